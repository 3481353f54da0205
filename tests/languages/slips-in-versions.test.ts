import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { fixSite } from "../../renderer/commands/fix.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import { type Files, mockSite, removeMockSites, summary } from "../support/mock-site.ts";
import { translated } from "../translations/translated-site.ts";

afterAll(removeMockSites);

const about = "pages/about.de.yaml";
const jobs = "data/jobs.de.yaml";

/** What is told of a version with some of its words written otherwise, and the line that is offered. */
async function told(file: keyof typeof translated, from: string, to: string): Promise<string[]> {
  const text = translated[file].replace(from, to);
  expect(text).not.toBe(translated[file]);
  const site = await mockSite({ ...translated, [file]: text });
  return summary(site).flatMap((one, index) => {
    const { fix, offer } = site.problems[index]!;
    const edit = fix ?? offer;
    return edit ? [one, edit.text] : [one];
  });
}

describe("a colon in the text of a version makes a name of none of its words", () => {
  it.each<[file: keyof typeof translated, from: string, to: string, told: string[]]>([
    [
      about,
      'title: { of: "About ${site.brand}", text: "Über ${site.brand}" }',
      'title:\n  of: "About ${site.brand}"\n  text: Ueberblick: ${site.brand}',
      [`${about}:4:9 colon-in-text «Ueberblick: \${site.brand}»`, '"Ueberblick: ${site.brand}"'],
    ],
    [
      about,
      "description: { of: What About is., text: Was wir sind. }",
      "description:\n  of: What About is.\n  text: Angebote: was wir sind.",
      [`${about}:5:9 colon-in-text «Angebote: was wir sind.»`, '"Angebote: was wir sind."'],
    ],
    [
      about,
      "description: { of: What About is., text: Was wir sind. }",
      "description: { of: What About is., text: Und was wir sind: wir. }",
      [`${about}:3:42 colon-in-text «Und was wir sind: wir.»`, '"Und was wir sind: wir."'],
    ],
    [
      jobs,
      "    text: Redaktion",
      "    text: Redaktionen: alle",
      [`${jobs}:10:11 colon-in-text «Redaktionen: alle»`, '"Redaktionen: alle"'],
    ],
  ])("%s, %s", async (file, from, to, expected) => expect(await told(file, from, to)).toEqual(expected));
});

describe("a version without the line that opens its blocks", () => {
  it.each<[file: keyof typeof translated, place: string]>([
    [about, "4:3 lost-line «opening»"],
    ["pages/_layout.de.yaml", "1:3 lost-line «legal»"],
  ])("%s is told once", async (file, place) =>
    expect(await told(file, "blocks:\n", "")).toEqual([`${file}:${place}`, "blocks:\n"]),
  );
});

describe("an entry of a list in a version", () => {
  it("without its originals stands where the original has its own", async () => {
    expect(await told(about, "label: { of: Roles, text: Stellen }", "label: Stellen")).toEqual([
      `${about}:10:16 unmarked-translation «Stellen»`,
      '{ of: "Roles", text: "Stellen" }',
    ]);
  });
  it("is known by its texts where their name is misspelt", async () => {
    expect(await told(about, "- label: { of: Roles", "- beschriftung: { of: Roles")).toEqual([
      `${about}:10:9 obsolete-translation «beschriftung»`,
      "label",
    ]);
  });
  it("of texts that the original has no more is told as that", async () => {
    expect(
      await told(about, "{ of: Roles, text: Stellen }\n  roles", "{ of: Gone, text: Weg }\n  roles"),
    ).toEqual([
      `${about}:5:3 missing-translation «opening»`,
      `${about}:10:9 obsolete-translation «label: { of: Gone, text: Weg }\n»`,
    ]);
  });
  it.each([
    ["One", "unmarked-translation «Eins»", "Eins"],
    ["Uno", "stale-translation «Uno»", "{ of: Uno, text: Eins }"],
  ])("of which one text is right stands where the original has it: %s", async (_, said, title) => {
    const grid = (items: string): string => `  cards:\n    items:\n${items}`;
    const site = await mockSite({
      ...translated,
      "pages/about.yaml": `${translated["pages/about.yaml"]}  - type: card-grid\n    id: cards\n    items:\n      - { title: One, text: The first. }\n      - { title: Two, text: The second. }\n`,
      [about]: `${translated[about]}${grid(
        `      - title: ${title}\n        text: { of: The first., text: Die erste. }\n      - title: { of: Two, text: Zwei }\n        text: { of: The second., text: Die zweite. }\n`,
      )}`,
    });
    expect(summary(site)).toEqual([expect.stringContaining(said)]);
  });
  it("may say what the one above says, as the originals do; a third is told as one too many", async () => {
    const card = "      - title: { of: Break, text: Pause }\n        text: { of: Coffee., text: Kaffee. }\n";
    const tags = `      - tags:\n${"          - of: Only in the house\n            text: Nur im Haus\n".repeat(2)}`;
    const original = `${translated["pages/about.yaml"]}  - type: card-grid
    id: cards
    items:
      - { title: Break, text: Coffee., isNew: true }
      - { title: Break, text: Coffee., href: / }
      - { title: "1", tags: [Only in the house, Only in the house] }
`;
    const of = async (cards: number): Promise<string[]> => {
      const version = `${translated[about]}  cards:\n    items:\n${card.repeat(cards)}${tags}`;
      return summary(await mockSite({ ...translated, "pages/about.yaml": original, [about]: version }));
    };
    expect(await of(2)).toEqual([]);
    expect(await of(3)).toEqual([expect.stringContaining("obsolete-translation")]);
  });
});

