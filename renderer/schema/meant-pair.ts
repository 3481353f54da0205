import type { TextEdit } from "../yaml/text-edits.ts";
import type { Entry, MapNode } from "../yaml/tree.ts";
import { isFreeText, ofValue } from "./free-text.ts";
import { kindOf } from "./read-schema.ts";
import type { Schema } from "./schema-types.ts";

/** The two options of a group that a name and its value stand for, or two values between brackets. */
export interface Pair {
  first: string;
  second: string;
}

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
  if (!entry || entries.size !== 1 || !isOnLine(entry, text)) return undefined;
  const written = entry.value.kind === "scalar" ? entry.value.source : "";
  const pair = written === "" ? undefined : pairOf(written, schema);
  // A name of programs is rather one that the group does not have.
  if (!pair || (pair.second !== "href" && /^[a-z][\w-]*$/.test(name))) return undefined;
  const key = text.slice(entry.keyStart, entry.keyEnd);
  const column = entry.keyStart - (text.lastIndexOf("\n", entry.keyStart - 1) + 1);
  const between = text[start] === "{" ? ", " : `\n${" ".repeat(column)}`;
  return {
    pair,
    offer: {
      start: entry.keyStart,
      end: entry.value.start,
      text: `${pair.first}: ${key}${between}${pair.second}: `,
    },
  };
}

function isOnLine({ keyStart, value }: Entry, text: string): boolean {
  return value.kind === "scalar" && !value.isBlock && !text.slice(keyStart, value.start).includes("\n");
}
