import type { Draft } from "../problems/draft.ts";
import { settleRepairs } from "../problems/settle-repairs.ts";
import { suggest } from "../problems/suggest.ts";
import { dropFollowers } from "../yaml/drop-followers.ts";
import { explainNamed } from "../yaml/explain-lines.ts";
import { GUESSES } from "../yaml/line-codes.ts";
import { mapDraft } from "../yaml/map-draft.ts";
import { readYamlText, type YamlFile } from "../yaml/read-yaml.ts";
import { findNode, type MapNode, type ScalarNode, type TreeNode } from "../yaml/tree.ts";
import { joinFiles, moveTree, shiftSpan } from "./joined-file.ts";
import { type LaidOver, layOver } from "./lay-over.ts";
import { findLostName, type LostName } from "./lost-text-names.ts";
import { mendMarks } from "./mend-marks.ts";
import { type Owners, ownersOf } from "./owners.ts";
import { listedWhole, withoutPasted } from "./pasted-blocks.ts";
import type { Shape } from "./shape.ts";
import type { Misfit, Stray } from "./unit.ts";

/** A file as its version in another language says it. */
export interface VersionFile extends LaidOver {
  /** Original and version together: the tree has the version's texts, and problems those of both files. */
  file: YamlFile;
  /** Offset of the version's first character in `file`. */
  start: number;
  /** What the version says of itself. */
  own: { route?: ScalarNode };
  /** The version by itself, at offsets of `file`; missing when there is none. */
  whole?: TreeNode;
  /** Where the version as a whole is spoken of. */
  anchor: { start: number; end: number };
}

/** A file that was read, with its name relative to the site folder. */
export interface NamedFile {
  file: string;
  read: YamlFile;
}

export interface ReadVersionOptions {
  /** Names at the top of the version that are about the version itself. */
  own?: readonly "route"[];
  /** See `layOver`. */
  skipsSettled?: boolean;
}

/**
 * Reads an original with its version.
 *
 * @param version  Its `read` is missing when there is no such file; its tree is taken over.
 */
export function readVersion(
  original: NamedFile,
  version: { file: string; read: YamlFile | undefined },
  shape: Shape,
  { own = [], skipsSettled = false }: ReadVersionOptions = {},
): VersionFile {
  const text = version.read?.text ?? "";
  const lines = version.read?.lines ?? original.read.lines;
  const joined = joinFiles({ file: original.file, ...original.read }, { file: version.file, text, lines });
  const { start } = joined;
  const tree = original.read.tree;
  // Names of an original that was not read as it was meant say nothing about the columns of its version.
  const known = isOutOfPlace(original.read.problems) ? undefined : tree;
  const pasted = version.read?.problems.length ? withoutPasted(text, ownersOf(tree, shape)) : undefined;
  const { tree: whole, problems: ownProblems = [] } =
    (pasted && readYamlText(pasted.text)) ?? version.read ?? {};
  if (whole) moveTree(whole, start);
  const slips = whole ? mendMarks(whole, { text, start }) : [];
  const { rest, taken, strays } = takeOwn(whole, own, tree);
  const laid = tree ? layOver(tree, rest, shape, skipsSettled) : undefined;
  const misfits = (laid?.misfits ?? []).map((one) =>
    isList(one) ? asListed(one, text, start, ownersOf(tree, shape)) : one,
  );
  const first = whole?.kind === "map" ? whole.entries.values().next().value : undefined;
  const problems = [
    ...original.read.problems,
    ...[
      ...(pasted?.drafts ?? []),
      ...explained(
        pasted?.text ?? text,
        ownProblems,
        laid && known && isAstray(laid, known, shape),
        (one) => (known ? layOver(known, takeOwn(one, own, known).rest, shape, true) : undefined),
        (name) => known?.kind !== "map" || known.entries.has(name) || own.some((one) => one === name),
        known,
        shape.key,
      ),
    ].map((one) => shifted(one, start)),
  ];
  return {
    file: {
      text: joined.text,
      ...(laid && { tree: laid.tree }),
      isEmpty: original.read.isEmpty,
      lines: joined.lines,
      problems,
      switchOffs: (version.read?.switchOffs ?? []).map((one) => ({
        ...one,
        start: one.start + start,
        end: one.end + start,
      })),
      isJoined: true,
    },
    start,
    tree: laid?.tree ?? { kind: "broken", start: 0, end: 0 },
    units: laid?.units ?? [],
    strays: [...strays, ...(laid?.strays ?? [])],
    misfits: [...slips, ...misfits],
    own: taken,
    ...(whole && { whole }),
    anchor: first ? { start: first.keyStart, end: first.keyEnd } : { start, end: start },
  };
}

