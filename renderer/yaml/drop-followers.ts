import type { Draft } from "../problems/draft.ts";
import { lastAtMost } from "../problems/last-at-most.ts";
import { type Follows, INSTEAD, isLack, TWICE, UNKNOWN } from "./follower-kinds.ts";
import { indentationOf } from "./line.ts";
import { GUESSES, LACKS } from "./line-codes.ts";
import { contentColumn, isContent } from "./line-repair.ts";
import { explainMoved } from "./moved-away.ts";
import { isOfLine } from "./of-lines.ts";
import { isOfBinding, isOfGroup, isOfOptions, isOfSecondPage, isOfTwice, isOfUnknown } from "./of-names.ts";
import { goesAstray, goesOn, standsLeft } from "./of-runs.ts";
import { placeLines } from "./placed-lines.ts";
import { Ranges, type Told, ToldLines } from "./told-lines.ts";
import { explainRunOn } from "./words-run-on.ts";

/** A line of which it is not known what it says. */
const UNREAD: ReadonlySet<string> = new Set([
  ...GUESSES,
  "foreign-comment",
  "list-sign",
  "merge-conflict",
  "moved-line",
  "stray-text",
  "tab-indentation",
  "unclosed-bracket",
  "unclosed-quote",
  "unmarked-text",
]);

/** A line in the wrong column. */
const ASTRAY: ReadonlySet<string> = new Set(["moved-line", "tab-indentation", "wrong-indentation"]);

/**
 * Problems without those that another problem of the same entry brings about. What an entry lacks is not told where
 * a line of it cannot be read, where one name stands in the place of another, or where nothing of it is written yet.
 * Of a block among entries that are none, its `type` is told; of a list with a comma too many, how long it is.
 */
export function dropFollowers(text: string, drafts: readonly Draft[]): Draft[] {
  if (drafts.length < 2) return [...drafts];
  const placed = placeLines(text);
  const moved = explainMoved(new ToldLines(placed, drafts)).map(({ draft }) => draft);
  const parted = explainRunOn(new ToldLines(placed, moved)).map(({ draft }) => draft);
  const lines = new ToldLines(placed, parted);
  const rules = [
    isExplainedLack,
    isOfMerge,
    isOfSource,
    isOfBlock,
    isOfList,
    isOfTwice,
    isOfSecondPage,
    isOfUnknown,
    isOfGroup,
    isOfBinding,
    isOfOptions,
    isOfFlat,
    isOfHiddenText,
    goesOn,
    goesAstray,
    standsLeft,
    isOfLine,
  ].map((rule) => rule(lines));
  return lines.told.filter((one) => !rules.some((follows) => follows(one))).map(({ draft }) => draft);
}

/** The `type` of a block, where entries or pages have none. */
const isType = ({ code, params }: Draft): boolean =>
  UNKNOWN.has(code) && (params as { option?: unknown }).option === "type";

function isExplainedLack(told: ToldLines): Follows {
  const { lines } = told;
  const isOneLine = lines.filter(isContent).length === 1;
  const lacksAt = new Map<number, number>();
  for (const { draft } of told.told)
    if (isLack(draft)) lacksAt.set(draft.start, (lacksAt.get(draft.start) ?? 0) + 1);
  return (one) => {
    const { draft, at } = one;
    if (!isLack(draft)) return false;
    if (told.at(at).some((other) => isType(other.draft))) return true;
    // A page of one line, and nobody knows its name: what it is to be is not written yet.
    if (isOneLine && told.at(at).some((other) => UNKNOWN.has(other.draft.code))) return true;
    const column = told.columnOf(at);
    const end = told.endOfEntry(at, column);
    let below = at + 1;
    while (below < end && !isContent(lines[below]!)) below += 1;
    // What it lacks has opened the lines that are too far right.
    if (below < end && told.at(below).some((other) => ASTRAY.has(other.draft.code))) return true;
    const inside = told.within(at, end).filter((other) => other !== one);
    const isUnread = (other: Told): boolean =>
      UNREAD.has(other.draft.code) &&
      indentationOf(lines[other.at]!.text) <= column + (ASTRAY.has(other.draft.code) ? 2 : 0);
    if (column > 0 && inside.some(isUnread)) return true;
    const own = inside.filter((other) => told.columnOf(other.at) === column);
    // The keys of a page are many, and few of them go together.
    const instead = column > 0 ? INSTEAD : TWICE;
    const isOnly = lacksAt.get(draft.start) === 1;
    if (isOnly && own.filter((other) => instead.has(other.draft.code)).length === 1) return true;
    // With two names that are unknown, it is an entry of another kind.
    const strangers = own.filter(({ draft }) => UNKNOWN.has(draft.code) && !draft.fix);
    if (column > 0 && isOnly && strangers.length > 1) return true;
    if (!own.some((other) => other.draft.code === "empty-value")) return false;
    return (
      lines.slice(at, end).filter((line) => isContent(line) && contentColumn(line) === column).length === 1
    );
  };
}

