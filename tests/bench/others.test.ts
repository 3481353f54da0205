import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { CORPUS_KINDS, withCorpus } from "./corpus/write-corpus.ts";
import { engineDir } from "./measure/run-command.ts";
import { folderSize, pageBytes, samplePages } from "./others/built-site.ts";
import { GENERATORS } from "./others/generators.ts";
import { pageContents } from "./others/page-contents.ts";
import { pageFile } from "./others/page-file.ts";
import { readSource, type SourceSite } from "./others/read-source.ts";
import { comparePages, pageDifferences } from "./others/same-pages.ts";
import { writeAstroSite, writeEleventySite } from "./others/write-peer-site.ts";

const folder = mkdtempSync(join(tmpdir(), "bench-others-test-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Places that may differ: classes, groups, white space, the names of ids, where footnotes stand. */
const OURS = `<title>A note</title><body><main><div class="A"><h1>A note</h1><p class="mark"></p><p>Read <a href="/b">this</a>.<sup><a
  href="#fn-1">1</a></sup></p><section><h2>Footnotes</h2><ol><li><p>Once. <a href="#r">↩</a></p></li></ol></section></div>
  <p>On.</p></main><script>1</script></body>`;
const THEIRS = `<title>A note</title><body>
<main><section><h1 class="title">A note</h1> <p>Read <a href="/b">this</a>.<sup class="footnote-ref"><a href="#fn1">[1]</a></sup></p></section>
  <p>On.</p><section class="footnotes"><ol><li><p>Once. <a href="#r">↩︎</a></p></li></ol></section></main></body>`;

describe("pages of two generators", () => {
  const differences = (html: string) => pageDifferences(pageContents(OURS), pageContents(html));

  it("are the same when visitors get the same", () => {
    expect(pageContents(OURS).text).toBe("AnoteReadthis.On.");
    expect(differences(THEIRS)).toEqual([]);
  });

  it.each([
    ["a word", "On.", "Off.", 'text: "AnoteReadthis.On.", there "AnoteReadthis.Off."'],
    ["a footnote", "Once", "Twice", 'footnotes: "Once.", there "Twice."'],
    ["where a link leads", "/b", "/c", 'links: "/b", there "/c"'],
    ["an element", "<p>On.</p>", "<ul><li>On.</li></ul>", "<p>: 2, there 1"],
    ["the title", "<title>A", "<title>B", 'title: "A note", there "B note"'],
  ])("differ by %s", (_, from, to, told) => {
    expect(differences(THEIRS.replace(from, to))).toContain(told);
  });

  it("are told by their files", () => {
    for (const name of ["ours", "theirs"]) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, "a.html"), name === "ours" ? OURS : THEIRS);
    }
    const [ours, theirs] = [join(folder, "ours"), join(folder, "theirs")];
    expect(() => comparePages(ours, theirs, ["a.html"])).not.toThrow();
    writeFileSync(join(ours, "b.html"), OURS);
    expect(() => comparePages(ours, theirs, ["b.html"])).toThrow("b.html is missing");
    writeFileSync(join(theirs, "b.html"), THEIRS.replace("On.", ""));
    expect(() => comparePages(ours, theirs, ["b.html"])).toThrow(/b\.html differs from ours:\ntext: /);
  });
});

