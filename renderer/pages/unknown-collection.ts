import type { Draft, Span } from "../problems/draft.ts";
import { listSome, suggest } from "../problems/suggest.ts";

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
  const option = path.at(-1);
  const bare = value.replace(/^(?:\.?\/)?(?:data\/)?/, "").replace(/\.ya?ml$/i, "");
  if (names.includes(bare))
    return {
      code: "unknown-collection",
      ...span,
      path: [...path],
      message: `"${option}" takes the name of a data file without its folder and ending.`,
      hint: `Write "${bare}".`,
      fix: { ...span, text: bare },
    };
  const guess = suggest(bare, names);
  return {
    code: "unknown-collection",
    ...span,
    path: [...path],
    message: `"${option}" names data/${bare}.yaml, which does not exist.`,
    hint: guess ? `Did you mean "${guess}"?` : listSome("Data files", names),
    ...(guess && { fix: { ...span, text: guess } }),
  };
}
