import type { Draft } from "../problems/draft.ts";
import { lastAtMost } from "../problems/last-at-most.ts";
import { type Follows, INSTEAD, isSlip, TWICE, UNKNOWN } from "./follower-kinds.ts";
import { indentationOf } from "./line.ts";
import { isContent } from "./line-repair.ts";
import type { PlacedLine } from "./placed-lines.ts";
import type { Told, ToldLines } from "./told-lines.ts";

const ownerOf = ({ path }: Draft): string => path.slice(0, -1).join("\n");

/**
 * One of several lines below one another that do not belong here: what opened them is gone, or they were pasted. Two
 * alone may be two mistakes.
 */
export function goesOn(told: ToldLines): Follows {
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
export function goesAstray({ told, lines }: ToldLines): Follows {
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
export function standsLeft(told: ToldLines): Follows {
  const isLeft = (line: number): boolean => told.at(line).some(({ draft }) => draft.code === "missing-dash");
  const runs = told.runs(isLeft);
  return ({ draft, at }) => draft.code === "missing-dash" && (runs.get(at)?.start ?? at) < at;
}
