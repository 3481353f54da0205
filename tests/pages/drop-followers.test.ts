import { afterAll, expect, it } from "vitest";
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
