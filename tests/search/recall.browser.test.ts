import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { findPages } from "../../renderer/runtime/search/find-pages.ts";
import { loadIndex } from "../../renderer/runtime/search/load-index.ts";
import { QUESTIONS } from "./questions.ts";

/** The index of the built site, read from its files. */
const index = await loadIndex(async (address) =>
  JSON.parse(readFileSync(join(import.meta.dirname, "../../dist", address), "utf8")),
);

const all = Object.entries(QUESTIONS).flatMap(([slug, list]) => list.map((question) => ({ slug, question })));

async function placeOf({ slug, question }: { slug: string; question: string }): Promise<number> {
  const hits = await (await findPages(index, question)).hits(0, 5);
  return hits.findIndex(({ href }) => href.split("#")[0] === `/insights/${slug}`);
}

it("finds the article that answers among the first five results, for 98 of 100 questions", async () => {
  const places = await Promise.all(all.map(async (one) => ({ ...one, place: await placeOf(one) })));
  expect(places).toHaveLength(100);
  const missed = places.filter(({ place }) => place < 0).map(({ question }) => question);
  expect(missed.length, missed.join("; ")).toBeLessThanOrEqual(2);
  const first = places.filter(({ place }) => place === 0);
  expect(first.length, "on the first place").toBeGreaterThanOrEqual(90);
});
