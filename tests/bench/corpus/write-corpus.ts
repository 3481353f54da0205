import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { engineDir } from "../measure/run-command.ts";
import {
  corpusPage,
  corpusPageYaml,
  firstPageYaml,
  LISTED_ROWS,
  longListPageYaml,
  staticPageYaml,
} from "./corpus-page.ts";
import {
  ENTRY_SCHEMA,
  entriesYaml,
  layoutYaml,
  NOTE_SCHEMA,
  notesYaml,
  notFoundYaml,
} from "./corpus-site.ts";

export interface CorpusOptions {
  /** How many pages with everything on them. */
  pages: number;
  /** Adds `/static`, a page without anything that wakes. */
  staticPage?: boolean;
  /** Adds `/long-list`, a page with a filter list of so many rows. */
  longList?: number;
}

/** More groups of rows gain nothing: pages with the same rows still have cards of their own. */
const MOST_GROUPS = 50;

/**
 * Writes a site of its own into a temporary folder, does something with it, and removes it.
 * The same options give the same bytes on every machine.
 */
export async function withCorpus<T>(options: CorpusOptions, use: (dir: string) => Promise<T>): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), "bench-site-"));
  try {
    writeCorpus(dir, options);
    return await use(dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function writeCorpus(dir: string, options: CorpusOptions): void {
  const { pages, staticPage, longList = 0 } = options;
  const made = new Set<string>();
  const write = (file: string, text: string) => {
    const target = join(dir, file);
    if (!made.has(dirname(target))) mkdirSync(dirname(target), { recursive: true });
    made.add(dirname(target));
    writeFileSync(target, text);
  };
  const groups = Math.min(pages, MOST_GROUPS);
  // The company's settings are part of what pages cost: they are read for every header and footer.
  for (const name of ["site.yaml", "site.schema.json"]) {
    mkdirSync(join(dir, "data"), { recursive: true });
    cpSync(join(engineDir, "data", name), join(dir, "data", name));
  }
  // Drawn pictures are an extra that no peer's figure has in it.
  const settings = join(dir, "data/site.yaml");
  writeFileSync(settings, readFileSync(settings, "utf8").replace("shareImages: true", "shareImages: false"));
  write("data/notes.schema.json", NOTE_SCHEMA);
  write("data/notes.yaml", notesYaml(groups * LISTED_ROWS, groups));
  write("pages/_layout.yaml", layoutYaml(corpusPage(0).route));
  write("pages/404.yaml", notFoundYaml());
  write("pages/index.yaml", firstPage(options));
  for (let number = 0; number < pages; number += 1)
    write(corpusPage(number).file, corpusPageYaml(number, pages, groups));
  if (staticPage) write("pages/static.yaml", staticPageYaml(pages));
  if (longList > 0) {
    write("data/entries.schema.json", ENTRY_SCHEMA);
    write("data/entries.yaml", entriesYaml(longList));
    write("pages/long-list.yaml", longListPageYaml(longList));
  }
}

function firstPage({ pages, staticPage, longList }: CorpusOptions): string {
  const links = [corpusPage(0), corpusPage(pages - 1)].map(({ heading, route }) => ({
    title: heading,
    href: route,
  }));
  if (staticPage) links.push({ title: "A page that needs no script", href: "/static" });
  if (longList) links.push({ title: "A long list", href: "/long-list" });
  return firstPageYaml(links);
}
