import { afterAll, describe, expect, it } from "vitest";
import { removeMockSites } from "../support/mock-site.ts";
import { taken } from "../support/taken-offer.ts";

afterAll(removeMockSites);

const page = (lines: readonly string[], after = ""): string =>
  `title: About us and our work\ndescription: What we do, for whom we do it, and how to reach us in Bergen.\nblocks:\n  - type: hero\n${lines.map((line) => `    ${line}\n`).join("")}${after}`;

const BEHIND = "  - type: prose\n    text: Words.\n";

describe("a line that was shifted is told as one, and its offer puts it back", () => {
  const values = ["Field note", '"He said: \\"no: never\\""', "'It''s: late'"];
  const columns = [1, 2, 3, 5];
  const cases = values.flatMap((value) =>
    columns.flatMap((column) =>
      [0, 1, 2].flatMap((at) => ["", BEHIND].map((behind) => ({ value, column, at, behind }))),
    ),
  );

  it.each(cases)(
    "$value in column $column, place $at, before $behind",
    async ({ value, column, at, behind }) => {
      const options = ["align: center", "text: More words."];
      options.splice(at, 0, `heading: ${value}`);
      const right = page(options, behind);
      const wrong = right.replace(/^ {4}heading/m, `${" ".repeat(column)}heading`);
      const { told, text, left } = await taken("pages/about.yaml", wrong);
      expect(told).toEqual([expect.stringContaining("wrong-indentation")]);
      expect(text).toBe(right);
      expect(left).toEqual([]);
    },
  );
});

it("a block that was moved to the right below a text stays a block", async () => {
  const block = "  - type: section\n    heading: Words\n    blocks: [{ type: prose, text: More }]\n";
  const right = `${page(["heading: Text"])}  - type: prose\n    text: |\n      Words of ours.\n\n${block}`;
  const wrong = right.replace(block, block.replace(/^(?=.)/gm, "  "));
  const { told, text } = await taken("pages/about.yaml", wrong);
  expect(told).toEqual([expect.stringContaining("wrong-indentation")]);
  expect(text).toBe(right);
});

describe("a file that an editor has converted to four spaces for each level is told once", () => {
  const second = "  - type: card-grid\n    items:\n      - title: A\n        text: B\n";
  const text = "  - type: prose\n    text: |\n      Words.\n\n      More.\n";

  it.each<[file: string, right: string]>([
    ["pages/about.yaml", page(["heading: Us", "text: Ours."], `${second}${text}${second}`)],
    [
      "data/jobs.yaml",
      "- slug: a\n  title: A\n  department: Data\n  skills:\n    - B\n- slug: b\n  title: B\n  department: Data\n  skills: []\n",
    ],
  ])("%s", async (file, right) => {
    const { told, text: mended, left } = await taken(file, right.replace(/^ +/gm, "$&$&"));
    expect(told).toEqual([expect.stringContaining("Indent by two spaces for each level.")]);
    expect(mended).toBe(right);
    expect(left).toEqual([]);
  });
});
