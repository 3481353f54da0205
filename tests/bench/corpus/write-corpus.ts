import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { engineDir } from "../measure/run-command.ts";
import { articlePageYaml } from "./article-page.ts";
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
import { productRoute, rowSiteFiles } from "./row-pages.ts";
import { searchPageYaml } from "./search-page.ts";

/**
 * What the pages of a generated site are: each a bit of everything (`mixed`), articles of Markdown as people write
 * them (`prose`), or made from rows of a collection by one file for each thousand (`rows`). All of them count.
 */
export const CORPUS_KINDS = ["mixed", "prose", "rows"] as const;
export type CorpusKind = (typeof CORPUS_KINDS)[number];

export interface CorpusOptions {
  /** Default `mixed`. */
  kind?: CorpusKind;
  /** How many pages of that kind. */
  pages: number;
  /** Adds `/static`, a page without anything that wakes. */
  staticPage?: boolean;
  /** Adds `/long-list`, a page with a filter list of so many rows. */
  longList?: number;
  /** Every page holds words of a large vocabulary instead. `with` a search block in the layout, or without. */
  words?: "with a search" | "without a search";
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
  const { kind = "mixed", pages, staticPage, longList = 0, words } = options;
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
  // Drawn pictures and other languages are extras that no peer's figure has in it.
  const settings = join(dir, "data/site.yaml");
  const plain = readFileSync(settings, "utf8")
    .replace("shareImages: true", "shareImages: false")
    .replace(/^languages:\n(?:[ -].*\n)+/m, "");
  writeFileSync(settings, plain);
  write("pages/_layout.yaml", layoutYaml(firstRoute(kind)));
  write("pages/404.yaml", notFoundYaml());
  write("pages/index.yaml", firstPage(options));
  for (const [file, text] of words ? wordPages(pages) : pagesOf(kind, pages, groups)) write(file, text);
  if (words === "with a search") {
    write("pages/_layout.yaml", `${layoutYaml(firstRoute(kind))}  - type: search\n    look: dialog\n`);
    write("pages/search.yaml", SEARCH_PAGE);
  }
  if (staticPage) write("pages/static.yaml", staticPageYaml(pages));
  if (longList > 0) {
    write("data/entries.schema.json", ENTRY_SCHEMA);
    write("data/entries.yaml", entriesYaml(longList));
    write("pages/long-list.yaml", longListPageYaml(longList));
  }
}

/** Files of the pages, and of the data that they read. */
function* pagesOf(kind: CorpusKind, pages: number, groups: number): Generator<[file: string, text: string]> {
  if (kind === "rows") {
    yield* Object.entries(rowSiteFiles(pages));
    return;
  }
  if (kind === "mixed") {
    yield ["data/notes.schema.json", NOTE_SCHEMA];
    yield ["data/notes.yaml", notesYaml(groups * LISTED_ROWS, groups)];
  }
  for (let number = 0; number < pages; number += 1) {
    const { file, heading } = corpusPage(number);
    const others = [1, 2, 3].map((step) => corpusPage((number + step) % pages).route);
    const isMixed = kind === "mixed";
    yield [file, isMixed ? corpusPageYaml(number, pages, groups) : articlePageYaml(number, heading, others)];
  }
}

const SEARCH_PAGE =
  "title: Search\ndescription: Everything on this generated site can be looked for here.\nindex: false\nblocks:\n  - type: search\n    heading: Search\n";

/** Pages that differ in their words. */
function* wordPages(pages: number): Generator<[file: string, text: string]> {
  for (let number = 0; number < pages; number += 1)
    yield [corpusPage(number).file, searchPageYaml(number, corpusPage((number + 1) % pages).route)];
}

const firstRoute = (kind: CorpusKind) => (kind === "rows" ? productRoute(0) : corpusPage(0).route);

function firstPage({ kind = "mixed", pages, staticPage, longList }: CorpusOptions): string {
  const links =
    kind === "rows"
      ? [0, pages - 1].map((number) => ({ title: `Product ${number}`, href: productRoute(number) }))
      : [corpusPage(0), corpusPage(pages - 1)].map(({ heading, route }) => ({ title: heading, href: route }));
  if (staticPage) links.push({ title: "A page that needs no script", href: "/static" });
  if (longList) links.push({ title: "A long list", href: "/long-list" });
  return firstPageYaml(links);
}
