import type { TextEdit } from "../yaml/text-edits.ts";
import type { Entry, MapNode, TreeNode } from "../yaml/tree.ts";
import { acceptsKind } from "./accepts-kind.ts";
import { isFreeText, ofValue } from "./free-text.ts";
import { acceptedTypes, entrySchema, kindOf } from "./read-schema.ts";
import type { Schema } from "./schema-types.ts";

/** The two options of a group that a name and its value stand for, or two values between brackets. */
export interface Pair {
  first: string;
  second: string;
}

/** A name as programs have them. */
const NAME = /^[a-z][\w-]*$/;

const ADDRESS = /^(?:\/|#|https?:|mailto:|tel:)/;

/**
 * What two values of a group are called that somebody wrote without names: words and an address are a label and where
 * it leads, and otherwise what the group cannot do without, where that is two texts.
 */
export function pairOf(second: string, schema: Schema): Pair | undefined {
  const { properties = {}, required = [] } = schema;
  const { label, href } = properties;
  if (label && href && kindOf(ofValue(href)) === "link" && ADDRESS.test(second))
    return required.every((name) => name === "label" || name === "href")
      ? { first: "label", second: "href" }
      : undefined;
  const [one, other, more] = required;
  if (one === undefined || other === undefined || more !== undefined) return undefined;
  const isText = (name: string): boolean => {
    const option = properties[name];
    return option !== undefined && isFreeText(option);
  };
  return isText(one) && isText(other) && !ADDRESS.test(second) ? { first: one, second: other } : undefined;
}

/** What words and the list below them are called, in a group of one text and one list: `Legal:` above its links. */
export function listPairOf(second: TreeNode, schema: Schema): Pair | undefined {
  const { properties = {}, required = [] } = schema;
  const lists = Object.keys(properties).filter((name) =>
    acceptedTypes(ofValue(properties[name]!)).has("array"),
  );
  const [list, otherList] = lists;
  const [words, more] = required.filter((name) => name !== list);
  const option = words === undefined ? undefined : properties[words];
  if (list === undefined || otherList || words === undefined || more || !option || !isFreeText(option))
    return undefined;
  const entry = (index: number) => entrySchema(ofValue(properties[list]!), index);
  const isSuch =
    second.kind === "list" &&
    second.items.length > 0 &&
    second.items.every((item, index) => acceptsKind(item, entry(index)));
  return isSuch ? { first: words, second: list } : undefined;
}

/**
 * A group whose only name is none of its own, but the first of two texts: `Visit: /visit` in a menu, `By train: From the
 * station` in a list of questions.
 *
 * @returns The names of both, and the correction.
 */
export function explainPair(
  name: string,
  { entries, start }: MapNode,
  schema: Schema,
  text: string,
): { pair: Pair; offer: TextEdit } | undefined {
  const entry = entries.get(name);
  if (!entry || entries.size !== 1) return undefined;
  const { keyStart, keyEnd } = entry;
  const column = keyStart - (text.lastIndexOf("\n", keyStart - 1) + 1);
  const between = text[start] === "{" ? ", " : `\n${" ".repeat(column)}`;
  const above = NAME.test(name) ? undefined : listPairOf(entry.value, schema);
  if (above)
    return {
      pair: above,
      offer: {
        start: keyStart,
        end: keyEnd,
        text: `${above.first}: ${text.slice(keyStart, keyEnd)}${between}${above.second}`,
      },
    };
  if (!isOnLine(entry, text)) return undefined;
  const written = entry.value.kind === "scalar" ? entry.value.source : "";
  const pair = written === "" ? undefined : pairOf(written, schema);
  // A name of programs is rather one that the group does not have.
  if (!pair || (pair.second !== "href" && NAME.test(name))) return undefined;
  const key = text.slice(keyStart, keyEnd);
  return {
    pair,
    offer: {
      start: keyStart,
      end: entry.value.start,
      text: `${pair.first}: ${key}${between}${pair.second}: `,
    },
  };
}

function isOnLine({ keyStart, value }: Entry, text: string): boolean {
  return value.kind === "scalar" && !value.isBlock && !text.slice(keyStart, value.start).includes("\n");
}
