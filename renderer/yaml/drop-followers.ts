import type { Draft } from "../problems/draft.ts";
import { lastAtMost } from "../problems/last-at-most.ts";
import { GUESSES, LACKS } from "./judge-repair.ts";
import { indentationOf } from "./line.ts";
import { contentColumn, isContent } from "./line-repair.ts";
import { explainMoved } from "./moved-away.ts";
import { isOfBinding, isOfGroup, isOfOptions, isOfTwice, isOfUnknown } from "./of-names.ts";
import { type PlacedLine, placeLines } from "./placed-lines.ts";
import { Ranges, type Told, ToldLines } from "./told-lines.ts";

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

/** Words that YAML does not take for a text, and of which it may not know where they belong either. */
const UNREAD_TEXTS: ReadonlySet<string> = new Set([
  "reserved-character",
  "yaml-alias",
  "yaml-anchor",
  "yaml-tag",
]);

/** Brackets around what is no list or group. */
const OF_BRACKETS: ReadonlySet<string> = new Set(["bracket-start", "wrong-type"]);

/** A line in the wrong column. */
const ASTRAY: ReadonlySet<string> = new Set(["moved-line", "tab-indentation", "wrong-indentation"]);

/** A name that stands in the place of another. */
const TWICE: ReadonlySet<string> = new Set(["duplicate-name"]);
const UNKNOWN: ReadonlySet<string> = new Set(["unknown-field", "unknown-option"]);
const INSTEAD: ReadonlySet<string> = new Set([...TWICE, ...UNKNOWN]);

/**
 * Problems without those that another problem of the same entry brings about. What an entry lacks is not told where
 * a line of it cannot be read, where one name stands in the place of another, or where nothing of it is written yet.
 * Of a block among entries that are none, its `type` is told; of a list with a comma too many, how long it is.
 */
