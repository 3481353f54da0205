import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainReach } from "../../renderer/yaml/read-plain-yaml.ts";
import { seededRandom } from "../bench/corpus/seeded-random.ts";
import { rewritings } from "../origins/rewritings.ts";
import { compare } from "./compare-readers.ts";
import { excerpt, mutateYaml } from "./mutate-yaml.ts";
import { plainDocument } from "./plain-documents.ts";
import { authorTexts, corpusTexts, hazardTexts, ownTexts, type Texts } from "./yaml-texts.ts";

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
    const texts = corpusTexts(30);
    expect(slowOnes(texts)).toEqual([]);
    const windows = Object.entries(texts).map(([name, text]) => [name, text.replaceAll("\n", "\r\n")]);
    expect(slowOnes(Object.fromEntries(windows.slice(0, 10)))).toEqual([]);
  });
  it("is what the yaml package writes in brackets", () => {
    const texts = ownTexts("pages", "data");
    delete texts["data/testimonials.yaml"];
    const inBrackets = Object.entries(texts).map(([name, text]) => [name, rewritings["in brackets"]!(text)]);
    expect(slowOnes(Object.fromEntries(inBrackets))).toEqual([]);
  });
  it("goes on behind a byte order mark, so that what is wrong with a file of Windows is found as quickly", () => {
    const text = "title: Home\r\nblocks:\r\n  - type: hero\r\n";
    expect(plainReach(`\ufeff${text}`)).toBe(text.length + 1);
    expect(plainReach(`\ufeff${text}    text: [\r\n`)).toBeGreaterThan(text.length);
  });
  it("goes on behind comments wherever they stand, so that what is wrong below them is found as quickly", () => {
    const text = `title: Home
blocks:
      # - type: hero
  - # the first
    type: hero # big
    lead: >- # folded
      Words
    # none of
      # these
    actions: [ a, # one
      b ]
    items: # of the block
  # to come
      - c
`;
    expect(compare(text)).toBe(false);
    expect(plainReach(text)).toBe(text.length);
    const broken = text.replace("b ]", "b");
    expect(plainReach(broken)).toBeLessThan(broken.length);
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
    const runs = 1_000;
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
