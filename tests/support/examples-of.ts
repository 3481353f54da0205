import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parse, stringify } from "yaml";

/** A named sample of a block, as `examples.yaml` lists it. */
export interface Example {
  type: string;
  name: string;
  block: Record<string, unknown>;
  /** Route of its page on the examples site. */
  route: string;
}

/** The examples of a block type, in the order of its file; none when it has no such file. */
export function examplesOf(folder: string): Example[] {
  const file = join(folder, "examples.yaml");
  if (!existsSync(file)) return [];
  const type = basename(folder);
  const examples = parse(readFileSync(file, "utf8")) as Omit<Example, "type" | "route">[];
  return examples.map((example, index) => ({ ...example, type, route: `/examples/${type}-${index + 1}` }));
}

/** Writes a page for each example into a site, with nothing around it. */
export function writeExamplePages(dir: string, examples: readonly Example[]): void {
  mkdirSync(join(dir, "pages"), { recursive: true });
  writeFileSync(join(dir, "pages/_bare.yaml"), "blocks:\n  - type: page\n");
  for (const { type, name, block, route } of examples) {
    const page = {
      title: `Example of ${type}: ${name}`.slice(0, 60),
      description: `One example of the block type ${type}, shown alone on a page: ${name}.`,
      layout: "bare",
      index: false,
      blocks: [block],
    };
    const file = join(dir, `pages${route}.yaml`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, stringify(page, { lineWidth: 0 }));
  }
}
