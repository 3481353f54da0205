import { type Document, isAlias, isMap, isScalar, isSeq, parseDocument, visit } from "yaml";
import type { Draft } from "./draft.ts";
import { describeCharacter, findHiddenCharacter } from "./read-text.ts";
import { applyEdits, createOffsetMap, type TextEdit } from "./text-edits.ts";
import type { MapNode, TreeNode } from "./tree.ts";
import { explainLine } from "./yaml-lines.ts";
import { checkDepth, type Explanation, explainSyntaxError } from "./yaml-syntax.ts";
import { findSwallowedText, findUnclosedQuote } from "./yaml-traps.ts";

/** More mistakes than this in the grammar of one file are not worth telling apart. */
const MAX_SYNTAX_PROBLEMS = 25;

/**
 * A YAML file as a tree with places, and everything that is wrong with it as YAML.
 *
 * Each mistake in the grammar is explained, then repaired in a copy that is read again: so what follows
 * from a mistake is never reported, and what stands behind it still is. Anchors, aliases and tags are
 * refused, because they are far more often an unquoted text than meant.
 *
 * @returns `tree` is missing when the file is empty or could not be repaired.
 */
export function parseYaml(source: string): { tree?: TreeNode; problems: Draft[] } {
  const tooDeep = checkDepth(source);
  if (tooDeep) return { problems: [tooDeep] };
  const problems: Draft[] = [];
  const rounds: TextEdit[][] = [];
  let text = source;
  let document = parse(text);
  let lastSignature = "";
  for (;;) {
    const explained =
      document.errors.length > 0
        ? explainSyntaxError(text, document)
        : (findDirective(text) ?? findGluedName(text, document));
    if (!explained) break;
    const toSource = createOffsetMap(rounds);
    const signature = `${explained.code}:${toSource(explained.start)}`;
    // A repair that leaves the same mistake behind has failed.
    if (signature === lastSignature || problems.length >= MAX_SYNTAX_PROBLEMS) return { problems };
    lastSignature = signature;
    const { edits, ...problem } = explained;
    problems.push(mapDraft(problem, toSource));
    if (!edits) return { problems };
    const repaired = applyEdits(text, edits);
    const next = parse(repaired);
    const remaining = next.errors[0]?.pos[0] ?? Number.POSITIVE_INFINITY;
    if (document.errors.length > 0 && next.errors.length > 0 && remaining < explained.start - 1)
      return { problems };
    rounds.push(edits);
    text = repaired;
    document = next;
  }
  const toSource = createOffsetMap(rounds);
  const own: Draft[] = [];
  const tree = buildTree(document, text, own);
  for (const problem of own) problems.push(mapDraft(problem, toSource));
  if (tree && rounds.length > 0) shiftTree(tree, toSource);
  // What a bracket would have held is a guess, so nothing further is said about it.
  const guessed = new Set(
    problems
      .filter((problem) => problem.code === "unclosed-bracket" || problem.code === "list-on-line")
      .map((problem) => problem.start),
  );
  if (tree && guessed.size > 0)
    return { tree: distrust(tree, guessed), problems: problems.sort((a, b) => a.start - b.start) };
  return { tree, problems: problems.sort((a, b) => a.start - b.start) };
}

function parse(text: string): Document.Parsed {
  // Core schema of YAML 1.2: `no`, `on`, `12:30` and dates stay text. Duplicate names are found by our own pass.
  return parseDocument(text, {
    prettyErrors: false,
    uniqueKeys: false,
    logLevel: "error",
    version: "1.2",
    merge: false,
  });
}

