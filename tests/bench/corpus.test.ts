import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openSite } from "../../renderer/site/open-site.ts";
import { articleLength } from "./corpus/article-page.ts";
import { corpusPage } from "./corpus/corpus-page.ts";
import { proseText } from "./corpus/prose.ts";
import { ROWS_A_FILE } from "./corpus/row-pages.ts";
import { seededRandom } from "./corpus/seeded-random.ts";
import { CORPUS_KINDS, withCorpus } from "./corpus/write-corpus.ts";

const options = { pages: 3, staticPage: true, longList: 50 };

describe.each(CORPUS_KINDS)("the generated site: %s", (kind) => {
  it("passes the check, and has as many pages as were asked for", async () => {
    const site = await withCorpus({ kind, pages: 60 }, (dir) => openSite({ dir, checkOnly: true }));
    expect(site.problems).toEqual([]);
    // The first page and the one for unknown addresses come on top.
    expect(site.routes).toHaveLength(62);
  });

  it("has the same bytes each time", async () => {
    expect(await withCorpus({ ...options, kind }, allFiles)).toEqual(
      await withCorpus({ ...options, kind }, allFiles),
    );
  });
});

it("has rows in several files with a way from each to the next", async () => {
  const pages = 2 * ROWS_A_FILE + 10;
  const site = await withCorpus({ kind: "rows", pages }, (dir) => openSite({ dir, checkOnly: true }));
  expect(site.problems).toEqual([]);
});

describe("articles", () => {
  const lengths = Array.from({ length: 500 }, (_, seed) => articleLength(seededRandom(seed)));
  const text = Array.from({ length: 40 }, (_, seed) => proseText(seededRandom(seed), 600, ["/a", "/b"])).join(
    "\n\n",
  );

  it("have between 100 and 900 words, most of them few", () => {
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(100);
    expect(Math.max(...lengths)).toBeGreaterThan(850);
    expect(lengths.filter((length) => length < 450).length).toBeGreaterThan(250);
  });

  it.each([
    ["headings", /^### \w/m],
    ["lists", /^- \w/m],
    ["numbered lists", /^2\. \w/m],
    ["lists in lists", /^ {2}- \w/m],
    ["links", /\[[^\]]+\]\(\/a\)/],
    ["strong words", /\*\*\w/],
    ["emphasis", /[^*]\*\w/],
    ["quotations", /^> /m],
    ["tables", /^\| --- \|/m],
    ["code", /^```/m],
    ["code in lines", /[^`]`[^`\n]+`/],
    ["footnotes", /\[\^1\]: /],
  ])("have %s", (_, pattern) => {
    expect(text).toMatch(pattern);
  });
});

describe("the generated site", () => {
  it("has pages of the promised size", async () => {
    const text = await withCorpus(options, async (dir) =>
      readFileSync(join(dir, corpusPage(1).file), "utf8"),
    );
    expect(text.match(/^ {6}- title: /gm)).toHaveLength(12);
    expect(text.split("What we learned")[1]?.split("- type:")[0]?.split(/\s+/).length).toBeGreaterThan(300);
    expect(text.match(/name: \w+(, label:|$)/gm)).toHaveLength(8);
    expect(text.split("\n").length).toBeGreaterThan(80);
  });
});

async function allFiles(dir: string): Promise<Record<string, string>> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [file.slice(dir.length), readFileSync(file, "utf8")];
    }),
  );
}
