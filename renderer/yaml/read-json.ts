import { createRequire } from "node:module";
import type { Node, ParseError } from "jsonc-parser";
import { findMergeMark } from "../files/merge-marks.ts";
import type { Draft, Span } from "../problems/draft.ts";
import { type JsonFault, repairJson } from "./json-repairs.ts";
import { mendJson } from "./json-slips.ts";
import type { MapNode, TreeNode } from "./tree.ts";

// Sites without data in JSON do without it.
const require = createRequire(import.meta.url);

/**
 * JSON as a tree with places, and what is wrong with it as JSON: the first mistake, since what follows it is a guess.
 *
 * @returns `tree` is missing when the text is empty or has a mistake.
 */
export function readJson(text: string): { tree?: TreeNode; problems: Draft[] } {
  const { parseTree } = require("jsonc-parser") as typeof import("jsonc-parser");
  const json = withoutMark(text);
  if (json.trim() === "") return { problems: [] };
  const first = firstError(text);
  const mark = first && findMergeMark(json);
  if (mark) return { problems: [{ code: "merge-conflict", params: {}, ...mark, path: [] }] };
  if (first) return { problems: [explain(first, json)] };
  const problems: Draft[] = [];
  const root = parseTree(json);
  return root ? { tree: treeOf(root, json, problems, []), problems } : { problems };
}

/** A byte order mark is no part of JSON; a space in its place keeps the offsets. */
const withoutMark = (text: string): string => text.replace(/^\ufeff/, " ");

function firstError(text: string): ParseError | undefined {
  const { parseTree } = require("jsonc-parser") as typeof import("jsonc-parser");
  const errors: ParseError[] = [];
  parseTree(withoutMark(text), errors, { allowTrailingComma: false, disallowComments: true });
  return errors.sort((a, b) => a.offset - b.offset)[0];
}

function treeOf(node: Node, text: string, problems: Draft[], path: (string | number)[]): TreeNode {
  const span = { start: node.offset, end: node.offset + node.length };
  if (node.type === "array")
    return {
      kind: "list",
      ...span,
      items: (node.children ?? []).map((item, index) => treeOf(item, text, problems, [...path, index])),
    };
  if (node.type === "object") return mapOf(node, span, text, problems, path);
  const value = node.value as string | number | boolean | null;
  const isText = typeof value === "string";
  const source = isText ? value : text.slice(span.start, span.end);
  return { kind: "scalar", ...span, value, source, plain: !isText, isBlock: false };
}

function mapOf(node: Node, span: Span, text: string, problems: Draft[], path: (string | number)[]): MapNode {
  const map: MapNode = { kind: "map", ...span, entries: new Map() };
  for (const { children = [] } of node.children ?? []) {
    const [name, value] = children;
    if (!name || !value) continue;
    const key = String(name.value);
    // Without the quotation marks, which every name has.
    const keySpan = { keyStart: name.offset + 1, keyEnd: name.offset + name.length - 1 };
    const at = [...path, key];
    const earlier = map.entries.get(key);
    if (earlier)
      problems.push({
        code: "duplicate-name",
        params: { name: key, line: lineOf(text, earlier.keyStart) },
        start: keySpan.keyStart,
        end: keySpan.keyEnd,
        path: at,
        ...withoutTwin(text, earlier.value, { start: name.offset, end: value.offset + value.length }, value),
      });
    else map.entries.set(key, { key, ...keySpan, value: treeOf(value, text, problems, at) });
  }
  return map;
}

/** A name that says once more what it says above goes, with the comma in front of it. */
function withoutTwin(text: string, earlier: Span, entry: Span, value: Node): Pick<Draft, "offer"> {
  const written = text.slice(value.offset, value.offset + value.length);
  const comma = /,\s*$/.exec(text.slice(0, entry.start));
  return comma && text.slice(earlier.start, earlier.end) === written
    ? { offer: { start: comma.index, end: entry.end, text: "" } }
    : {};
}

/** What the parser calls what can be said without looking at the place. */
const BY_NAME: Readonly<Record<string, JsonFault>> = {
  CommaExpected: "no-comma",
  ColonExpected: "no-colon",
  EndOfFileExpected: "more",
  InvalidEscapeCharacter: "escape",
  InvalidUnicode: "escape",
  InvalidCharacter: "character",
};

/** Says what a mistake of JSON is, by what stands at its place. */
function explain({ error, offset, length }: ParseError, text: string): Draft {
  const { printParseErrorCode } = require("jsonc-parser") as typeof import("jsonc-parser");
  const name = printParseErrorCode(error);
  const span = { start: offset, end: Math.max(offset + length, Math.min(offset + 1, text.length)) };
  const tell = (
    kind: JsonFault,
    where: Span = span,
    correction: Pick<Draft, "fix" | "offer"> = {},
  ): Draft => ({
    code: "bad-json",
    params: { case: kind },
    ...where,
    path: [],
    ...correction,
  });
  const comma = offset - 1 - /\s*$/.exec(text.slice(0, offset))![0].length;
  if (/Comment/.test(name) || text[offset] === "#" || text.startsWith("<!--", offset)) {
    const offer = mendJson(text);
    return tell("comment", span, offer && { offer });
  }
  const odd = /^[^\S \t\r\n\ufeff]+/.exec(text.slice(offset))?.[0];
  if (odd !== undefined) {
    const fix = mendJson(text);
    return tell("space", { start: offset, end: offset + odd.length }, fix && { fix });
  }
  if (text[comma] === "," && /[}\]]/.test(text[offset] ?? "")) {
    const where = { start: comma, end: comma + 1 };
    return tell("trailing-comma", where, { fix: { ...where, text: "" } });
  }
  if (/^\ufeff?\s*- /.test(text)) return tell("yaml");
  if (text[comma] === ":" && /[},\]]/.test(text[offset] ?? "")) return tell("no-value");
  // Signs of another language are those of the whole file.
  const all = name === "InvalidSymbol" ? mendJson(text) : undefined;
  if (all) return tell("unquoted", span, { offer: all });
  const meant = repairJson(text, offset, (other) => firstError(other)?.offset);
  if (meant) return tell(meant.fault, meant.span ?? span, meant.isOpen ? {} : { offer: meant.edit });
  if (name === "UnexpectedEndOfString") return tell("open-text");
  if (offset >= text.trimEnd().length) return tell("unclosed", endOf(text));
  if (name === "CommaExpected" && /[}\]]/.test(text[offset] ?? "")) return tell("open-brace");
  const offer = mendJson(text);
  return tell(BY_NAME[name] ?? "unquoted", span, offer && { offer });
}

function endOf(text: string): Span {
  const { length } = text.trimEnd();
  return { start: Math.max(0, length - 1), end: length };
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