/** Whether the lines of an original belong to other blocks than was meant: nobody knows yet where its names stand. */
export function isOutOfPlace(problems: readonly Draft[]): boolean {
  return problems.some(
    ({ code, fix }) => fix === undefined && (GUESSES.has(code) || code === "duplicate-name"),
  );
}

/** Something in a version is about nothing in its original, or has another form: it may stand in the wrong column. */
function isAstray(
  { units, strays, misfits }: LaidOver,
  original: TreeNode | undefined,
  { key }: Shape,
): boolean {
  const blocks = original?.kind === "map" ? original.entries.get("blocks")?.value : undefined;
  const isEmptied = key !== undefined && original?.kind === "list" && original.items.length === 0;
  // Below what the original calls otherwise, or says nothing of, each column is as good as another.
  const isLost = ({ path }: Stray): boolean =>
    isEmptied || (key === undefined && path[0] === "blocks" && blocks?.kind !== "list");
  const astray = [...units.flatMap(({ stray }) => stray ?? []), ...strays].some((one) => !isLost(one));
  return astray || misfits.some((one) => !isList(one));
}

/** Texts stand in a list that belong below ids or keys. */
const isList = ({ wanted }: Misfit): boolean => wanted === "blocks" || wanted === "rows";

/** Says of texts in a list how they are written. @param start  Offset of the version. */
function asListed(misfit: Misfit, text: string, start: number, owners: Owners): Misfit {
  const listed = listedWhole(text, owners);
  if (!listed || (misfit.wanted !== "blocks" && misfit.wanted !== "rows")) return misfit;
  const { first, isEach, offer } = listed;
  return {
    ...misfit,
    span: shiftSpan(first, start),
    ...(first.name !== undefined && { name: first.name, ...(isEach && { isEach }) }),
    ...(offer && { offer: { ...offer, ...shiftSpan(offer, start) } }),
  };
}

/** What a line in the wrong column is told as. */
const OF_COLUMNS: ReadonlySet<string> = new Set(["wrong-indentation", "not-indented"]);

/** The line that opens the texts of all blocks is gone. */
const isLostBlocks = ({ code, params }: Draft): boolean =>
  code === "lost-line" && params.opening === "blocks:";

/**
 * What is wrong with the lines of a version, before anything of it is compared with its original. Where a line was
 * meant, the names of the original tell: what is none of them brings more problems.
 *
 * @param isAstray  Something in it is about nothing. Where all lines can be read, only their columns may be the reason.
 * @param isKnown  Whether a page or its version has a key.
 */
function explained(
  text: string,
  problems: readonly Draft[],
  isAstray: boolean | undefined,
  lay: (tree: TreeNode | undefined) => LaidOver | undefined,
  isKnown: (key: string) => boolean,
  original: TreeNode | undefined,
  key: string | undefined,
): readonly Draft[] {
  if (problems.length === 0 && !isAstray) return problems;
  const read = (other: string): Draft[] => {
    const { problems, tree } = readYamlText(other);
    return [...problems, ...comparedWith(tree, lay(tree), other.length), ...unknownKeys(tree, isKnown)];
  };
  const found = read(text);
  let named = explainNamed(text, found, read);
  const lost = findLostName(text, { told: named, found, read }, original, key);
  if (lost) named = [lost.draft, ...shiftedBack(explainNamed(lost.text, read(lost.text), read), lost)];
  if (problems.length === 0)
    return named.filter((one) => OF_COLUMNS.has(one.code) || isLostBlocks(one) || one === lost?.draft);
  const told = settleRepairs(text, named, read);
  // What does not fit is told with all that is compared.
  return dropFollowers(
    text,
    told.filter(({ code }) => code !== "bad-translation"),
  );
}

