import { type Document, isAlias, isMap, isScalar, isSeq } from "yaml";
import { describeCharacter, findHiddenCharacter } from "../files/read-text.ts";
import type { Draft } from "../problems/draft.ts";
import { createLineIndex } from "../problems/line-index.ts";
import type { MapNode, TreeNode } from "./tree.ts";
import { findSwallowedText, findUnclosedQuote } from "./yaml-traps.ts";

/** Turns a parsed document into our tree and reports what pages may not use; undefined for an empty document. */
export function buildTree(document: Document.Parsed, text: string, problems: Draft[]): TreeNode | undefined {
  const contents = document.contents as unknown;
  if (contents === null || (isScalar(contents) && contents.value === null && contents.source === ""))
    return undefined;
  let lines: ReturnType<typeof createLineIndex> | undefined;
  return build(contents, undefined);

  function build(node: unknown, fallback: { start: number; end: number } | undefined): TreeNode {
    const range = (node as { range?: [number, number, number] | null } | null)?.range;
    const start = range?.[0] ?? fallback?.start ?? 0;
    const end = range?.[1] ?? fallback?.end ?? start;
    if (isAlias(node)) {
      problems.push(reserved("yaml-alias", "*", start, end, text));
      return { kind: "broken", start, end };
    }
    if (node === null || node === undefined)
      return { kind: "scalar", start, end, value: null, source: "", plain: true, isBlock: false };
    const { anchor, tag } = node as { anchor?: string; tag?: string };
    let isBroken = false;
    if (anchor !== undefined) {
      const at = text.lastIndexOf(`&${anchor}`, start);
      problems.push(reserved("yaml-anchor", "&", at, end, text));
      isBroken = true;
    }
    if (tag !== undefined) {
      let at = text.lastIndexOf("!", Math.max(0, start - 1));
      while (text[at - 1] === "!") at -= 1;
      problems.push(reserved("yaml-tag", "!", at, end, text));
      isBroken = true;
    }
    if (isMap(node)) return buildMap(node.items, start, end, isBroken);
    if (isSeq(node)) {
      const items = node.items.map((item) => build(item, { start, end: start }));
      return { kind: "list", start, end, items };
    }
    if (!isScalar(node) || isBroken) return { kind: "broken", start, end };
    const plain = node.type === "PLAIN";
    const isBlock = node.type === "BLOCK_LITERAL" || node.type === "BLOCK_FOLDED";
    const value =
      typeof node.value === "bigint" ? Number(node.value) : (node.value as string | number | boolean | null);
    const scalar: TreeNode = {
      kind: "scalar",
      start,
      end,
      value,
      source: node.source ?? String(value ?? ""),
      plain,
      isBlock,
    };
    const trap = plain
      ? findSwallowedText(text, scalar)
      : isBlock
        ? undefined
        : findUnclosedQuote(text, scalar);
    if (trap) {
      problems.push(trap);
      if (trap.severity !== "warning") return { kind: "broken", start, end };
    }
    if (typeof value === "string" && !plain && !isBlock) {
      const character = findHiddenCharacter(value);
      // A character that stands there as it is has been reported with the rest of the file.
      if (character && !text.slice(start, end).includes(character)) {
        problems.push({
          code: "hidden-character",
          start,
          end,
          path: [],
          message: `This text holds an invisible character (${describeCharacter(character)}), written with a backslash.`,
          hint: "Delete it, or double the backslash if you want to show one.",
        });
      }
    }
    return scalar;
  }

  function buildMap(
    pairs: readonly { key: unknown; value: unknown }[],
    start: number,
    end: number,
    isBroken: boolean,
  ): TreeNode {
    const map: MapNode = { kind: "map", start, end, entries: new Map() };
    for (const pair of pairs) {
      const keyRange = (pair.key as { range?: [number, number, number] } | null)?.range;
      const keyStart = keyRange?.[0] ?? start;
      const keyEnd = keyRange?.[1] ?? keyStart;
      if (!isScalar(pair.key) || pair.key.source === "" || pair.key.value === null) {
        const colon = text.indexOf(":", keyStart);
        const span =
          (isScalar(pair.key) || pair.key === null) && colon !== -1
            ? { start: colon, end: colon + 1 }
            : { start: keyStart, end: lineEnd(text, keyStart, keyEnd) };
        problems.push({
          code: "bad-name",
          ...span,
          path: [],
          message: "A name is missing before this colon, or it is not a plain word.",
          hint: "Write name: value. A text that holds a colon or brackets goes in quotation marks.",
        });
        continue;
      }
      if (
        (pair.key as { anchor?: string }).anchor !== undefined ||
        (pair.key as { tag?: string }).tag !== undefined
      ) {
        const sign = (pair.key as { anchor?: string }).anchor !== undefined ? "&" : "!";
        const at = Math.max(0, text.lastIndexOf(sign, keyStart));
        problems.push(reserved(sign === "&" ? "yaml-anchor" : "yaml-tag", sign, at, keyEnd, text));
        continue;
      }
      const key = pair.key.source ?? String(pair.key.value);
      const value = build(pair.value, { start: keyEnd, end: keyEnd });
      const earlier = map.entries.get(key);
      if (key === "__proto__") {
        problems.push({
          code: "reserved-name",
          start: keyStart,
          end: keyEnd,
          path: [],
          message: '"__proto__" cannot be used as a name.',
          hint: "Choose another name.",
        });
      } else if (key === "<<") {
        problems.push({
          code: "yaml-alias",
          start: keyStart,
          end: keyEnd,
          path: [],
          message: '"<<" cannot be used here: pages do not merge one part into another.',
          hint: "Write the options out.",
        });
      } else if (earlier) {
        lines ??= createLineIndex(text);
        const { line } = lines.position(earlier.keyStart);
        problems.push({
          code: "duplicate-name",
          start: keyStart,
          end: keyEnd,
          path: [],
          message: `"${key}" stands here a second time; the first is on line ${line}.`,
          hint: "Keep one of the two.",
        });
      } else map.entries.set(key, { key, keyStart, keyEnd, value });
    }
    return isBroken ? { kind: "broken", start, end } : map;
  }
}

const signs: Record<string, string> = {
  "&": "gives this part a name to be used elsewhere",
  "*": "means a part that was named elsewhere",
  "!": "says of which kind the value is",
};

function reserved(code: string, sign: string, start: number, end: number, text: string): Draft {
  const whole = text.slice(start, end).trimEnd();
  const raw = whole.split("\n", 1)[0]!.trimEnd();
  const isText = raw === whole && !/[{}[\]]/.test(raw);
  const quoted = `"${raw.replace(/[\\"]/g, "\\$&")}"`;
  return {
    code,
    start,
    end: start + raw.length,
    path: [],
    message: `A value that starts with ${sign} is not read as text: in YAML, ${sign} ${signs[sign]}, which pages do not use.`,
    hint:
      raw === whole
        ? `If you mean the text, put it in quotation marks: ${quoted}`
        : "If you mean the text, put all of it in quotation marks. If not, remove the word with the sign.",
    ...(isText && { fix: { start, end: start + raw.length, text: quoted } }),
  };
}

function lineEnd(text: string, start: number, end: number): number {
  const newline = text.indexOf("\n", start);
  return Math.max(start + 1, newline === -1 ? end : Math.min(end, newline));
}
