import type { Draft } from "../problems/draft.ts";
import type { Schema } from "../schema/schema-types.ts";
import { editedRange } from "../yaml/text-edits.ts";
import { findPart, type TreeNode, visibleSpan } from "../yaml/tree.ts";

/** A name in braces that stands for something; behind a dollar sign it is a binding. */
const PLACE = /(?<![$\w{])\{(\w+)\}(?!\})/g;

/** Such a place as bindings and other systems have it. */
const FOREIGN = /[$%#]\{ ?(\w+) ?\}|\{\{ ?(\w+) ?\}\}|%(\w+)%|\{ (\w+) \}/g;

/** The names for which something is put into a text, as its default has them. */
function placesOf(schema: Schema): string[] {
  const word = schema["x-word"] === undefined ? undefined : schema.default;
  return typeof word === "string" ? [...word.matchAll(PLACE)].map(([, name = ""]) => name) : [];
}

/** `${shown} of ${total}` for `{shown} of {total}`: one problem at the first place, with all of them put right. */
export function findForeignPlaces(
  value: string,
  schema: Schema,
  node: TreeNode,
  path: readonly (string | number)[],
  text: string,
): Draft | undefined {
  const places = value.includes("{") || value.includes("%") ? placesOf(schema) : [];
  if (places.length === 0) return undefined;
  const found = [...value.matchAll(FOREIGN)].flatMap((match) => {
    const name = match.slice(1).find((one) => one !== undefined)!;
    const place = places.includes(name)
      ? findPart(match[0], node, text, value.slice(0, match.index))
      : undefined;
    return place ? [{ sign: match[0], plain: `{${name}}`, place }] : [];
  });
  const [first] = found;
  if (!first) return undefined;
  const { sign, plain, place } = first;
  const edits = found.map((one) => ({ ...one.place, text: one.plain }));
  return {
    code: "bad-word",
    params: { sign, plain, places },
    ...place,
    path: [...path],
    offer: editedRange(text, place.start, edits.at(-1)!.end, edits),
  };
}

/** What is told of a name in braces for which a text with places has nothing. */
export function findOddPlace(
  value: string,
  schema: Schema,
  node: TreeNode,
  path: readonly (string | number)[],
  text: string,
): Draft | undefined {
  const places = value.includes("{") ? placesOf(schema) : [];
  const odd = [...value.matchAll(PLACE)].find(([, name = ""]) => !places.includes(name));
  if (places.length === 0 || !odd) return undefined;
  const place = findPart(odd[0], node, text, value.slice(0, odd.index));
  const lacking = places.filter((name) => !value.includes(`{${name}}`));
  const meant = lacking.length === 1 ? `{${lacking[0]}}` : undefined;
  return {
    code: "bad-word",
    params: { odd: odd[1]!, places },
    severity: "warning",
    ...(place ?? visibleSpan(node, text)),
    path: [...path],
    ...(place && meant !== undefined && { offer: { ...place, text: meant } }),
  };
}
