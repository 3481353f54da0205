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
    const texts = corpusTexts(30);
    expect(slowOnes(texts)).toEqual([]);
    const windows = Object.entries(texts).map(([name, text]) => [name, text.replaceAll("\n", "\r\n")]);
    expect(slowOnes(Object.fromEntries(windows.slice(0, 10)))).toEqual([]);
  });
});

/** Lists below each other, each further right, down to a column. */
function staircase(columns: number): string {
  return Array.from({ length: columns }, (_, column) => `n${column}:\n${" ".repeat(column)}- x\n`).join("");
}

describe("leaves to the full parser what is not plain", () => {
  const nested = (levels: number) =>
    Array.from({ length: levels }, (_, level) => `${" ".repeat(2 * level)}- a:\n`).join("");
  const cases: Record<string, string> = {
    "an empty file": "",
    "comments alone": "# a\n",
    "a text alone": "text\n",
    "brackets alone": "[a]\n",
    "a file that is indented": "  a: 1\n  b: 2\n",
    "a tab in a margin": "a:\n\tb: 1\n",
    "a tab behind a value": "a: 1\t\n",
    "a tab in a text": "a: x\ty\n",
    "a lone carriage return": "a: x\ry\n",
    "a no-break space in a margin": "a:\n\u00a0b: 1\n",
    "a no-break space in a text": "a: 10\u00a0000\n",
    "a no-break space in a name": "a\u00a0b: 1\n",
    "a byte order mark": "\ufeffa: 1\n",
    "an invisible character": "a: x\u200by\n",
    "an anchor": "a: &b c\n",
    "an alias": "a: *b\n",
    "a tag": "a: !b c\n",
    "a directive": "%YAML 1.2\n---\na: 1\n",
    "the start of a document": "---\na: 1\n",
    "the end of a document": "a: 1\n...\n",
    "a question mark": "? a\n: b\n",
    "a merge": "<<: 1\n",
    "a merge in brackets": "a: { <<: 1 }\n",
    "a name that programs keep": "__proto__: 1\n",
    "a name that programs keep, in brackets": "a: { __proto__: 1 }\n",
    "nothing as a name": "null: 1\n",
    "a name twice": "a: 1\na: 2\n",
    "a name twice in brackets": "a: { b: 1, b: 2 }\n",
    "a quoted name": '"a": 1\n',
    "a name with a dash": "-a: 1\n",
    "a very long name": `${"a".repeat(1_100)}: 1\n`,
    "a text that a # cuts off": "a: b #c\n",
    "a text that a # may cut off": "a: b c # d\n",
    "a colour": "a: #fff\n",
    "an escape of an invisible character": 'a: "\\u200b"\n',
    "a quotation over two lines": 'a: "b\n  c"\n',
    "a comment behind nothing": "a:  # b\nc: 1\n",
    "a comment below nothing": "a:\n# b\nc: 1\n",
    "a list in a list": "- - a\n",
    "a comment behind a bar": "a: | # b\n  c\n",
    "spaces at the end of a block of text": "a: |\n  b\n  ",
    "a colon before a bracket": "a: [b:]\n",
    "a dash in brackets": "a: [-]\n",
    "an inner bracket too far left": "a:\n  b: [\n    [c\n  ]]\n",
    "no comma": 'a: ["b" "c"]\n',
    "deep brackets": `a: ${"[".repeat(70)}${"]".repeat(70)}\n`,
    "brackets below deep lists": `${staircase(38)}a: ${"[".repeat(30)}${"]".repeat(30)}\n`,
    "deep lists": `${nested(70)}${" ".repeat(141)}b\n`,
  };
  it.each(Object.entries(cases))("%s", (_, text) => {
    expect(compare(text)).toBe(false);
  });
  it("but takes the same lists and brackets where they are less deep", () => {
    const brackets = `a: ${"[".repeat(10)}${"]".repeat(10)}\n`;
    expect(compare(staircase(38) + brackets)).toBe(true);
    expect(compare(`${nested(10)}${" ".repeat(21)}b\n`)).toBe(true);
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
