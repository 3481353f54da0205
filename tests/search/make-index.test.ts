import { expect, it } from "vitest";
import { makeIndex } from "../../renderer/publish/search/make-index.ts";
import { findPages } from "../../renderer/runtime/search/find-pages.ts";
import { madeUpWord, searchPageTitle } from "../bench/corpus/search-page.ts";
import { seededRandom } from "../bench/corpus/seeded-random.ts";
import { indexOf, indexOfFiles, pagesOf, type Texts } from "./site-of-texts.ts";

/** Pages of a large vocabulary: an index in many pieces. */
function largeSite(pages: number): Texts {
  return Object.fromEntries(
    Array.from({ length: pages }, (_, number) => {
      const random = seededRandom(number);
      const text = Array.from({ length: 150 }, () => madeUpWord(random.integer(20_000))).join(" ");
      return [
        `/page-${number}`,
        [searchPageTitle(number), ["One", `common ${text}`], ["Two", text]],
      ] as const;
    }),
  ) as unknown as Texts;
}

const LARGE = pagesOf(largeSite(1600));
const FILES = makeIndex(LARGE);

it("finds every page of a large site by its title, out of pieces", async () => {
  const asked: string[] = [];
  const index = await indexOfFiles(FILES, asked);
  for (const number of [0, 7, 800, 1599]) {
    const [hit] = await (await findPages(index, searchPageTitle(number))).hits(0, 1);
    expect(hit?.href.split("#")[0]).toBe(`/page-${number}`);
  }
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.length).toBeLessThan(FILES.length / 3);
});

it("finds a word that stands everywhere, and other words beside it", async () => {
  const index = await indexOfFiles(FILES);
  const everywhere = await findPages(index, "common ");
  expect(everywhere.count).toBe(1500);
  const rare = searchPageTitle(1599).split(" ").at(-1) ?? "";
  const [hit] = await (await findPages(index, `common ${rare}`)).hits(0, 1);
  expect(hit?.href.split("#")[0]).toBe("/page-1599");
});

it("lists of a word that stands everywhere the places where it says most", async () => {
  const said = (number: number) => (number >= 1590 ? "usual usual usual" : "usual");
  const texts = Array.from({ length: 1600 }, (_, number) => [
    `/page-${String(number).padStart(4, "0")}`,
    [`Page ${number}`, ["Part", said(number)]],
  ]);
  const found = await findPages(await indexOf(pagesOf(Object.fromEntries(texts))), "usual");
  const hits = await found.hits(0, 11);
  expect(hits.slice(0, 10).map(({ href }) => href.split("#")[0])).toEqual(
    texts.slice(1590).map(([route]) => route),
  );
  // Of those where it says the same, the first.
  expect(hits[10]?.href.split("#")[0]).toBe("/page-0000");
});

it("keeps most pieces of texts when a page comes between", () => {
  const [extra] = pagesOf({ "/page-1000b": ["New", ["Part", "common words"]] });
  const after = makeIndex([...LARGE, extra!].sort((a, b) => (a.route < b.route ? -1 : 1)));
  const names = new Set(after.map(({ path }) => path));
  const texts = FILES.filter(({ text }) => text.startsWith("[["));
  const changed = texts.filter(({ path }) => !names.has(path));
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.length).toBeLessThan(texts.length / 20);
});

it("is one list with a few texts for a small site", () => {
  const files = makeIndex(pagesOf({ "/": ["Home", ["Part", "A few words."]], "/about": ["About"] }));
  expect(files.map(({ path }) => path)).toEqual([
    expect.stringMatching(/^\/assets\/search\/[\da-f]{12}\.json$/),
    "/search/index.json",
  ]);
});

it("holds no page of a site without pages", async () => {
  const index = await indexOf([]);
  expect((await findPages(index, "anything")).count).toBe(0);
});
