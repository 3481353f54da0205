import { plainName } from "../formats/plain-name.ts";
import type { Span } from "../problems/draft.ts";
import { editedRange, type TextEdit } from "../yaml/text-edits.ts";
import type { Entry, MapNode } from "../yaml/tree.ts";

/** What other systems put around a list of rows. */
const AROUND = /^(?:data|items|rows|entries|records|results|list|values)$/i;

/**
 * Rows that are no list, as the list that they are: without the name around them, or each with its name as its key.
 *
 * @param name  Of the collection. @param key The field that identifies a row.
 */
export function listRows(
  { entries, ...whole }: MapNode,
  text: string,
  { name, key, isJson }: { name: string; key: string; isJson: boolean },
): TextEdit | undefined {
  const [only, ...more] = entries.values();
  if (!only) return undefined;
  if (more.length === 0 && only.value.kind === "list") {
    const { value, keyStart } = only;
    if (!AROUND.test(only.key) && plainName(only.key) !== name) return undefined;
    if (isJson) return { start: whole.start, end: whole.end, text: text.slice(value.start, value.end) };
    const line = text.indexOf("\n", keyStart) + 1;
    return line > 0 && line <= value.start ? { start: keyStart, end: line, text: "" } : undefined;
  }
  if (entries.has(key)) return listOne(whole, text, isJson);
  return isJson
    ? listNamed([...entries.values()], whole, text, key)
    : listKeyed([...entries.values()], text, key);
}

/** The one row that there is as a list. */
function listOne({ start, end }: Span, text: string, isJson: boolean): TextEdit | undefined {
  const row = text.slice(start, end).trimEnd();
  const span = { start, end: start + row.length };
  if (isJson) return { ...span, text: `[${row}]` };
  const isAtMargin = start === text.lastIndexOf("\n", start - 1) + 1 && !row.startsWith("{");
  return isAtMargin ? { ...span, text: `- ${row.replace(/\n(?=[^\r\n])/g, "\n  ")}` } : undefined;
}

/** `"north": { … }` of JSON as `{ "id": "north", … }`, between brackets. */
function listNamed(entries: readonly Entry[], whole: Span, text: string, key: string): TextEdit | undefined {
  const edits: TextEdit[] = [];
  for (const { key: said, keyStart, value } of entries) {
    if (value.kind !== "map" || value.entries.size === 0) return undefined;
    const own = value.entries.get(key)?.value;
    if (own && (own.kind !== "scalar" || own.value !== said)) return undefined;
    const inside = /^\{\s*/.exec(text.slice(value.start))![0];
    const named = own ? "" : `${JSON.stringify(key)}: ${JSON.stringify(said)},${inside.slice(1) || " "}`;
    edits.push({ start: keyStart - 1, end: value.start + inside.length, text: inside + named });
  }
  edits.push(
    { start: whole.start, end: whole.start + 1, text: "[" },
    { start: whole.end - 1, end: whole.end, text: "]" },
  );
  return editedRange(text, whole.start, whole.end, edits);
}

/** `north:` with a row below it as `- id: north`. */
function listKeyed(entries: readonly Entry[], text: string, key: string): TextEdit | undefined {
  const edits: (Span & { text: string })[] = [];
  for (const { key: said, keyStart, keyEnd, value } of entries) {
    const first = value.kind === "map" ? value.entries.values().next().value : undefined;
    if (value.kind !== "map" || !first || value.entries.has(key)) return undefined;
    const line = text.lastIndexOf("\n", first.keyStart) + 1;
    const colon = /^\s*:[ \t]*\r?\n/.exec(text.slice(keyEnd, line));
    // What belongs to the row stands right below its first field then.
    if (!colon || first.keyStart - line !== 2 || text.slice(line, first.keyStart).trim() !== "")
      return undefined;
    const at = keyStart - (text.lastIndexOf("\n", keyStart) + 1);
    if (at !== 0 || !/^[\w-]+$/.test(said)) return undefined;
    edits.push({
      start: keyStart,
      end: keyEnd + text.slice(keyEnd).indexOf(":") + 1,
      text: `- ${key}: ${said}`,
    });
  }
  return editedRange(text, edits[0]!.start, edits.at(-1)!.end, edits);
}
