import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const cacheDir = fileURLToPath(new URL("../../node_modules/.cache/site-rules", import.meta.url));

/**
 * Loads a block's `rules.ts` or `fit.ts`. Where Node runs no TypeScript, the module is bundled first and kept by its
 * content and that of the other plain modules of the block, which it may import.
 *
 * @param path Absolute.
 * @throws Error of the module itself.
 */
export async function importRules<Module>(path: string): Promise<Module> {
  try {
    return (await import(pathToFileURL(path).href)) as Module;
  } catch (error) {
    if ((error as { code?: string }).code !== "ERR_UNKNOWN_FILE_EXTENSION") throw error;
  }
  const hash = createHash("sha256").update(path);
  const folder = dirname(path);
  for (const name of readdirSync(folder).sort())
    if (/(?<!\.test)\.ts$/.test(name)) hash.update(readFileSync(join(folder, name)));
  const key = hash.digest("hex").slice(0, 16);
  const file = `${cacheDir}/${key}.mjs`;
  if (!existsSync(file)) {
    mkdirSync(cacheDir, { recursive: true });
    const { build } = await import("rolldown");
    await build({ input: path, platform: "node", output: { file, format: "esm", codeSplitting: false } });
  }
  return (await import(pathToFileURL(file).href)) as Module;
}
