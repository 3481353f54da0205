import { existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { buildSite } from "../../renderer/publish/build-site.ts";
import { compareTree, type KnownFolders, pathsIn } from "../../renderer/publish/known-folders.ts";
import { contentsOf, NOTES, notesYaml, removeSmallSites, write, writeSmallSite } from "./small-site.ts";

let dir: string;
let outDir: string;
beforeEach(() => {
  dir = writeSmallSite();
  outDir = join(dir, "dist");
});
afterAll(removeSmallSites);

/** What each build has left in its folder, for the next one: the command keeps that as well. */
const left = new Map<string, KnownFolders>();
async function build(to = outDir) {
  const folders = left.get(to);
  const changed = folders && existsSync(to) ? compareTree(to, folders).files : new Set<string>();
  const result = await buildSite({ dir, outDir: to, ...(folders && { folders, changed }) });
  if (result.built) {
    // Little of it was looked at again.
    const { folders: after } = result.built;
    expect(compareTree(to, after)).toEqual({ files: new Set(), isSame: true });
    expect(pathsIn(after, "files").sort()).toEqual(Object.keys(contentsOf(to)).sort());
    left.set(to, result.built.folders);
  }
  return result;
}
const change = (file: string, from: string, to: string) =>
  write(dir, file, readFileSync(join(dir, file), "utf8").replace(from, to));
const PAGES = NOTES + 3;

describe("a first build", () => {
  it("writes a document and the data for navigation of every route", async () => {
    const { site, built } = await build();
    expect(site.problems).toEqual([]);
    expect(built?.rendered).toBe(PAGES);
    const files = contentsOf(outDir);
    for (let number = 0; number < NOTES; number += 1) {
      expect(files[`notes/note-${number}/index.html`]).toContain(`Text of note ${number}.`);
      expect(files[`notes/note-${number}/page.json`]).toContain(`Note ${number}`);
    }
    expect(files["about/index.html"]).toContain("About");
    expect(files["former/index.html"]).toContain("/about");
    expect(files["robots-note.txt"]).toBe("kept as it is\n");
    expect(Object.keys(files).filter((file) => file.startsWith(".new"))).toEqual([]);
  });

  it("tells search engines of questions that are nested in another block", async () => {
    change(
      "pages/index.yaml",
      "  - type: card-grid",
      "  - type: tabs\n    label: Parts\n    items:\n      - label: One\n        blocks:\n          - type: questions\n            heading: Asked\n            items:\n              - { question: How soon?, answer: Today. }\n      - label: Two\n        blocks:\n          - { type: prose, text: Words. }\n  - type: card-grid",
    );
    await build();
    const start = readFileSync(join(outDir, "index.html"), "utf8");
    expect(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(start)?.[1]).toContain("How soon?");
  });

  it("leaves no folder behind when the site has an error", async () => {
    change("pages/about.yaml", "heading: About", "headin: About");
    const { site, built } = await build();
    expect(built).toBeUndefined();
    expect(site.problems.map(({ code }) => code)).toEqual(["unknown-option"]);
    expect(existsSync(outDir)).toBe(false);
  });

  it("refuses a folder that holds something else, and leaves it alone", async () => {
    mkdirSync(outDir);
    writeFileSync(join(outDir, "thesis.txt"), "years of work");
    await expect(build()).rejects.toThrow(/holds files that are not of a built site/);
    expect(contentsOf(outDir)).toEqual({ "thesis.txt": "years of work" });
  });
});

describe("a build after another", () => {
  it("renders nothing when nothing changed", async () => {
    await build();
    const before = contentsOf(outDir);
    expect((await build()).built?.rendered).toBe(0);
    expect(contentsOf(outDir)).toEqual(before);
  });

  it("renders one changed page alone, to the same bytes as a build from nothing", async () => {
    await build();
    const other = statSync(join(outDir, "notes/note-1/index.html")).mtimeMs;
    change("pages/about.yaml", "heading: About", "heading: About all of us");
    expect((await build()).built?.rendered).toBe(1);
    expect(statSync(join(outDir, "notes/note-1/index.html")).mtimeMs).toBe(other);
    await build(join(dir, "anew"));
    expect(contentsOf(outDir)).toEqual(contentsOf(join(dir, "anew")));
  });

  it("writes again what somebody has changed in the folder, and nothing else", async () => {
    await build();
    const before = contentsOf(outDir);
    for (const file of ["about/index.html", "notes/note-1/page.json", "_headers", "sitemap.xml"])
      writeFileSync(join(outDir, file), "Changed by hand.");
    rmSync(join(outDir, "notes/note-2"), { recursive: true });
    expect((await build()).built?.rendered).toBe(3);
    expect(contentsOf(outDir)).toEqual(before);
  });

  it("renders only the pages that show a changed row", async () => {
    await build();
    write(dir, "data/notes.yaml", notesYaml({ number: 40, text: "Quite another text." }));
    // The row's own page and the list of all rows.
    expect((await build()).built?.rendered).toBe(2);
    expect(readFileSync(join(outDir, "notes/note-40/index.html"), "utf8")).toContain("Quite another text.");
    expect(readFileSync(join(outDir, "index.html"), "utf8")).toContain("Quite another text.");
    await build(join(dir, "anew"));
    expect(contentsOf(outDir)).toEqual(contentsOf(join(dir, "anew")));
  });

  it("renders every page again when the layout or the settings change", async () => {
    await build();
    change("data/site.yaml", "brand: Small", "brand: Great");
    expect((await build()).built?.rendered).toBe(PAGES);
    write(dir, "pages/_layout.yaml", "blocks:\n  - type: background\n  - type: page\n");
    expect((await build()).built?.rendered).toBe(PAGES);
    await build(join(dir, "anew"));
    expect(contentsOf(outDir)).toEqual(contentsOf(join(dir, "anew")));
  });

  it("removes what no longer belongs to the site", async () => {
    await build();
    rmSync(join(dir, "pages/former.yaml"));
    rmSync(join(dir, "public/robots-note.txt"));
    writeFileSync(join(outDir, "left-over.html"), "old");
    await build();
    expect(existsSync(join(outDir, "former"))).toBe(false);
    expect(existsSync(join(outDir, "robots-note.txt"))).toBe(false);
    expect(existsSync(join(outDir, "left-over.html"))).toBe(false);
  });

  it("writes a page anew that was taken out of the folder", async () => {
    await build();
    rmSync(join(outDir, "about/page.json"));
    expect((await build()).built?.rendered).toBe(1);
    expect(existsSync(join(outDir, "about/page.json"))).toBe(true);
  });

  it("leaves everything as it was when the site has an error now, wherever it shows", async () => {
    await build();
    const before = contentsOf(outDir);
    change("pages/about.yaml", "heading: About", "heading: About us");
    rmSync(join(dir, "pages/notes/[slug].yaml"));
    const { site, built } = await build();
    expect(built).toBeUndefined();
    expect(site.problems.map(({ file, code }) => `${file} ${code}`)).toContain(
      "pages/index.yaml broken-link",
    );
    expect(contentsOf(outDir)).toEqual(before);
  });

  it("tells of a broken link in a page that was not read again, at its place", async () => {
    await build();
    rmSync(join(dir, "pages/about.yaml"));
    rmSync(join(dir, "pages/former.yaml"));
    const { site } = await build();
    const problem = site.problems.find(({ code }) => code === "broken-link");
    expect(problem).toMatchObject({ file: "pages/index.yaml", path: ["blocks", 2, "text"] });
    expect(problem?.range.start.line).toBe(12);
  });

  it("replaces a link in the folder, and does not write to where it leads", async () => {
    await build();
    const elsewhere = join(dir, "elsewhere");
    mkdirSync(elsewhere);
    writeFileSync(join(elsewhere, "index.html"), "not ours");
    rmSync(join(outDir, "about"), { recursive: true });
    symlinkSync(elsewhere, join(outDir, "about"));
    await build();
    expect(contentsOf(elsewhere)).toEqual({ "index.html": "not ours" });
    expect(readFileSync(join(outDir, "about/index.html"), "utf8")).toContain("<!doctype html>");
  });
});
