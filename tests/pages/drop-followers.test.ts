import { afterAll, expect, it } from "vitest";
import { applyFixes } from "../../renderer/commands/apply-fixes.ts";
import { mockEnvironment, readMockPage } from "../support/mock-environment.ts";
import { removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

const environment = await mockEnvironment(["jobs", "team"]);

/** Line and code of what is told of a page with these blocks, which begin on line 3. */
const told = (blocks: string): string[] =>
  readMockPage(`title: Home\nblocks:\n${blocks}`, environment).told.map((line) =>
    line.replace(/^(\d+):\d+ ([\w-]+).*$/s, "$1 $2"),
  );

it.each<[string, string, string[]]>([
  ["a line cannot be read", "  - type: hero\n    Welcome\n    id: a\n", ["4 missing-colon"]],
  ["one name stands for another", "  - type: hero\n    title: Home\n", ["4 unknown-option"]],
])("tells not what a block lacks where %s", (_, blocks, expected) => {
  expect(told(blocks)).toEqual(expected);
});

it("tells a block among the entries of another by its type", () => {
  const grid = "  - type: card-grid\n    items:\n      - title: One\n";
  expect(told(`${grid}      - type: hero\n        colour: red\n        size: tall\n`)).toEqual([
    expect.stringMatching(/^6 /),
  ]);
});

it("tells lines whose opener is gone once, and several options that are unknown in one block", () => {
  const hero = "  - type: hero\n    heading: Home\n";
  expect(told(`${hero}    one: 1\n    two: 2\n    three: 3\n`)).toEqual(["5 unknown-option"]);
  expect(told(`${hero}    one: 1\n    two: 2\n`)).toEqual(["5 unknown-option"]);
});

it("tells what is missing beside what is wrong elsewhere in the file", () => {
  const both = "  - type: hero\n    id: a\n  - type: hero\n    heading: Home\n    colour: red\n";
  expect(told(both)).toEqual(["3 missing-option", "7 unknown-option"]);
});

it("tells the first name of a group that stands too far right, not the one below it that is right", () => {
  const block = "  - type: card-grid\n    source: jobs\n    item:\n          title: A\n      text: B\n";
  expect(told(block)).toEqual(["6 wrong-indentation"]);
});

it("tells an entry that became words of the text above it", () => {
  const list = "  - type: card-grid\n    items:\n      - title: One\n        text: |\n          Words.\n";
  expect(told(`${list}          - title: Two\n        text: More.\n`)).toEqual(["8 wrong-indentation"]);
});

it("tells what is wrong with an option below a text, and does not make words of the text of it", () => {
  const prose = "  - type: hero\n    heading: Home\n    text: |\n      Words.\n";
  expect(told(`${prose}    picture: { file: a, words: b }\n`)).toEqual(["7 unknown-option"]);
  expect(told(`${prose}    src: a\n    alt: b\n    align: start\n`)).toEqual(["7 unknown-option"]);
});

it("offers to indent the lines of a text that lost their margin, and no option below them", () => {
  const hero = "  - type: hero\n    heading: Home\n    text: |\n";
  const page = (margin: string): string =>
    `title: Home\nblocks:\n${hero}${margin}One.\n\n${margin}Two: three.\n    id: a\n`;
  const { problems } = readMockPage(page("    "), environment).page;
  expect(problems.map(({ code }) => code)).toEqual(["wrong-indentation"]);
  expect(applyFixes(page("    "), problems, { offers: true }).text).toBe(page("      "));
});

it("tells a link of Markdown as the first entry of a list once", () => {
  const grid = "  - type: card-grid\n    items:\n";
  expect(told(`${grid}      - [Jobs](/jobs)\n      - title: Two\n`)).toEqual(["5 markdown-in-plain-text"]);
});

it("tells a sign in the margin, whether it stands there besides the spaces or in place of some", () => {
  for (const margin of [".   ", ".  ", ".    ", "  x "])
    expect(told(`  - type: hero\n    text: Words.\n${margin}heading: Home\n`)).toEqual(["5 stray-sign"]);
});

it("tells nothing of what a hidden colon has made of a text, or a tab of its entry", () => {
  const table = "      | a | b |\n      | - | - |\n      | c | d |\n";
  expect(told(`  - type: hero\n    heading: Home\n    text： |\n${table}`)).toEqual(["5 look-alike"]);
});

it("tells a query of rows that lack all of its fields once", () => {
  const fields = ["title", "text", "href"]
    .map((name, at) => `      ${name}: \${item.odd${at}${name}x}\n`)
    .join("");
  expect(told(`  - type: card-grid\n    source: team\n    item:\n${fields}`)).toEqual(["6 bad-binding"]);
});

it.each<[string, string, string]>([
  ["hero", "    paragraphs:\n      - Three.\n", "8 unknown-option"],
  ["prose", "    paragraphs:\n      - Three.\n", "8 unknown-option"],
  ["card-grid", "    paragraphs:\n      - title: Three\n", "8 unknown-option"],
])(
  "moves no block of the type %s into a list that is not read, where its mistake would vanish",
  (type, rest, expected) => {
    const list = "  - type: prose\n    text:\n      - One.\n      - Two.\n";
    expect(told(`${list}  - type: ${type}\n${rest}`)).toEqual(["5 wrong-type", expected]);
  },
);
