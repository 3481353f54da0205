import { suggest } from "../problems/suggest.ts";
import { optionNames } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { TreeNode } from "../yaml/tree.ts";
import { holdsMark } from "./mark.ts";
import type { Path, Stray } from "./unit.ts";

/**
 * Gives texts in the entries of a version's list, whose names are misspelt (`Label:`), the names that the original's
 * entries have: by these the entries are known.
 *
 * @param items  Of the version; they are changed. @param schema  Of an entry. @param path  Of the list in the version.
 * @returns What was wrong.
 */
export function mendEntries(
  items: readonly TreeNode[],
  originals: readonly TreeNode[],
  schema: Schema | undefined,
  path: Path,
): Stray[] {
  const names = new Set(originals.flatMap((one) => (one.kind === "map" ? [...one.entries.keys()] : [])));
  const known = new Set([...names, ...(schema ? optionNames(schema) : [])]);
  const strays: Stray[] = [];
  for (const [index, item] of items.entries()) {
    if (item.kind !== "map") continue;
    for (const { key, keyStart, keyEnd, value } of [...item.entries.values()]) {
      if (known.has(key) || !holdsMark(value)) continue;
      const guess = suggest(
        key,
        [...names].filter((name) => !item.entries.has(name)),
      );
      if (guess === undefined) continue;
      item.entries.delete(key);
      item.entries.set(guess, { key: guess, keyStart, keyEnd, value });
      const span = { start: keyStart, end: keyEnd };
      strays.push({ kind: "option", name: key, path: [...path, index, key], span, guess });
    }
  }
  return strays;
}