export function dropFollowers(text: string, drafts: readonly Draft[]): Draft[] {
  if (drafts.length < 2) return [...drafts];
  const placed = placeLines(text);
  const moved = explainMoved(new ToldLines(placed, drafts)).map(({ draft }) => draft);
  const lines = new ToldLines(placed, moved);
  const rules = [
    isExplainedLack,
    isOfMerge,
    isOfSource,
    isOfBlock,
    isOfList,
    isOfTwice,
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

/** Tells a problem that another one brings about. */
type Follows = (one: Told) => boolean;

/** The `type` of a block, where entries or pages have none. */
const isType = ({ code, params }: Draft): boolean =>
  UNKNOWN.has(code) && (params as { option?: unknown }).option === "type";

const isLack = ({ code }: Draft): boolean => LACKS.has(code) && code !== "missing-type";

/** A name that is nearly right. */
const isSlip = ({ params }: Draft): boolean =>
  (params as { guess?: unknown } | undefined)?.guess !== undefined;

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

const ownerOf = ({ path }: Draft): string => path.slice(0, -1).join("\n");

/**
 * One of several lines below one another that do not belong here: what opened them is gone, or they were pasted. Two
 * alone may be two mistakes.
 */
function goesOn(told: ToldLines): Follows {
  const { lines } = told;
  const runs = told.runs((line) =>
    told.at(line).some(({ draft }) => INSTEAD.has(draft.code) && !isSlip(draft)),
  );
  const astray = told.told
    .filter(({ draft }) => draft.code === "wrong-indentation")
    .map(({ at }) => at)
    .sort((a, b) => a - b);
  return ({ draft, at }) => {
    const column = indentationOf(lines[at]!.text);
    // At the left edge a name that is unknown may have lost its own margin.
    if ((column === 0 && !TWICE.has(draft.code)) || !INSTEAD.has(draft.code) || isSlip(draft)) return false;
    const runAt = (line: number) => {
      const run = runs.get(line);
      return run && told.columnOf(line) === column ? run : undefined;
    };
    const start = runAt(at - 1)?.start ?? at;
    const end = runAt(at + 1)?.end ?? at + 1;
    const near = astray[lastAtMost(astray, end, (line) => line)];
    // A page below another says other names in turn; one name alone was written again and again.
    const isOther = ({ draft: one }: Told): boolean =>
      one.code === "duplicate-name" &&
      draft.code === "duplicate-name" &&
      one.params.name !== draft.params.name;
    if (column === 0 && !told.at(start).some(isOther)) return false;
    // Names that one thing does not have are told together, each by its name (`joinRepeats`).
    const isOfOne = ({ draft: one }: Told): boolean =>
      UNKNOWN.has(one.code) && UNKNOWN.has(draft.code) && ownerOf(one) === ownerOf(draft);
    if (column > 0 && told.at(start).some(isOfOne)) return false;
    return start < at && (end - start > 2 || (near !== undefined && near >= start));
  };
}

/** What is said of lines right below one that is too far right: what opened them all is gone. */
function goesAstray({ told, lines }: ToldLines): Follows {
  /** Lines that are too far right, by where they begin. */
  const astray = new Map<number, number[]>();
  for (const { draft, at } of told.toSorted((a, b) => a.at - b.at)) {
    if (draft.code !== "wrong-indentation") continue;
    const column = indentationOf(lines[at]!.text);
    const there = astray.get(column);
    if (there) there.push(at);
    else astray.set(column, [at]);
  }
  if (astray.size === 0) return () => false;
  const endOf = endsOfDeeper(lines);
  return ({ draft, at }) => {
    const isList = draft.code === "list-without-name";
    if (!isList && (!UNKNOWN.has(draft.code) || isSlip(draft))) return false;
    const own = indentationOf(lines[at]!.text);
    const there = astray.get(isList ? own + 2 : own) ?? [];
    const above = there[lastAtMost(there, at, (line) => line)];
    return above !== undefined && endOf[above]! >= at;
  };
}

/** Of each line, the index of the next one with content that begins further left; the number of lines when none does. */
function endsOfDeeper(lines: readonly PlacedLine[]): number[] {
  const ends = lines.map(() => lines.length);
  const open: { line: number; column: number }[] = [];
  for (const [index, line] of lines.entries()) {
    if (!isContent(line)) continue;
    const column = indentationOf(line.text);
    while (open.length > 0 && open.at(-1)!.column > column) ends[open.pop()!.line] = index;
    open.push({ line: index, column });
  }
  return ends;
}

/** One of several names below one another in the column of the dashes: they were moved there together. */
function standsLeft(told: ToldLines): Follows {
  const isLeft = (line: number): boolean => told.at(line).some(({ draft }) => draft.code === "missing-dash");
  const runs = told.runs(isLeft);
  return ({ draft, at }) => draft.code === "missing-dash" && (runs.get(at)?.start ?? at) < at;
}

/** The lines of the keys of another system above a page, which is read without them. */
function frontOf({ code, params, offer }: Draft): Draft["offer"] {
  return code === "several-documents" && (params as { mark: string }).mark === "front" ? offer : undefined;
}

/** What a tab, or a line that stands twice, makes of its own line. */
function isOfLine(told: ToldLines): Follows {
  const { lines } = told;
  // A page of another system ends its keys so; what stands below it is no page.
  const cut = told.told.find(({ draft }) => draft.code === "several-documents" && !frontOf(draft))?.at;
  const front = told.told.map(({ draft }) => frontOf(draft)).find((range) => range !== undefined);
  const isAstray = told.told.some(({ draft }) => draft.code === "wrong-indentation");
  const isUnreadText = (at: number): boolean => told.at(at).some(({ draft }) => UNREAD_TEXTS.has(draft.code));
  /** An entry that is no text and no name: what stands below it goes on with nothing. */
  const isBelowUnreadEntry = (at: number): boolean => {
    const above = lines.slice(0, at).findLastIndex(isContent);
    return above >= 0 && /^ *- +[!&*]/.test(lines[above]!.text) && isUnreadText(above);
  };
  return ({ draft, at }) => {
    const { code } = draft;
    if (cut !== undefined && at > cut && (code === "stray-text" || GUESSES.has(code))) return true;
    // Keys of another system are to go, whatever is wrong with them.
    if (front && draft.start > front.start && draft.start < front.end) return true;
    // Without the brackets around it, it needs none.
    if (code === "unquoted-binding")
      return told
        .at(at)
        .some(
          ({ draft: one }) => OF_BRACKETS.has(one.code) && one.start < draft.start && one.end >= draft.end,
        );
    if (code === "comma-at-end") return told.at(at + 1).some(({ draft: one }) => goesOnAbove(one));
    // Its value stands below: at the left edge, or beside a name that is too far right.
    if (code === "empty-value") {
      if (told.at(at).some(({ draft: one }) => one.code === "look-alike")) return true;
      if (told.at(at).some(({ draft: one }) => one.code === "wrong-indentation")) return true;
      const below = lines.findIndex((line, index) => index > at && line.text.trim() !== "");
      if (below === -1) return false;
      const isBeside = indentationOf(lines[below]!.text) > told.columnOf(at);
      const isValue = ({ draft: one }: Told): boolean =>
        one.code === "stray-text" || one.code === "wrong-indentation";
      return isBeside ? isAstray : told.at(below).some(isValue);
    }
    if (code === "unclosed-bracket" || code === "unclosed-quote")
      return (
        code === "unclosed-bracket" &&
        told.at(at).some((other) => other.draft.code === "unclosed-quote" && other.draft.start > draft.start)
      );
    if (code === "wrong-indentation" && told.at(at).some((other) => other.draft.code === "template-tag"))
      return true;
    if (code === "duplicate-name" && told.at(at - 1).some(({ draft: other }) => isSplitOff(other, draft)))
      return true;
    if (code === "wrong-indentation" && told.at(at).some((other) => other.draft.code === "unreadable"))
      return true;
    if (code === "unreadable" && (isUnreadText(at) || isBelowUnreadEntry(at))) return true;
    if (INSTEAD.has(code) && told.at(at).some(({ draft: one }) => one.code === "look-alike")) return true;
    // Of a line with a tab it may not be sure where it belongs.
    if (GUESSES.has(code) || INSTEAD.has(code) || code === "missing-type")
      return told.at(at).some(({ draft: one }) => one.code === "tab-indentation");
    if (code !== "misplaced-block" || lines[at]!.text !== lines[at - 1]?.text) return false;
    return told.at(at - 1).some((other) => isLack(other.draft));
  };
}

/** Words that go on with the value above: a comma at its end is one of the text. */
const goesOnAbove = ({ code, params }: Draft): boolean =>
  code === "stray-text" && (params as { goesOn?: string }).goesOn !== undefined;

/** The name behind another value on the line above, which stands here by itself as well. */
function isSplitOff(above: Draft, twin: Draft): boolean {
  return (
    above.code === "two-on-a-line" && twin.code === "duplicate-name" && above.params.name === twin.params.name
  );
}

/** Something about an entry of a list that has a wrong number of them: what is in which place is not known. */
function isOfList(told: ToldLines): Follows {
  const lists = new Ranges(
    told.told.filter(({ draft }) => draft.code === "wrong-count").map(({ draft }) => draft),
  );
  return ({ draft }) => draft.code === "odd-number" && lists.holds(draft);
}
