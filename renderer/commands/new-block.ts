import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { engineDir } from "../bundle/engine-dir.ts";
import { say } from "./print.ts";

/**
 * `npm run new block price-list`: writes a block folder that passes every check and test. Returns the exit
 * code; an existing folder is never touched.
 */
export function newBlock({ dir, name }: { dir: string; name: string }): number {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    say(`"${name}" cannot be the name of a block type. Use small letters, digits and hyphens: price-list.`);
    return 2;
  }
  const folder = join(dir, "blocks", name);
  if (existsSync(folder)) {
    say(`blocks/${name} exists already. Nothing was changed.`);
    return 1;
  }
  mkdirSync(folder, { recursive: true });
  const toRenderer = relative(folder, join(engineDir, "renderer")).replaceAll("\\", "/");
  for (const [file, text] of Object.entries(filesOf(name, toRenderer)))
    writeFileSync(join(folder, file), text);
  say(`Wrote blocks/${name}/ with ${Object.keys(filesOf(name, toRenderer)).join(", ")}.`);
  return 0;
}

function filesOf(name: string, renderer: string): Record<string, string> {
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");
  const component = name.replaceAll(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
  const schema = {
    $schema: "http://json-schema.org/draft-07/schema#",
    title,
    description: `A section with a heading and a text. Say here what ${title.toLowerCase()} is for; authors read it.`,
    type: "object",
    additionalProperties: false,
    required: ["heading"],
    properties: {
      heading: {
        description: "Heading of the section.",
        type: "string",
        minLength: 1,
        maxLength: 120,
        "x-heading": 2,
      },
      text: {
        description: "Introduction under the heading, one to three sentences.",
        $ref: `${renderer}/schema/common.json#/definitions/markdownInline`,
      },
    },
  };
  return {
    "schema.json": `${JSON.stringify(schema, null, 2)}\n`,
    "view.tsx": `import { Section } from "${renderer}/ui/section.tsx";
import type { Props } from "./props.ts";

export default function ${component}({ heading, text }: Props) {
  return <Section heading={heading} text={text} />;
}
`,
    "examples.yaml": `- name: heading and text
  note: The usual case.
  block:
    type: ${name}
    heading: ${title}
    text: One sentence about it.
- name: heading alone
  note: The text is optional.
  block:
    type: ${name}
    heading: ${title}
`,
    "README.md": `# ${title}

When to use it: say what it is good for. When not: name the block that serves better.

<!-- options -->
<!-- /options -->
`,
  };
}
