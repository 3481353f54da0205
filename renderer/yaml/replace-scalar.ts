import { keepNewest } from "../keep-newest.ts";
import { catalogue } from "../problems/catalogue.ts";
import type { Span } from "../problems/draft.ts";
import { LARGE, MOST_LARGE, parseToChange } from "./changing-files.ts";
import { parseYaml } from "./parse-yaml.ts";
import { readSource } from "./read-source.ts";
import { findSource, type SourceNode } from "./source-tree.ts";
import { applyEdits, type TextEdit } from "./text-edits.ts";
import type { ScalarNode, TreeNode } from "./tree.ts";
import { lineStart } from "./whole-lines.ts";
import { scalarTexts } from "./write-scalar.ts";

type Path = readonly (string | number)[];

/** A YAML file that can be changed. */
export interface YamlSource {
  /** As it is on disk, with a byte order mark. */
  text: string;
  tree: TreeNode;
  source: SourceNode;
}

/** Reads a file that is to be changed; undefined when it is empty or has a mistake in YAML. */
export function openYaml(text: string): YamlSource | undefined {
  const opened = openYamlLater(text);
  return opened?.source && opened;
}

/** Texts that were opened last: what a page shows is looked up, compared and changed in the same few files. */
const opened = new Map<string, YamlSource | undefined>();
const MOST_OPENED = 24;
const openedLarge: typeof opened = new Map();

/** The same, with complete places that are worked out when they are first asked for, which takes most of the time. */
export function openYamlLater(text: string): YamlSource | undefined {
  const [kept, most] = text.length > LARGE ? [openedLarge, MOST_LARGE] : [opened, MOST_OPENED];
  const known = kept.has(text) ? kept.get(text) : readYamlSource(text);
  keepNewest(kept, text, known, most);
  return known;
}

function readYamlSource(text: string): YamlSource | undefined {
  const { tree, problems } = parseToChange(text);
  const isWrong = problems.some(
    ({ code, severity }) => (severity ?? catalogue[code]?.severity) !== "warning",
  );
  if (!tree || isWrong) return undefined;
  let source: SourceNode | undefined;
  return {
    text,
    tree,
    get source() {
      source ??= readSource(text, tree);
      return source as SourceNode;
    },
  };
}

/**
 * The edit that gives a scalar another text, in the mildest way of writing that holds it. Everything else in
 * the file is read as before, and every byte outside the edit stays.
 *
 * @param path          Names and indices, counted from 0, of the scalar in the file.
 * @param isTextWanted  The option takes text, so an unquoted `1.10` is one.
 * @returns undefined when nothing stands there that could be replaced, or no way of writing is read as meant.
 */
export function replaceScalar(
  { text, source }: YamlSource,
  path: Path,
  value: string,
  isTextWanted: boolean,
): TextEdit | undefined {
  const place = findSource(source, path)?.node;
  if (place?.kind !== "scalar") return undefined;
  const { start, end } = place;
  const excerpt = excerptAround(source, text, path);
  const lines = text.slice(excerpt.start, excerpt.end);
  const before = parseYaml(lines).tree;
  const old = before && scalarAt(before, excerpt.path);
  if (!before || !old) return undefined;
  for (const written of scalarTexts({ file: text, place, isTextWanted }, value)) {
    const edit = { start: start - excerpt.start, end: end - excerpt.start, text: written };
    const after = parseYaml(applyEdits(lines, [edit])).tree;
    const target = after && scalarAt(after, excerpt.path);
    if (!target || textOf(target, isTextWanted) !== value) continue;
    if (isSameBeside(before, after, old, target, edit)) return { start, end, text: written };
  }
  return undefined;
}

/** A part of this many characters is small enough to be read again. */
const SMALL = 1_000;

/**
 * Lines around a value that can be read by themselves: those of an entry, down to the next one. What they mean
 * depends on their own columns only, so reading them tells the same as reading the whole file.
 */
function excerptAround(root: SourceNode, text: string, path: Path): Span & { path: Path } {
  let part: Span & { path: Path } = { start: 0, end: text.length, path };
  let node = root;
  for (const [depth, step] of path.entries()) {
    if (part.end - part.start <= SMALL || node.kind === "scalar" || node.isFlow) break;
    const siblings: Span[] = node.kind === "map" ? [...node.entries.values()] : node.items;
    const own = node.kind === "map" ? node.entries.get(String(step)) : node.items[Number(step)];
    if (!own) break;
    const next = siblings[siblings.indexOf(own) + 1];
    const isOnOwnLines = [own, next].every((one) => !one || one.start === lineStart(text, one.start));
    if (!isOnOwnLines) {
      // The first entry behind a dash shares its line; those inside may still stand alone.
      node = own.value;
      continue;
    }
    const inner = [node.kind === "map" ? step : 0, ...path.slice(depth + 1)];
    part = { start: own.start, end: next?.start ?? part.end, path: inner };
    node = own.value;
  }
  return part;
}

/** The text that an option gets from a scalar: `toValue` of the schemas, as far as it matters to texts. */
function textOf({ value, source, plain }: ScalarNode, isTextWanted: boolean): unknown {
  if (!plain || !isTextWanted || typeof value === "string") return value;
  return source === "" || source === "~" ? null : source;
}

function scalarAt(tree: TreeNode, path: Path): ScalarNode | undefined {
  let node: TreeNode | undefined = tree;
  for (const step of path)
    node =
      node?.kind === "map"
        ? node.entries.get(String(step))?.value
        : node?.kind === "list"
          ? node.items[Number(step)]
          : undefined;
  return node?.kind === "scalar" ? node : undefined;
}

/** Whether two trees differ in one scalar only, and everything behind it has moved by the length of the edit. */
function isSameBeside(
  before: TreeNode,
  after: TreeNode,
  old: TreeNode | undefined,
  target: TreeNode,
  edit: TextEdit,
): boolean {
  const growth = edit.text.length - (edit.end - edit.start);
  const moved = (offset: number): number => (offset >= edit.end ? offset + growth : offset);
  const isSame = (one: TreeNode, other: TreeNode): boolean => {
    if (one === old || other === target) return one === old && other === target;
    if (one.kind !== other.kind || moved(one.start) !== other.start) return false;
    if (one.kind === "list")
      return (
        other.kind === "list" &&
        one.items.length === other.items.length &&
        one.items.every((item, index) => isSame(item, other.items[index]!))
      );
    if (one.kind === "map") {
      if (other.kind !== "map" || one.entries.size !== other.entries.size) return false;
      for (const [name, entry] of one.entries) {
        const twin = other.entries.get(name);
        if (!twin || moved(entry.keyStart) !== twin.keyStart || !isSame(entry.value, twin.value))
          return false;
      }
      return true;
    }
    return (
      one.kind !== "scalar" ||
      (other.kind === "scalar" && Object.is(one.value, other.value) && one.source === other.source)
    );
  };
  return isSame(before, after);
}
