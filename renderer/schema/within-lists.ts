import type { Span } from "../problems/draft.ts";
import type { TextEdit } from "../yaml/text-edits.ts";
import { ofValue } from "./free-text.ts";
import { acceptedTypes, entrySchema, optionNames, optionSchema } from "./read-schema.ts";
import type { Schema } from "./schema-types.ts";
import type { UnknownName } from "./stand-ins.ts";
import { synonymOf } from "./synonyms.ts";

/** A list or group into which names belong that stand beside it. */
export interface Within {
  list: string;
  names: readonly string[];
  isGroup?: true;
  /** Further groups of the same names that are not there either. */
  twins?: readonly string[];
  /** They stand between braces. */
  isFlow?: true;
}

/**
 * Names that a group does not have, and that all entries of one of its lists do, such as the label and the address of
 * a button, or that one of its groups does, such as the path and the words of a picture: the list or group, which is
 * not there, was forgotten. They are one mistake, told at the first of them.
 *
 * @param text  The file, where it is known.
 * @returns Those of which nothing has to be said any more.
 */
export function tellWithinList(
  unknown: readonly UnknownName[],
  text: string | undefined,
): ReadonlySet<UnknownName["draft"]> {
  const free = unknown.filter(({ draft: { code, params } }) => {
    const { guess, lacks } = params as { guess?: string; lacks?: object };
    return code.startsWith("unknown-") && guess === undefined && !lacks;
  });
  const [first, ...others] = free;
  if (!first) return new Set();
  const { among: schema, present } = first;
  const names = free.map(({ draft }) => (draft.params as { option: string }).option);
  const absent = optionNames(schema).filter((name) => !Object.hasOwn(present, name));
  const lists = absent.filter((name) => {
    const entry = entrySchema(optionSchema(schema, name), 0);
    const own = entry && !entry["x-block"] ? optionNames(entry) : [];
    // One name alone may be anything, but for the one that an entry cannot do without.
    const { required = [] } = entry ? ofValue(entry) : {};
    const isEntry = names.length > 1 || (required.length > 0 && required.every((one) => names.includes(one)));
    return isEntry && names.every((one) => own.includes(one));
  });
  const twins = lists.length === 0 ? twinsOf(names, absent, schema) : [];
  const fitting = absent.filter((name) => isGroupOf(names, optionSchema(schema, name)));
  const groups = twins.length > 0 ? twins.slice(0, 1) : fitting;
  const [list] = lists.length > 0 ? lists : groups;
  if (list === undefined || lists.length + groups.length > 1) return new Set();
  const isGroup = lists.length === 0;
  const within: Within = {
    list,
    names,
    ...(isGroup && { isGroup: true }),
    ...(twins.length > 1 && { twins: twins.slice(1) }),
  };
  (first.draft.params as { within?: Within }).within = within;
  const offer = isGroup && text !== undefined ? indented(list, free, text) : undefined;
  if (offer) first.draft.offer = offer;
  if (offer?.text.startsWith(`${list}: {`)) within.isFlow = true;
  return new Set(others.map(({ draft }) => draft));
}

/**
 * Groups that have to be there and all have the same names, such as the colours of each theme, where these names, or
 * words that say the same, are among them.
 */
function twinsOf(names: readonly string[], absent: readonly string[], schema: Schema): string[] {
  const { required = [] } = schema;
  const known = (name: string): string[] => optionNames(optionSchema(schema, name) ?? {});
  const isGroup = (name: string): boolean =>
    acceptedTypes(optionSchema(schema, name) ?? {}).has("object") && known(name).length > 1;
  const [first, ...others] = required.filter(isGroup);
  if (first === undefined || others.length === 0) return [];
  const own = known(first);
  const isTwin = others.every((name) => known(name).join() === own.join());
  const isOf = names.every((one) => own.includes(one) || synonymOf(one, own) !== undefined);
  return isTwin && isOf ? [first, ...others].filter((name) => absent.includes(name)) : [];
}

/** Whether these are names of a group, and all that it cannot do without is among them. */
function isGroupOf(names: readonly string[], group: Schema | undefined): boolean {
  if (!group || group["x-block"] || !acceptedTypes(group).has("object")) return false;
  const own = optionNames(group);
  const { required = [] } = ofValue(group);
  return (
    names.every((one) => own.includes(one)) &&
    (required.length > 0 ? required.every((one) => names.includes(one)) : names.length > 1)
  );
}

/** The lines of a group below its name, or what stands between braces; undefined where others stand between them. */
function indented(group: string, unknown: readonly UnknownName[], text: string): TextEdit | undefined {
  const spans = unknown.flatMap(({ draft, value }): Span[] =>
    value ? [{ start: draft.start, end: value.end }] : [],
  );
  spans.sort((a, b) => a.start - b.start);
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last || spans.length < unknown.length) return undefined;
  const isApart = spans.some(
    ({ start }, index) => index > 0 && !/^\s*,?\s*$/.test(text.slice(spans[index - 1]!.end, start)),
  );
  if (isApart) return undefined;
  const before = text.slice(text.lastIndexOf("\n", first.start - 1) + 1, first.start);
  const own = text.slice(first.start, last.end);
  if (/[{,]\s*$/.test(before) && !/[\n#]/.test(own))
    return { start: first.start, end: last.end, text: `${group}: { ${own.trimEnd()} }` };
  const margin = /^ *(?:- +)*$/.test(before) ? before.replaceAll("-", " ") : undefined;
  if (margin === undefined) return undefined;
  const lines = text.slice(first.start, last.end).replaceAll(/\n(?=[^\r\n])/g, "\n  ");
  return { start: first.start, end: last.end, text: `${group}:\n${margin}  ${lines}` };
}
