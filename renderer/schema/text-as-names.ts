import type { Draft } from "../problems/draft.ts";
import { quote } from "../yaml/line.ts";
import { ofValue } from "./free-text.ts";
import { kindOf } from "./read-schema.ts";
import type { Schema } from "./schema-types.ts";
import type { Place } from "./subject.ts";

/** A sentence with a colon where a text is wanted, which YAML reads as a name with a value. */
export function colonInText({ node, text = "", path }: Place): Draft | undefined {
  if (node?.kind !== "map" || node.entries.size !== 1 || typeof path.at(-1) !== "number") return undefined;
  const [entry] = node.entries.values();
  if (entry?.value.kind !== "scalar" || entry.value.isBlock || entry.value.source === "") return undefined;
  const { start } = node;
  const end = entry.value.end;
  const whole = text.slice(start, end);
  if (/[\n#{]/.test(whole) || !/^(?:\p{L}.*\s.*|\p{Lu}\S*): \S/u.test(whole)) return undefined;
  const quoted = quote(whole);
  return { code: "colon-in-text", params: { quoted }, start, end, path, offer: { start, end, text: quoted } };
}

/** A sentence with its list below a name that takes a text: its colon made a name of it, and no sign says that all is one. */
export function textAboveList({ node, entry, text = "", path }: Place, schema: Schema): Draft | undefined {
  if (kindOf(ofValue(schema)) !== "markdown" || node?.kind !== "map" || node.entries.size !== 1)
    return undefined;
  const [only] = node.entries.values();
  if (!entry || !/^[^\s"'{].*\s/.test(only?.key ?? "") || only?.value.kind !== "list") return undefined;
  if (text[only.value.start] !== "-" || !/^:[^\S\n]*\n\s*$/.test(text.slice(entry.keyEnd, node.start)))
    return undefined;
  const at = entry.keyEnd + 1;
  return {
    code: "unmarked-text",
    params: { name: entry.key },
    start: entry.keyStart,
    end: at,
    path,
    offer: { start: at, end: at, text: " |" },
  };
}

/** Words on a line between the name of a list and its entries, of which YAML makes one text. */
export function wordsAboveList({ node, text = "", path }: Place): Draft | undefined {
  if (node?.kind !== "scalar" || !node.plain || node.isBlock) return undefined;
  const [first = "", ...entries] = text.slice(node.start, node.end).split("\n");
  if (entries.length === 0 || !entries.every((line) => /^\s*- +\S/.test(line))) return undefined;
  return {
    code: "stray-text",
    params: { isBelowText: false, isAboveList: true },
    start: node.start,
    end: node.start + first.trimEnd().length,
    path,
  };
}
