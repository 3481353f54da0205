import { afterAll, describe, expect, it } from "vitest";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";
import { mockEnvironment, readMockPage } from "../support/mock-environment.ts";
import { removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

const environment = await mockEnvironment([]);
const page = (sign: string, ...lines: string[]): string =>
  `title: News\ndescription: What is new.\nblocks:\n  - type: prose\n    text: ${sign}\n${lines.map((line) => `${line && `      ${line}`}\n`).join("")}    id: here\n`;

function read(text: string) {
  const { problems } = readMockPage(text, environment).page;
  return problems.map(({ code, range: { start, end }, fix }) => ({
    said: `${start.line} ${code} ${text.slice(start.offset, end.offset)}`,
    mended:
      fix && applyEdits(text, [{ start: fix.range.start.offset, end: fix.range.end.offset, text: fix.text }]),
  }));
}

describe("lines that > joins and that are parts of their own", () => {
  it.each<[string, string[], string]>([
    [">", ["We bring:", "- bread", "- salt"], "7 half-markup - bread"],
    [">-", ["1. Bread", "2. Salt"], "6 half-markup 1. Bread"],
    [">", ["Prices", "", "| a | b |", "| - | - |", "| c | d |"], "8 half-markup | a | b |"],
    [">", ["## Ours", "We bring bread."], "6 half-markup ## Ours"],
    [">", ["We bring bread.", "## Ours", "", "And salt."], "6 half-markup We bring bread."],
    [">", ["> One", "> Two"], "6 half-markup > One"],
  ])("%s %j", (sign, lines, said) => {
    const [one, ...others] = read(page(sign, ...lines));
    expect(one?.said).toBe(said);
    expect(others).toEqual([]);
    expect(one?.mended).toBe(page(sign.replace(">", "|"), ...lines));
    expect(read(one!.mended!)).toEqual([]);
  });
});

it.each<[string, string[]]>([
  [">", ["We bring bread", "and salt - all", "of it.", "", "And this."]],
  [">", ["- bread", "", "- salt"]],
  [">", ["We bring", "- as always - bread", "and salt."]],
  [">", ["## Ours", "", "We bring bread."]],
  [">", ["We bring:", "  - bread", "  - salt"]],
  [">", ["In #2 there is", "#3 too."]],
  ["|", ["We bring:", "- bread", "- salt"]],
])("nothing is told of %s %j", (sign, lines) => expect(read(page(sign, ...lines))).toEqual([]));