/** Keys of a version that its page does not have: what a page itself is told of is told later. */
function unknownKeys(tree: TreeNode | undefined, isKnown: (key: string) => boolean): Draft[] {
  if (tree?.kind !== "map") return [];
  return [...tree.entries.values()]
    .filter(({ key, value }) => value.kind === "scalar" && !isKnown(key))
    .map(({ key, keyStart: start, keyEnd: end }) => ({
      code: "bad-translation",
      params: { case: "group" },
      start,
      end,
      path: [key],
    }));
}

/**
 * What does not fit, and what is not translated: a name in the wrong column is about nothing, and missed elsewhere.
 *
 * @param end  Offset behind the file, for what stands nowhere in it.
 */
function comparedWith(tree: TreeNode | undefined, laid: LaidOver | undefined, end: number): Draft[] {
  if (!laid) return [];
  const { units, strays, misfits } = laid;
  const lost = new Set(units.flatMap(({ stray }) => stray ?? []));
  const open = units.flatMap(({ state, at, spans }) => {
    if (state === "unmarked") return [{ span: spans!.whole, path: [] }];
    if (state !== "missing" || !tree) return [];
    // Of a block or row that is not there, as of a key of the page, nobody knows where it would stand.
    const { entry, depth } = findNode(
      tree,
      at.filter((step) => step !== null),
    );
    const isOwned = entry && depth > Number(at[0] === "blocks");
    return [{ span: isOwned ? { start: entry.keyStart, end: entry.keyEnd } : { start: end, end }, path: [] }];
  });
  const draft = ({ span, path, guess }: Pick<Stray, "span" | "path" | "guess">): Draft => ({
    code: "bad-translation",
    params: { case: "group" },
    ...span,
    path,
    // A name that is nearly right is wrong in whichever column.
    ...(guess !== undefined && { offer: { ...span, text: guess } }),
  });
  // What nobody has translated yet is no reason to look for another reading.
  const later = open.map((one): Draft => ({ ...draft(one), severity: "warning" }));
  return [
    ...[...strays, ...lost].map(draft),
    ...misfits.map(({ span, path }) => draft({ span, path })),
    ...later,
  ];
}

/** Takes the names that are about the version itself, one that is misspelt too. */
function takeOwn(
  node: TreeNode | undefined,
  names: readonly "route"[],
  original: TreeNode | undefined,
): { rest: TreeNode | undefined; taken: VersionFile["own"]; strays: Stray[] } {
  const taken: VersionFile["own"] = {};
  const strays: Stray[] = [];
  if (node?.kind !== "map") return { rest: node, taken, strays };
  const known = original?.kind === "map" ? original.entries : new Map();
  const rest: MapNode = { ...node, entries: new Map(node.entries) };
  for (const { key, keyStart: start, keyEnd: end, value } of node.entries.values()) {
    const isOwn = names.find((name) => name === key);
    const guess = isOwn || known.has(key) ? undefined : suggest(key, names);
    const name = isOwn ?? names.find((one) => one === guess && !node.entries.has(one));
    if (!name) continue;
    if (value.kind === "scalar") taken[name] = value;
    rest.entries.delete(key);
    if (guess !== undefined)
      strays.push({ kind: "option", name: key, path: [key], span: { start, end }, guess });
  }
  return { rest, taken, strays };
}

/** What is told of a version with a name put back, at the places of the version without it. */
function shiftedBack(drafts: readonly Draft[], { at, length }: LostName): Draft[] {
  return drafts.map((one) => (one.start < at ? one : shifted(one, -length)));
}

const shifted = (draft: Draft, by: number): Draft => mapDraft(draft, (offset) => offset + by);
