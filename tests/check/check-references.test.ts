import { afterAll, describe, expect, it } from "vitest";
import { type Files, mockSite, removeMockSites, summary } from "../support/mock-site.ts";
import { told } from "../support/told.ts";
import { translated } from "../translations/translated-site.ts";

afterAll(removeMockSites);

/** What is told of a site, without its words. */
const toldOf = async (files: Files): Promise<string[]> => summary(await mockSite(files));

it("references by the title of a row, or by its address, are told with its key", async () => {
  const rows = (lead: string): Record<string, string> => ({
    "data/jobs.yaml": `- slug: a\n  title: A\n  department: Data\n  skills: []\n  lead: ${lead}\n`,
    "data/team.yaml": "- id: x-7\n  name: Ana Lind\n- id: b-1\n  name: Ben\n- id: b-2\n  name: Ben\n",
  });
  const first = "data/jobs.yaml:5:9 dangling-reference";
  const none = (value: string): string => `${first} «${value}» | team has no row with the id "${value}". |`;
  expect(told(await mockSite(rows("ana lind")))).toEqual([`${none("ana lind")} Did you mean "x-7"?`]);
  expect(told(await mockSite(rows("/team/x-7")))).toEqual([`${none("/team/x-7")} Did you mean "x-7"?`]);
  // Two rows are called so.
  expect(told(await mockSite(rows("Ben")))).toEqual([
    `${none("Ben")} Rows of data/team.yaml: x-7, b-1, b-2.`,
  ]);
});

describe("a reference to rows that nobody can know", () => {
  const jobs = "- slug: a\n  title: A\n  department: Data\n  skills: []\n  lead: nobody\n";
  const toldWith = async (team: string | null) =>
    told(await mockSite({ "data/jobs.yaml": jobs, "data/team.yaml": team }));
  it("is not spoken of when two rows have one key", async () => {
    expect(await toldWith("- id: ana\n  name: A\n- id: ana\n  name: B\n")).toEqual([
      'data/team.yaml:3:7 duplicate-key «ana» | "ana" is already the id of row 1; each row of team needs its own. | Write another one here, or delete one of the two rows.',
    ]);
  });
  it("is not spoken of when the file cannot be read", async () => {
    expect(await toldWith("a: 1\n")).toEqual([
      "data/team.yaml:1:1 not-a-list «a: 1» | data/team.yaml must be a list of rows. | Each row starts with a dash: - id: first",
    ]);
  });
  it("is not spoken of when there is no such file, and wrong when it is empty", async () => {
    expect(await toldWith(null)).toEqual([
      "data/team.yaml:1:1 missing-data «» | data/team.yaml does not exist, though data/team.schema.json says what its rows hold. | Create it, with [] for no rows, or delete the other file.",
    ]);
    expect(await toldWith("[]\n")).toEqual([
      'data/jobs.yaml:5:9 dangling-reference «nobody» | team has no row with the id "nobody". | data/team.yaml has no rows: restore them, or take out what refers to them.',
    ]);
  });
});

describe("a row that is named with more than its key", () => {
  const of = async (contacts: string) =>
    (
      await mockSite({
        "data/team.yaml": "- id: ana\n  name: Ana Roth\n- id: ben\n  name: Ben\n  photo: /images/team.svg\n",
        "data/jobs.yaml": `- slug: writer\n  title: Writer\n  department: Data\n  skills: []\n  contacts: ${contacts}\n`,
      })
    ).problems.map(({ code, hint, offer }) => [code, hint, offer?.text]);

  it.each([
    ["[ana (director)]", "ana"],
    ["[Ana Roth (director)]", "ana"],
    ["[ana - director]", "ana"],
    ['["ana: director"]', '"ana"'],
  ])("%s", async (contacts, meant) =>
    expect(await of(contacts)).toEqual([
      ["dangling-reference", 'Did you mean "ana"?', expect.stringContaining(meant.replaceAll('"', ""))],
    ]),
  );

  it.each([
    "[ana ben]",
    "[ana; ben]",
    "[ana & ben]",
    "[ana / ben]",
    '["ana, ben"]',
    "[ana and ben]",
    "[ana y ben]",
  ])("%s are two", async (contacts) =>
    expect(await of(contacts)).toEqual([
      [
        "dangling-reference",
        "These are 2 rows: in a list each is an entry of its own, ana, ben; elsewhere write one.",
        undefined,
      ],
    ]),
  );

  it.each([
    ["one that nobody has", "[nobody (director)]"],
    ["one that is as long as a page, and begins remarks without end", `["${"ana (".repeat(40_000)}"]`],
  ])("%s stays unknown", async (_, contacts) =>
    expect(await of(contacts)).toEqual([
      ["dangling-reference", "Rows of data/team.yaml: ana, ben.", undefined],
    ]),
  );
});

