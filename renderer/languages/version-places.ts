import { findNode, type TreeNode } from "../yaml/tree.ts";
import type { VersionFile } from "./read-version.ts";
import type { Path } from "./unit.ts";

/** Where a part of a file, as another language has it, is written. */
export interface WrittenPlace {
  /** The original, or its version. */
  file: string;
  /** Path there. */
  path: readonly (string | number)[];
  /** Of what the version says: where the original says it. */
  of?: { file: string; path: readonly (string | number)[] };
  /** Of a text of the original that nobody has translated: the file where its translation would stand. */
  missingIn?: string;
}

/**
 * Tells of paths in the tree that a version and its original make together where their values are written. Order and
 * structure are the original's, so a path that leads to none of the version's own values means the same there.
 */
export function versionPlaces(
  version: VersionFile,
  names: { original: string; version: string },
): (path: WrittenPlace["path"]) => WrittenPlace {
  const own = new Map<TreeNode, Path>();
  const note = (node: TreeNode, path: Path): void => {
    own.set(node, path);
    if (node.kind === "map") for (const { key, value } of node.entries.values()) note(value, [...path, key]);
    else if (node.kind === "list")
      for (const [index, item] of node.items.entries()) note(item, [...path, index]);
  };
  if (version.whole) note(version.whole, []);
  const missing = new Set(
    version.units.flatMap(({ state, path }) => (state === "missing" && path ? [keyOf(path)] : [])),
  );
  return (path) => {
    const original = { file: names.original, path };
    const { node, depth } = findNode(version.tree, path);
    const written = depth === path.length ? own.get(node) : undefined;
    if (written) return { file: names.version, path: written, of: original };
    return missing.has(keyOf(path)) ? { ...original, missingIn: names.version } : original;
  };
}

const keyOf = (path: WrittenPlace["path"]): string => path.join("\n");
