import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { root } from "../authors/real-site.ts";

/** Every example of every block, alone on a page. */
export function exampleTexts(): { name: string; text: string }[] {
  return readdirSync(join(root, "blocks")).flatMap((type) => {
    const path = join(root, "blocks", type, "examples.yaml");
    const examples = parse(readFileSync(path, "utf8")) as { name: string; block: Record<string, unknown> }[];
    return examples.map(({ name, block }) => {
      const page = {
        title: `${type}: ${name}`,
        description: `The example ${name} of the block ${type}, alone.`,
        blocks: [block],
      };
      return { name: `${type}: ${name}`, text: stringify(page, { lineWidth: 0 }) };
    });
  });
}
