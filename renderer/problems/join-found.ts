import type { Problem } from "../model.ts";
import { withMore } from "./english/index.ts";

/** So many rows have the same field wrong in the same way because somebody replaced something in all of them. */
const EVERYWHERE = 3;

/** What is told in one file is joined there; a row that has another key now is missed wherever it is referred to. */
const EVERYWHERE_CODES: ReadonlySet<string> = new Set(["bad-link", "broken-anchor", "dangling-reference"]);

/** Whole words that differ from entry to entry, such as "Row 3". */
const NUMBER = /\d+/;

/**
 * What was found of a whole site without what repeats itself in one file: an address that was replaced everywhere, and
 * what a block says of each of its entries, where they are right and what they have to fit is not. A place that has a
 * correction of its own is told by itself.
 */
export function joinFound(problems: readonly Problem[]): Problem[] {
  if (problems.length < 2) return [...problems];
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const key = keyOf(problem);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(problem);
    else groups.set(key, [problem]);
  }
  const joined = new Map<Problem, number>();
  for (const group of groups.values())
    if (group.length >= (EVERYWHERE_CODES.has(group[0]!.code) ? EVERYWHERE : 2))
      for (const [index, one] of group.entries()) joined.set(one, index === 0 ? group.length - 1 : 0);
  if (joined.size === 0) return [...problems];
  return problems.flatMap((problem) => {
    const more = joined.get(problem);
    if (more === undefined) return [problem];
    if (more === 0) return [];
    return [{ ...problem, hint: withMore(problem.hint, more), params: { ...problem.params, more } }];
  });
}

function keyOf({ code, file, message, path, params, fix, offer }: Problem): string | undefined {
  // Where there are no rows, no key is the reason; else it is another one now, and references are mended one by one.
  if (code === "dangling-reference") {
    const { file: target, names } = (params ?? {}) as { file?: string; names?: { all: number } };
    return names?.all === 0 ? `${code}\n${target}` : `${code}\n${message}`;
  }
  if (fix || offer) return undefined;
  // A language that is gone is missed by all files in it.
  if (code === "unknown-language") return `${code}\n${message}`;
  // Each use of a list of blocks that is not there.
  if (code === "unknown-shared-list") return `${code}\n${message}`;
  // What is nearly an address of the site is mistyped, each time anew.
  const isSlip = (params as { guess?: string } | undefined)?.guess !== undefined;
  if (code === "out-of-time-link") return `${code}\n${file}\n${message}`;
  // A block that has another id now is missed by all that lead to it.
  if (code === "broken-anchor") return isSlip ? undefined : `${code}\n${message}`;
  if (code === "broken-link") return isSlip ? undefined : `${code}\n${file}\n${message}`;
  const field = path.map((step) => (typeof step === "number" ? "*" : step));
  if (code === "bad-link") {
    const { case: how } = (params ?? {}) as { case?: string };
    // The field of a row; the blocks of a page are each something else. Only a replacement takes the same from all.
    return typeof path[0] === "number" && how === "no-scheme"
      ? [code, file, how, ...field].join("\n")
      : undefined;
  }
  if (code !== "block-rule") return undefined;
  // The number of the block itself stands for the block.
  const block = path.slice(0, 2);
  return [code, file, ...block, ...field.slice(2), message.replace(NUMBER, "")].join("\n");
}
