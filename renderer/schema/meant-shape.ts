import type { DashFault } from "../problems/things.ts";
import type { TextEdit } from "../yaml/text-edits.ts";
import type { Entry, ListNode, MapNode, ScalarNode } from "../yaml/tree.ts";
import { isFreeText, ofValue } from "./free-text.ts";
import { listPairOf, type Pair, pairOf } from "./meant-pair.ts";
import { meantValue } from "./meant-value.ts";
import { acceptedTypes, kindOf, optionNames } from "./read-schema.ts";
import type { Schema } from "./schema-types.ts";
import type { Place } from "./subject.ts";

/** What is meant, and how the file says it. */
export interface MeantShape {
  dash: DashFault;
  offer: TextEdit;
}

/**
 * Finds a list that lacks its dashes, and one thing that has a dash as if it were a list.
 *
 * @returns undefined where no dash is the matter.
 */
export function meantShape({ node, text, entry }: Place, schema: Schema): MeantShape | undefined {
  if (!node || text === undefined) return undefined;
  const accepted = acceptedTypes(schema);
  const entries = Array.isArray(schema.items) ? undefined : schema.items;
  if (node.kind === "scalar" && node.isBlock) return unText(node, text, accepted);
  if (node.kind === "scalar" && accepted.has("array")) return entries && dashLines(node, entries, text);
  if (node.kind === "map" && accepted.has("array"))
    return entries && takes(entries, "object")
      ? (pairList(node, entries, text) ??
          nameAbove(node, text) ??
          unNumber(node, text) ??
          dashGroup(node, entries, text))
      : nameAbove(node, text);
  if (node.kind !== "list") return undefined;
  if (accepted.has("object")) return undash(node, text);
  return entry && isFreeText(schema) ? asText(node, entry, schema, text) : undefined;
}

/** Blocks and the like say nothing of their type. */
function takes(schema: Schema, type: string): boolean {
  const types = acceptedTypes(schema);
  return types.size === 0 || types.has(type);
}

/** A list or a group that the sign of a text in front of it has made a text. */
function unText(
  { start, end }: ScalarNode,
  text: string,
  accepted: ReadonlySet<string>,
): MeantShape | undefined {
  const [, opening, sign, first = ""] =
    /^(\s*([|>][-+\d]*)[^\S\n]*)\n\s*(\S.*)/.exec(text.slice(start, end)) ?? [];
  const isMeant = /^-\s/.test(first)
    ? accepted.has("array")
    : /^[\w-]+:(?:\s|$)/.test(first) && accepted.has("object");
  if (opening === undefined) return undefined;
  if (!isMeant) return accepted.has("array") ? unBullet(text, start, end, sign!) : undefined;
  return {
    dash: { case: "text", sign: sign! },
    offer: { start: text.slice(0, start).trimEnd().length, end: start + opening.length, text: "" },
  };
}

/** A sign in front of the entries of a list as people write them in texts. */
const BULLET = /^(\s*)(?:[*+•·–—]|\d{1,2}[.)])\s+(?=\S)/;

