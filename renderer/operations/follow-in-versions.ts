import type { FileEditor, Path } from "../edit/tree-editor.ts";
import { dataVersionFile, versionFile } from "../languages/version-files.ts";
import type { TreeNode } from "../yaml/tree.ts";
import type { Plan } from "./plan.ts";

/** How a text of an original is changed, by what it was. */
export type TextChanges = ReadonlyMap<string, (text: string) => string>;

/** A version of a file in another language. */
export interface Version {
  file: string;
  lang: string;
}

/** The versions that there are of a file in other languages; none of a file that is one itself. */
export function versionsOf({ files }: Plan, original: string): Version[] {
  const nameOf = original.startsWith("data/") ? dataVersionFile : versionFile;
  return files.languages
    .map((lang) => ({ lang, file: nameOf(original, lang) }))
    .filter(({ file }) => files.read(file) !== undefined);
}

/** Gives a name that versions of a file know, such as the id of a block or the key of a row, another one. */
export function renameInVersions(plan: Plan, original: string, path: Path, name: string): void {
  for (const { file } of versionsOf(plan, original)) {
    const editor = plan.open(file);
    if (editor.has(path) && !editor.has([...path.slice(0, -1), name])) editor.rename(path, name);
  }
}

/** Gives a field its new name in the rows of each version of a collection. */
export function renameFieldInVersions(plan: Plan, original: string, field: string, name: string): void {
  for (const { file } of versionsOf(plan, original)) {
    const editor = plan.open(file);
    const rows = editor.get([]);
    if (typeof rows !== "object" || rows === null) continue;
    for (const row of Object.keys(rows))
      if (editor.has([row, field]) && !editor.has([row, name])) editor.rename([row, field], name);
  }
}

/**
 * Changes what versions hold of texts that have changed in their original otherwise than in their words: the mark of
 * the text, which would be stale, and its translation.
 */
export function changeInVersions(plan: Plan, original: string, changes: TextChanges): void {
  if (changes.size === 0) return;
  for (const { file } of versionsOf(plan, original)) {
    const editor = plan.open(file);
    for (const { path, value } of textsIn(editor)) {
      const change = path.at(-1) === "of" ? changes.get(value) : undefined;
      if (!change) continue;
      editor.rewrite(path, change);
      editor.rewrite([...path.slice(0, -1), "text"], change);
    }
  }
}

/** Takes what versions know of a block along to the file that it was moved to, where that has a version. */
export function moveInVersions(plan: Plan, from: string, to: string, ids: Iterable<string>): void {
  const targets = new Map(versionsOf(plan, to).map(({ lang, file }) => [lang, plan.open(file)]));
  for (const { lang, file } of versionsOf(plan, from)) {
    const [source, target] = [plan.open(file), targets.get(lang)];
    for (const id of ids) {
      const path = ["blocks", id];
      if (!target?.has(["blocks"]) || !source.has(path) || target.has(path)) continue;
      target.set(path, source.get(path) as never);
      source.delete(path);
    }
  }
}

/** Every text of a file, with its place. */
export function textsIn(editor: FileEditor): { path: Path; value: string }[] {
  const found: { path: Path; value: string }[] = [];
  const visit = (node: TreeNode, path: Path): void => {
    if (node.kind === "map") for (const { key, value } of node.entries.values()) visit(value, [...path, key]);
    else if (node.kind === "list")
      for (const [index, item] of node.items.entries()) visit(item, [...path, index]);
    else if (node.kind === "scalar" && typeof node.value === "string")
      found.push({ path, value: node.value });
  };
  visit(editor.tree, []);
  return found;
}
