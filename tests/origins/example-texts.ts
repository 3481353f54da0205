import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import type { Site } from "../../renderer/site/site.ts";

/** Every example of every block, alone on a page. */
export function exampleTexts({ blockTypes }: Site): { name: string; text: string }[] {
  return [...blockTypes.values()].flatMap(({ name: type, folder }) => {
    const text = readFileSync(join(folder, "examples.yaml"), "utf8");
    const examples = parse(text) as { name: string; block: Record<string, unknown> }[];
    return examples.map(({ name, block }) => {
      const description = `The example ${name} of the block ${type}, alone.`;
      const page = { title: `${type}: ${name}`, description, blocks: [block] };
      return { name: `${type}: ${name}`, text: stringify(page, { lineWidth: 0 }) };
    });
  });
}