describe("rows that have no key", () => {
  const schema =
    '{ "type": "object", "additionalProperties": false, "properties": { "slug": { "type": "string" }, "next": { "type": "string", "x-ref": "stops" } } }';
  it("are told in their schema, where others refer to them", async () => {
    const files: Files = { "data/stops.schema.json": schema, "data/stops.yaml": "- slug: a\n  next: b\n" };
    const { problems } = await mockSite(files);
    expect(
      problems
        .filter(({ file }) => file.includes("stops"))
        .map(({ code, message, hint }) => [code, message, hint]),
    ).toContainEqual([
      "bad-schema",
      'This schema cannot be used. Rows are referred to by their "id", and they have no such field.',
      'Write "x-key": "slug" beside "properties".',
    ]);
  });

  it("are no reason to move the lines of their translations", async () => {
    const found = await toldOf({
      ...translated,
      "data/stops.schema.json": schema.replace(', "x-ref": "stops"', ""),
      "data/stops.yaml": "- slug: a\n- slug: b\n",
      "data/stops.de.yaml": "a:\n  next: { of: b, text: c }\nb:\n  next: { of: d, text: e }\n",
    });
    expect(found.filter((one) => one.includes("stops.de"))).toEqual([]);
  });
});

describe("a row that refers to one that is not there", () => {
  const files: Files = {
    "data/jobs.schema.json":
      '{ "properties": { "id": {}, "brand": { "type": "string", "x-ref": "brands" }, "note": { "type": "string" } } }',
    "data/brands.schema.json": '{ "properties": { "id": {}, "name": { "type": "string" } } }',
    "data/brands.yaml": "- id: north\n  name: Nordvik\n",
    "pages/jobs/[id].yaml":
      "each: jobs\ntitle: Job\ndescription: All about it.\nblocks:\n  - type: hero\n    heading: ${item.brand.name}\n    text: For ${item.note}\n",
  };
  const found = async (rows: string): Promise<string[]> =>
    (await toldOf({ ...files, "data/jobs.yaml": rows })).filter(
      (one) => !/unreachable|duplicate|broken-link/.test(one),
    );

  it("is told in the row, and not where a page lacks what it would show", async () => {
    expect(await found("- id: one\n  brand: south\n  note: A\n")).toEqual([
      "data/jobs.yaml:2:10 dangling-reference «south»",
    ]);
  });

  it("is told once where there are no rows", async () => {
    const rows = ["one", "two", "three"].map((id) => `- id: ${id}\n  brand: ${id}\n  note: A\n`);
    const site = await mockSite({ ...files, "data/jobs.yaml": rows.join(""), "data/brands.yaml": "[]\n" });
    const problems = site.problems.filter(({ code }) => code === "dangling-reference");
    expect(problems.map(({ hint }) => hint)).toEqual([
      "data/brands.yaml has no rows: restore them, or take out what refers to them. The same holds in 2 more places.",
    ]);
  });

  it("is no mistake of theirs where the schema does not say what rows are called by", async () => {
    const schema = {
      type: "object",
      additionalProperties: false,
      properties: { slug: { type: "string" }, name: { type: "string" } },
    };
    const changed: Files = {
      "data/brands.schema.json": JSON.stringify(schema),
      "data/brands.yaml": "- slug: north\n  name: Nordvik\n",
      "data/jobs.yaml": "- id: one\n  brand: north\n  note: A\n",
    };
    expect(await toldOf({ ...files, ...changed })).toEqual([
      'data/brands.schema.json:1:47 bad-schema «"properties"»',
    ]);
  });

  it("is no mistake of a table or link that pages fill in from it", async () => {
    const table: Files = {
      "blocks/grid/view.tsx": "export default () => null;\n",
      "blocks/grid/schema.json": JSON.stringify({
        title: "Grid",
        description: "Grid.",
        type: "object",
        additionalProperties: false,
        required: ["items"],
        "x-source": "items",
        properties: { items: { type: "array", items: { type: "array", items: { type: "string" } } } },
      }),
      "blocks/grid/rules.ts":
        "export default ({ items }) => items.flatMap((row, index) => row.length < 2 ? [{ path: ['items', index], message: `Row ${index + 1} is short.` }] : []);\n",
      "pages/jobs/[id].yaml":
        "each: jobs\ntitle: Job\ndescription: All about it.\nblocks:\n  - type: hero\n    heading: Job\n    text: See [it](/brands/${item.brand.id})\n  - type: grid\n    source: jobs\n    item: ['${item.note}', '${item.brand.name}']\n",
    };
    const brands = "- id: north\n  name: Nordvik\n";
    const row = "- id: one\n  brand: north\n  note: A\n";
    const kept = async (changed: Files): Promise<string[]> =>
      (
        await toldOf({ ...files, ...table, "data/jobs.yaml": row, "data/brands.yaml": brands, ...changed })
      ).filter((one) => !/unreachable|duplicate/.test(one));
    expect(await kept({ "data/jobs.yaml": row.replace("north", "south") })).toEqual([
      "data/jobs.yaml:2:10 dangling-reference «south»",
    ]);
    expect(await kept({ "data/brands.yaml": `${brands}  draft: true\n` })).toEqual([
      "data/jobs.yaml:2:10 out-of-time-link «north»",
    ]);
    expect(await kept({ "data/brands.yaml": `${brands}  from: 2099-03-01\n  until: 2099-02-01\n` })).toEqual([
      "data/brands.yaml:4:10 never-shown «2099-02-01»",
    ]);
  });

  it("is no excuse for what another row lacks", async () => {
    const rows = "- id: one\n  brand: south\n  note: A\n- id: two\n  brand: north\n";
    expect(await found(rows)).toEqual([
      "data/jobs.yaml:2:10 dangling-reference «south»",
      expect.stringContaining("missing-value"),
    ]);
  });
});
