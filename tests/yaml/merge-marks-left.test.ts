import { afterAll, describe, expect, it } from "vitest";
import { findForeignText } from "../../renderer/texts/foreign-text.ts";
import { mockSite, removeMockSites } from "../support/mock-site.ts";
import { told } from "../support/told.ts";

afterAll(removeMockSites);

const conflict = (mine: string, theirs: string): string =>
  `<<<<<<< HEAD\n${mine}=======\n${theirs}>>>>>>> main\n`;
const head =
  "title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    id: team\n    heading: About\n";
const prose = (text: string): string => `  - type: prose\n    text: ${text}\n`;
const rows = (text: string): string => `- id: ana\n  name: Ana\n${text}`;

async function codes(file: string, text: string): Promise<string[]> {
  const site = await mockSite({ [file]: text });
  return told(site).map((one) => one.replace(/ «.*/, ""));
}

describe("two versions of what begins an entry are told once", () => {
  it.each([
    ["a block", "pages/about.yaml", head + conflict(prose("A"), prose("B"))],
    [
      "the first line of a block",
      "pages/about.yaml",
      `${head}${conflict("  - type: prose\n", "  - type: note\n")}    text: Words\n`,
    ],
    [
      "blocks above others",
      "pages/about.yaml",
      `${head}${conflict(prose("A") + prose("B"), prose("C"))}${prose("D")}`,
    ],
    ["a row", "data/team.yaml", rows(`${conflict("- id: ben\n", "- id: bob\n")}  name: Ben\n`)],
  ])("%s", async (_, file, text) => {
    const [line] = text.split("\n").flatMap((one, index) => (one.startsWith("<") ? [index + 1] : []));
    expect(await codes(file, text)).toEqual([`${file}:${line}:1 merge-conflict`]);
  });

  it("each where there are two", async () => {
    const text = `${head}${conflict(prose("A"), prose("B"))}${prose("C")}${conflict(prose("D"), prose("E"))}`;
    expect(await codes("pages/about.yaml", text)).toEqual([
      "pages/about.yaml:7:1 merge-conflict",
      "pages/about.yaml:16:1 merge-conflict",
    ]);
  });
});

describe("a line of equals signs that a merge has left is told", () => {
  it.each([
    [
      "a text of Markdown, below an empty line",
      "pages/about.yaml",
      `${head}${prose("|\n      A\n\n      =======\n      B")}`,
    ],
    [
      "a text of Markdown, between entries",
      "pages/about.yaml",
      `${head}${prose("|\n      - A\n      =======\n      - B")}`,
    ],
    ["a table", "data/team.csv", "id,name\nana,Ana\n=======\nben,Ben\n"],
  ])("in %s", async (_, file, text) => {
    const site = await mockSite({ ...(file.endsWith(".csv") && { "data/team.yaml": null }), [file]: text });
    expect(told(site)).toEqual([expect.stringContaining(" merge-conflict «=======»")]);
  });

  it("in a file of texts", () => {
    const left = (text: string): string | undefined => findForeignText(text, "one.md")?.fault.code;
    expect(left("## One\n\n- A\n=======\n- B\n")).toBe("merge-conflict");
    expect(left("Our roles\n=======\n\nThree.\n")).toBeUndefined();
    expect(left("| A |\n| - |\n=======\n| B |\n")).toBe("merge-conflict");
  });

  it("below words it is a heading", async () => {
    const text = `${head}${prose("|\n      Our house\n      =======\n\n      B")}`;
    expect(await codes("pages/about.yaml", text)).not.toContainEqual(
      expect.stringContaining("merge-conflict"),
    );
  });
});
