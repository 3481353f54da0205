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
  return isJson ? undefined : listKeyed([...entries.values()], text, key);
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
