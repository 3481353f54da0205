import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../renderer/files/list-files.ts";
import { blockFolders } from "../../renderer/pages/block-folders.ts";
import { readBlockTypes } from "../../renderer/pages/block-types.ts";
import { examplePages, root } from "../authors/real-site.ts";
import { seedBlockMistakes } from "../authors/seed-block-mistakes.ts";
import { seedDataMistakes } from "../authors/seed-data-mistakes.ts";
import { seedPageMistakes } from "../authors/seed-page-mistakes.ts";
import { articlePageYaml } from "../bench/corpus/article-page.ts";
import { corpusPageYaml, firstPageYaml, staticPageYaml } from "../bench/corpus/corpus-page.ts";
import { entriesYaml, layoutYaml, notesYaml, notFoundYaml } from "../bench/corpus/corpus-site.ts";
import { rowSiteFiles } from "../bench/corpus/row-pages.ts";
import { harmless, hazards } from "./yaml-hazards.ts";

/** Texts of YAML by where they come from. */
export type Texts = Record<string, string>;

/** Every YAML file below these folders of the repository. */
export function ownTexts(...folders: string[]): Texts {
  return Object.fromEntries(
    folders.flatMap((folder) =>
      listFiles(join(root, folder))
        .filter((file) => file.endsWith(".yaml"))
        .map((file) => [`${folder}/${file}`, readFileSync(join(root, folder, file), "utf8")]),
    ),
  );
}

/** The files of generated sites of each kind. */
export function corpusTexts(pages: number): Texts {
  const texts: Texts = {
    layout: layoutYaml("/notes"),
    "not found": notFoundYaml(),
    static: staticPageYaml(pages),
    first: firstPageYaml([{ title: "A note", href: "/note" }]),
    notes: notesYaml(100, 5),
    entries: entriesYaml(100),
  };
  for (let number = 0; number < pages; number += 1) {
    texts[`page ${number}`] = corpusPageYaml(number, pages, 10);
    texts[`article ${number}`] = articlePageYaml(number, `Article ${number}`, ["/a", "/b", "/c"]);
  }
  for (const [file, text] of Object.entries(rowSiteFiles(pages)))
    if (file.endsWith(".yaml")) texts[file] = text;
  return texts;
}

/** Texts with what authors meet in YAML. */
export function hazardTexts(): Texts {
  return {
    ...Object.fromEntries(Object.entries(hazards).map(([name, [text]]) => [name, text])),
    ...harmless,
  };
}

/** The examples of blocks as pages, and the mistakes that are seeded in pages, rows and blocks. */
export async function authorTexts(): Promise<Texts> {
  const texts: Texts = {};
  const { types } = await readBlockTypes(blockFolders(root), root);
  for (const mistake of [...seedPageMistakes(root), ...seedDataMistakes(root)])
    texts[mistake.name] = mistake.text;
  for (const example of examplePages()) {
    texts[`${example.type}: example`] = example.text;
    const type = types.get(example.type);
    if (!type) throw new Error(`No block type ${example.type}.`);
    for (const mistake of seedBlockMistakes(example, type)) texts[mistake.name] = mistake.text;
  }
  return texts;
}
