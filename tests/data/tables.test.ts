import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { readCollection } from "../../renderer/data/collections.ts";
import { lazyCheck } from "../../renderer/schema/compile-schema.ts";
import type { Schema, TableSettings } from "../../renderer/schema/schema-types.ts";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";

afterAll(removeMockSites);

/** Files as spreadsheets write them, byte for byte. */
const folder = fileURLToPath(new URL("./tables", import.meta.url));
const dir = writeMockSite();
mkdirSync(join(dir, "data"), { recursive: true });

const schema = (table: TableSettings = {}): Schema => ({
  type: "object",
  additionalProperties: false,
  required: ["id", "title"],
  "x-table": table,
  properties: {
    id: { type: "string", "x-column": "Nr" },
    title: { type: "string", "x-column": ["Titel", "Titel (kurz)"] },
    date: { type: "string", format: "date", "x-column": "Datum" },
    start: { type: "string", format: "time", "x-column": "Beginn" },
    price: { type: "number", "x-column": "Preis" },
    seats: { type: "integer", "x-column": "Plätze" },
    open: { type: "boolean", "x-column": "Offen" },
    tags: { type: "array", items: { type: "string" }, "x-list": ",", "x-column": "Schlagworte" },
    phone: { type: "string", "x-column": "Telefon" },
    image: {
      type: "object",
      additionalProperties: false,
      required: ["src", "alt"],
      properties: { src: { type: "string" }, alt: { type: "string" } },
    },
  },
});

function read(name: string, table?: TableSettings) {
  copyFileSync(join(folder, `${name}.csv`), join(dir, "data/webinars.csv"));
  const rows = schema(table);
  return readCollection(dir, "webinars", rows, lazyCheck(rows, { bindings: false }));
}

const asMeant: Record<string, { table?: TableSettings; rows: object[] }> = {
  "excel-de-1252": {
    table: { encoding: "windows-1252", decimal: "," },
    rows: [
      {
        id: "w1",
        title: "Daten für Ärzte",
        date: "2027-12-31",
        start: "09:00",
        price: 1234.56,
        seats: 1200,
        open: true,
        tags: ["KI", "Daten"],
        phone: "+49 30 1234",
      },
      {
        id: "w2",
        title: "Fragen; Antworten",
        date: "2028-02-01",
        start: "14:30",
        price: 19.9,
        seats: 30,
        open: false,
      },
    ],
  },
  "excel-en-utf8": {
    table: { dates: "MM/DD/YYYY", decimal: "." },
    rows: [
      {
        id: "w1",
        title: 'Say "hello"',
        date: "2027-12-31",
        start: "09:00",
        price: 1234.5,
        seats: 30,
        open: true,
        tags: ["AI", "data"],
      },
      { id: "w2", title: "Café", date: "2028-01-02", start: "14:30", price: 0.5, seats: 1200, open: false },
    ],
  },
  "excel-unicode-text": {
    rows: [{ id: "w1", title: 'Łódź and "quotes" inside', date: "2027-12-31", price: 12.5 }],
  },
  "excel-sep-line": { rows: [{ id: "w1", title: "One, two", price: 12.5 }] },
  "excel-mac": {
    table: { encoding: "macintosh" },
    rows: [
      { id: "w1", title: "Größe" },
      { id: "w2", title: "Zwei" },
    ],
  },
  "excel-trailing-empties": { rows: [{ id: "w1", title: "One", date: "2027-12-31" }] },
  "excel-heading-with-break": { rows: [{ id: "w1", title: "Eins", date: "2027-12-31" }] },
  "libreoffice-de": {
    table: { dates: "DD.MM.YY" },
    rows: [
      { id: "w1", title: "Eins", date: "2027-12-31", start: "09:00", price: 1234.56, open: true },
      {
        id: "w2",
        title: "Zwei\nauf zwei Zeilen",
        date: "2028-02-01",
        start: "14:30",
        price: 0.5,
        open: false,
      },
    ],
  },
  "libreoffice-quote-all": {
    rows: [{ id: "w1", title: "One, two", date: "2027-12-31", price: 12.5, open: true }],
  },
  "google-de": {
    rows: [
      { id: "w1", title: "Größe", date: "2027-12-31", price: 1234.56, open: true },
      { id: "w2", title: "Zwei", date: "2028-02-01", price: 12.5, open: false },
    ],
  },
  "hand-mixed-line-ends": {
    rows: [
      { id: "w1", title: "One", date: "2027-12-31" },
      { id: "w2", title: "Two", date: "2028-01-01" },
      { id: "w3", title: "Three", date: "2028-02-01" },
    ],
  },
  "hand-groups": {
    rows: [
      { id: "w1", title: "One", image: { src: "/images/team.svg", alt: "Team" } },
      { id: "w2", title: "Two" },
    ],
  },
};

