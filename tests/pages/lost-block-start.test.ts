import { afterAll, describe, expect, it } from "vitest";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";
import { mockEnvironment, readMockPage } from "../support/mock-environment.ts";
import { removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

const text = { type: "string", description: "A text." };
const group = (names: string[], required: string[], more: object = {}): object => ({
  type: "object",
  additionalProperties: false,
  required,
  properties: { ...Object.fromEntries(names.map((name) => [name, text])), ...more },
});
const block = (title: string, names: string[], required: string[], more?: object): string =>
  JSON.stringify({ title, description: `${title}.`, ...group(names, required, more) });
const links = { type: "array", description: "Links.", items: group(["label", "href"], ["label"]) };

const environment = await mockEnvironment(["jobs"], {
  "blocks/label-card/schema.json": block("Label card", ["heading", "text"], ["heading"]),
  "blocks/label-card/view.tsx": "export default () => null;\n",
  "blocks/media/schema.json": block("Media", ["heading", "eyebrow", "tone", "label", "layout"], []),
  "blocks/media/view.tsx": "export default () => null;\n",
  "blocks/opening/schema.json": block("Opening", ["heading", "picture"], ["heading"], { links }),
  "blocks/opening/view.tsx": "export default () => null;\n",
  "blocks/shelf/schema.json": block("Shelf", ["picture", "side"], [], { links }),
  "blocks/shelf/view.tsx": "export default () => null;\n",
});

const told = (blocks: string): string[] => readMockPage(`title: Home\nblocks:\n${blocks}`, environment).told;

/** A hero, and below it a block of the site's own with these lines. */
const toldOf = (...lines: string[]): string[] =>
  told(
    `  - type: hero\n    heading: Home\n  - type: label-card\n${lines.map((line) => (line ? `    ${line}\n` : "\n")).join("")}`,
  );

const unknown = (line: number, option: string, hint: string, lacks = `option "${option}"`): string =>
  `${line}:5 unknown-option «${option}» | The label-card block has no ${lacks}. | ${hint}Options: heading, text, id.`;
const MEDIA = "If another block begins here, write its first line above: - type: media. ";

describe("options that a block does not have, and that another has", () => {
  const cases: Record<string, [lines: string[], ...told: string[]]> = {
    "are told as what they are": [
      ["heading: A", "eyebrow: b", "tone: c", "label: d"],
      unknown(7, "eyebrow", MEDIA),
    ],
    "below all that it has": [
      ["heading: A", "text: a", "eyebrow: b", "tone: c", "label: d"],
      unknown(8, "eyebrow", MEDIA),
    ],
    "below an empty line": [
      ["heading: A", "", "eyebrow: b", "tone: c", "label: d"],
      unknown(8, "eyebrow", MEDIA),
    ],
    "above what it needs": [
      ["eyebrow: b", "tone: c", "label: d", "heading: A"],
      unknown(6, "eyebrow", "", 'options "eyebrow", "tone" or "label"'),
    ],
    "beside one that nobody has": [
      ["zzz: 1", "heading: A", "eyebrow: b", "tone: c"],
      unknown(6, "zzz", "", 'options "zzz", "eyebrow" or "tone"'),
    ],
    "begin another block where a name stands twice": [
      ["heading: A", "text: a", "eyebrow: b", "heading: c", "tone: d"],
      '8:5 missing-type «eyebrow» | The block that begins with "eyebrow" has no type. | Its first line says what it is; these options are of - type: media. Block types: body, card-grid, hero, label-card, list, media, notice, opening, prose, section, shelf.',
    ],
  };
  for (const [name, [lines, ...expected]] of Object.entries(cases))
    it(name, () => expect(toldOf(...lines)).toEqual(expected));
});

describe("names that nobody knows in an entry of a list", () => {
  it("are told there, though what stands around the list could be another block", () => {
    const lines = ["heading: a", "picture: b", "links:", "  - { label: c, rel: d, class: e }"];
    expect(told(`  - type: opening\n${lines.map((line) => `    ${line}\n`).join("")}`)).toEqual([
      '7:21 unknown-option «rel» | Entry 1 of "links" has no options "rel" or "class". | Options: label, href.',
    ]);
  });
});

describe("a block far down a page", () => {
  const above = ["One", "Two", "Three", "Four"]
    .map((name) => `  - type: hero\n    heading: ${name}\n`)
    .join("");

  it("is counted among all, where only the blocks near it are read again", () => {
    const lines = `${above}  - type: prose\n    text: a\n    heading: b\n    text: c\n`;
    const { page } = readMockPage(`title: Home\nblocks:\n${lines}`, environment);
    expect(page.problems.map(({ path, message }) => [path.join("."), message])).toEqual([
      ["blocks.5", 'The block that begins with "heading" has no type.'],
    ]);
  });

  it("is counted where others cannot be read", () => {
    const lines = `  - type: hero\n    heading: "One\n${above}  - type: hero\n    heading: "Six\n  - hello\n`;
    const { page } = readMockPage(`title: Home\nblocks:\n${lines}`, environment);
    expect(page.problems.map(({ path, message }) => [path.join("."), message])).toEqual([
      ["", "The quotation mark that opens here is not closed."],
      ["", "The quotation mark that opens here is not closed."],
      ["blocks.6", 'Block 7 on this page is the text "hello", not a block.'],
    ]);
  });
});

describe("a block that was pasted at the left edge, without its dash", () => {
  const pasted = "A block starts here, at the left edge and without its dash.";
  const cases: Record<string, [above: string, block: string, below: string]> = {
    "between two": [
      "  - type: hero\n    heading: Home\n",
      "type: label-card\nheading: A\n",
      "  - type: media\n",
    ],
    "with an empty line below it": [
      "  - type: hero\n    heading: Home\n",
      "type: label-card\nheading: A\n\n",
      "  - type: media\n",
    ],
    "with a list in the column of the blocks": [
      "  - type: hero\n    heading: Home\n",
      "type: opening\nheading: A\nlinks:\n  - { label: B }\n\n",
      "  - type: media\n",
    ],
    "with a text of several lines, to which the next block would belong": [
      "  - type: hero\n    heading: Home\n",
      "type: prose\ntext: |\n  One.\n\n  Two.\n\n",
      "  - type: media\n",
    ],
    "above all others": ["", "type: label-card\nheading: A\n", "  - type: media\n"],
    "below all others": ["  - type: hero\n    heading: Home\n", "type: label-card\nheading: A\n", ""],
  };
  it.each(Object.entries(cases))("%s", (_, [above, block, below]) => {
    const line = 3 + above.split("\n").length - 1;
    const text = `title: Home\nblocks:\n${above}${block}${below}`;
    const { page, told } = readMockPage(text, environment);
    expect(told).toEqual([expect.stringContaining(`${line}:1 missing-dash «type» | ${pasted}`)]);
    const { range, text: put } = page.problems[0]!.offer!;
    const moved = block.replace(/^(?=.)/gm, "    ").replace("    type", "  - type");
    expect(applyEdits(text, [{ start: range.start.offset, end: range.end.offset, text: put }])).toBe(
      `title: Home\nblocks:\n${above}${moved}${below}`,
    );
  });
});
