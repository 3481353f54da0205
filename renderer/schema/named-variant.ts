import type { ErrorObject } from "ajv";

/** The errors of one of several shapes that a value may have. */
type Faults = readonly ErrorObject[];

/**
 * Of several shapes of a group that a word in it tells apart (`kind: film` or `kind: list`), those that the word names;
 * all where no word does that. Where none is named, what is wrong is the word: one error with all that it may be.
 *
 * @param place  Of the group, as ajv writes it.
 */
export function namedVariants(variants: readonly Faults[], place: string): Faults[] {
  const words = new Map<string, ErrorObject[]>();
  for (const error of variants.flat())
    if (error.keyword === "const" && isBelow(error.instancePath, place))
      words.set(error.instancePath, [...(words.get(error.instancePath) ?? []), error]);
  for (const [path, errors] of words) {
    const named = variants.filter((faults) => !faults.some((error) => isOf(error, path, place)));
    if (named.length > 0) return named;
    if (errors.length === variants.length && errors.length > 1) return [[asChoice(errors)]];
  }
  return [...variants];
}

/** Directly below, and no entry of a list. */
const isBelow = (path: string, place: string): boolean =>
  path.startsWith(`${place}/`) && !/^\d*$|\//.test(path.slice(place.length + 1));

/** Whether an error says of the word at a path that it is wrong, or has no business there. */
function isOf({ instancePath, keyword, params }: ErrorObject, path: string, place: string): boolean {
  if (keyword === "additionalProperties")
    return instancePath === place && `${place}/${params.additionalProperty}` === path;
  return instancePath === path;
}

function asChoice(errors: Faults): ErrorObject {
  const values = [...new Set(errors.map(({ params }) => params.allowedValue as unknown))];
  const [first] = errors;
  const { const: _, ...parent } = (first!.parentSchema ?? {}) as { const?: unknown };
  return {
    ...first!,
    keyword: "enum",
    params: { allowedValues: values },
    schema: values,
    parentSchema: { ...parent, enum: values },
  };
}