/** What is refused: line and column of the file, code, row and column of the table. */
const refused: Record<string, string[]> = {
  "excel-de-1252-undeclared": ["2:11 table-encoding Row 2, column B (Titel)."],
  "excel-en-ambiguous": ["3:8 bad-cell Row 3, column C (date)."],
  "excel-lost-number": ["2:8 bad-cell Row 2, column C (Telefon)."],
  "excel-title-row": ["1:1 bad-table Row 1, column A."],
  "libreoffice-de-short-year": ["2:9 bad-cell Row 2, column C (Datum)."],
  "libreoffice-errors": [
    "2:4 bad-cell Row 2, column B (title).",
    "2:10 bad-cell Row 2, column C (price).",
    "2:18 bad-cell Row 2, column D (seats).",
    "3:8 bad-cell Row 3, column C (price).",
    "3:16 bad-cell Row 3, column D (seats).",
  ],
  "libreoffice-formulas": ["2:4 bad-cell Row 2, column B (title).", "2:22 bad-cell Row 2, column C (price)."],
  "google-en": ["3:17 wrong-type Row 2, column D (price)."],
  "google-errors": [
    "2:4 bad-cell Row 2, column B (title).",
    "2:11 bad-cell Row 2, column C (price).",
    "3:9 bad-cell Row 3, column C (price).",
  ],
  "hand-unquoted-comma": ["2:4 bad-table Row 2, column B (title)."],
  "hand-open-quote": ["2:4 bad-table Row 2, column B (title)."],
  "hand-stray-quote": ["2:4 bad-table Row 2, column B (title)."],
  "hand-columns": [
    "1:10 bad-table Row 1, column C.",
    "1:16 unknown-field Row 1, column D.",
    "2:24 bad-table Row 2, column E.",
  ],
};

describe("a table as a spreadsheet wrote it", () => {
  it.each(Object.entries(asMeant))("is read as meant: %s", (name, { table, rows }) => {
    const collection = read(name, table);
    expect(collection.problems.map(({ message, hint }) => `${message} ${hint}`)).toEqual([]);
    expect(collection.rows).toEqual(rows);
  });

  it.each(Object.entries(refused))("is refused with row and column: %s", (name, told) => {
    const { problems } = read(name);
    expect(
      problems.map(
        ({ range: { start }, code, hint = "" }) =>
          `${start.line}:${start.column} ${code} ${/^Row.*?\.(?= |$)/.exec(hint)?.[0]}`,
      ),
    ).toEqual(told);
  });

  it("all are tried", () => {
    const tried = [...Object.keys(asMeant), ...Object.keys(refused)].map((name) => `${name}.csv`);
    expect(readdirSync(folder).sort()).toEqual(tried.sort());
  });
});

it.each([
  [";", ","],
  [",", ";"],
  ["\t", ";"],
  [";", "\t"],
])("tells once of headings that are parted by %j where the rows are by %j", (one, other) => {
  const line = (cells: string[], sign: string): string => `${cells.join(sign)}\n`;
  const text =
    line(["id", "title", "seats"], one) + line(["a", "A", "1"], other) + line(["b", "B", "2"], other);
  writeFileSync(join(dir, "data/webinars.csv"), text);
  const rows = schema();
  const { problems } = readCollection(dir, "webinars", rows, lazyCheck(rows, { bindings: false }));
  expect(problems.map(({ code, params, offer }) => [code, params, offer?.text])).toEqual([
    [
      "bad-table",
      { case: "other-sign", separator: one, parts: other, cell: { row: 1, column: "A" } },
      ["id", "title", "seats"].join(other),
    ],
  ]);
});

describe("a row whose cells stand in several lines", () => {
  const fields = {
    ...schema(),
    required: ["id", "quote", "author", "company"],
    properties: Object.fromEntries(
      ["id", "quote", "author", "company"].map((name) => [name, { type: "string", minLength: 1 }]),
    ),
  } as Schema;
  const problemsOf = (rows: string) => {
    writeFileSync(join(dir, "data/webinars.csv"), `id,quote,author,company\n${rows}`);
    return readCollection(dir, "webinars", fields, lazyCheck(fields, { bindings: false })).problems;
  };
  const whole = "b,Fine.,Imke,Sorrel\n";

  it.each([
    ["between two cells", "a,Good.\nRikke,Halden\n", "a,Good.,Rikke,Halden"],
    ["within a cell", "a,Very\ngood.,Rikke,Halden\n", "a,Very good.,Rikke,Halden"],
    ["behind the sign", "a,Good.,\nRikke,Halden\n", "a,Good.,Rikke,Halden"],
    ["into three lines", "a\nGood.\nRikke,Halden\n", "a,Good.,Rikke,Halden"],
    [
      "beside a cell in quotation marks",
      'a,"Good, all"\nin all,Rikke,Halden\n',
      'a,"Good, all in all",Rikke,Halden',
    ],
  ])("that broke %s is one problem at the first", (_, rows, mended) => {
    const problems = problemsOf(rows + whole);
    expect(problems.map(({ code, range }) => `${range.start.line} ${code}`)).toEqual(["2 bad-table"]);
    expect(problems[0]!.offer?.text).toBe(mended);
    expect(problemsOf(`${mended}\n${whole}`)).toEqual([]);
  });

  it("is not made of two rows that lack something each", () => {
    expect(problemsOf("a,Good.\nc,Well.\n").map(({ code }) => code)).not.toContain("bad-table");
    expect(problemsOf(`a,Good.,Rikke\n${whole}c,Well.,Ada\n`).map(({ code }) => code)).toEqual([
      "missing-field",
      "missing-field",
    ]);
  });
});
