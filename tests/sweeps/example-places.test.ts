import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { Problem } from "../../renderer/model.ts";
import { exampleFaults, examplesOf } from "../support/examples-of.ts";
import { examplePlaces } from "./example-places.ts";

const dir = mkdtempSync(join(tmpdir(), "example-places-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function blockWith(examples: string): string {
  const folder = join(mkdtempSync(join(dir, "site-")), "blocks/price-list");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "examples.yaml"), examples);
  return folder;
}

const RIGHT = `- name: two prices
  block:
    type: price-list
    heading: Prices
    rows:
      - { name: One, href: /one }
      # The second is dearer.
      - name: Two
        href: /two
- name: heading alone
  block: { type: price-list, headng: Prices }
`;

describe("a file of examples that cannot be used is told in a sentence", () => {
  it.each<[string, string, RegExp[]]>([
    ["an empty one", "", [/^examples\.yaml has no example: begin one/]],
    ["one with a comment alone", "# later\n", [/has no example/]],
    ["an empty list", "[]\n", [/has no example/]],
    ["a group", "name: x\nblock:\n  type: price-list\n", [/^examples\.yaml:1: Examples are a list/]],
    [
      "a block without its frame",
      "- type: price-list\n  heading: X\n",
      [/^examples\.yaml:1: .*under "block:"/],
    ],
    ["an entry that is a text", "- price-list\n", [/under "block:"/]],
    [
      "the second without a name",
      "- name: x\n  block: { type: price-list }\n- block: { type: price-list }\n",
      [/^examples\.yaml:3: This example has no name/],
    ],
    ["another block", "- name: x\n  block: { type: price-lst }\n", [/"type: price-list"/]],
    [
      "broken YAML",
      "- name: x\n  block:\n    type: price-list\n   heading: X\n",
      [/^examples\.yaml:4: All mapping items/],
    ],
    ["the right form", RIGHT, []],
    [
      "the block within another one",
      "- name: x\n  block: { type: card-grid, items: [{ type: price-list }] }\n",
      [],
    ],
  ])("%s", (_, text, expected) => {
    const folder = blockWith(text);
    const faults = exampleFaults(folder);
    expect(faults).toHaveLength(expected.length);
    for (const [index, one] of expected.entries()) expect(faults[index]).toMatch(one);
    expect(() => examplesOf(folder)).not.toThrow();
  });
});

describe("what is wrong with an example is told where it is written", () => {
  const places = examplePlaces(new Map([["blocks/price-list", blockWith(RIGHT)]]));
  const problem = (number: number, code: string, path: Problem["path"]): Problem => ({
    code,
    severity: "error",
    file: `pages/examples/price-list-${number}.yaml`,
    range: { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 2, offset: 1 } },
    path,
    message: "Wrong.",
  });
  const shown = ({ file, range }: Problem): string => {
    const text = places.source(file)!.slice(range.start.offset, range.end.offset);
    return `${file}:${range.start.line}:${range.start.column} ${text}`;
  };

  it.each<[number, string, Problem["path"], string]>([
    [1, "broken-link", ["blocks", 0, "rows", 0, "href"], "6:28 /one"],
    [1, "broken-link", ["blocks", 0, "rows", 1, "href"], "9:15 /two"],
    [1, "unknown-option", ["blocks", 0, "heading"], "4:5 heading"],
    [2, "unknown-option", ["blocks", 0, "headng"], "11:30 headng"],
    [2, "missing-option", ["blocks", 0], "11:10 { type: price-list, headng: Prices }"],
    [1, "missing-option", ["blocks", 0, "rows", 1, "price"], "8:9 name: Two"],
  ])("example %i, %s at %j", (number, code, path, expected) => {
    expect(shown(places.moved(problem(number, code, path)))).toBe(
      `blocks/price-list/examples.yaml:${expected}`,
    );
  });

  it("in sentences as well, and what is elsewhere stays", () => {
    expect(places.told("block (pages/examples/price-list-2.yaml:6) could not render")).toBe(
      "block (blocks/price-list/examples.yaml:11) could not render",
    );
    expect(places.told("block (pages/examples/price-list-2.pt-BR.yaml:6) could not render")).toBe(
      "block (blocks/price-list/examples.yaml:11) could not render",
    );
    expect(places.told("block (pages/prices.yaml:6)")).toBe("block (pages/prices.yaml:6)");
    const other = { ...problem(1, "broken-link", ["blocks", 0]), file: "pages/prices.yaml" };
    expect(places.moved(other)).toBe(other);
  });
});
