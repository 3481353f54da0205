import { entrySchema, optionNames, optionSchema } from "./read-schema.ts";
import type { UnknownName } from "./stand-ins.ts";

/**
 * Names that a group does not have, and that all entries of one of its lists do, such as the label and the address of
 * a button: the list, which is not there, was forgotten. They are one mistake, told at the first of them.
 *
 * @returns Those of which nothing has to be said any more.
 */
export function tellWithinList(unknown: readonly UnknownName[]): ReadonlySet<UnknownName["draft"]> {
  const free = unknown.filter(({ draft: { code, params } }) => {
    const { guess, lacks } = params as { guess?: string; lacks?: object };
    return code === "unknown-option" && guess === undefined && !lacks;
  });
  const [first, ...others] = free;
  if (!first) return new Set();
  const { among: schema, present } = first;
  const names = free.map(({ draft }) => (draft.params as { option: string }).option);
  const lists = optionNames(schema).filter((name) => {
    if (Object.hasOwn(present, name)) return false;
    const entry = entrySchema(optionSchema(schema, name), 0);
    const own = entry && !entry["x-block"] ? optionNames(entry) : [];
    return names.every((one) => own.includes(one));
  });
  const [list] = lists;
  if (list === undefined || lists.length > 1) return new Set();
  (first.draft.params as { within?: object }).within = { list, names };
  return new Set(others.map(({ draft }) => draft));
}
