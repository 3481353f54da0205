import { afterAll, describe, expect, it } from "vitest";
import { mockSite, removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

/** Lines of the page that all cases begin with, and of its layout. */
const PAGE = [
  "title: About",
  "description: What About is.",
  "blocks:",
  "  - type: hero",
  "    heading: About",
  "    text: Who we are",
  "    align: center",
  "  - type: card-grid",
  "    heading: What we do",
  "    columns: 2",
  "    items:",
  "      - title: Roofs",
  "        text: Of slate and of tin",
  "        href: /",
  "      - title: Walls",
  "        text: Of brick",
  "        href: /",
];
const LAYOUT = [
  "blocks:",
  "  - type: page",
  "  - type: hero",
  "    heading: Below",
  "    text: Who we are",
  "  - type: prose",
  "    text: A line",
  "  - type: card-grid",
  "    heading: Last",
  "    columns: 2",
  "    items:",
  "      - title: Roofs",
];

/** What is told of a file in which some lines, counted from 1, are others: line and code of each problem. */
async function toldWith(
  lines: readonly string[],
  changed: Readonly<Record<number, string | null>>,
  file = "pages/about.yaml",
): Promise<string[]> {
  const text = lines.flatMap((line, index) => {
    const other = changed[index + 1];
    return other === undefined ? [line] : other === null ? [] : [other];
  });
  const site = await mockSite({ [file]: `${text.join("\n")}\n` });
  return site.problems.map(({ range, code }) => `${range.start.line} ${code}`);
}

describe("what stops reading hides nothing that another entry lacks", () => {
  it("below and above it in a page", async () => {
    const page = [...PAGE, "  - type: prose", "    id: end", "    text: A line"];
    expect(await toldWith(page, { 6: "    text Who we are", 20: null })).toEqual([
      "6 missing-colon",
      "18 missing-option",
    ]);
    expect(await toldWith(page, { 5: null, 19: "    id end" })).toEqual([
      "4 missing-option",
      "18 missing-colon",
    ]);
  });

  it("in rows", async () => {
    const rows = ["- id: ana", "  name: Ana", "- id: ben", "  name: Ben", "- id: cleo", "  name: Cleo"];
    const told = (changed: Record<number, string | null>) => toldWith(rows, changed, "data/team.yaml");
    expect(await told({ 2: "  name Ana", 6: null })).toEqual(["2 missing-colon", "5 missing-field"]);
    expect(await told({ 2: null, 4: "  name Ben" })).toEqual(["1 missing-field", "3 missing-colon"]);
  });
});

describe("what stops reading hides no other mistake", () => {
  it.each<[name: string, changed: Record<number, string | null>, told: string[]]>([
    [
      "a lost colon, and a name that is nearly right below it",
      { 5: "    heading About", 6: "    tetx: Who we are" },
      ["5 missing-colon", "6 unknown-option"],
    ],
    [
      "in the same block, and above it",
      { 5: "    heading:", 7: "    align center" },
      ["5 empty-value", "7 missing-colon"],
    ],
    [
      "a dash too many, and a value that is nearly right",
      { 6: "    - text: Who we are", 7: "    align: centre" },
      ["6 list-sign", "7 not-allowed-value"],
    ],
    [
      "a lost colon, and a number that is too large",
      { 9: "    heading What we do", 10: "    columns: 9" },
      ["9 missing-colon", "10 out-of-range"],
    ],
    [
      "a lost colon in an entry, and a comma at the end of another",
      { 13: "        text Of slate and of tin", 15: "      - title: Walls," },
      ["13 missing-colon", "15 comma-at-end"],
    ],
    [
      "a mark that closes nothing, and a lost colon below",
      { 5: '    heading: About"', 7: "    align center" },
      ["5 unopened-quote", "7 missing-colon"],
    ],
    [
      "a name that stands twice, and a lost colon right below",
      { 12: "      - title: Roofs\n        title: Roofs", 13: "        text Of slate and of tin" },
      ["13 duplicate-name", "14 missing-colon"],
    ],
  ])("%s", async (_, changed, told) => {
    expect(await toldWith(PAGE, changed)).toEqual(told);
  });

  it("and what one correction mends in many places is told once, though another reaches over it", async () => {
    const text = (description: string) => ({ type: "string", description });
    const question = {
      type: "object",
      additionalProperties: false,
      required: ["question", "answer"],
      properties: { question: text("What is asked."), answer: text("What is said.") },
    };
    const items = { type: "array", description: "Questions.", items: question };
    const schema = { title: "Questions", description: "Q.", type: "object", additionalProperties: false };
    const site = await mockSite({
      "blocks/questions/schema.json": JSON.stringify({ ...schema, properties: { items } }),
      "blocks/questions/view.tsx": "export default () => null;\n",
      "pages/about.yaml": `${PAGE.slice(0, 5).join("\n")}
  - type: questions
    items:
      - q: May dogs come?
        a: No.
      - q: Is there room for cars?
        a: Yes: ten euros.
`,
    });
    expect(site.problems.map(({ range, code }) => `${range.start.line} ${code}`)).toEqual([
      "8 unknown-option",
      "9 unknown-option",
      "11 colon-in-text",
    ]);
  });

  it("nor in a layout, of which only a part is read again", async () => {
    expect(await toldWith(LAYOUT, { 9: "    - heading: Last" }, "pages/_layout.yaml")).toEqual([
      "9 list-sign",
    ]);
  });
});

describe("what stands behind a mistake of which it is known what was meant is read", () => {
  it.each<[name: string, changed: Record<number, string | null>, told: string[]]>([
    [
      "below a type that is nearly right",
      { 8: "  - type: card-grdi", 10: "    columns: 9" },
      ["8 unknown-block-type", "10 out-of-range"],
    ],
    [
      "below a type with a comma behind it",
      { 8: "  - type: card-grid,", 14: "        herf: /" },
      ["8 unknown-block-type", "14 unknown-option"],
    ],
    [
      "in a block above the one that is read again",
      { 6: "    tetx: Who we are", 13: "        text Of slate and of tin" },
      ["6 unknown-option", "13 missing-colon"],
    ],
  ])("%s", async (_, changed, told) => {
    expect(await toldWith(PAGE, changed)).toEqual(told);
  });

  it.each<[name: string, file: string, lines: string[], told: string[]]>([
    [
      "in rows",
      "data/team.yaml",
      ["- id: ana", "  name Ana", "- id: ben", "  nmae: Ben"],
      ["2 missing-colon", "4 unknown-field"],
    ],
    [
      "in settings",
      "data/site.yaml",
      ["brand Kestrel", "url: https://kestrel.example", "legalNmae: K"],
      ["1 missing-colon", "3 unknown-field"],
    ],
  ])("%s", async (_, file, lines, told) => {
    expect(await toldWith(lines, {}, file)).toEqual(told);
  });

  it("but not upon a guess", async () => {
    // Whose words these are nobody knows, nor where the list belongs.
    const changed = { 9: "    What we do", 13: "        - Of slate and of tin", 14: "        herf: /" };
    expect(await toldWith(PAGE, changed)).toHaveLength(1);
  });
});

describe("a line that slipped is told as that, whatever else is wrong", () => {
  it.each<[name: string, changed: Record<number, string | null>, told: string[]]>([
    [
      "a space missing above",
      { 13: "        text:Of slate and of tin", 14: "      href: /" },
      ["13 missing-space", "14 wrong-indentation"],
    ],
    [
      "an equals sign below",
      { 13: "      text: Of slate and of tin", 15: "      - title = Walls" },
      ["13 wrong-indentation", "15 missing-colon"],
    ],
    [
      "a semicolon above",
      { 12: "      - title; Roofs", 13: "        text: Of slate", 14: "      href: /" },
      ["12 missing-colon", "14 wrong-indentation"],
    ],
    [
      "a comma above",
      { 12: "      - title: Roofs,", 13: "      text: Of slate and of tin" },
      ["12 comma-at-end", "13 wrong-indentation"],
    ],
  ])("%s", async (_, changed, told) => {
    expect(await toldWith(PAGE, changed)).toEqual(told);
  });
});

describe("marks", () => {
  it("that close nothing are told above one that is not closed", async () => {
    const changed = { 5: '    heading: About"', 9: '    heading: "What we do' };
    expect(await toldWith(PAGE, changed)).toEqual(["5 unopened-quote", "9 unclosed-quote"]);
  });

  it("are one mistake where a text goes on below its line", async () => {
    const changed = { 6: '    text: "Who we are', 7: '      and were"' };
    expect(await toldWith(PAGE, changed)).toEqual([]);
  });
});
