import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseAnyYaml } from "../../renderer/content/parse-yaml.ts";
import { readPlainYaml } from "../../renderer/content/read-plain-yaml.ts";
import type { TreeNode } from "../../renderer/content/tree.ts";
import { seededRandom } from "../bench/corpus/seeded-random.ts";
import { excerpt, mutateYaml } from "./mutate-yaml.ts";
import { plainDocument } from "./plain-documents.ts";
import { authorTexts, corpusTexts, hazardTexts, ownTexts, type Texts } from "./yaml-texts.ts";

/** The tree with the entries of maps as lists, since their order counts. */
function ordered(node: TreeNode): unknown {
  if (node.kind === "list") return { ...node, items: node.items.map(ordered) };
  if (node.kind !== "map") return node;
  const entries = Array.from(node.entries, ([name, entry]) => [
    name,
    { ...entry, value: ordered(entry.value) },
  ]);
  return { ...node, entries };
}

/** Holds what is read fast against what the `yaml` package makes of the same text; true when it was read fast. */
function compare(text: string): boolean {
  const tree = readPlainYaml(text);
  if (!tree) return false;
  const full = parseAnyYaml(text);
  const isSame =
    full.problems.length === 0 && full.tree && isDeepStrictEqual(ordered(tree), ordered(full.tree));
  if (!isSame) {
    expect({ text, problems: [], tree: ordered(tree) }).toStrictEqual({
      text,
      problems: full.problems,
      tree: full.tree && ordered(full.tree),
    });
    throw new Error(`The trees of ${JSON.stringify(text)} differ.`);
  }
  return true;
}

/** Names of the texts that are not read fast. */
function slowOnes(texts: Texts): string[] {
  return Object.entries(texts).flatMap(([name, text]) => (compare(text) ? [] : [name]));
}

describe("the plain part of YAML, read in one pass", () => {
  it("is what all pages, layouts and examples are written in", () => {
    expect(slowOnes(ownTexts("pages", "blocks"))).toEqual([]);
  });
  it("is what all data files but the empty list are written in", () => {
    expect(slowOnes(ownTexts("data"))).toEqual(["data/testimonials.yaml"]);
  });
  it("is what a large site is written in, with either kind of line break", () => {
    const texts = corpusTexts(60);
    expect(slowOnes(texts)).toEqual([]);
    const windows = Object.entries(texts).map(([name, text]) => [name, text.replaceAll("\n", "\r\n")]);
    expect(slowOnes(Object.fromEntries(windows.slice(0, 10)))).toEqual([]);
  });
});

describe("gives the tree that the yaml package gives, or none", () => {
  it("for what authors meet in YAML", () => {
    slowOnes(hazardTexts());
  });
  it("for the mistakes that are seeded in pages, rows and blocks", async () => {
    slowOnes(await authorTexts());
  });
  it("for documents of every plain form", () => {
    let fast = 0;
    const runs = 1_500;
    fc.assert(
      fc.property(plainDocument, (text) => {
        if (compare(text)) fast += 1;
      }),
      { numRuns: runs, seed: 20261120 },
    );
    expect(fast).toBeGreaterThan(runs * 0.95);
  });
  it("for every slip in them", async () => {
    const texts = Object.values({
      ...ownTexts("pages", "data", "blocks"),
      ...corpusTexts(5),
      ...hazardTexts(),
      ...(await authorTexts()),
    }).filter((text) => text.length < 20_000);
    const runs = Number(process.env.MUTANTS ?? 20_000);
    let fast = 0;
    for (let seed = 0; seed < runs; seed += 1) {
      const random = seededRandom(seed);
      const text = random.pick(texts);
      // Whole files take long to read, and a slip needs few lines around it.
      const mutant = mutateYaml(random.integer(20) === 0 ? text : excerpt(text, random), random);
      if (compare(mutant)) fast += 1;
    }
    // Enough of them are still plain for the comparison to mean something.
    expect(fast / runs).toBeGreaterThan(0.2);
  }, 3_600_000);
});
