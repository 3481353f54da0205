import { stringify } from "yaml";
import { YamlEditor } from "../edit/yaml-editor.ts";
import { groupBy } from "../group-by.ts";
import type { OptionValue } from "../model.ts";
import { lineBreakOf } from "../yaml/line.ts";
import { openYaml } from "../yaml/replace-scalar.ts";
import { findSource } from "../yaml/source-tree.ts";
import { applyEdits } from "../yaml/text-edits.ts";
import { lineStart } from "../yaml/whole-lines.ts";

/** A translation on its way into the file of a version. */
export interface WrittenText {
  /** Where it stands in the version, null for an entry of a list that is not there yet; see `Unit` of `languages/`. */
  at: readonly (string | number | null)[];
  /** Where the text stands in the original. */
  path: readonly (string | number)[];
  /** The original. */
  of: string;
  /** Empty to be filled in by somebody. */
  text: string;
}

type Step = string | number;

/**
 * Puts translations into the file of a version: what is there changes in place, everything else of the file stays byte
 * for byte.
 *
 * @param text Of the file; empty when there is none.
 * @throws Error when the file has a mistake in YAML.
 */
export function writeVersion(text: string, texts: readonly WrittenText[]): string {
  if (text.split("\n").every((line) => /^\s*(?:#|$)/.test(line))) {
    const lead = text === "" || text.endsWith("\n") ? text : `${text}\n`;
    return (
      lead + stringify(writtenPart(partOf(texts.map((one) => ({ text: one, depth: 0 })))), { lineWidth: 0 })
    );
  }
  const editor = new YamlEditor(text);
  const fresh: WrittenText[] = [];
  for (const one of texts) {
    const at = one.at.filter((step) => step !== null);
    if (at.length < one.at.length || !editor.has(at)) fresh.push(one);
    else if (typeof editor.get(at) !== "object") editor.set(at, { of: one.of, text: one.text });
    else {
      editor.set([...at, "of"], one.of);
      editor.set([...at, "text"], one.text);
    }
  }
  return addTexts(editor, fresh);
}

/** Adds what is not there yet, everything below one name or into one list at once. */
function addTexts(editor: YamlEditor, texts: readonly WrittenText[]): string {
  const placed = texts.map((text) => ({ text, depth: depthIn(editor, text.at) }));
  const groups = groupBy(placed, ({ text: { at }, depth }) => JSON.stringify(at.slice(0, depth + 1)));
  const entries: { list: Step[]; values: OptionValue[] }[] = [];
  for (const group of groups.values()) {
    const { text, depth } = group[0]!;
    const holder = text.at.slice(0, depth) as Step[];
    const name = text.at[depth] as Step | null;
    if (name === null) entries.push({ list: holder, values: writtenPart(partOf(group)) as OptionValue[] });
    else {
      const value = writtenPart(partOf(group.map((one) => ({ ...one, depth: depth + 1 }))));
      editor.set([...holder, name], value);
    }
  }
  return entries.reduce((text, { list, values }) => appendEntries(text, list, values), editor.text);
}

/** How many steps of a place are there already. */
function depthIn(editor: YamlEditor, at: WrittenText["at"]): number {
  let depth = 0;
  while (at[depth] !== null && editor.has(at.slice(0, depth + 1) as Step[])) depth += 1;
  return depth;
}

/** A part of a version as it is put together: a text, a group by names, or a list by places in the original. */
type Part = { of: string; text: string } | Map<Step, Part>;
const lists = new WeakSet<Map<Step, Part>>();

/** @param texts With the number of steps at which the part begins. */
function partOf(texts: readonly { text: WrittenText; depth: number }[]): Part {
  let root: Part | undefined;
  for (const { text, depth } of texts) {
    const { at, path, of } = text;
    const leaf = { of, text: text.text };
    if (at.length === depth) {
      root = leaf;
      continue;
    }
    root ??= groupFor(at[depth]);
    let part = root as Map<Step, Part>;
    for (let step = depth; step < at.length; step += 1) {
      // Below its last name a text stands in the version as deep as in the original.
      const key = at[step] ?? path[path.length - (at.length - step)]!;
      const next = step + 1 === at.length ? leaf : (part.get(key) ?? groupFor(at[step + 1]));
      part.set(key, next);
      if (next instanceof Map) part = next;
    }
  }
  return root ?? new Map();
}

function groupFor(step: Step | null | undefined): Map<Step, Part> {
  const group = new Map<Step, Part>();
  if (step === null) lists.add(group);
  return group;
}

function writtenPart(part: Part): OptionValue {
  if (!(part instanceof Map)) return { of: part.of, text: part.text };
  if (lists.has(part))
    return [...part]
      .sort(([one], [other]) => Number(one) - Number(other))
      .map(([, inner]) => writtenPart(inner));
  return Object.fromEntries([...part].map(([key, inner]) => [key, writtenPart(inner)]));
}

function appendEntries(text: string, path: readonly Step[], values: readonly OptionValue[]): string {
  const source = openYaml(text)?.source;
  const list = source && findSource(source, path)?.node;
  if (list?.kind !== "list") throw new Error(`there is no list ${path.join(".")}`);
  const last = list.items.at(-1);
  if (!last || list.isFlow) {
    const flow = values.map((value) => stringify(value, { collectionStyle: "flow", lineWidth: 0 }).trimEnd());
    const at = last?.end ?? list.start + 1;
    return applyEdits(text, [{ start: at, end: at, text: `${last ? ", " : ""}${flow.join(", ")}` }]);
  }
  const lineBreak = lineBreakOf(text);
  const dash = last.dash ?? last.start;
  const pad = " ".repeat(dash - lineStart(text, dash));
  const lines = stringify(values, { lineWidth: 0 })
    .trimEnd()
    .split("\n")
    .map((line) => `${line === "" ? "" : pad}${line}${lineBreak}`)
    .join("");
  const lead = last.end > 0 && text[last.end - 1] !== "\n" ? lineBreak : "";
  return applyEdits(text, [{ start: last.end, end: last.end, text: lead + lines }]);
}
