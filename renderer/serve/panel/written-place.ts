import type { Place } from "../../edit/operation.ts";
import type { Path } from "../../editor/protocol.ts";
import type { Site } from "../../site/site.ts";
import { readYamlText } from "../../yaml/read-yaml.ts";
import { findNode, type TreeNode } from "../../yaml/tree.ts";
import { originsOf } from "../known-origins.ts";

/** A place in a file of the site, and the tree of that file. */
export interface WrittenPlace extends Place {
  /** The file as it is. */
  text: string;
  tree: TreeNode;
  /** The block of the definition that it is in or is; empty when the page has none. */
  block: Path;
}

/**
 * Where the option that a path of a page's definition names is written, or would be: bindings are not followed.
 *
 * A page with a mistake has no definition: then the last one tells, or, without any, its file.
 *
 * @param path  See `Target` with `as: "written"`.
 * @returns undefined when there is no such page, no such block in a shell, or its blocks have moved meanwhile.
 */
export function writtenPlace(site: Site, route: string, path: Path): WrittenPlace | undefined {
  const origins = originsOf(site, route);
  if (origins === "moved") return undefined;
  const block = origins?.blocks
    .filter((one) => one.path.every((step, depth) => step === path[depth]))
    .reduce((a, b) => (b.path.length > a.path.length ? b : a), NONE);
  const isFound = block !== undefined && block !== NONE;
  const file = isFound ? block.origin.file : site.entryOf(route)?.file;
  const text = file === undefined ? undefined : site.source(file);
  if (file === undefined || text === undefined || (!isFound && path[0] === "layout")) return undefined;
  const { tree } = readYamlText(text);
  if (!tree) return undefined;
  const start = isFound ? [...block.origin.path] : [];
  const around = isFound ? block.path : [];
  return { file, text, tree, block: around, path: stepInto(tree, start, path.slice(around.length)) };
}

const NONE: { path: Path; origin: { file: string; path: Path } } = {
  path: [],
  origin: { file: "", path: [] },
};

/** Between a block and its options a definition has `props`, a file has nothing. */
function stepInto(tree: TreeNode, start: Path, steps: Path): (string | number)[] {
  const path = [...start];
  for (const step of steps) {
    const { node, depth } = findNode(tree, path);
    const isBlock = depth === path.length && node.kind === "map" && node.entries.has("type");
    if (step !== "props" || !isBlock || node.entries.has("props")) path.push(step);
  }
  return path;
}
