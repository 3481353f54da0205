import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { buildSite } from "../../renderer/publish/build-site.ts";
import { findPages } from "../../renderer/runtime/search/find-pages.ts";
import { loadIndex } from "../../renderer/runtime/search/load-index.ts";
import { contentsOf, removeSmallSites, write, writeSmallSite } from "../publish/small-site.ts";

let dir: string;
let outDir: string;
beforeEach(() => {
  dir = writeSmallSite();
  outDir = join(dir, "dist");
});
afterAll(removeSmallSites);

const SEARCH_PAGE =
  "title: Search\ndescription: Everything that this small site has to say can be found here.\nindex: false\nblocks:\n  - type: search\n    heading: Search\n";
const build = async () => {
  const { site, built } = await buildSite({ dir, outDir });
  expect(site.problems).toEqual([]);
  return { rendered: built?.rendered, files: contentsOf(outDir) };
};
const indexOf = (files: Record<string, string>) =>
  loadIndex(async (address) =>
    JSON.parse(Buffer.from(files[address.slice(1)] ?? "", "latin1").toString("utf8")),
  );
const ofSearch = (files: Record<string, string>) =>
  Object.keys(files).filter((path) => /(^|\/)search\//.test(path));

describe("a site with a search", () => {
  it("has an index of its pages, those left out that search engines are not to find", async () => {
    write(dir, "pages/search.yaml", SEARCH_PAGE);
    write(
      dir,
      "pages/secret.yaml",
      "title: Secret\ndescription: What this small site keeps from search engines, and from its own.\nindex: false\nblocks:\n  - type: hero\n    heading: Secret note\n",
    );
    const { files } = await build();
    const index = await indexOf(files);
    const [hit] = await (await findPages(index, "text of note 42")).hits(0, 1);
    expect(hit?.href).toBe("/notes/note-42");
    const secret = await (await findPages(index, "secret")).hits(0, 10);
    expect(secret.map(({ href }) => href)).not.toContain("/secret");
  });

  it("lists all of them on the page, in its document and in the data of client navigation", async () => {
    write(dir, "pages/search.yaml", SEARCH_PAGE);
    const { files } = await build();
    for (const text of [files["search/index.html"], JSON.parse(files["search/page.json"] ?? "{}").html]) {
      expect(text).toContain('<a href="/about">About</a>');
      expect(text).toContain('<h3>Notes</h3><ul><li><a href="/notes/note-0">Note 0</a></li>');
      expect(text).not.toContain('<a href="/404">');
    }
  });

  it("is the same in the end whichever way a build took", async () => {
    write(dir, "pages/search.yaml", SEARCH_PAGE);
    await build();
    expect((await build()).rendered).toBe(0);
    write(
      dir,
      "pages/about.yaml",
      "title: About us\ndescription: What this small site tells its readers about those who made it.\nblocks:\n  - type: hero\n    heading: Another zeppelin\n",
    );
    const { rendered, files } = await build();
    expect(rendered).toBeLessThanOrEqual(2);
    const [hit] = await (await findPages(await indexOf(files), "zeppelin")).hits(0, 1);
    expect(hit?.href).toBe("/about");
    expect(files["search/index.html"]).toContain("About us</a>");
    // The texts of pages are kept beside the notes of a build, and either may be lost alone.
    rmSync(join(dir, ".cache"), { recursive: true });
    expect((await build()).files).toEqual(files);
    rmSync(outDir, { recursive: true });
    expect((await build()).files).toEqual(files);
  });

  it("has an index for a dialog in the layout alone", async () => {
    write(
      dir,
      "pages/_layout.yaml",
      "blocks:\n  - type: page\n  - type: search\n    look: dialog\n    href: /about\n",
    );
    const { files } = await build();
    expect(ofSearch(files)).toContain("search/index.json");
    expect((await findPages(await indexOf(files), "note")).count).toBeGreaterThan(50);
  });
});

describe("a site in two languages", () => {
  const SETTINGS =
    'brand: Small\nurl: https://small.example\nlang: en\napiHost: ""\nshareImages: false\nlanguages:\n';
  const GERMAN_ABOUT =
    "title: { of: About, text: Über uns }\ndescription: { of: What the page About of this small site tells its readers., text: Was die Seite über alle sagt und wer sie mit Sorgfalt gemacht hat. }\nblocks:\n  top:\n    heading: { of: About, text: Werkstatt }\n";

  const buildWith = async (language: string) => {
    write(dir, "data/site.yaml", `${SETTINGS}  - { ${language}, strict: false }\n`);
    write(dir, "pages/search.yaml", SEARCH_PAGE);
    write(
      dir,
      "pages/about.yaml",
      "title: About\ndescription: What the page About of this small site tells its readers.\nblocks:\n  - type: hero\n    id: top\n    heading: About\n",
    );
    write(dir, "pages/about.de.yaml", GERMAN_ABOUT);
    const { site } = await buildSite({ dir, outDir });
    expect(site.problems.filter(({ severity }) => severity === "error")).toEqual([]);
    return contentsOf(outDir);
  };
  const found = async (files: Record<string, string>, query: string, address = "/search/index.json") => {
    const index = await loadIndex(async (asked) => {
      const path = asked === "/search/index.json" ? address : asked;
      return JSON.parse(Buffer.from(files[path.slice(1)] ?? "", "latin1").toString("utf8"));
    });
    return (await (await findPages(index, query)).hits(0, 5)).map(({ href }) => href);
  };

  it("has an index and a list for each, in which what nobody has translated stands at its address there", async () => {
    const files = await buildWith("lang: de, missing: original");
    const german = "/search/index.de.json";
    expect(await found(files, "Werkstatt", german)).toEqual(["/de/about#top"]);
    expect(await found(files, "Werkstatt")).toEqual([]);
    expect((await found(files, "text of note 42", german))[0]).toBe("/de/notes/note-42");
    expect((await found(files, "text of note 42"))[0]).toBe("/notes/note-42");
    expect(files["de/search/index.html"]).toContain('<a href="/de/notes/note-0" lang="en">Note 0</a>');
    expect(files["de/search/index.html"]).not.toContain('<li><a href="/notes/note-0">');
    expect(files["search/index.html"]).not.toContain('<li><a href="/de/');
    const script = Object.keys(files).find((path) => files[path]?.includes("/search/index.de.json"));
    expect(script).toMatch(/\.js$/);
  });

  it("has none for a language in which no page has a search", async () => {
    const files = await buildWith("lang: de");
    expect(files["search/index.de.json"]).toBeUndefined();
    expect(await found(files, "Werkstatt")).toEqual([]);
  });
});

it("writes nothing of it for a site without a search, and removes it with the last one", async () => {
  const before = (await build()).files;
  expect(ofSearch(before)).toEqual([]);
  write(dir, "pages/search.yaml", SEARCH_PAGE);
  await build();
  rmSync(join(dir, "pages/search.yaml"));
  expect((await build()).files).toEqual(before);
});
