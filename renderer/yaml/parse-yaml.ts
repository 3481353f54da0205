import { type Document, isScalar, parseDocument, visit } from "yaml";
import { hiddenEdits } from "../formats/hidden-characters.ts";
import type { Draft, Span } from "../problems/draft.ts";
import { buildTree } from "./build-tree.ts";
import { checkDepth } from "./check-depth.ts";
import type { Explanation } from "./explanation.ts";
import { explainFirstOfEntries } from "./first-of-entries.ts";
import { findOddFlow } from "./flow-names.ts";
import { findForeignLines } from "./foreign-lines.ts";
import { findHashesInBrackets } from "./hash-in-brackets.ts";
import { mapDraft } from "./map-draft.ts";
import { findMarkdownBelow } from "./markdown-below.ts";
import { findOddSpaces } from "./odd-spaces.ts";
import { findEqualsSigns, findHandedOn, findJsonSlip } from "./other-languages.ts";
import { readPlainYaml } from "./read-plain-yaml.ts";
import { findTextsBesideNames } from "./text-beside-name.ts";
import { applyEdits, createOffsetMap, type TextEdit } from "./text-edits.ts";
import { findLostSigns } from "./text-signs.ts";
import type { TreeNode } from "./tree.ts";
import { findWideSigns } from "./wide-signs.ts";
import { explainLine } from "./yaml-lines.ts";
import { explainSyntaxError } from "./yaml-syntax.ts";
import { SWALLOWED_NAME } from "./yaml-traps.ts";

/** More mistakes than this in the grammar of one file are not worth telling apart. */
const MAX_SYNTAX_PROBLEMS = 25;

/** An entry has this many mistakes at most that are told before the whole file is read. */
const MAX_ROUNDS_OF_ENTRIES = 3;

/**
 * Each mistake means reading the file again. In a huge one that adds up: after so many errors of the parser
 * (some 40 µs each, as much as 200 characters) the mistakes found so far have to do.
 */
const MAX_WORK = 12_000;
const CHARACTERS_PER_ERROR = 200;

/**
 * A YAML file as a tree with places, and everything that is wrong with it as YAML.
 *
 * @returns `tree` is missing when the file is empty or could not be repaired.
 */
export function parseYaml(source: string): { tree?: TreeNode; problems: Draft[] } {
  const tree = readPlainYaml(source);
  return tree ? { tree, problems: [] } : parseAnyYaml(source);
}

/**
 * `parseYaml` for every text, plain or not, by way of the `yaml` package.
 *
 * Each mistake in the grammar is explained, then repaired in a copy that is read again: so what follows
 * from a mistake is never reported, and what stands behind it still is. Anchors, aliases and tags are
 * refused, because they are far more often an unquoted text than meant.
 *
 * @returns `tree` is missing when the file is empty or could not be repaired.
 */
