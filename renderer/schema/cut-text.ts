import type { Draft } from "../problems/draft.ts";
import { quote } from "../yaml/line.ts";
import type { Entry, MapNode } from "../yaml/tree.ts";
import { acceptedTypes, kindOf, optionSchema } from "./read-schema.ts";
import type { Schema } from "./schema-types.ts";

/**
 * A text between braces that its comma has ended, `{ text: fast, and cheap }`, told by the name that its rest became.
 *
 * @param name  A name that the schema does not know.
 */
export function explainCutText(name: string, node: MapNode, schema: Schema, text: string): Draft | undefined {
  if (text[node.start] !== "{" || !/\S\s+\S/.test(name)) return undefined;
  const entries = [...node.entries.values()];
  const index = entries.findIndex(({ key }) => key === name);
  const [before, rest] = [entries[index - 1], entries[index]];
  if (!before || !rest || !isAlone(rest) || !isText(before, schema)) return undefined;
  if (!/^\s*,\s*$/.test(text.slice(before.value.end, rest.keyStart))) return undefined;
  let end = rest.keyEnd;
  for (const next of entries.slice(index + 1)) {
    if (!isAlone(next)) break;
    end = next.keyEnd;
  }
  const { start } = before.value;
  const whole = text.slice(start, end);
  if (whole.includes("\n")) return undefined;
  const quoted = quote(whole);
  return {
    code: "text-cut-off",
    params: { seen: text.slice(start, before.value.end), quoted, sign: "," },
    start,
    end,
    path: [],
    offer: { start, end, text: quoted },
  };
}

const isAlone = ({ value }: Entry): boolean => value.kind === "scalar" && value.source === "";

/** The option takes any words, and has several without quotation marks: one may be the value of a name that lacks its colon. */
function isText({ key, value }: Entry, schema: Schema): boolean {
  const option = optionSchema(schema, key);
  if (!option || value.kind !== "scalar" || !/^[^"'|>]\S*\s+\S/.test(value.source)) return false;
  const kind = kindOf(option);
  const isFree = kind === undefined || kind === "markdown" || kind === "markdown-inline";
  return isFree && !option.enum && !option.pattern && !option.format && acceptedTypes(option).has("string");
}
