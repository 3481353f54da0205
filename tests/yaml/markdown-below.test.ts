import { afterAll, describe, expect, it } from "vitest";
import { removeMockSites } from "../support/mock-site.ts";
import { taken } from "../support/taken-offer.ts";

afterAll(removeMockSites);

const KEYS = "title: Our bakery\ndescription: What we bake, when we open, and where to find the two shops.\n";
const OPENING = "blocks:\n  - type: hero\n    heading: ";

describe("a page of Markdown with keys above it", () => {
  it.each<[name: string, body: string, blocks: string]>([
    [
      "a heading and paragraphs",
      "# Welcome\n\nWe bake **bread** from five.\n\nCome by.\n",
      `${OPENING}Welcome\n  - type: prose\n    text: |\n      We bake **bread** from five.\n\n      Come by.\n`,
    ],
    [
      "a heading with a colon, a list, a line that looks like a name",
      '\n# Bread: "our" way #\n\nNote: closed on Mondays.\n\n- rye\n- spelt\n',
      `${OPENING}'Bread: "our" way'\n  - type: prose\n    text: |\n      Note: closed on Mondays.\n\n      - rye\n      - spelt\n`,
    ],
    ["a heading alone", "# Welcome\n", `${OPENING}Welcome\n`],
  ])("with %s is told once, and offered as blocks", async (_, body, blocks) => {
    for (const opening of ["---\n", ""])
      for (const end of ["\n", "\r\n"]) {
        const ended = (lines: string): string => lines.replaceAll("\n", end);
        const page = ended(`${opening}${KEYS}---\n${body}`);
        const { told, text, left } = await taken("pages/about.yaml", page);
        expect(told).toEqual([expect.stringContaining("A text stands below the keys of this page")]);
        expect(text).toBe(ended(`${opening}${KEYS}${blocks}`));
        expect(left).toEqual([]);
      }
  });

  it.each([
    "<div>We bake.</div>\n",
    "{{< gallery >}}\n\nWe bake.\n",
    "We bake.\n\n![Rolls](rolls.jpg)\n",
    "import Chart from './chart'\n\nWe bake.\n",
  ])("is told once, and left to its author where the text needs more: %j", async (body) => {
    const { told, text } = await taken("pages/about.yaml", `---\n${KEYS}---\n${body}`);
    expect(told).toEqual([expect.stringContaining("A text stands below the keys of this page")]);
    expect(text).toBeUndefined();
  });

  it("is looked for once, however many signs stand in a remark above it or in its heading", async () => {
    const banner = `${"# ".repeat(60)}\n`;
    const heading = `# Welcome${" #".repeat(40_000)} x`;
    const { told } = await taken("pages/about.yaml", `${banner}---\n${KEYS}---\n${heading}\n`);
    expect(told).toEqual([expect.stringContaining("A text stands below the keys of this page")]);
  });

  it.each([
    "title: Second\n",
    "- type: hero\n  heading: Home\n",
    "blocks:\n  - type: hero\n    heading: Home\n",
  ])("is not what stands below the dashes here: %j", async (body) => {
    const { told } = await taken("pages/about.yaml", `---\n${KEYS}---\n${body}`);
    expect(told.join()).not.toContain("A text stands below");
  });
});
