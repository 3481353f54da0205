import { afterAll, describe, expect, it } from "vitest";
import { removeMockSites } from "../support/mock-site.ts";
import { TRIED, toldOfPage } from "../support/told-page.ts";

afterAll(removeMockSites);

const page = (text: string): string => `title: About
description: What About is.
blocks:
  - type: hero
    heading: About
  - type: prose
    text: |
${text}
  - type: card-grid
    heading: Cards
    items:
      - title: One
`;

const even = [
  "      We are open.",
  "",
  "      In winter, too: ask us.",
  "",
  "      - Come by",
  "      - Stay",
  "",
  "      Until then.",
];

describe("a text of which lines stand in different columns", () => {
  it.each([
    ["the first line one space too far right", [0], 1],
    ["the first line two spaces too far right", [0], 2],
    ["the first two paragraphs too far right", [0, 2], 2],
    ["a line further down one space too far left", [2], -1],
    ["the last line too far left", [7], -1],
    ["two lines too far left", [2, 4], -1],
  ])("has %s", async (_, moved, by) => {
    const lines = even.map((line, index) => {
      if (!moved.includes(index)) return line;
      return by > 0 ? " ".repeat(by) + line : line.slice(-by);
    });
    const { told: said, corrected } = await toldOfPage(page(lines.join("\n")));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`${TRIED}:${moved[0]! + 8}:${7 + by} wrong-indentation`);
    expect(corrected).toEqual([page(even.join("\n"))]);
  });

  it.each([
    ["further right on purpose", ["      We are open.", "        Even in winter.", "", "      Ask us."]],
    ["in a list of lists", ["      - One", "        - Two", "      - Three"]],
  ])("may have lines %s", async (_, lines) => {
    expect((await toldOfPage(page(lines.join("\n")))).told).toEqual([]);
  });
});

describe("what stands there twice, sign for sign", () => {
  const sound = page("      We are open.");
  it.each(["title: About", "    heading: About", "    heading: Cards", "description: What About is."])(
    "%j goes once",
    async (line) => {
      const { told: said, corrected } = await toldOfPage(sound.replace(line, `${line}\n${line}`));
      expect(said).toHaveLength(1);
      expect(corrected).toEqual([sound]);
    },
  );

  it("is offered for no name with two values", async () => {
    const { told: said, corrected } = await toldOfPage(
      sound.replace("title: About", "title: About\ntitle: About us"),
    );
    expect(said).toEqual([expect.stringContaining('"title" stands here a second time')]);
    expect(corrected).toEqual([undefined]);
  });

  it("goes with the entry of which only the first line is there", async () => {
    const rows = sound.replace("      - title: One\n", "      - title: One\n        text: First\n");
    const { told: said, corrected } = await toldOfPage(
      rows.replace("      - title: One\n", "      - title: One\n      - title: One\n"),
    );
    expect(said).toEqual([expect.stringContaining("This entry stands here twice.")]);
    expect(corrected).toEqual([rows]);
  });
});
