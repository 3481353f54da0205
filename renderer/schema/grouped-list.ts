import type { TextEdit } from "../yaml/text-edits.ts";
import type { Entry, ListNode } from "../yaml/tree.ts";
import { isFreeText, ofValue } from "./free-text.ts";
import { acceptedTypes, entrySchema, optionNames, optionSchema } from "./read-schema.ts";
import type { Schema } from "./schema-types.ts";
import { synonymOf } from "./synonyms.ts";

/** A list of groups, each with a heading above a list of its own. */
export interface GroupedList {
  list: string;
  heading: string;
  items: string;
}

/** Names that say nothing of what stands below them. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(["children", "elements", "entries", "items", "list"]);

/**
 * Entries of a list that is not there, where those of the lists within another list are such: links of a footer,
 * which takes groups of them.
 *
 * @param absent  Names that the group has and nobody has written yet.
 */
export function groupedListOf(
  list: ListNode,
  absent: readonly string[],
  schema: Schema,
): GroupedList | undefined {
  if (list.items.length === 0 || !list.items.every((item) => item.kind === "map")) return undefined;
  const known = [
    ...new Set(list.items.flatMap((item) => (item.kind === "map" ? [...item.entries.keys()] : []))),
  ];
  const found = absent.flatMap((name): GroupedList[] => {
    const entry = entrySchema(ofValue(optionSchema(schema, name) ?? {}), 0);
    const { properties = {}, required = [] } = entry && !entry["x-block"] ? ofValue(entry) : {};
    const items = Object.keys(properties).filter((one) => takesSuch(properties[one]!, known));
    const [heading, more] = required.filter((one) => one !== items[0]);
    if (items.length !== 1 || heading === undefined || more !== undefined) return [];
    return isFreeText(properties[heading]!) ? [{ list: name, heading, items: items[0]! }] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Whether an option is a list whose entries have these names, with all that they cannot do without. */
function takesSuch(option: Schema, known: readonly string[]): boolean {
  if (!acceptedTypes(ofValue(option)).has("array")) return false;
  const entry = entrySchema(ofValue(option), 0);
  if (!entry || entry["x-block"]) return false;
  const names = optionNames(ofValue(entry));
  const meant = known.map((name) => (names.includes(name) ? name : synonymOf(name, names)));
  const { required = [] } = ofValue(entry);
  return known.length > 1 && !meant.includes(undefined) && required.every((name) => meant.includes(name));
}

/** The list as the only one of its groups, below a heading of the words of its name; undefined where that says nothing. */
export function asGroup(
  { key, keyStart, value }: Entry,
  { list, heading, items }: GroupedList,
  text: string,
): TextEdit | undefined {
  const lineStart = text.lastIndexOf("\n", keyStart - 1) + 1;
  const margin = /^ *(?:- +)*$/.exec(text.slice(lineStart, keyStart))?.[0];
  const first = text.lastIndexOf("\n", value.start - 1) + 1;
  const isBelow = first > keyStart && /^ *$/.test(text.slice(first, value.start));
  if (SAYS_NOTHING.has(key) || margin === undefined || !isBelow || text[value.start] !== "-")
    return undefined;
  const column = margin.length;
  const by = " ".repeat(column + 6 - (value.start - first));
  let end = value.end;
  while (/\s/.test(text[end - 1]!)) end -= 1;
  const lines = text.slice(first, end).replace(/^(?=.*\S)/gm, by);
  const spaces = " ".repeat(column);
  return {
    start: keyStart,
    end,
    text: `${list}:\n${spaces}  - ${heading}: ${wordsOf(key)}\n${spaces}    ${items}:\n${lines}`,
  };
}

/** "Quick links" for `quickLinks`. */
function wordsOf(name: string): string {
  const words = name
    .replace(/[_-]+/g, " ")
    .replace(/(?<=[a-z])(?=[A-Z])/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
