import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parse, stringify } from "yaml";
import { isAskedFor } from "./only.ts";
import { blockFolders, copySite } from "./site-copy.ts";

const engineDir = join(import.meta.dirname, "../..");

/** A named sample of a block, as `examples.yaml` lists it. */
export interface Example {
  type: string;
  name: string;
  block: Record<string, unknown>;
  /** Route of its page on the examples site. */
  route: string;
}

/** Every example of every block, in folder and file order; of some blocks alone when a quick run asks for those. */
export function allExamples(): Example[] {
  return blockFolders().flatMap((folder) => {
    const type = basename(folder);
    if (!isAskedFor("ONLY_BLOCKS", type)) return [];
    const file = join(engineDir, "blocks", folder, "examples.yaml");
    if (!existsSync(file)) return [];
    const examples = parse(readFileSync(file, "utf8")) as Omit<Example, "type" | "route">[];
    return examples.map((example, index) => ({ ...example, type, route: `/examples/${type}-${index + 1}` }));
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
export function writeExamplesSite(): { dir: string; examples: Example[]; remove(): void } {
  const dir = mkdtempSync(join(tmpdir(), "examples-site-"));
  copySite(dir);
  cpSync(join(engineDir, "examples/pages"), join(dir, "pages/examples/pages"), { recursive: true });
  writeFileSync(join(dir, "pages/_bare.yaml"), "blocks:\n  - type: page\n");
  const examples = allExamples();
  for (const { type, name, block, route } of examples) {
    const page = {
      title: `Example of ${type}: ${name}`.slice(0, 60),
      description: `One example of the block type ${type}, shown alone on a page: ${name}.`,
      layout: "bare",
      index: false,
      blocks: [block],
    };
    writeFileSync(join(dir, `pages${route}.yaml`), stringify(page, { lineWidth: 0 }));
  }
  return { dir, examples, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
