import type { Draft, Span } from "../problems/draft.ts";
import { withinCurlyMarks } from "../yaml/curly-marks.ts";
import { quote } from "../yaml/line.ts";
import type { Entry, MapNode } from "../yaml/tree.ts";
import { isFreeText, ofValue } from "./free-text.ts";
import { acceptedTypes, entrySchema, optionSchema } from "./read-schema.ts";
import type { Schema } from "./schema-types.ts";

/**
 * A text between braces that its comma has ended, `{ text: fast, and cheap }`, or a list without its brackets,
 * `{ tags: red, green }`, told by the name that its rest became.
 *
 * @param name       A name that the schema does not know.
 * @param mayBeName  It resembles one that the schema knows: a single word is rather that.
 */
export function explainCutText(
  name: string,
  node: MapNode,
  schema: Schema,
  text: string,
  mayBeName: boolean,
): Draft | undefined {
  const isWord = !/\s/.test(name);
  if (isWord && mayBeName) return undefined;
  const cut = findCut(name, node, text);
  const option = cut && optionSchema(schema, cut.before.key);
  if (!cut || !option) return undefined;
  if (takesTexts(option)) return explainCutList(cut, { isCertain: true });
  if (!isFreeText(option) || !/^[^"'|>]/.test(cut.parts[0]!)) return undefined;
  // Behind a single word, two may be a name that lacks its colon and its value; curly marks say that all is one text.
  if (!isWord && !/\S\s+\S|^[“„«»‘‚＂「『]/.test(cut.parts[0]!)) return undefined;
  return explainCut(cut);
}

/** A value between braces with the words behind its commas, which have become names without a value. */
export interface Cut extends Span {
  before: Entry;
  /** As they are written. */
  parts: string[];
  whole: string;
}

/** The value that goes on in a name, which nobody may know. */
export function findCut(name: string, node: MapNode, text: string): Cut | undefined {
  if (text[node.start] !== "{") return undefined;
  const entries = [...node.entries.values()];
  const index = entries.findIndex(({ key }) => key === name);
  const [before, rest] = [entries[index - 1], entries[index]];
  if (before?.value.kind !== "scalar" || before.value.source === "" || !rest || !isAlone(rest))
    return undefined;
  if (!/^\s*,\s*$/.test(text.slice(before.value.end, rest.keyStart))) return undefined;
  const { start } = before.value;
  const parts = [text.slice(start, before.value.end)];
  let end = start;
  for (const next of entries.slice(index)) {
    if (!isAlone(next)) break;
    end = next.keyEnd;
    parts.push(text.slice(next.keyStart, end));
  }
  const whole = text.slice(start, end);
  return whole.includes("\n") ? undefined : { before, parts, whole, start, end };
}

/** A text that goes on behind its comma. */
export function explainCut({ parts, whole, start, end }: Cut): Draft {
  const quoted = quote(withinCurlyMarks(whole, "text") ?? whole);
  return {
    code: "text-cut-off",
    params: { seen: parts[0]!, quoted, sign: "," },
    start,
    end,
    path: [],
    offer: { start, end, text: quoted },
  };
}

/** Values of a list that lacks its brackets; where it is not certain, it may be a text with a comma in it, too. */
export function explainCutList(
  { before, parts, whole, start, end }: Cut,
  { isCertain }: { isCertain: boolean },
): Draft {
  const list = `[${parts.join(", ")}]`;
  return {
    code: "text-cut-off",
    params: { name: before.key, seen: parts[0]!, list, ...(!isCertain && { quoted: quote(whole) }) },
    start,
    end,
    path: [],
    ...(isCertain && { offer: { start, end, text: list } }),
  };
}

const isAlone = ({ value }: Entry): boolean => value.kind === "scalar" && value.source === "";

/** The option takes a list of texts or numbers, and no text. */
function takesTexts(option: Schema): boolean {
  const types = acceptedTypes(ofValue(option));
  const each = entrySchema(ofValue(option), 0);
  if (!types.has("array") || types.has("string") || !each) return false;
  const one = acceptedTypes(each);
  return one.has("string") || one.has("number") || one.has("integer");
}
