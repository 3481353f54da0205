import { type Document, isAlias, isMap, isScalar, isSeq, type Scalar } from "yaml";
import { codePointOf } from "../files/read-text.ts";
import { findHiddenCharacter } from "../formats/hidden-characters.ts";
import type { Draft, Span } from "../problems/draft.ts";
import { createLineIndex } from "../problems/line-index.ts";
import { findDoubledLines, findTwins } from "./doubled-entries.ts";
import { includedIn } from "./include-tags.ts";
import { pictureReadings } from "./linked-value.ts";
import { tellBeganTwice, tellTwice } from "./named-twice.ts";
import { findRunOn, findSwallowed } from "./run-on-entries.ts";
import { withoutSigns } from "./stray-start.ts";
import type { MapNode, TreeNode } from "./tree.ts";
import {
  findHalfQuotes,
  findLostList,
  findSwallowedText,
  findTailComment,
  findUnclosedQuote,
} from "./yaml-traps.ts";

/** What building the tree of one file shares. */
interface Source {
  text: string;
  problems: Draft[];
  /** Made when a problem names a line. */
  lines?: ReturnType<typeof createLineIndex>;
}

/** Turns a parsed document into our tree and reports what pages may not use; undefined for an empty document. */
export function buildTree(document: Document.Parsed, text: string, problems: Draft[]): TreeNode | undefined {
  const contents = document.contents as unknown;
  if (contents === null || (isScalar(contents) && contents.value === null && contents.source === ""))
    return undefined;
  return build(contents, { start: 0, end: 0 }, { text, problems });
}

/** @param fallback Where a value stands that the parser gives no place. */
function build(node: unknown, fallback: Span, source: Source): TreeNode {
  const { text, problems } = source;
  const range = (node as { range?: [number, number, number] | null } | null)?.range;
  const start = range?.[0] ?? fallback.start;
  const end = range?.[1] ?? fallback.end;
  if (isAlias(node)) {
    problems.push(reserved("*", start, end, text));
    return { kind: "broken", start, end };
  }
  if (node === null || node === undefined)
    return { kind: "scalar", start, end, value: null, source: "", plain: true, isBlock: false };
  const { anchor, tag } = node as { anchor?: string; tag?: string };
  let isBroken = false;
  if (anchor !== undefined) {
    const at = text.lastIndexOf(`&${anchor}`, start);
    problems.push(reserved("&", at, end, text));
    isBroken = true;
  }
  if (tag !== undefined) {
    let at = text.lastIndexOf("!", Math.max(0, start - 1));
    while (text[at - 1] === "!") at -= 1;
    problems.push(reserved("!", at, end, text));
    isBroken = true;
  }
  if (isMap(node)) return buildMap(node.items, start, end, isBroken, source);
  if (isSeq(node)) {
    const items = node.items.map((item) => build(item, { start, end: start }, source));
    if (!node.flow)
      problems.push(...findTwins(items, text), ...findRunOn(items, text), ...findSwallowed(items, text));
    return { kind: "list", start, end, items };
  }
  if (!isScalar(node) || isBroken) return { kind: "broken", start, end };
  return buildScalar(node, start, end, source);
}

function buildScalar(node: Scalar, start: number, end: number, { text, problems }: Source): TreeNode {
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
    ? (findSwallowedText(text, scalar) ??
      findLostList(text, scalar) ??
      findTailComment(scalar) ??
      findHalfQuotes(scalar))
    : isBlock
      ? undefined
      : findUnclosedQuote(text, scalar);
  if (isBlock) problems.push(...findDoubledLines(text, scalar));
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
        params: { codePoint: codePointOf(character), isEscaped: true },
        start,
        end,
        path: [],
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
  source: Source,
): TreeNode {
  const { text, problems } = source;
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
      });
      continue;
    }
    if (
      (pair.key as { anchor?: string }).anchor !== undefined ||
      (pair.key as { tag?: string }).tag !== undefined
    ) {
      const sign = (pair.key as { anchor?: string }).anchor !== undefined ? "&" : "!";
      const at = Math.max(0, text.lastIndexOf(sign, keyStart));
      problems.push(reserved(sign, at, keyEnd, text));
      continue;
    }
    const key = pair.key.source ?? String(pair.key.value);
    // What is merged in is named with the sign that does it.
    if (key === "<<") {
      problems.push({
        code: "yaml-alias",
        params: { isMerge: true },
        start: keyStart,
        end: keyEnd,
        path: [],
      });
      continue;
    }
    const value = build(pair.value, { start: keyEnd, end: keyEnd }, source);
    const earlier = map.entries.get(key);
    if (key === "__proto__") {
      problems.push({
        code: "reserved-name",
        params: { name: key },
        start: keyStart,
        end: keyEnd,
        path: [],
      });
    } else if (earlier) {
      source.lines ??= createLineIndex(text);
      const lines = source.lines;
      const lineOf = (offset: number): number => lines.position(offset).line;
      const twin = { key, keyStart, keyEnd, value };
      const began = tellBeganTwice([earlier, twin], text, lineOf);
      if (began) map.entries.set(key, began.meant);
      problems.push(began?.draft ?? tellTwice(earlier, twin, map, lineOf(earlier.keyStart), text));
    } else map.entries.set(key, { key, keyStart, keyEnd, value });
  }
  return isBroken ? { kind: "broken", start, end } : map;
}

const codes = { "&": "yaml-anchor", "*": "yaml-alias", "!": "yaml-tag" } as const;

function reserved(sign: keyof typeof codes, start: number, end: number, text: string): Draft {
  const whole = text.slice(start, end).trimEnd();
  const raw = whole.split("\n", 1)[0]!.trimEnd();
  const pictures = sign === "!" && raw === whole ? pictureReadings(raw) : [];
  const bare = raw === whole ? withoutSigns(raw) : undefined;
  const readings = bare === undefined ? pictures : [...pictures, bare];
  const isText = raw === whole && (pictures.length > 0 || !/[{}[\]]/.test(raw));
  const use = isText && /^ *- +$/.test(lineBefore(text, start)) ? includedIn(raw) : undefined;
  if (use !== undefined) {
    const offer = { start, end: start + raw.length, text: `use: ${use}` };
    return { code: "yaml-tag", params: { sign, use }, start, end: offer.end, path: [], offer };
  }
  const quoted = `"${raw.replace(/[\\"]/g, "\\$&")}"`;
  return {
    code: codes[sign],
    params: { sign, isRead: true, ...(raw === whole && { quoted }) },
    start,
    end: start + raw.length,
    path: [],
    ...(isText && { offer: { start, end: start + raw.length, text: quoted } }),
    ...(readings.length > 0 && {
      instead: readings.map((put) => ({ start, end: start + raw.length, text: put, isSure: false })),
    }),
  };
}

const lineBefore = (text: string, at: number): string => text.slice(text.lastIndexOf("\n", at - 1) + 1, at);

function lineEnd(text: string, start: number, end: number): number {
  const newline = text.indexOf("\n", start);
  return Math.max(start + 1, newline === -1 ? end : Math.min(end, newline));
}