/** A list as texts have it where a list of values is wanted. */
function unBullet(text: string, start: number, end: number, sign: string): MeantShape | undefined {
  const whole = text.slice(start, end).trimEnd();
  const [opening = "", ...lines] = whole.split("\n");
  if (lines.length === 0 || !lines.every((line) => BULLET.test(line) && !/: |#/.test(line))) return undefined;
  const head = /^\s*(?=[|>])/.exec(opening)![0];
  const entries = lines.map((line) => line.replace(BULLET, "$1- "));
  const from = start + head.length - (/\s+$/.exec(text.slice(0, start + head.length))?.[0].length ?? 0);
  return {
    dash: { case: "bullets", sign, entry: entries[0]!.trim() },
    offer: { start: from, end: start + whole.length, text: `\n${entries.join("\n")}` },
  };
}

/** The values of a list where one text is wanted: a list within it, where it can have one, or its only entry. */
function asText(
  { start, end, items }: ListNode,
  entry: Entry,
  schema: Schema,
  text: string,
): MeantShape | undefined {
  const colon = text.indexOf(":", entry.keyEnd);
  const isBelow = text[start] === "-" && /^:[^\S\n]*\n\s*$/.test(text.slice(colon, start));
  if (!isBelow || !items.every((item) => item.kind === "scalar" && !item.isBlock)) return undefined;
  const whole = text.slice(start, end).trimEnd();
  const [only, other] = items;
  if (only && !other) {
    const words = text.slice(only.start, only.end).trimEnd();
    if (/[\n#]/.test(text.slice(start, end).trimEnd())) return undefined;
    return {
      dash: { case: "single" },
      offer: { start: colon + 1, end: start + whole.length, text: ` ${words}` },
    };
  }
  if (kindOf(ofValue(schema)) !== "markdown") return undefined;
  const isBeside = columnAt(text, start) <= columnAt(text, entry.keyStart);
  const body = text.slice(colon + 1, start + whole.length);
  return {
    dash: { case: "listed", name: entry.key },
    offer: {
      start: colon + 1,
      end: start + whole.length,
      text: ` |${isBeside ? body.replaceAll(/\n(?=[^\S\n]*\S)/g, "\n  ") : body}`,
    },
  };
}

/**
 * Lines that are meant as an entry each, and that YAML reads as one text; where entries are groups, each line is the one
 * text that a group can do with.
 */
function dashLines(
  { start, end, plain, isBlock }: ScalarNode,
  schema: Schema,
  text: string,
): MeantShape | undefined {
  const lines = text.slice(start, end).split("\n");
  if (!plain || isBlock || lines.length < 2 || !isFirstOnLine(text, start)) return undefined;
  if (lines.some((line) => line.trim() === "" || /: |#|\$\{/.test(line))) return undefined;
  const isText = takes(schema, "string");
  const entries = lines.map((line) => (isText ? line.trim() : meantValue(line.trim(), ofValue(schema))));
  if (entries.includes(undefined)) return undefined;
  const written = lines.map((line, index) => `${/^\s*/.exec(line)![0]}- ${entries[index]}`);
  return {
    dash: { case: "lines", entry: `- ${entries[0]}` },
    offer: { start, end, text: written.join("\n") },
  };
}

/** One thing where a list of them is wanted: its first name lacks the dash, and the others stand further right then. */
function dashGroup({ start, end, entries }: MapNode, schema: Schema, text: string): MeantShape | undefined {
  const names = optionNames(ofValue(schema));
  if (names.length > 0 && ![...entries.keys()].some((name) => names.includes(name))) return undefined;
  const whole = text.slice(start, end).trimEnd();
  const [first] = entries.values();
  if (!first || whole === "") return undefined;
  if (whole.startsWith("{"))
    return {
      dash: { case: "group", entry: `[{ ${first.key}: … }]` },
      offer: { start, end: start + whole.length, text: `[${whole}]` },
    };
  if (!isFirstOnLine(text, start)) return undefined;
  return {
    dash: { case: "group", entry: `- ${first.key}:` },
    offer: { start, end: start + whole.length, text: `- ${whole.replaceAll(/\n(?=[^\r\n])/g, "\n  ")}` },
  };
}

/** Names and values in the place of a list of groups with two texts, or a text and a list: `Founded: 1998`. */
function pairList({ start, entries }: MapNode, schema: Schema, text: string): MeantShape | undefined {
  const asked = ofValue(schema);
  const names = optionNames(asked);
  const all = [...entries.values()];
  const [first] = all;
  if (!first || !isFirstOnLine(text, start) || all.some(({ key }) => names.includes(key))) return undefined;
  let edited = "";
  let at = start;
  for (const entry of all) {
    const { keyStart, keyEnd, value } = entry;
    const pair = pairIn(entry, asked, text);
    if (!pair) return undefined;
    const column = columnAt(text, keyStart);
    const isList = value.kind === "list";
    const end = isList ? value.end : value.start;
    // The dashes of a list may stand in the column of its name, which is further right then.
    const isBeside = isList && text[value.start] === "-" && columnAt(text, value.start) < column + 2;
    const rest = isList ? text.slice(keyEnd, end) : ": ";
    edited += `${text.slice(at, keyStart)}- ${pair.first}: ${text.slice(keyStart, keyEnd)}\n${" ".repeat(column + 2)}${pair.second}`;
    edited += isBeside ? rest.replaceAll(/\n(?=[^\S\n]*\S)/g, "\n  ") : rest;
    at = end;
  }
  const { first: name } = pairIn(first, asked, text)!;
  return {
    dash: { case: "pairs", entry: `- ${name}: ${first.key}` },
    offer: { start, end: at, text: edited },
  };
}

/** What a name and its value are called in an entry. */
function pairIn({ keyEnd, value }: Entry, schema: Schema, text: string): Pair | undefined {
  if (value.kind === "list") return listPairOf(value, schema);
  if (value.kind !== "scalar" || value.isBlock || value.source === "") return undefined;
  return text.slice(keyEnd, value.start).includes("\n") ? undefined : pairOf(value.source, schema);
}

const columnAt = (text: string, at: number): number => at - (text.lastIndexOf("\n", at - 1) + 1);

/** The one name of a group that has a list, where the list itself is wanted: `cards:` between `items:` and the cards. */
function nameAbove({ start, entries }: MapNode, text: string): MeantShape | undefined {
  const [only, other] = entries.values();
  if (other || only?.value.kind !== "list" || text[only.value.start] !== "-" || !isFirstOnLine(text, start))
    return undefined;
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const end = text.lastIndexOf("\n", only.value.start - 1) + 1;
  if (/#/.test(text.slice(only.keyEnd, end))) return undefined;
  return { dash: { case: "above", name: only.key }, offer: { start: from, end, text: "" } };
}

/** Entries that have numbers in the place of their dashes, as other systems export lists: `1:`, `item2:`. */
function unNumber({ start, end, entries }: MapNode, text: string): MeantShape | undefined {
  const all = [...entries.values()];
  const [first] = all;
  if (!first || !all.every(({ key, value }) => /^[A-Za-z]*[-_]?\d{1,4}$/.test(key) && value.kind === "map"))
    return undefined;
  const [within] = first.value.kind === "map" ? first.value.entries.keys() : [];
  if (within === undefined || !isFirstOnLine(text, start)) return undefined;
  let written = "";
  let at = start;
  for (const { keyStart, value } of all) {
    const gap = text.slice(keyStart, value.start);
    const isBelow = columnAt(text, value.start) === columnAt(text, keyStart) + 2;
    // A comment between would be lost, and lines further right would have another column than the first.
    if (gap.includes("#") || (gap.includes("\n") ? !isBelow : text[value.start] !== "{")) return undefined;
    written += `${text.slice(at, keyStart)}- `;
    at = value.start;
  }
  return {
    dash: { case: "numbers", name: first.key, entry: `- ${within}:` },
    offer: { start, end, text: written + text.slice(at, end) },
  };
}

/** One thing with a dash in front where no list is wanted. */
function undash({ start, end, items }: ListNode, text: string): MeantShape | undefined {
  const [only, other] = items;
  if (only?.kind !== "map" || other) return undefined;
  const inner = text.slice(only.start, only.end);
  if (text[start] === "[")
    return inner.startsWith("{")
      ? { dash: { case: "single" }, offer: { start, end, text: inner } }
      : undefined;
  if (text[start] !== "-") return undefined;
  // Its names keep their column.
  return { dash: { case: "single" }, offer: { start, end: start + 1, text: " " } };
}

function isFirstOnLine(text: string, at: number): boolean {
  return /^\s*$/.test(text.slice(text.lastIndexOf("\n", at - 1) + 1, at));
}
