import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pageFile } from "./page-file.ts";
import type { SourceSite } from "./read-source.ts";

const here = import.meta.dirname;

/** Where a generator has its files, relative to the folder of a site. */
interface Places {
  pages: string;
  data: string;
  styles: string;
  /** Front matter that every page has. */
  front: Record<string, unknown>;
  /** Files that are there for some corpora only, by the data without which they have nothing to do. */
  onlyWith: { notes: string[]; products: string[] };
  /** Whether collections that the corpus does not have are written as empty ones. */
  needsAllData: boolean;
}

/** Writes a corpus as somebody would who knows Eleventy: Markdown with front matter, Nunjucks, pagination over data. */
export function writeEleventySite(dir: string, source: SourceSite): void {
  writeSite(dir, source, "eleventy", {
    pages: "src",
    data: "src/_data",
    styles: "src/assets/style.css",
    front: { layout: "page.njk" },
    onlyWith: {
      notes: ["src/_data/notesByGroup.js"],
      products: ["src/_data/productsBySlug.js", "src/products.njk", "src/products.11tydata.js"],
    },
    needsAllData: false,
  });
}

/** Writes a corpus as somebody would who knows Astro: content collections with schemas, components, no islands. */
export function writeAstroSite(dir: string, source: SourceSite): void {
  writeSite(dir, source, "astro", {
    pages: "src/content/pages",
    data: "src/data",
    styles: "src/styles/style.css",
    front: {},
    onlyWith: { notes: [], products: ["src/pages/[range]"] },
    needsAllData: true,
  });
}

function writeSite(dir: string, source: SourceSite, generator: "eleventy" | "astro", places: Places): void {
  const { settings, shell, pages, form, notes, products, people } = source;
  const left = [...(notes ? [] : places.onlyWith.notes), ...(products ? [] : places.onlyWith.products)].map(
    (file) => join(here, generator, file),
  );
  cpSync(join(here, generator), dir, { recursive: true, filter: (file) => !left.includes(file) });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  };
  const data = (name: string, value: unknown) => {
    if (value !== undefined || places.needsAllData)
      write(join(places.data, `${name}.json`), JSON.stringify(value ?? [], null, 2));
  };
  write("package.json", `${JSON.stringify({ private: true, type: "module" })}\n`);
  write(places.styles, sharedStyles());
  write(join(places.data, "icons.json"), readFileSync(join(here, "shared/icons.json"), "utf8"));
  data("site", settings);
  data("shell", shell);
  data("form", form);
  data("notes", notes);
  data("products", products);
  // Both look people up by their key: Eleventy in an object, Astro in a collection.
  data(
    "people",
    people && generator === "eleventy" ? Object.fromEntries(people.map((row) => [row.slug, row])) : people,
  );
  for (const page of pages) {
    const isMissing = generator === "eleventy" && page.path === "404";
    const front = isMissing ? { ...places.front, permalink: "404.html" } : places.front;
    write(join(places.pages, `${page.path}.md`), pageFile(page, front));
  }
}

/** One sheet that all pages of a site share, as both generators' users have it. */
function sharedStyles(): string {
  const folder = join(here, "shared/styles");
  return readdirSync(folder)
    .toSorted()
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("");
}