export function parseAnyYaml(source: string): { tree?: TreeNode; problems: Draft[] } {
  const tooDeep = checkDepth(source);
  if (tooDeep) return { problems: [tooDeep] };
  const problems: Draft[] = [];
  const rounds: TextEdit[][] = [];
  let text = source;
  // Characters that are hidden are told by whoever reads the file as text.
  const hidden = hiddenEdits(source);
  if (hidden.length > 0) {
    rounds.push(hidden);
    text = applyEdits(source, hidden);
  }
  const take = (found: readonly Explanation[]): void => {
    const toSource = createOffsetMap(rounds);
    for (const { edits: _, ...problem } of found) problems.push(mapDraft(problem, toSource));
    const edits = found.flatMap((one) => one.edits ?? []);
    rounds.push(edits);
    text = applyEdits(text, edits);
  };
  for (const find of FINDERS) {
    const found = find(text);
    if (found.length > 0) take(found);
  }
  let document = parse(text);
  for (let round = 0; round < MAX_ROUNDS_OF_ENTRIES && document.errors.length > 0; round += 1) {
    const found = explainFirstOfEntries(text, MAX_SYNTAX_PROBLEMS - problems.length, parse);
    if (found.length === 0) break;
    take(found);
    if (problems.length >= MAX_SYNTAX_PROBLEMS) return { problems };
    document = parse(text);
  }
  for (const find of FINDERS_OF_BROKEN) {
    const found = document.errors.length > 0 ? find(text) : [];
    if (found.length === 0) continue;
    take(found);
    document = parse(text);
  }
  const seen = new Set<string>();
  let work = 0;
  for (;;) {
    const explained =
      document.errors.length > 0
        ? explainSyntaxError(text, document)
        : (findDirective(text) ?? findGluedName(text, document) ?? findOddFlow(text, document));
    if (!explained) break;
    const toSource = createOffsetMap(rounds);
    const signature = `${explained.code}:${toSource(explained.start)}`;
    // A repair that leaves the same mistake behind has failed.
    work += document.errors.length + text.length / CHARACTERS_PER_ERROR;
    const isTooMuch = problems.length >= MAX_SYNTAX_PROBLEMS || (problems.length > 0 && work > MAX_WORK);
    if (seen.has(signature) || isTooMuch) return { problems };
    seen.add(signature);
    const { edits, ...problem } = explained;
    problems.push(mapDraft(problem, toSource));
    if (!edits) return { problems };
    const repaired = applyEdits(text, edits);
    // Where nothing else is wrong, the quick reader has the same tree in a fiftieth of the time.
    const plain = readPlainYaml(repaired);
    if (plain) {
      rounds.push(edits);
      return finish(plain, problems, rounds);
    }
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
  // A mark that was added to close a text leaves the one that closed it without a beginning.
  const opening = problems.find(({ code }) => code === "unclosed-quote")?.start ?? Number.POSITIVE_INFINITY;
  for (const one of own) {
    const problem = mapDraft(one, toSource);
    // A name that was only begun needs no colon where the next line says it whole.
    if (problem.code === "duplicate-name" && problem.params.begins === "nothing") {
      const bare = problems.findIndex(
        ({ code, start }) => code === "missing-colon" && start === problem.start,
      );
      if (bare !== -1) problems.splice(bare, 1);
    }
    if (problem.code !== "unopened-quote" || problem.start < opening) problems.push(problem);
  }
  return finish(tree, problems, rounds);
}

/** The tree of a repaired copy, at the places of the source. */
function finish(
  tree: TreeNode | undefined,
  problems: Draft[],
  rounds: readonly TextEdit[][],
): { tree?: TreeNode; problems: Draft[] } {
  if (tree && rounds.length > 0) shiftTree(tree, createOffsetMap(rounds));
  // What a bracket would have held is a guess, so nothing further is said about it.
  const guessed = new Set(
    problems
      .filter((problem) => problem.code === "unclosed-bracket" || problem.code === "list-on-line")
      .map((problem) => problem.start),
  );
  const sorted = problems.sort((a, b) => a.start - b.start);
  if (!tree) return { problems: sorted };
  return { tree: guessed.size > 0 ? distrust(tree, guessed) : tree, problems: sorted };
}

/**
 * Lines that are no YAML, but for those that belong to a text in quotation marks, as programs write it: in a file whose
 * grammar is right there is no doubt about where such a text ends.
 */
function findForeignOutsideTexts(text: string): Explanation[] {
  const found = findForeignLines(text);
  if (found.length === 0 || !/["']/.test(text)) return found;
  const document = parse(text);
  if (document.errors.length > 0) return found;
  const texts: Span[] = [];
  visit(document, {
    Scalar(_, { type, range }) {
      if (!range || (type !== "QUOTE_DOUBLE" && type !== "QUOTE_SINGLE")) return;
      const [start, end] = range;
      if (!SWALLOWED_NAME.test(text.slice(start, end))) texts.push({ start, end });
    },
  });
  return found.filter((one) => !texts.some(({ start, end }) => one.start > start && one.end <= end));
}

/** What is found before the grammar is asked, in this order; what one finds is gone for the next. */
const FINDERS: readonly ((text: string) => Explanation[])[] = [
  findHandedOn,
  findMarkdownBelow,
  findOddSpaces,
  findWideSigns,
  findEqualsSigns,
  findForeignOutsideTexts,
];

/** What is found in a text that cannot be read, before its grammar says what it stumbles over. */
const FINDERS_OF_BROKEN: readonly ((text: string) => Explanation[])[] = [
  findHashesInBrackets,
  findLostSigns,
  findTextsBesideNames,
  findJsonSlip,
];

function parse(text: string): Document.Parsed {
  // Core schema of YAML 1.2: `no`, `on`, `12:30` and dates stay text. Duplicate names are found by our own pass.
  const { stackTraceLimit } = Error;
  // Where in the parser an error came up helps nobody, and thousands of stacks fill the memory.
  Error.stackTraceLimit = 0;
  try {
    return parseDocument(hideByteOrderMark(text), {
      prettyErrors: false,
      uniqueKeys: false,
      logLevel: "error",
      version: "1.2",
      merge: false,
    });
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/**
 * The text with an empty line in place of a byte order mark, so that offsets stay: behind the mark the `yaml`
 * package cannot read a list.
 */
export function hideByteOrderMark(text: string): string {
  return text.startsWith("\ufeff") ? `\n${text.slice(1)}` : text;
}

/** A line such as `%YAML 1.1`, which would change how words are read. */
function findDirective(text: string): Explanation | undefined {
  let start = text.startsWith("\ufeff") ? 1 : 0;
  let line = lineFrom(text, start);
  // Only blank lines and comments may stand before it.
  while (start + line.length < text.length && /^\s*(#|$)/.test(line)) {
    start += line.length + 1;
    line = lineFrom(text, start);
  }
  if (!/^%[A-Z]/.test(line)) return undefined;
  const end = start + line.trimEnd().length;
  return {
    code: "yaml-version",
    start,
    end,
    path: [],
    fix: { start, end, text: "" },
    edits: [{ start, end, text: "" }],
  };
}

function lineFrom(text: string, start: number): string {
  const end = text.indexOf("\n", start);
  return text.slice(start, end === -1 ? text.length : end);
}

/**
 * A name behind which a text in quotation marks begins: its colon is missing, has no space behind it or is another sign,
 * and the colon of the text was taken for it.
 */
const WITHOUT_COLON = /^([A-Za-z][\w-]*)( +|:| *[;=]=? *)["'“]/;

/**
 * A name that begins with a dash, holds a no-break space or goes on with a quotation mark: the grammar allows it, no
 * author means it.
 */
function findGluedName(text: string, document: Document.Parsed): Explanation | undefined {
  const isOdd =
    /^[ \u00a0]*-[A-Za-z"']|^ *(?:- +)*[A-Za-z][\w-]*(?: +|:| *[;=]=? *)["'“]/m.test(text) ||
    text.includes("\u00a0");
  if (!isOdd) return undefined;
  let found: Explanation | undefined;
  visit(document, {
    Pair(_, pair) {
      const key = pair.key;
      const cut =
        isScalar(key) && key.type === "PLAIN" && key.range && WITHOUT_COLON.exec(String(key.source ?? ""));
      if (cut) {
        found = explainLostColon(text, key.range![0], cut[1]!, cut[2]!);
        return visit.BREAK;
      }
      if (!isScalar(key) || !key.range || !/^-\S|^\s*\u00a0|\u00a0/.test(String(key.source ?? "")))
        return undefined;
      found = explainLine(text, key.range[0]);
      return found ? visit.BREAK : undefined;
    },
  });
  return found;
}

/** @param between  What stands between the name and its text. */
function explainLostColon(text: string, start: number, name: string, between: string): Explanation {
  const end = start + name.length;
  const sign = between.trim();
  const stop = text.indexOf("\n", end);
  const value = text.slice(end + between.length, stop === -1 ? text.length : stop).trim();
  // Of the two marks around the text, the second may be lost as well.
  const isOpen = /^["']/.test(value) && value.indexOf(value[0]!, 1) === -1;
  const behind = end + between.length + value.length;
  const put = sign === "" ? between : " ";
  const edit = isOpen
    ? { start: end, end: behind, text: `:${put}${value}${value[0]}` }
    : sign === ""
      ? { start: end, end, text: ":" }
      : { start: end, end: end + between.length, text: ": " };
  const at = {
    start,
    end: end + between.trimEnd().length,
    path: [],
    ...(isOpen ? { offer: edit } : { fix: edit }),
    edits: [edit],
  };
  const meant = isOpen ? `${value}${value[0]}` : value;
  if (sign === ":") return { code: "missing-space", params: { name, value: meant }, ...at };
  const seen = sign === "" ? "name" : "equals";
  return {
    code: "missing-colon",
    params: { name, value: meant, seen, ...(/^;/.test(sign) && { sign }) },
    ...at,
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
