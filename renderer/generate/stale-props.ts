import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { compiledDir } from "../compile-engine.mjs";
import { enginePackage } from "../engine-package.ts";
import { cacheDir } from "../files/cache-dir.ts";
import { installedMarks } from "../files/engine-dir.ts";
import { fileKey } from "../files/file-key.ts";
import { keepFile, noteUse } from "../files/keep-newest.ts";
import { engineBlocks } from "../pages/block-folders.ts";
import type { BlockType } from "../pages/block-types.ts";
import { saysSame } from "./line-ends.ts";

const model = fileURLToPath(new URL("../model.ts", import.meta.url));

/** Where the `props.ts` of a block of the site lies, and what has to stand in it. */
export async function propsFile(dir: string, type: BlockType): Promise<{ path: string; text: string }> {
  const { generateProps } = await import("./generate-props.ts");
  const isOfEngine = join(dir, "blocks") === engineBlocks;
  const modelPath = isOfEngine ? relative(type.folder, model).replaceAll("\\", "/") : enginePackage().name;
  return {
    path: join(type.folder, "props.ts"),
    text: await generateProps(type.schema, modelPath, type.rows),
  };
}

/** Whether a block lies in the site itself. */
export const isOwn = (dir: string, { folder }: BlockType): boolean => folder.startsWith(join(dir, "blocks"));

/**
 * Names of the `props.ts` that are not what the schemas of their blocks say; a block that has none does without. To work
 * it out takes longer than a check, so that it is done again only when something in the folder of blocks has changed.
 */
export async function staleProps(dir: string, blockTypes: Iterable<BlockType>): Promise<string[]> {
  const own = [...blockTypes].filter((type) => isOwn(dir, type) && !type.isUnreadable);
  if (own.length === 0) return [];
  const key = fileKey([...(compiledDir ? [compiledDir] : []), ...installedMarks(), join(dir, "blocks")]);
  const mark = join(cacheDir("fresh-props"), `${key}.txt`);
  if (compiledDir && existsSync(mark)) {
    noteUse(mark);
    return [];
  }
  const files = await Promise.all(own.map((type) => propsFile(dir, type)));
  const stale = files.filter(
    ({ path, text }) => existsSync(path) && !saysSame(readFileSync(path, "utf8"), text),
  );
  if (stale.length === 0 && compiledDir) keepFile(mark, "");
  return stale.map(({ path }) => relative(dir, path).replaceAll("\\", "/")).sort();
}
