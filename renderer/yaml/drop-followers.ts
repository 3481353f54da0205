import type { Draft } from "../problems/draft.ts";
import { GUESSES, LACKS } from "./judge-repair.ts";
import { indentationOf } from "./line.ts";
import { contentColumn, isContent } from "./line-repair.ts";
import { type PlacedLine, placeLines } from "./placed-lines.ts";

/** A line of which it is not known what it says. */
const UNREAD: ReadonlySet<string> = new Set([
  ...GUESSES,
  "foreign-comment",
  "list-sign",
  "merge-conflict",
  "stray-text",
  "unclosed-bracket",
  "unclosed-quote",
]);

/** A name that stands in the place of another. */
const TWICE: ReadonlySet<string> = new Set(["duplicate-name"]);
const UNKNOWN: ReadonlySet<string> = new Set(["unknown-field", "unknown-option"]);
const INSTEAD: ReadonlySet<string> = new Set([...TWICE, ...UNKNOWN]);

/** A problem, and the line that it is told at. */
interface Told {
  draft: Draft;
  at: number;
}

/**
 * Problems without those that another problem of the same entry brings about. What an entry lacks is not told where
 * a line of it cannot be read, where one name stands in the place of another, or where nothing of it is written yet.
 * Of a block among entries that are none, its `type` is told; of a list with a comma too many, how long it is.
 */
export function dropFollowers(text: string, drafts: readonly Draft[]): Draft[] {
  if (drafts.length < 2) return [...drafts];
  const lines = placeLines(text);
  const told = drafts.map((draft) => ({
    draft,
    at: lines.findLastIndex((line) => line.start <= draft.start),
  }));
  return told
    .filter((one) => !isExplainedLack(one, told, lines))
    .filter((one) => !isOfBlock(one, told, lines))
    .filter((one) => !isOfList(one, told))
    .filter((one) => !goesOn(one, told, lines))
    .filter((one) => !isOfLine(one, told, lines))
    .map(({ draft }) => draft);
}

/** The `type` of a block, where entries or pages have none. */
const isType = ({ code, params }: Draft): boolean =>
  UNKNOWN.has(code) && (params as { option?: unknown }).option === "type";

const isLack = ({ code }: Draft): boolean => LACKS.has(code) && code !== "missing-type";

function isExplainedLack(one: Told, told: readonly Told[], lines: readonly PlacedLine[]): boolean {
  const { draft, at } = one;
  if (!isLack(draft)) return false;
  if (told.some((other) => other.at === at && isType(other.draft))) return true;
  const column = contentColumn(lines[at]!);
  const end = endOfEntry(lines, at, column);
  const inside = told.filter((other) => other !== one && other.at >= at && other.at < end);
  const isUnread = (other: Told): boolean =>
    UNREAD.has(other.draft.code) && indentationOf(lines[other.at]!.text) <= column;
  if (column > 0 && inside.some(isUnread)) return true;
  const own = inside.filter((other) => contentColumn(lines[other.at]!) === column);
  const lacks = told.filter((other) => isLack(other.draft) && other.draft.start === draft.start).length;
  // The keys of a page are many, and few of them go together.
  const instead = column > 0 ? INSTEAD : TWICE;
  if (lacks === 1 && own.filter((other) => instead.has(other.draft.code)).length === 1) return true;
  const written = lines.slice(at, end).filter((line) => isContent(line) && contentColumn(line) === column);
  return written.length === 1 && own.some((other) => other.draft.code === "empty-value");
}

/** An option of a block that stands where entries of another kind are expected: its `type` is told. */
function isOfBlock({ draft, at }: Told, told: readonly Told[], lines: readonly PlacedLine[]): boolean {
  if (!UNKNOWN.has(draft.code) || isType(draft)) return false;
  const column = contentColumn(lines[at]!);
  return told.some((other) => {
    if (!isType(other.draft) || other.at >= at) return false;
    return contentColumn(lines[other.at]!) === column && at < endOfEntry(lines, other.at, column);
  });
}

/**
 * One of several lines below one another that do not belong here: what opened them is gone, or they were pasted. Two
 * alone may be two mistakes.
 */
function goesOn({ draft, at }: Told, told: readonly Told[], lines: readonly PlacedLine[]): boolean {
  const column = indentationOf(lines[at]!.text);
  if (column === 0 || !INSTEAD.has(draft.code) || isSlip(draft)) return false;
  const isStray = (line: number): boolean =>
    told.some((other) => other.at === line && INSTEAD.has(other.draft.code) && !isSlip(other.draft));
  const isNext = (line: number): boolean => contentColumn(lines[line]!) === column && isStray(line);
  let first = at;
  while (first > 0 && isNext(first - 1)) first -= 1;
  let end = at + 1;
  while (end < lines.length && isNext(end)) end += 1;
  const isAstray = told.some(
    (other) => other.at >= first && other.at <= end && other.draft.code === "wrong-indentation",
  );
  return first < at && (end - first > 2 || isAstray);
}

/** What a tab, or a line that stands twice, makes of its own line. */
function isOfLine({ draft, at }: Told, told: readonly Told[], lines: readonly PlacedLine[]): boolean {
  if (GUESSES.has(draft.code))
    return told.some((other) => other.at === at && other.draft.code === "tab-indentation");
  if (draft.code !== "misplaced-block" || lines[at]!.text !== lines[at - 1]?.text) return false;
  return told.some((other) => other.at === at - 1 && isLack(other.draft));
}

/** A name that is nearly right. */
const isSlip = ({ params }: Draft): boolean =>
  (params as { guess?: unknown } | undefined)?.guess !== undefined;

/** Something about an entry of a list that has a wrong number of them: what is in which place is not known. */
function isOfList({ draft }: Told, told: readonly Told[]): boolean {
  return (
    draft.code === "odd-number" &&
    told.some(({ draft: { code, start, end } }) => {
      return code === "wrong-count" && start <= draft.start && end >= draft.end;
    })
  );
}

/** Index behind the last line of the entry whose names stand in a column; lines at the left edge may have lost it. */
function endOfEntry(lines: readonly PlacedLine[], at: number, column: number): number {
  for (let next = at + 1; next < lines.length; next += 1) {
    const line = lines[next]!;
    if (!isContent(line) || indentationOf(line.text) >= column) continue;
    if (/^ *(?:-(?:\s|$)|[\w$-]+:(?:\s|$))/.test(line.text)) return next;
  }
  return lines.length;
}
