import type { Draft } from "../problems/draft.ts";

/** So many files with the same mistakes, which no line of theirs explains, are a matter of the site. */
const MOST_SEARCHED = 5;

/**
 * Mistakes that many files have, because a block lost an option, got another name for it or wants one more. To look
 * for a line that explains them takes 50 ms a page, and in the sixth there is none either.
 */
export class SharedMistakes {
  /** Files without an explanation, by what was found in them. */
  private readonly files = new Map<string, Set<string>>();

  /** Explains what was found in a file, unless others have shown that there is nothing to explain. */
  explain(file: string, found: readonly Draft[], search: () => readonly Draft[]): readonly Draft[] {
    const key = keyOf(found);
    const others = this.files.get(key);
    if (others && others.size >= MOST_SEARCHED && !others.has(file)) return found;
    const told = search();
    if (!isSame(found, told)) return told;
    if (others) others.add(file);
    else this.files.set(key, new Set([file]));
    return told;
  }
}

const shared = new WeakMap<object, SharedMistakes>();

/** Those of the pages that are read against these block types: they last as long as the types do. */
export function sharedMistakesOf(blockTypes: object): SharedMistakes {
  const known = shared.get(blockTypes) ?? new SharedMistakes();
  shared.set(blockTypes, known);
  return known;
}

const keyOf = (found: readonly Draft[]): string =>
  [...new Set(found.map(({ code, params }) => `${code} ${JSON.stringify(params)}`))].sort().join("\n");

function isSame(found: readonly Draft[], told: readonly Draft[]): boolean {
  if (found.length !== told.length) return false;
  const placed = ({ code, start }: Draft): string => `${code} ${start}`;
  const all = new Set(told.map(placed));
  return found.every((one) => all.has(placed(one)));
}
