import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parse } from "yaml";
import { listCollections } from "../data/collections.ts";
import { knownWords, wordsSchema } from "../data/words-schema.ts";
import { listFiles } from "../files/list-files.ts";
import { writeSiteFile } from "../files/write-file.ts";
import { type BundledBlock, bundleSchema } from "../generate/bundle-schema.ts";
import type { BundledList } from "../generate/bundle-times.ts";
import { editorFiles } from "../generate/editor-files.ts";
import { saysSame, withEndsOf } from "../generate/line-ends.ts";
import { insertTable, optionTable } from "../generate/option-table.ts";
import { isOwn, propsFile } from "../generate/stale-props.ts";
import { blockFolders, engineBlocks } from "../pages/block-folders.ts";
import { type BlockType, readBlockTypes } from "../pages/block-types.ts";
import { schemaOfOptions, sharedName } from "../pages/shared-list.ts";
import { problemsPage } from "../problems/problems-page.ts";
import { readIconNames } from "../site/site-base.ts";
import { readYamlFile } from "../yaml/read-yaml.ts";
import { counted, say } from "./print.ts";

/**
 * `npm run generate`: renews what is derived: from the blocks' schemas, from those of the collections for the
 * editor, and from the catalogue of problems. With `check` it writes nothing and names
 * what is stale. Returns the exit code.
 */
export async function generate({ dir, check }: { dir: string; check: boolean }): Promise<number> {
  const own = join(dir, "blocks");
  const { types, problems } = await readBlockTypes(blockFolders(dir), dir);
  const faults = problems.filter((problem) => problem.code === "bad-schema");
  for (const { file, message } of faults) say(`${file}: ${message}`);
  if (faults.length > 0) return 1;
  const files = new Map<string, string>();
  const schema = bundleSchema(
    [...types.values()].map(toBundled),
    listCollections(dir),
    readIconNames(),
    readLists(dir),
  );
  files.set(join(dir, "site.schema.json"), `${JSON.stringify(schema, null, 1)}\n`);
  for (const type of types.values()) {
    // Of a block without a schema nothing is known: what was written of it stays until it has one again.
    if (!isOwn(dir, type) || type.isUnreadable) continue;
    const props = await propsFile(dir, type);
    files.set(props.path, props.text);
    const readme = join(type.folder, "README.md");
    if (existsSync(readme))
      files.set(readme, insertTable(readFileSync(readme, "utf8"), optionTable(type.schema, type.source)));
  }
  if (existsSync(join(dir, ".vscode"))) {
    const collections = listCollections(dir).filter((name) =>
      existsSync(join(dir, `data/${name}.schema.json`)),
    );
    const words = wordsSchema(knownWords(types.values()));
    for (const [path, text] of editorFiles(dir, collections, words)) files.set(join(dir, path), text);
  }
  if (own === engineBlocks) files.set(join(dir, "docs/problems.md"), problemsPage());
  const there = (path: string): string | undefined =>
    existsSync(path) ? readFileSync(path, "utf8") : undefined;
  const stale = [...files].filter(([path, text]) => {
    const written = there(path);
    return written === undefined || !saysSame(written, text);
  });
  if (stale.length === 0) {
    say(`${counted(files.size, "generated file")}, all up to date.`);
    return 0;
  }
  const names = stale.map(([path]) => relative(dir, path).replaceAll("\\", "/"));
  if (check) {
    say(`${counted(stale.length, "generated file")} out of date: ${names.join(", ")}. Run npm run generate.`);
    return 1;
  }
  for (const [index, [path, text]] of stale.entries())
    writeSiteFile(path, names[index]!, withEndsOf(there(path) ?? "", text));
  say(`Wrote ${names.join(", ")}.`);
  return 0;
}

function toBundled(type: BlockType): BundledBlock {
  return {
    name: type.name,
    description: type.description,
    schema: type.schema,
    ...(type.source !== undefined && { source: type.source }),
    ...firstExample(type.folder),
  };
}

/** What the files of `pages/_shared/` declare; what is wrong in them is the check's business. */
function readLists(dir: string): BundledList[] {
  return listFiles(join(dir, "pages/_shared"))
    .filter((file) => file.endsWith(".yaml"))
    .sort()
    .map((file) => {
      const { tree } = readYamlFile(dir, `pages/_shared/${file}`) ?? {};
      const about = tree?.kind === "map" ? tree.entries.get("about")?.value : undefined;
      return {
        name: sharedName(`pages/_shared/${file}`),
        schema: tree?.kind === "map" ? schemaOfOptions(tree) : {},
        ...(about?.kind === "scalar" && { about: about.source }),
      };
    });
}

/** The first entry of `examples.yaml` becomes the snippet; a file that cannot be read is the tests' business. */
function firstExample(folder: string): { example?: Record<string, unknown> } {
  const path = join(folder, "examples.yaml");
  if (!existsSync(path)) return {};
  try {
    const list = parse(readFileSync(path, "utf8")) as { block?: Record<string, unknown> }[];
    const block = list[0]?.block;
    return block ? { example: block } : {};
  } catch {
    return {};
  }
}
