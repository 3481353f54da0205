import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { enginePackage } from "../engine-package.ts";
import { engineDir } from "../files/engine-dir.ts";
import { writeSiteFile } from "../files/write-file.ts";
import { engineBlocks, SITE_FOLDER } from "../pages/block-folders.ts";
import { generate } from "./generate.ts";
import { say } from "./print.ts";

/**
 * `npm run new block price-list`: writes a block folder that passes every check and test. In the engine's own
 * repository `site/price-list` is a block of its site alone. Returns the exit code; an existing folder is never
 * touched.
 */
export async function newBlock({ dir, name: path }: { dir: string; name: string }): Promise<number> {
  const isOfEngine = join(dir, "blocks") === engineBlocks;
  const name = isOfEngine ? path.replace(`${SITE_FOLDER}/`, "") : path;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    say(`"${name}" cannot be the name of a block type. Use small letters, digits and hyphens: price-list.`);
    return 2;
  }
  const folder = join(dir, "blocks", path);
  if (existsSync(folder)) {
    say(`blocks/${path} exists already. Nothing was changed.`);
    return 1;
  }
  const replaced = !isOfEngine && existsSync(join(engineBlocks, name));
  const parts: Parts = isOfEngine
    ? { room: relative(folder, join(engineDir, "renderer")).replaceAll("\\", "/"), suffix: ".tsx" }
    : { room: enginePackage().name, suffix: "" };
  const files = filesOf(name, parts);
  for (const [file, text] of Object.entries(files))
    writeSiteFile(join(folder, file), `blocks/${path}/${file}`, text);
  say(`Wrote blocks/${path}/ with ${Object.keys(files).join(", ")}.`);
  if (replaced) say(`Pages of this site get it instead of the engine's block ${name}.`);
  // Its props are derived, and so is what editors know of it.
  return generate({ dir, check: false });
}

/** How a view names the engine's modules. */
interface Parts {
  /** What stands before `ui/section`: a path, or the name of the package. */
  room: string;
  /** What stands behind it. */
  suffix: string;
}

function filesOf(name: string, { room, suffix }: Parts): Record<string, string> {
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
        $ref: `${room}/schema/common.json#/definitions/markdownInline`,
      },
    },
  };
  return {
    // As the formatter has it: a short list on one line.
    "schema.json": `${JSON.stringify(schema, null, 2).replace(/\[\s+("\w+")\s+\]/, "[$1]")}\n`,
    "view.tsx": `import { Section } from "${room}/ui/section${suffix}";
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
