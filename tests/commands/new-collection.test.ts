import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it, vi } from "vitest";
import { newCollection } from "../../renderer/commands/new-collection.ts";
import { fieldNames } from "../../renderer/data/propose-schema.ts";
import type { Schema } from "../../renderer/schema/schema-types.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import { removeMockSites, summary, writeMockSite } from "../support/mock-site.ts";

afterAll(removeMockSites);

const tables = fileURLToPath(new URL("../data/tables", import.meta.url));

/** Runs the command in a small site, and gives its exit code, what it said and what it proposed. */
function run(from: string, { dir = writeMockSite(), name = "webinars" } = {}) {
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  try {
    const code = newCollection({ dir, name, from });
    const said = written.mock.calls.map(([text]) => String(text)).join("");
    const schema = () => JSON.parse(readFileSync(join(dir, `data/${name}.schema.json`), "utf8")) as Schema;
    return { dir, code, said, schema };
  } finally {
    written.mockRestore();
  }
}

/** A file with these lines, beside a site. */
function fileOf(text: string, name = "table.csv"): string {
  const path = join(writeMockSite(), name);
  writeFileSync(path, text);
  return path;
}

describe("npm run new collection", () => {
  it.each([
    "excel-de-1252",
    "excel-en-utf8",
    "excel-unicode-text",
    "excel-trailing-empties",
    "libreoffice-quote-all",
    "google-de",
    "hand-groups",
  ])("puts %s in place as it is, with a schema that it passes", async (name) => {
    const path = join(tables, `${name}.csv`);
    const { dir, code } = run(path);
    expect(code).toBe(0);
    expect(readFileSync(join(dir, "data/webinars.csv")).equals(readFileSync(path))).toBe(true);
    const site = await openSite({ dir });
    expect(summary(site)).toEqual([]);
    expect(site.counts.collections).toBe(3);
  });

  it("proposes kinds, forms, choices, keys and how the table is written", () => {
    const rows = Array.from(
      { length: 6 },
      (_, index) =>
        `w-${index};31.12.2${index}; 9:00;1.234,5;${index};${index % 2 ? "ja" : "nein"};${index % 2 ? "Berlin" : "Köln"};a@b.de;/images/a.svg;/about;0${index}23;${index ? "" : "x"}`,
    );
    const head = "Webinar-Nr.;Start date;Beginn;Preis;Plätze;Offen;Ort;E-Mail;Bild;Link;PLZ;Notiz";
    const { schema } = run(fileOf([head, ...rows].join("\r\n")));
    const { properties, required, "x-key": key, "x-table": table } = schema();
    expect(key).toBe("webinarNr");
    expect(table).toEqual({ dates: "DD.MM.YY", decimal: "," });
    expect(required).not.toContain("notiz");
    expect(required).toHaveLength(11);
    expect(
      Object.entries(properties ?? {}).map(([name, field]) => {
        const { description: _, ...rest } = field;
        return [name, rest];
      }),
    ).toEqual([
      ["webinarNr", { "x-column": "Webinar-Nr.", type: "string", minLength: 1 }],
      ["startDate", { type: "string", format: "date" }],
      ["beginn", { type: "string", format: "time" }],
      ["preis", { type: "number" }],
      ["plaetze", { "x-column": "Plätze", type: "integer" }],
      ["offen", { type: "boolean" }],
      ["ort", { enum: ["Berlin", "Köln"] }],
      ["eMail", { type: "string", format: "email" }],
      ["bild", { type: "string", "x-kind": "image" }],
      ["link", { type: "string", "x-kind": "link" }],
      ["plz", { type: "string", minLength: 1 }],
      ["notiz", { type: "string", minLength: 1 }],
    ]);
  });

  it.each([
    ["rows.json", '[{ "id": "a", "size": 3, "on": true, "tags": ["x"], "text": "12" }]'],
    ["rows.yaml", '- id: a\n  size: 3\n  on: true\n  tags: [x]\n  text: "12"\n'],
  ])("reads %s", async (name, text) => {
    const { dir, schema } = run(fileOf(text, name));
    expect(Object.values(schema().properties ?? {}).map(({ type }) => type)).toEqual([
      "string",
      "integer",
      "boolean",
      "array",
      "string",
    ]);
    expect(summary(await openSite({ dir }))).toEqual([]);
  });

  it("touches nothing that is there, and refuses what is no table", () => {
    const table = fileOf("id\na\n");
    expect(run(table, { name: "team" })).toMatchObject({
      code: 1,
      said: "There is data/team.yaml already. Nothing was changed.\n",
    });
    expect(run(table, { name: "Web Inars" }).code).toBe(2);
    expect(run(`${table}.gone`).said).toContain("does not exist");
    expect(run(fileOf('id\n"a\n')).said).toContain("cannot be told apart");
    expect(run(fileOf("x", "a.xlsx")).said).toContain("is neither CSV, JSON nor YAML");
  });
});

it("names of fields are plain and each is there once", () => {
  expect(fieldNames(["Start date", "startDate", "Größe (m²)", "2027", "URL", "entityName"])).toEqual([
    "startDate",
    "startDate2",
    "groesseM",
    "column4",
    "url",
    "entityName",
  ]);
});
