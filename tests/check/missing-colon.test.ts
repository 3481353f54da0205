import { afterAll, describe, expect, it } from "vitest";
import { removeMockSites } from "../support/mock-site.ts";
import { TRIED, toldOfPage } from "../support/told-page.ts";

afterAll(removeMockSites);

const sound = `title: About
description: What About is.
blocks:
  - type: hero
    heading: About
    text: Words of it
  - type: card-grid
    heading: Cards
    items:
      - title: One
        text: First
      - title: Two
        text: Second
`;

describe("a name without its colon", () => {
  it.each([
    ["title: About", 1, "title", "About"],
    ["description: What About is.", 2, "description", "What About is."],
    ["    heading: About", 5, "heading", "About"],
    ["    text: Words of it", 6, "text", "Words of it"],
    ["    items:", 9, "items", ""],
    ["blocks:", 3, "blocks", ""],
    ["    heading: Cards", 8, "heading", "Cards"],
    ["      - title: One", 10, "title", "One"],
    ["        text: First", 11, "text", "First"],
    ["      - title: Two", 12, "title", "Two"],
    ["        text: Second", 13, "text", "Second"],
  ])("%j gets it back", async (line, number, name, value) => {
    const { told: said, corrected } = await toldOfPage(sound.replace(line, line.replace(":", "")));
    expect(said).toEqual([
      expect.stringMatching(
        new RegExp(
          `^${TRIED}:${number}:\\d+ missing-colon «.*» \\| A colon is missing after "${name}"\\. \\| Write "${`${name}: ${value}`.trim()}"\\.$`,
        ),
      ),
    ]);
    expect(corrected).toEqual([sound]);
  });

  it.each([
    ["in quotation marks", "    heading: About", '    heading: "About: all of it"'],
    ["in single ones", "    heading: About", "    heading: 'About #1'"],
    ["in brackets", "        text: Second", "        text: Second\n        tags: [One, Two]"],
    ["on lines of its own", "    text: Words of it", "    text: |\n      Words of it.\n\n      And more."],
  ])("with a value %s gets it back", async (_, line, written) => {
    const right = sound.replace(line, written);
    expect((await toldOfPage(right)).told).toEqual([]);
    const named = /([\w-]+): ?(?=["'[{|])/.exec(written)!;
    const { told: said, corrected } = await toldOfPage(
      right.replace(written, written.replace(named[0], `${named[1]} `)),
    );
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`A colon is missing after "${named[1]}".`);
    expect(corrected).toEqual([right]);
  });

  it("is told once of blocks that stand near each other, where each has lost it", async () => {
    const { told: said, corrected } = await toldOfPage(
      sound.replace(/(?<=title|text|heading|description):(?= )/g, ""),
    );
    // Blocks further down are looked at when those above are read.
    expect(said).toEqual([
      expect.stringContaining('1:1 missing-colon «title About» | A colon is missing after "title".'),
      expect.stringContaining('8:5 missing-colon «heading Cards» | A colon is missing after "heading".'),
    ]);
    const next = await toldOfPage(corrected[0]!);
    expect(next.told).toHaveLength(1);
    expect(next.corrected).toEqual([sound]);
  });

  it.each([
    // No option has that name: it may as well go on with the text above.
    ["words that may go on", sound.replace("    heading: Cards", "    heading: Cards\n    and more of them")],
    ["words with a capital letter", sound.replace("title: About", "title: About\nAnd more")],
  ])("is not made of %s", async (_, text) => {
    const { told: said } = await toldOfPage(text);
    expect(said.join("\n")).not.toContain("A colon is missing after");
  });

  it.each([
    [
      "a text on several lines",
      "    text: Words of it",
      "    text: Words of it\n      heading towards the sea",
    ],
    [
      "a text with its lines",
      "    text: Words of it",
      "    text: |\n      title of the day\n      text of it",
    ],
  ])("is none in %s", async (_, line, written) => {
    expect((await toldOfPage(sound.replace(line, written))).told).toEqual([]);
  });
});
