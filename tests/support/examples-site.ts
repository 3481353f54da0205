import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { type Example, examplesOf, writeExamplePages } from "./examples-of.ts";
import { isAskedFor } from "./only.ts";
import { blockFolders, copySite } from "./site-copy.ts";

const engineDir = join(import.meta.dirname, "../..");

/** Every example of every block, in folder and file order; of some blocks alone when a quick run asks for those. */
export function allExamples(): Example[] {
  return blockFolders().flatMap((folder) => {
    const type = basename(folder);
    if (!isAskedFor("ONLY_BLOCKS", type)) return [];
    return examplesOf(join(engineDir, "blocks", folder));
  });
}

/** Routes of the pages in `examples/pages` on the examples site. */
export function examplePages(): string[] {
  return readdirSync(join(engineDir, "examples/pages"))
    .filter((file) => isAskedFor("ONLY_PAGES", `examples/pages/${file}`))
    .map((file) => `/examples/pages/${basename(file, ".yaml")}`);
}

/**
 * Makes a site with one page per example, and with the whole pages of `examples/pages`, next to the real site's own pages and data, so that links and
 * collections in examples lead somewhere.
 *
 * @returns Its folder, and what removes it.
 */
export function writeExamplesSite({
  withLanguages = false,
  within = tmpdir(),
}: {
  withLanguages?: boolean;
  /** Folder that it is made in. */
  within?: string;
} = {}): { dir: string; examples: Example[]; remove(): void } {
  const dir = mkdtempSync(join(within, "examples-site-"));
  copySite(dir, { withLanguages });
  cpSync(join(engineDir, "examples/pages"), join(dir, "pages/examples/pages"), { recursive: true });
  const examples = allExamples();
  writeExamplePages(dir, examples);
  return { dir, examples, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
