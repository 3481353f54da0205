import type { OptionValue } from "../model.ts";
import { lineBreakOf } from "../yaml/line.ts";
import { replaceScalar, type YamlSource } from "../yaml/replace-scalar.ts";
import type { FoundSource, SourceEntry, SourceMap, SourceNode } from "../yaml/source-tree.ts";
import type { TextEdit } from "../yaml/text-edits.ts";
import { findNode } from "../yaml/tree.ts";
import { lineEnd, lineStart } from "../yaml/whole-lines.ts";
import { listIndent } from "./list-edits.ts";
import { blockEntry, flowValue, indentLines, valueLines } from "./write-entry.ts";

/** Gives what stands at a place another value. */
export function replacement(
  file: YamlSource,
  { node, entry, item, parent }: FoundSource,
  path: readonly (string | number)[],
  value: OptionValue,
): TextEdit[] {
  const { text } = file;
  if (node.kind === "scalar" && typeof value === "string") {
    const edit = replaceScalar(file, path, value, false);
    const { node: old } = findNode(file.tree, path);
    const wasText = old.kind === "scalar" && typeof old.value === "string" && /\s/.test(old.source);
    // What was a text of several words in front of a comment may stay one; any other would look cut off there.
    const isCut =
      edit?.text === value && /\s/.test(value) && !wasText && /^[ \t]+#/.test(text.slice(edit.end));
    if (edit) return [isCut ? { ...edit, text: JSON.stringify(value) } : edit];
  }
  const isCollection =
    typeof value === "object" && (Array.isArray(value) ? value : Object.keys(value)).length > 0;
  const start = entry ? text.indexOf(":", entry.keyEnd) + 1 : item?.dash !== undefined ? item.dash + 1 : 0;
  if (!parent || node.isInFlow || isFlow(parent) || start === 0) {
    const lead = node.kind === "scalar" && node.style === "empty" ? node.lead : "";
    const { start, end } = valueSpan(text, node);
    const isCut = typeof value === "string" && /^[ \t]+#/.test(text.slice(end));
    return [{ start, end, text: lead + (isCut ? JSON.stringify(value) : flowValue(value)) }];
  }
  if (node.kind === "scalar" && !isCollection) return [scalarReplacement(text, node, value)];
  const lineBreak = lineBreakOf(text);
  // Of lines below the name, the comment stands on the line of the name.
  const comesAfter = node.kind === "scalar" || node.isFlow ? valueSpan(text, node).end : start;
  const head = isCollection ? "" : ` ${inlineText(value, text, comesAfter)}`;
  const column = (entry ? entry.keyStart : item!.dash!) - lineStart(text, entry?.keyStart ?? item!.dash!);
  const isList = Array.isArray(value);
  const inner = entry && isList ? listIndent(file) : 2;
  const body = isCollection ? indentLines(valueLines(value), column + inner, lineBreak) : "";
  if (!entry) {
    const { end } = valueSpan(text, node);
    return [{ start, end, text: isCollection ? ` ${body.trimStart()}` : head }];
  }
  return behindName(text, node, start, head, body === "" ? "" : lineBreak + body);
}

/** @param start  Behind the colon. @param head  For the line of the name. @param body  Lines below it. */
function behindName(text: string, node: SourceNode, start: number, head: string, body: string): TextEdit[] {
  const { end } = valueSpan(text, node);
  if (node.kind === "scalar" || node.isFlow) {
    const stop = lineEnd(text, end);
    const isLong = text[end - 1] === "\n";
    if (isLong) return [{ start, end, text: `${head}${body}${lineBreakOf(text)}` }];
    const content = stop - (/\r?\n$/.exec(text.slice(end, stop))?.[0].length ?? 0);
    // A comment stays on the line of the name.
    if (content === end) return [{ start, end, text: head + body }];
    return [
      { start, end, text: head },
      { start: content, end: content, text: body },
    ];
  }
  const inner = node.kind === "map" ? [...node.entries.values()] : node.items;
  const first = lineStart(text, inner[0]!.start);
  const last = inner.at(-1)!.end;
  const lineBreak = /\r?\n$/.exec(text.slice(first, last))?.[0] ?? "";
  const lines = body.replace(/^\r?\n/, "");
  const isBare = lineBreak === "" && lines === "";
  return [
    { start, end: start, text: head },
    {
      start: isBare ? first - lineBreakOf(text).length : first,
      end: last,
      text: lines === "" ? "" : lines + lineBreak,
    },
  ];
}

function scalarReplacement(
  text: string,
  node: SourceNode & { kind: "scalar" },
  value: OptionValue,
): TextEdit {
  const lead = node.style === "empty" ? node.lead : "";
  const { start, end } = node;
  const written = inlineText(value, text, end);
  return {
    start,
    end,
    text: `${lead}${written}${text[end - 1] === "\n" && end > start ? lineBreakOf(text) : ""}`,
  };
}

/** A value on one line. @param end  Where it stands instead of another one, the end of that. */
function inlineText(value: OptionValue, text: string, end: number): string {
  // A comment behind a text without quotation marks reads like its end.
  const hasComment = /^[^\n]*#/.test(text.slice(end));
  return typeof value === "string" && hasComment ? JSON.stringify(value) : flowValue(value);
}

/** A value without the line break and the blank lines that a block of lines may end with. */
export function valueSpan(text: string, { start, end, kind }: SourceNode): { start: number; end: number } {
  return kind === "scalar" ? { start, end } : { start, end: start + text.slice(start, end).trimEnd().length };
}

function isFlow(node: SourceNode): boolean {
  return node.kind !== "scalar" && node.isFlow;
}

/**
 * Ways to add an option to a group.
 *
 * @param order  Names of options as the schema has them: the new one stands behind those in front of it.
 */
export function* additions(
  { text }: YamlSource,
  group: SourceMap,
  name: string,
  value: OptionValue,
  order: readonly string[],
): Generator<TextEdit[]> {
  const entries = [...group.entries.values()];
  if (group.isFlow) {
    const last = entries.at(-1);
    const at = last?.end ?? group.start + 1;
    const written = `${flowValue(name)}: ${flowValue(value)}`;
    yield [{ start: at, end: at, text: last ? `, ${written}` : ` ${written} ` }];
    return;
  }
  const known = order.indexOf(name);
  const before = entries.filter(({ key }) => order.indexOf(key) !== -1 && order.indexOf(key) < known);
  const after = entries.filter(({ key }) => order.indexOf(key) > known);
  const last = entries.at(-1)!;
  if (known !== -1 && after.length > 0 && before.length > 0) yield [below(text, before.at(-1)!, name, value)];
  yield [below(text, last, name, value)];
}

function below(text: string, { end: at, keyStart }: SourceEntry, name: string, value: OptionValue): TextEdit {
  const column = keyStart - lineStart(text, keyStart);
  const lineBreak = lineBreakOf(text);
  const lines = blockEntry(name, value, column, lineBreak);
  const isBare = at > 0 && text[at - 1] !== "\n";
  // A file without a line break at its end keeps having none.
  return { start: at, end: at, text: isBare ? lineBreak + lines.slice(0, -lineBreak.length) : lines };
}
