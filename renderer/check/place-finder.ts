import type { FilledPage } from "../filling/fill-page.ts";
import type { Trace } from "../filling/trace.ts";
import {
  type BlockTemplate,
  FROM,
  type FromList,
  type PageFile,
  type PageTemplate,
  pathKey,
} from "../pages/page-file.ts";
import type { Span } from "../problems/draft.ts";
import { parseYaml } from "../yaml/parse-yaml.ts";
import { findNode, hasBinding, type TreeNode, visibleSpan } from "../yaml/tree.ts";
import { findInSource, type Part } from "./find-in-source.ts";
import type { Place } from "./page-contents.ts";

type Path = readonly (string | number)[];

/** Makes the function that tells where something on a filled-in page was written, or a part of it. */
export function placeFinder(
  page: PageFile,
  template: PageTemplate,
  filled: FilledPage,
  trace: Trace,
): (path: Path, part?: Part) => Place {
  const exact = exactPlaces(page);
  return (path, part) => {
    const written = trace.find(filled, path);
    const from = fromList(filled, path);
    const read = from ? from.block : page.kind === "shared" ? template : undefined;
    const { text, names, isWhole } = optionsAt(read, from ? from.rest : (written?.path ?? path));
    // What the list writes itself beside its options, no page has set.
    const set = isWrittenIn(text, part) ? undefined : from && names.find((name) => from.sets.includes(name));
    const entry = written?.path.slice(0, 2) ?? [];
    const own = from ? (set === undefined ? entry : [...entry, set]) : (written?.path ?? [...path]);
    const hasDefault = (name: string): boolean => exact(["options", name, "default"]) !== undefined;
    const isPreset = names.length > 0 && (from ? set === undefined : names.every(hasDefault));
    const isHere = isPreset && isWhole && !from;
    const at = isHere ? ["options", names[0]!, "default"] : own;
    const list = from && { isSet: set !== undefined, sets: from.sets.length };
    const row = written?.scope.item?.name;
    const node = exact(at);
    const inner = part && node && findInSource(page.text, node, part);
    const span = inner ?? (node ? visibleSpan(node, page.text) : spanAt(page, at));
    const isBound = !isHere && isBoundAt(template, at);
    const isExact =
      part?.marks !== undefined && inner && page.text.slice(inner.start, inner.end) === part.marks;
    return {
      span,
      path: at,
      isBound,
      ...(node && { node }),
      ...(isExact && { isExact: true as const }),
      ...(isPreset && { isPreset }),
      ...(row && { row }),
      ...(list && { list }),
    };
  };
}

/** The block of a shared list that a path of a filled-in page leads into, and the rest of the path. */
function fromList(filled: FilledPage, path: Path): (FromList & { rest: Path }) | undefined {
  let node: unknown = filled;
  for (const [index, step] of path.entries()) {
    if (typeof node !== "object" || node === null) return undefined;
    node = (node as Record<string | number, unknown>)[step];
    const from = (node as BlockTemplate | null | undefined)?.[FROM];
    if (from) return { ...from, rest: path.slice(index + 1) };
  }
  return undefined;
}

/** The options of a list that a text of it is filled in from; `isWhole`: by one, and nothing else. */
function optionsAt(
  list: object | undefined,
  path: Path,
): { text: string; names: string[]; isWhole: boolean } {
  let node: unknown = list;
  for (const step of path)
    node =
      typeof node === "object" && node !== null ? (node as Record<string | number, unknown>)[step] : node;
  const text = typeof node === "string" ? node : "";
  const names = [...text.matchAll(/\$\{use\.(\w+)/g)].map(([, name]) => name!);
  return { text, names, isWhole: /^\$\{use\.\w+\}$/.test(text) };
}

/** A part of what a text came to stands there in the same words. */
function isWrittenIn(text: string, part: Part | undefined): boolean {
  const words = part && (part.marks ?? part.whole.slice(part.start, part.end));
  return words !== undefined && words !== "" && text.includes(words);
}

/** The value at a path of the file, whose tree is read again once it is asked for. */
function exactPlaces({ text, treeOf }: PageFile): (path: Path) => TreeNode | undefined {
  let tree: TreeNode | undefined;
  let isRead = false;
  return (path) => {
    if (!isRead) tree = treeOf ? treeOf(text) : parseYaml(text).tree;
    isRead = true;
    const found = tree && findNode(tree, path);
    return found && found.depth === path.length && path.length > 0 && !found.broken ? found.node : undefined;
  };
}

/** The text at a path of a template, or the text that it lies in, is filled in from elsewhere. */
export function isBoundAt(template: PageTemplate, path: Path): boolean {
  let node: unknown = template;
  for (const step of path) {
    if (typeof node !== "object" || node === null) break;
    node = (node as Record<string | number, unknown>)[step];
  }
  return hasBinding(node);
}

/** The place of the innermost text on a path of a file that the file has a place for. */
export function spanAt({ spans }: PageFile, path: Path): Span {
  for (let length = path.length; length >= 0; length -= 1) {
    const span = spans.get(pathKey(path.slice(0, length)));
    if (span) return span;
  }
  return { start: 0, end: 0 };
}
