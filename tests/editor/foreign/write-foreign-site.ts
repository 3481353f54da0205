import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

/** What a block of these folders says of itself beside its view. */
interface ForeignBlock {
  /** Each option as "text", "number" or "date", in lists and groups as its value has it. */
  options: Readonly<Record<string, unknown>>;
  values: Readonly<Record<string, unknown>>;
}

/** Blocks as other people write them: some to build by, and some that were written before anyone had tried them. */
export type ForeignSet = "known" | "unseen";

/**
 * Makes a site with one page for each foreign block.
 *
 * @param pages  Further pages by their names, each with its blocks.
 * @returns Its folder, the routes of the pages, and what removes it.
 */
export async function writeForeignSite(
  sets: readonly ForeignSet[],
  pages: Readonly<Record<string, readonly object[]>> = {},
): Promise<{ dir: string; routes: string[]; remove(): void }> {
  const dir = mkdtempSync(join(tmpdir(), "foreign-site-"));
  const put = (file: string, text: string): void => {
    mkdirSync(join(dir, file, ".."), { recursive: true });
    writeFileSync(join(dir, file), text);
  };
  put("data/site.yaml", "brand: Marsh Lane\nurl: https://marsh.example\nlang: en\n");
  put("pages/index.yaml", page("Start", [{ type: "hero", heading: "Blocks of other people" }]));
  const routes: string[] = [];
  for (const set of sets)
    for (const file of readdirSync(join(import.meta.dirname, set)).sort()) {
      const name = basename(file, ".tsx");
      const path = join(import.meta.dirname, set, file);
      const { options, values } = (await import(/* @vite-ignore */ path)) as ForeignBlock;
      put(`blocks/${name}/view.tsx`, `export { default } from ${JSON.stringify(path)};\n`);
      put(`blocks/${name}/schema.json`, JSON.stringify({ ...schemaOf(options), ...HEAD, title: name }));
      put(`pages/${name}.yaml`, page(name, [{ type: name, ...values }]));
      routes.push(`/${name}`);
    }
  for (const [name, blocks] of Object.entries(pages)) put(`pages/${name}.yaml`, page(name, blocks));
  return { dir, routes, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

const HEAD = {
  $schema: "http://json-schema.org/draft-07/schema#",
  description: "Somebody else's.",
};

// JSON is YAML.
const page = (title: string, blocks: readonly object[]): string =>
  JSON.stringify({ title, description: `The page of ${title}.`, blocks }, null, 1);

function schemaOf(option: unknown): object {
  if (option === "number") return { type: "number", description: "A number." };
  if (option === "date") return { type: "string", format: "date", description: "A day." };
  if (option === "text") return { type: "string", description: "Some words." };
  if (Array.isArray(option)) return { type: "array", description: "Several.", items: schemaOf(option[0]) };
  return {
    type: "object",
    description: "A group.",
    additionalProperties: false,
    properties: Object.fromEntries(
      Object.entries(option as object).map(([name, inner]) => [name, schemaOf(inner)]),
    ),
  };
}
