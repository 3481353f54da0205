import { suggest } from "../problems/suggest.ts";

const BINDING = /\$\{[^{}]*\}/g;

/**
 * The binding of an original that a translation has written otherwise: the one that it lacks, where it has another
 * one that the original does not have.
 *
 * @param written  A binding of the translation. @returns undefined when nobody can tell which is meant.
 */
export function placeholderMeant(original: string, translation: string, written: string): string | undefined {
  const [there, here] = [original.match(BINDING) ?? [], translation.match(BINDING) ?? []];
  const lost = without(there, here);
  if (!without(here, there).includes(written)) return undefined;
  if (lost.length === 1) return lost[0];
  const [root, field] = [rootOf(written), fieldOf(written)];
  const alike = (test: (one: string) => boolean): string | undefined => {
    const found = [...new Set(lost.filter(test))];
    return found.length === 1 ? found[0] : undefined;
  };
  return (
    suggest(written, lost) ?? alike((one) => fieldOf(one) === field) ?? alike((one) => rootOf(one) === root)
  );
}

/** What a list has more than another, each as often. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const rest = [...other];
  return list.filter((one) => {
    const at = rest.indexOf(one);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
}

const rootOf = (binding: string): string => /^\$\{\s*([^.\s}]*)/.exec(binding)?.[1] ?? "";
const fieldOf = (binding: string): string => /([^.\s}]*)\s*\}$/.exec(binding)?.[1] ?? "";
