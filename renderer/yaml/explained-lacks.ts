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
const INSTEAD: ReadonlySet<string> = new Set([...TWICE, "unknown-field", "unknown-option"]);

/**
 * Problems without what an entry lacks where another problem of the same entry tells why: a line of it cannot be
 * read, one name stands where another belongs, or nothing of it is written yet.
 */
export function withoutExplainedLacks(text: string, drafts: readonly Draft[]): Draft[] {
  const isLack = ({ code }: Draft): boolean => LACKS.has(code) && code !== "missing-type";
  if (drafts.length < 2 || !drafts.some(isLack)) return [...drafts];
  const lines = placeLines(text);
  const lineOf = ({ start }: Draft): number => lines.findLastIndex((line) => line.start <= start);
  return drafts.filter((draft) => {
    if (!isLack(draft)) return true;
    const at = lineOf(draft);
    const column = contentColumn(lines[at]!);
    const end = endOfEntry(lines, at, column);
    const inside = drafts
      .filter((other) => other !== draft)
      .map((other) => ({ code: other.code, at: lineOf(other) }))
      .filter((other) => other.at >= at && other.at < end);
    if (column > 0 && inside.some((other) => UNREAD.has(other.code) && startsAt(lines[other.at]!) <= column))
      return false;
    const own = inside.filter((other) => contentColumn(lines[other.at]!) === column);
    const lacks = drafts.filter((other) => isLack(other) && other.start === draft.start).length;
    // The keys of a page are many, and few of them go together.
    const instead = column > 0 ? INSTEAD : TWICE;
    if (lacks === 1 && own.filter(({ code }) => instead.has(code)).length === 1) return false;
    const written = lines.slice(at, end).filter((line) => isContent(line) && contentColumn(line) === column);
    return !(written.length === 1 && own.some(({ code }) => code === "empty-value"));
  });
}

const startsAt = (line: PlacedLine): number => indentationOf(line.text);

/** Index behind the last line of the entry whose names stand in a column; lines at the left edge may have lost it. */
function endOfEntry(lines: readonly PlacedLine[], at: number, column: number): number {
  for (let next = at + 1; next < lines.length; next += 1) {
    const line = lines[next]!;
    if (!isContent(line) || startsAt(line) >= column) continue;
    if (/^ *(?:-(?:\s|$)|[\w$-]+:(?:\s|$))/.test(line.text)) return next;
  }
  return lines.length;
}