/** What an entry lacks that was to be taken over from another one: that it cannot be is told. */
function isOfMerge(told: ToldLines): Follows {
  const merges = told.told
    .filter(({ draft }) => draft.code === "yaml-alias" && "isMerge" in draft.params)
    .map(({ at }) => ({ at, column: told.columnOf(at), end: told.endOfEntry(at, told.columnOf(at)) }));
  return ({ draft, at }) =>
    LACKS.has(draft.code) &&
    merges.some((one) => at >= one.at && at < one.end && told.columnOf(at) === one.column);
}

/** A block with a query that has no source: a name that is unknown there was to be the source. */
function isOfSource({ told }: ToldLines): Follows {
  /** What entries that stand there as well would be made of is not missed by itself. */
  const both = new Set(
    told.flatMap(({ draft }) =>
      draft.code === "source-and-items" ? [draft.path.slice(0, -1).join("\n")] : [],
    ),
  );
  const strangers = new Set(
    told.flatMap(({ draft }) =>
      draft.code === "unknown-option" && !draft.fix ? [draft.path.slice(0, -1).join("\n")] : [],
    ),
  );
  return ({ draft }) => {
    if (draft.code !== "missing-option") return false;
    const block = draft.path.slice(0, -1).join("\n");
    const { case: what } = draft.params as { case?: string };
    return (
      (what === "source" && strangers.has(block)) || (what === "item" && both.has(draft.path.join("\n")))
    );
  };
}

/** An option of a block that stands where entries of another kind are expected, or its margin: its `type` is told. */
function isOfBlock(told: ToldLines): Follows {
  /** Lines behind each `type` that belong to its block, by the column of their names. */
  const blocks = new Map<number, { start: number; end: number }[]>();
  for (const { at } of told.told.filter(({ draft }) => isType(draft)).sort((a, b) => a.at - b.at)) {
    const column = told.columnOf(at);
    const there = blocks.get(column) ?? [];
    blocks.set(column, there);
    // One within another ends with it.
    if (at >= (there.at(-1)?.end ?? 0)) there.push({ start: at + 1, end: told.endOfEntry(at, column) });
  }
  const isWithin = (at: number): boolean =>
    [...blocks].some(
      ([column, there]) =>
        column < told.columnOf(at) && (there[lastAtMost(there, at, ({ start }) => start)]?.end ?? 0) > at,
    );
  return ({ draft, at }) => {
    if (ASTRAY.has(draft.code)) return isWithin(at);
    if (!UNKNOWN.has(draft.code) || isType(draft)) return false;
    const there = blocks.get(told.columnOf(at)) ?? [];
    const block = there[lastAtMost(there, at, ({ start }) => start)];
    return block !== undefined && at < block.end;
  };
}

/** A name that belongs below another one, which is told, and stands beside it. */
function isOfFlat(told: ToldLines): Follows {
  const flat = new Ranges(
    told.told.flatMap(({ draft }) => (draft.code === "not-indented" ? (draft.offer ?? draft.fix ?? []) : [])),
  );
  return ({ draft }) => UNKNOWN.has(draft.code) && flat.holds(draft);
}

/** Lines of a text whose name has lost its colon, or has a sign that only looks like one: what they look like is not told. */
function isOfHiddenText({ told, lines }: ToldLines): Follows {
  const texts = told.flatMap(({ draft, at }) => {
    const isLost = draft.code === "look-alike" || GUESSES.has(draft.code);
    if (!isLost || !/[|>][-+\d]*\s*$/.test(lines[at]!.text)) return [];
    const column = indentationOf(lines[at]!.text);
    const next = lines.findIndex(
      ({ text }, index) => index > at && text.trim() !== "" && indentationOf(text) <= column,
    );
    return [{ from: at, to: next === -1 ? lines.length : next }];
  });
  return ({ at }) => texts.some(({ from, to }) => at > from && at < to);
}

/** Something about an entry of a list that has a wrong number of them: what is in which place is not known. */
function isOfList(told: ToldLines): Follows {
  const lists = new Ranges(
    told.told.filter(({ draft }) => draft.code === "wrong-count").map(({ draft }) => draft),
  );
  return ({ draft }) => draft.code === "odd-number" && lists.holds(draft);
}
