import type { Draft, Span } from "../problems/draft.ts";
import { suggest } from "../problems/suggest.ts";
import { namesOf } from "../problems/things.ts";

/**
 * An option names a collection that the site does not have.
 *
 * @param option Name of the option, at the end of `path`. @param value As it is written. @param names Those that there are.
 */
export function unknownCollection(
  value: string,
  names: readonly string[],
  span: Span,
  path: readonly (string | number)[],
): Draft {
  const option = String(path.at(-1));
  const bare = collectionIn(value);
  if (names.includes(bare))
    return {
      code: "unknown-collection",
      params: { option, name: bare, isBare: true, names: namesOf(names) },
      ...span,
      path: [...path],
      fix: { ...span, text: bare },
    };
  const guess = suggest(bare, names);
  return {
    code: "unknown-collection",
    params: { option, name: bare, isBare: false, ...(guess && { guess }), names: namesOf(names) },
    ...span,
    path: [...path],
    ...(guess && { fix: { ...span, text: guess } }),
  };
}

/** The name of a collection without what people write around it: a binding, its folder and ending, a loop. */
export function collectionIn(value: string): string {
  return (
    value
      .replace(/^\$\{(.*)\}$/, "$1")
      .replace(/^(?:\.?\/)?(?:data\/)?/, "")
      .replace(/\.(?:ya?ml|json|csv)$/i, "")
      // As loops of programs have it.
      .replace(/^\w+ (?:in|of) (?=[\w-]+$)/, "")
  );
}
