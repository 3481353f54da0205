import { afterAll, describe, expect, it } from "vitest";
import { fixSite } from "../../renderer/commands/fix.ts";
import { type Files, mockSite, removeMockSites } from "../support/mock-site.ts";
import { told } from "../support/told.ts";

afterAll(removeMockSites);

const schema = (names: readonly string[]): string =>
  JSON.stringify({
    type: "object",
    additionalProperties: false,
    required: ["id", ...names],
    properties: Object.fromEntries(
      ["id", ...names].map((name) => [name, { type: "string", description: `The ${name}.` }]),
    ),
  });
const page = (lines: string): string =>
  `title: Stops\ndescription: All of them.\nblocks:\n  - type: hero\n    heading: Stops\n${lines}`;
const list = (item: string, source = "stops"): string =>
  `  - type: card-grid\n    source: ${source}\n    item: { ${item} }\n`;

/** Two stops, what their fields are called in the definition and in rows, and how two pages name them. */
const stops = (defined: readonly string[], written: readonly string[], shown: string): Files => ({
  "data/stops.schema.json": schema(defined),
  "data/stops.yaml": ["a", "b"]
    .map((id) => `- id: ${id}\n${written.map((name) => `  ${name}: Words of ${id}\n`).join("")}`)
    .join(""),
  "pages/stops.yaml": page(list(`title: "\${item.${shown}}", text: "\${item.${shown}}"`)),
  "pages/more.yaml": page(list(`title: "\${item.${shown}}"`))
    .replace("title: Stops", "title: More")
    .replace("All of", "More of"),
});
async function mended(files: Files): Promise<{ told: string[]; left: string[] }> {
  const site = await mockSite(files);
  const before = told(site);
  await fixSite(site.dir, { isDryRun: false, offers: true });
  await site.update([
    ...site.problems.flatMap(({ file, elsewhere = [] }) => [file, ...elsewhere.map((one) => one.file)]),
  ]);
  return { told: before, left: told(site) };
}

describe("what has another name where it is defined is told once, and corrected everywhere", () => {
  it.each<[what: string, files: Files, message: string]>([
    [
      "a field of rows, at the first page",
      stops(["label", "teaser"], ["label", "teaser"], "line"),
      'pages/more.yaml:8:28 bad-binding «line» | A row of stops has no field "line". | Fields: id, label, teaser. The same holds in 2 more places.',
    ],
    [
      "one that can be told from the others",
      stops(["teaser"], ["teaser"], "line"),
      'pages/more.yaml:8:28 bad-binding «line» | A row of stops has no field "line". | It is probably called "teaser" now, which no page shows. The same holds in 2 more places.',
    ],
    [
      "one that is mistyped in the definition, there",
      stops(["teasr"], ["teaser"], "teaser"),
      'data/stops.schema.json:1:135 renamed-field «teasr» | This field of stops is called "teasr" here, and "teaser" in 5 places of its rows and of pages. | Write "teaser" here, or "teasr" there.',
    ],
  ])("%s", async (_, files, message) => {
    expect(await mended(files)).toEqual({
      told: [message],
      left: message.includes("Fields:") ? [message] : [],
    });
  });

  it("a setting", async () => {
    const { told, left } = await mended({
      "data/site.yaml":
        "brand: 2SD\nurl: https://www.example.com\nlang: en\nemail: a@example.com\nclaim: Bells.\n",
      "pages/index.yaml": page("    text: ${site.tagline} and ${site.email}\n"),
    });
    expect(told).toEqual([
      expect.stringContaining('It is probably called "claim" now, which no page shows.'),
    ]);
    expect(left).toEqual([]);
  });

  it("no setting that the engine reads by itself, which no page has to show", async () => {
    const { told } = await mended({
      "data/site.yaml":
        'brand: 2SD\nurl: https://www.example.com\nlang: en\nemail: a@example.com\napiHost: ""\n',
      "pages/index.yaml": page("    text: ${site.companyEmail} and ${site.email}\n"),
    });
    expect(told).toEqual([expect.stringContaining("Fields:")]);
  });

  it("a collection", async () => {
    const files = stops(["teaser"], ["teaser"], "teaser");
    const { told, left } = await mended({
      ...files,
      "data/halts.yaml": files["data/stops.yaml"]!,
      "data/halts.schema.json": files["data/stops.schema.json"]!,
      "data/stops.yaml": null,
      "data/stops.schema.json": null,
      "pages/index.yaml": page(
        list('title: "${item.title}"', "jobs") + list('title: "${item.name}"', "team"),
      ).replaceAll(/Stops$|All of/gm, "Home"),
    });
    expect(told).toEqual([
      expect.stringContaining(
        'pages/more.yaml:7:13 unknown-collection «stops» | "source" names data/stops.yaml, which does not exist. | It is probably called "halts" now',
      ),
    ]);
    expect(left).toEqual([]);
  });
});

it("a slip of one page is told there, whatever else no page shows", async () => {
  const files = stops(["teaser", "line"], ["teaser", "line"], "teaser");
  const site = await mockSite({
    ...files,
    "pages/more.yaml": String(files["pages/more.yaml"]).replace("item.teaser", "item.author"),
  });
  expect(told(site)).toEqual([expect.stringContaining('has no field "author". | Fields: id, teaser, line.')]);
});

describe("a field that was renamed where it is defined is known by what its rows lack", () => {
  const ROWS = "id,title,motto\na,Title of a,Words of a\nb,Title of b,Words of b\n";
  const renamed = (names: readonly string[], table = false): Files => ({
    ...stops(names, ["title", "motto"], "motto"),
    ...(table && { "data/stops.yaml": null, "data/stops.csv": ROWS }),
  });
  const offers = (site: Awaited<ReturnType<typeof mockSite>>) =>
    site.problems.map(({ code, file, offer, params }) => [
      code,
      file,
      (params as { field?: string }).field,
      offer?.text,
    ]);

  it.each([
    ["rows", false],
    ["a table", true],
  ])("one of %s", async (_, table) => {
    const site = await mockSite(renamed(["title", "summary"], table));
    expect(offers(site)).toEqual([["renamed-field", "data/stops.schema.json", "summary", "motto"]]);
    expect((await mended(renamed(["title", "summary"], table))).left).toEqual([]);
  });

  it.each([
    ["rows", false],
    ["a table", true],
  ])("two at once of %s, where one is told by a word that says the same", async (_, table) => {
    const files = renamed(["heading", "summary"], table);
    const site = await mockSite({
      ...files,
      "pages/third.yaml": page(list('title: "${item.title}", text: "${item.title}"'))
        .replace("title: Stops", "title: Third")
        .replace("All of", "A third of"),
    });
    expect(offers(site)).toEqual([
      ["renamed-field", "data/stops.schema.json", "heading", "title"],
      ["renamed-field", "data/stops.schema.json", "summary", "motto"],
    ]);
  });

  it("also by queries that name it", async () => {
    const files = renamed(["title", "summary"]);
    const sorted = { "pages/more.yaml": `${files["pages/more.yaml"] as string}    sort: motto\n` };
    const site = await mockSite({ ...files, ...sorted });
    expect(offers(site)).toEqual([["renamed-field", "data/stops.schema.json", "summary", "motto"]]);
  });

  it("a field that rows have is none that another was renamed to", async () => {
    const site = await mockSite({
      ...renamed(["title", "intro", "place", "year"]),
      "data/stops.yaml": "- id: a\n  title: A\n  motto: Words\n  year: Y\n",
    });
    for (const { offer, fix } of site.problems) expect((offer ?? fix)?.text).not.toBe("year");
  });
});