describe.each(CORPUS_KINDS)("the generated site in the form of other generators: %s", (kind) => {
  let source: SourceSite;
  beforeAll(async () => {
    source = await withCorpus({ kind, pages: 12 }, async (dir) => readSource(dir));
    writeEleventySite(join(folder, "eleventy", kind), source);
    writeAstroSite(join(folder, "astro", kind), source);
  });

  it("has a file or a row for every page", () => {
    expect(source.pages.length - 2 + (source.products?.length ?? 0)).toBe(12);
    expect(samplePages(source, 4)).toHaveLength(4);
    expect(new Set(samplePages(source, 40)).size).toBe(12);
    for (const { path } of source.pages)
      for (const pages of [`eleventy/${kind}/src`, `astro/${kind}/src/content/pages`])
        expect(existsSync(join(folder, pages, `${path}.md`)), `${pages}/${path}.md`).toBe(true);
  });

  it("has the settings in its words, nothing left to be filled in", () => {
    expect(source.shell.header.brand.label).toBe("2SD, home");
    expect(source.shell.footer.social).toHaveLength(3);
    expect(/\$\{.{0,30}/.exec(JSON.stringify(source))).toBeNull();
  });

  it("has only the files that this corpus needs", () => {
    const has = (file: string) => existsSync(join(folder, file));
    expect(has(`eleventy/${kind}/src/products.njk`)).toBe(kind === "rows");
    expect(has(`astro/${kind}/src/pages/[range]/[slug].astro`)).toBe(kind === "rows");
    expect(has(`eleventy/${kind}/src/_data/notesByGroup.js`)).toBe(kind === "mixed");
  });

  it("has one style sheet, the same for both", () => {
    const [eleventy, astro] = ["eleventy/mixed/src/assets", "astro/mixed/src/styles"].map((dir) =>
      readFileSync(join(folder, dir, "style.css"), "utf8"),
    );
    expect(eleventy).toBe(astro);
    expect(eleventy).toMatch(/\.card \{/);
  });
});

describe("a page as a file of Markdown", () => {
  const sections = [
    { heading: "One", text: "Known.[^1]\n\n[^1]: Here." },
    { heading: "Two", text: "Told.[^1]\n\n[^1]: There." },
  ];
  const file = pageFile(
    { path: "a", title: 'Say "no": 1', description: "B", sections },
    { layout: "page.njk" },
  );

  it("has above what templates place, and below what runs", () => {
    const [, front = "", body] = file.split("---\n");
    expect(parse(front)).toEqual({ title: 'Say "no": 1', description: "B", layout: "page.njk" });
    expect(body).toContain("## One\n\nKnown.");
  });

  it("keeps footnotes of its sections apart", () => {
    expect(file.match(/\[\^[^\]]+\](?!:)/g)).toEqual(["[^s1-1]", "[^s2-1]"]);
    expect(file.match(/\[\^[^\]]+\]: \w+/g)).toEqual(["[^s1-1]: Here", "[^s2-1]: There"]);
  });
});

describe("what a built site weighs", () => {
  it("counts the sheets that a page links to, once each", async () => {
    const dir = join(folder, "built");
    mkdirSync(dir);
    const styles = Array.from({ length: 200 }, (_, index) => `.a${index}{top:${index}px}`).join("");
    writeFileSync(join(dir, "style.css"), styles);
    writeFileSync(join(dir, "linked.html"), '<link rel="stylesheet" href="/style.css"><p>Words</p>');
    writeFileSync(join(dir, "inside.html"), `<style>${styles}</style><p>Words</p>`);
    const [linked, inside] = [await pageBytes(dir, ["linked.html"]), await pageBytes(dir, ["inside.html"])];
    expect(inside.withStyles).toBe(inside.html);
    expect(linked.html).toBeLessThan(100);
    expect(Math.abs(linked.withStyles - inside.withStyles)).toBeLessThan(100);
    expect(folderSize(dir)).toEqual({ bytes: expect.any(Number), files: 3 });
    expect(folderSize(dir).bytes).toBeGreaterThan(2 * styles.length);
  });
});

describe("the other generators", () => {
  const documentation = readFileSync(join(engineDir, "docs/performance.md"), "utf8");

  it.each(GENERATORS)("$name is the version that is fetched and documented", ({ name, packages }) => {
    const versions = Object.values(packages);
    expect(name.split(" ")[1]).toBe(versions[0]);
    for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    for (const [pack, version] of Object.entries(packages))
      expect(documentation).toContain(`\`${pack}@${version}\``);
  });
});
