import type { Draft } from "../problems/draft.ts";
import { quote } from "../yaml/line.ts";
import type { Entry, MapNode } from "../yaml/tree.ts";
import { isFreeText } from "./free-text.ts";
import { optionSchema } from "./read-schema.ts";
import type { Schema } from "./schema-types.ts";

/**
 * A text between braces that its comma has ended, `{ text: fast, and cheap }`, told by the name that its rest became.
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
  if (text[node.start] !== "{" || (isWord && mayBeName)) return undefined;
  const entries = [...node.entries.values()];
  const index = entries.findIndex(({ key }) => key === name);
  const [before, rest] = [entries[index - 1], entries[index]];
  if (!before || !rest || !isAlone(rest) || !isText(before, schema)) return undefined;
  // Behind a single word, two may be a name that lacks its colon and its value.
  if (!isWord && !/\S\s+\S/.test(before.value.kind === "scalar" ? before.value.source : "")) return undefined;
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

/** The option takes any words. */
function isText({ key, value }: Entry, schema: Schema): boolean {
  const option = optionSchema(schema, key);
  if (!option || value.kind !== "scalar" || !/^[^"'|>]/.test(value.source)) return false;
  return isFreeText(option);
}