it("an option that its schema calls otherwise now is corrected in the version as in the original", async () => {
  const label = { type: "string", description: "What it says.", "x-was": ["title"] };
  const note = { type: "object", additionalProperties: false, properties: { label } };
  const notes = { type: "array", items: note, description: "Notes.", "x-was": ["items"] };
  const ward = { title: "Ward", description: "Notes.", type: "object", additionalProperties: false };
  const site = await mockSite({
    ...translated,
    "blocks/ward/schema.json": JSON.stringify({ ...ward, properties: { notes } }),
    "blocks/ward/view.tsx": "export default () => null;\n",
    "pages/about.yaml": `${translated["pages/about.yaml"]}  - type: ward\n    id: ward\n    items:\n      - title: Quiet\n`,
    [about]: `${translated[about]}  ward:\n    items:\n      - title: { of: Quiet, text: Ruhig }\n`,
  });
  expect(site.problems.map(({ code }) => code)).toContain("renamed-option");
  await fixSite(site.dir, { isDryRun: false, offers: false });
  const after = await openSite({ dir: site.dir, blockDirs: [join(site.dir, "blocks")], checkOnly: true });
  expect(summary(after)).toEqual([]);
  expect(readFileSync(join(site.dir, about), "utf8")).toContain(
    "    notes:\n      - label: { of: Quiet, text: Ruhig }\n",
  );
});

describe("the two texts of a mark by words of other systems", () => {
  const german = (heading: string): Files => ({
    "data/site.yaml":
      "brand: 2SD\nurl: https://www.example.com\nlang: en\nemail: hello@example.com\nlanguages:\n  - { lang: de }\n",
    "pages/index.yaml":
      "title: Home\ndescription: What Home is.\nblocks:\n  - type: hero\n    id: top\n    heading: Come in\n",
    "pages/index.de.yaml": `title: { of: Home, text: Start }\ndescription: { of: What Home is., text: Was es ist. }\nblocks:\n  top:\n    heading: ${heading}\n`,
  });
  const of = async (heading: string) =>
    (await mockSite(german(heading))).problems
      .filter(({ file }) => file.endsWith(".de.yaml"))
      .map(({ code, hint, offer, fix }) => [code, hint, (fix ?? offer)?.text]);

  it.each([
    ["{ original: Come in, translation: Herein }", ["of", "text"]],
    ["{ source: Come in, target: Herein }", ["of", "text"]],
    ["{ msgid: Come in, msgstr: Herein }", ["of", "text"]],
    ["{ original: Come in, text: Herein }", ["of"]],
    ["{ fo: Come in, Text: Herein }", ["of", "text"]],
  ])("%s", async (heading, meant) =>
    expect(await of(heading)).toEqual(
      meant.map((name) => ["bad-translation", `Did you mean "${name}"?`, name]),
    ),
  );

  it("and a mark as it should be", async () => expect(await of("{ of: Come in, text: Herein }")).toEqual([]));
});

it("a slip with one reading hides no other mistake of a version", async () => {
  const two = (from: string, to: string): string =>
    translated[about].replace("description: { of:", "description: { fo:").replace(from, to);
  const codesOf = async (text: string): Promise<string[]> => {
    const { problems } = await mockSite({ ...translated, [about]: text });
    return problems.map(({ code, range }) => `${range.start.line} ${code}`);
  };
  const [alone, ...others] = await codesOf(two("", ""));
  expect([alone, others]).toEqual(["3 bad-translation", []]);
  const without = await codesOf(translated[about].replace("title: {", "title; {"));
  expect(without).toEqual(["2 missing-colon"]);
  expect(await codesOf(two("title: {", "title; {"))).toEqual([...without, alone]);
});
