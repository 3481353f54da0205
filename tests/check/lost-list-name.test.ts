import { afterAll, describe, expect, it } from "vitest";
import { removeMockSites } from "../support/mock-site.ts";
import { taken } from "../support/taken-offer.ts";

afterAll(removeMockSites);

const FILE = "pages/about.yaml";
const HEAD = "title: About\ndescription: What About is.\n";

describe("the name of a list that is gone, whose dashes stand in its column", () => {
  it.each([
    [
      "the blocks of a page",
      `${HEAD}- type: hero\n  heading: About\n- type: prose\n  text: Words\n`,
      "blocks",
      3,
    ],
    ["one block alone", `${HEAD}- type: hero\n  heading: About\n`, "blocks", 3],
    [
      "the entries of a block",
      `${HEAD}blocks:\n- type: hero\n  heading: About\n- type: card-grid\n  columns: 2\n  - title: One\n  - title: Two\n`,
      "items",
      8,
    ],
    [
      "the entries of a block further right",
      `${HEAD}blocks:\n  - type: hero\n    heading: About\n  - type: card-grid\n    columns: 2\n    - title: One\n    - title: Two\n`,
      "items",
      8,
    ],
  ])("%s", async (_, wrong, name, line) => {
    const { told, text, left } = await taken(FILE, wrong);
    expect(told).toEqual([expect.stringContaining(`Write the line "${name}:" above it`)]);
    const lines = wrong.split("\n");
    const [margin = ""] = /^ */.exec(lines[line - 1]!) ?? [];
    expect(text).toBe(lines.toSpliced(line - 1, 0, `${margin}${name}:`).join("\n"));
    expect(left).toEqual([]);
  });
});

it("the first entry behind the name of its list, without its dash, is offered below it", async () => {
  const right =
    "title: News\ndescription: What is new.\nblocks:\n  - type: hero\n    heading: News\n  - type: card-grid\n    items:\n      - title: One\n        text: A\n      - title: Two\n        text: B\n";
  const { told, text, left } = await taken("pages/about.yaml", right.replace("items:\n      - ", "items: "));
  expect(told).toEqual([expect.stringContaining("7:12 list-on-line «title: One»")]);
  expect(text).toBe(right);
  expect(left).toEqual([]);
});
