import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { fixSite } from "../../renderer/commands/fix.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import type { Site } from "../../renderer/site/site.ts";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";
import { type Files, mockSite, removeMockSites, summary, writeMockSite } from "../support/mock-site.ts";

afterAll(removeMockSites);

const page = `title: Team
description: Who we are.
blocks:
  - type: hero
    heading: Team
  - type: card-grid
    heading: People
    source: team
    item: { title: "\${item.name}" }
`;

const site = (files: Files): Promise<Site> =>
  mockSite({ "pages/team.yaml": page, "data/jobs.yaml": "[]\n", ...files });
const titles = (open: Site): string[] =>
  (open.page("/team")!.blocks[1]!.props.items as { title: string }[]).map(({ title }) => title);

describe("a page shows rows", () => {
  it.each<[string, Files]>([
    ["of a table", { "data/team.csv": '\ufeffid;name\r\nana;Ana\r\nben;"Ben; ""B."""\r\n' }],
    [
      "of JSON",
      { "data/team.json": '[{ "id": "ana", "name": "Ana" }, { "id": "ben", "name": "Ben; \\"B.\\"" }]' },
    ],
  ])("%s", async (_, files) => {
    const open = await site({ "data/team.yaml": null, ...files });
    expect(summary(open)).toEqual([]);
    expect(titles(open)).toEqual(["Ana", 'Ben; "B."']);
  });

  it("whose file changes, goes and comes as another", async () => {
    const open = await site({ "data/team.yaml": null, "data/team.csv": "id,name\nana,Ana\n" });
    writeFileSync(join(open.dir, "data/team.csv"), "id,name\nana,Anna\n");
    await open.update(["data/team.csv"]);
    expect(titles(open)).toEqual(["Anna"]);
    writeFileSync(join(open.dir, "data/team.json"), '[{ "id": "a", "name": "A" }]');
    await open.update(["data/team.json"]);
    expect(summary(open)).toEqual(["data/team.csv:1:1 two-data-files «»"]);
    writeFileSync(join(open.dir, "data/team.json"), "");
  });
});

describe("a text of a row is replaced where it is written", () => {
  const replaced = (open: Site, text: string): string => {
    const { values } = open.origins.of("/team")!;
    const { origin } = values.find(({ path }) => path.at(-1) === "title" && path.length > 2)!;
    const change = open.origins.replace(origin, text);
    if ("refused" in change) return change.refused;
    return applyEdits(open.source(change.file)!, change.edits);
  };
  it.each([
    ["id;name\r\nana;Ana\r\n", "Änne", "id;name\r\nana;Änne\r\n"],
    ["id;name\r\nana;Ana\r\n", 'A; "B"', 'id;name\r\nana;"A; ""B"""\r\n'],
    ['id,name\nana,"Ana"', "B", 'id,name\nana,"B"'],
    ["id,name\nana, Ana ,\n", "B", "id,name\nana, B ,\n"],
    ["id,name\nana,Ana\n", "One\nTwo", 'id,name\nana,"One\nTwo"\n'],
    ["id,name\nana,Ana\n", "=SUM(A1)", "unwritable"],
    ["id,name\nana,Ana\n", "1.2E+10", "unwritable"],
    ["id,name\nana,Ana\n", " B", "unwritable"],
  ])("%j as %j", async (csv, text, after) => {
    const open = await site({ "data/team.yaml": null, "data/team.csv": csv });
    expect(replaced(open, text)).toBe(after);
  });
  it("in JSON, too", async () => {
    const open = await site({
      "data/team.yaml": null,
      "data/team.json": '[\n\t{ "id": "ana", "name": "Ana" }\n]',
    });
    expect(replaced(open, 'A "B"\n')).toBe('[\n\t{ "id": "ana", "name": "A \\"B\\"\\n" }\n]');
  });
});

describe("what a row of a table lacks is told", () => {
  const schema = JSON.stringify({
    type: "object",
    additionalProperties: false,
    required: ["id", "name"],
    properties: {
      id: { type: "string" },
      name: { type: "string" },
      image: {
        type: "object",
        additionalProperties: false,
        required: ["src", "alt"],
        properties: { src: { type: "string" }, alt: { type: "string" } },
      },
    },
  });
  it.each([
    ["at its empty cell", "id,name\na,\n", ["2:3 Row 2, column B (name)."]],
    ["once, at the headings, for all rows", "id\na\nb\n", ["1:1 Row 1, column A."]],
    [
      "at the empty cell of a group",
      "id,name,image.src,image.alt\na,A,,\nb,B,/b.svg,\n",
      ["3:12 Row 3, column D (image.alt)."],
    ],
    ["at the cell beside it", "id,name,image.src\na,A,/a.svg\n", ["2:5 Row 2, column C (image.src)."]],
  ])("%s", async (_, csv, told) => {
    const files = { "data/team.yaml": null, "data/team.schema.json": schema, "data/team.csv": csv };
    const { problems } = await mockSite({ "data/jobs.yaml": "[]\n", ...files });
    expect(
      problems.map(({ code, range: { start }, hint }) => `${code} ${start.line}:${start.column} ${hint}`),
    ).toEqual(told.map((one) => `missing-field ${one}`));
  });
});

describe("a fix is written as the file writes it", () => {
  it.each<[string, string, string, string, BufferEncoding | undefined]>([
    ["csv", 'id;nmae\r\nana;"Ana"\r\n', 'id;name\r\nana;"Ana"\r\n', "a heading", undefined],
    ["csv", "\ufeffid;nmae\r\nana;Łódź\r\n", "\ufeffid;name\r\nana;Łódź\r\n", "another encoding", "utf16le"],
    ["json", '[{ "id": "a", "nmae": "A" }]', '[{ "id": "a", "name": "A" }]', "a name", undefined],
    ["json", '[{ "id": "a", "name": "A", }]', '[{ "id": "a", "name": "A" }]', "a comma", undefined],
    ["json", '[{ "id": "a", "name": "A" },\n]', '[{ "id": "a", "name": "A" }\n]', "a comma", undefined],
  ])("%s: %j", async (ending, before, after, _, encoding) => {
    const file = `data/team.${ending}`;
    const dir = writeMockSite({
      "data/team.yaml": null,
      "data/jobs.yaml": "[]\n",
      [file]: Buffer.from(before, encoding),
    });
    await fixSite(dir, { isDryRun: false });
    expect(readFileSync(join(dir, file)).toString(encoding)).toBe(after);
    expect(summary(await openSite({ dir }))).toEqual([]);
  });
});