/** A line such as `%YAML 1.1`, which would change how words are read. */
function findDirective(text: string): Explanation | undefined {
  const match = /^\ufeff?((?:\s*#.*\n|\s*\n)*)(%[A-Z]+.*)$/m.exec(text);
  if (!match || match.index > 0) return undefined;
  const start = match[0].length - match[2]!.length;
  const end = start + match[2]!.trimEnd().length;
  return {
    code: "yaml-version",
    start,
    end,
    path: [],
    message: "A line that starts with % gives orders to the reader of the file, which pages do not use.",
    hint: "Remove the line.",
    fix: { start, end, text: "" },
    edits: [{ start, end, text: "" }],
  };
}

/** A name that begins with a dash or holds a no-break space: the grammar allows it, no author means it. */
function findGluedName(text: string, document: Document.Parsed): Explanation | undefined {
  if (!/^[ \u00a0]*-[A-Za-z"']/m.test(text) && !text.includes("\u00a0")) return undefined;
  let found: Explanation | undefined;
  visit(document, {
    Pair(_, pair) {
      const key = pair.key;
      if (!isScalar(key) || !key.range || !/^-\S|^\s*\u00a0|\u00a0/.test(String(key.source ?? "")))
        return undefined;
      found = explainLine(text, key.range[0]);
      return found ? visit.BREAK : undefined;
    },
  });
  return found;
}

function buildTree(document: Document.Parsed, text: string, problems: Draft[]): TreeNode | undefined {
  const contents = document.contents as unknown;
  if (contents === null || (isScalar(contents) && contents.value === null && contents.source === ""))
    return undefined;
  return build(contents, undefined);

  function build(node: unknown, fallback: { start: number; end: number } | undefined): TreeNode {
    const range = (node as { range?: [number, number, number] | null } | null)?.range;
    const start = range?.[0] ?? fallback?.start ?? 0;
    const end = range?.[1] ?? fallback?.end ?? start;
    if (isAlias(node)) {
      problems.push(reserved("yaml-alias", "*", start, Math.max(end, start + 1), text));
      return { kind: "broken", start, end };
    }
    if (node === null || node === undefined)
      return { kind: "scalar", start, end, value: null, source: "", plain: true, isBlock: false };
    const { anchor, tag } = node as { anchor?: string; tag?: string };
    let isBroken = false;
    if (anchor !== undefined) {
      const at = text.lastIndexOf(`&${anchor}`, start);
      problems.push(reserved("yaml-anchor", "&", at, lineEnd(text, at, end), text));
      isBroken = true;
    }
    if (tag !== undefined) {
      let at = text.lastIndexOf("!", Math.max(0, start - 1));
      while (text[at - 1] === "!") at -= 1;
      problems.push(reserved("yaml-tag", "!", at, lineEnd(text, at, end), text));
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
        const line = text.slice(0, earlier.keyStart).split("\n").length;
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
  const stop = Math.max(end, start + 1);
  const raw = text
    .slice(
      start,
      lineEnd(
        text,
        start,
        Math.max(stop, text.indexOf("\n", start) === -1 ? text.length : text.indexOf("\n", start)),
      ),
    )
    .replace(/\s+#\s.*$/, "")
    .trimEnd();
  const isText = !/[{}[\]]/.test(raw) && raw.length > 0;
  const quoted = `"${raw.replace(/[\\"]/g, "\\$&")}"`;
  return {
    code,
    start,
    end: start + Math.max(1, raw.length),
    path: [],
    message: `A value that starts with ${sign} is not read as text: in YAML, ${sign} ${signs[sign]}, which pages do not use.`,
    hint: `If you mean the text, put it in quotation marks: ${quoted}`,
    ...(isText && { fix: { start, end: start + raw.length, text: quoted } }),
  };
}

function lineEnd(text: string, start: number, end: number): number {
  const newline = text.indexOf("\n", start);
  return Math.max(start + 1, newline === -1 ? end : Math.min(end, newline));
}

function mapDraft(problem: Draft, toSource: (offset: number) => number): Draft {
  return {
    ...problem,
    start: toSource(problem.start),
    end: toSource(problem.end),
    ...(problem.fix && {
      fix: { ...problem.fix, start: toSource(problem.fix.start), end: toSource(problem.fix.end) },
    }),
  };
}

/** The tree with the values that start at these places taken as broken. */
function distrust(node: TreeNode, places: ReadonlySet<number>): TreeNode {
  if (places.has(node.start)) return { kind: "broken", start: node.start, end: node.end };
  if (node.kind === "list") node.items = node.items.map((item) => distrust(item, places));
  if (node.kind === "map")
    for (const entry of node.entries.values()) entry.value = distrust(entry.value, places);
  return node;
}

function shiftTree(node: TreeNode, toSource: (offset: number) => number): void {
  node.start = toSource(node.start);
  node.end = toSource(node.end);
  if (node.kind === "list") for (const item of node.items) shiftTree(item, toSource);
  if (node.kind === "map") {
    for (const entry of node.entries.values()) {
      entry.keyStart = toSource(entry.keyStart);
      entry.keyEnd = toSource(entry.keyEnd);
      shiftTree(entry.value, toSource);
    }
  }
}
