import { parse } from "yaml";
import { type AuthorMistake, type Expectation, Family } from "./mistake.ts";

const CSV = "data/authors.csv";
const JSON_FILE = "data/authors.json";
const SCHEMA = "data/authors.schema.json";

type Row = Record<string, string>;
type Expected = Expectation & { lines?: readonly number[] };

/** Data in tables and JSON: what spreadsheets, editors of text and other programs leave behind. */
export function tables(dir: string): AuthorMistake[] {
  const family = new Family("tables", dir);
  const rows = (parse(family.textOf("data/authors.yaml")) as Row[]).map((row, index) => ({
    ...row,
    since: `201${index % 10}-0${1 + (index % 9)}-11`,
    rate: String(100 + index),
    open: index % 2 === 0 ? "true" : "false",
    tags: "AI, data",
  })) as Row[];
  const schema = JSON.parse(family.textOf(SCHEMA));
  schema.properties.since = { type: "string", format: "date", description: "First day.", "x-was": ["begin"] };
  schema.properties.rate = { type: "number", description: "Rate.", maximum: 500 };
  schema.properties.open = { type: "boolean", description: "Open." };
  schema.properties.tags = {
    type: "array",
    items: { type: "string" },
    "x-list": ",",
    description: "Subjects.",
  };
  const beside = { "data/authors.yaml": null, [SCHEMA]: JSON.stringify(schema, null, 2) };
  const names = Object.keys(rows[0]!);
  const cell = (text = ""): string => (/[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const line = (row: Row): string => names.map((name) => cell(row[name])).join(";");
  const csv = [names.join(";"), ...rows.map(line), ""].join("\r\n");
  const json = JSON.stringify(rows.map(typed), null, 2);

  /** A part of the table written otherwise; the message stands on the line of the edit. */
  const table = (name: string, from: string, to: string, code: string, more: Expected = {}): void =>
    edit(CSV, csv, name, from, to, code, more);
  const object = (name: string, from: string, to: string, code: string, more: Expected = {}): void =>
    edit(JSON_FILE, json, name, from, to, code, more);
  function edit(
    file: string,
    text: string,
    name: string,
    from: string,
    to: string,
    code: string,
    more: Expected,
  ): void {
    const at = text.indexOf(from);
    if (at === -1) throw new Error(`${file} has no "${from}".`);
    const wrong = text.slice(0, at) + to + text.slice(at + from.length);
    const lines = [wrong.slice(0, at).split("\n").length];
    family.files(name, { ...beside, [file]: wrong }, file, code, { lines, ...more });
  }

  const [one, two] = rows as [Row, Row];
  const day = one.since!;
  table("a day with strokes", day, "03/04/2027", "bad-cell", { marks: "03/04/2027" });
  table("a day with a short year", day, "03.04.27", "bad-cell", { marks: "03.04.27" });
  table("a day that does not exist", day, "31.02.2027", "wrong-format", { marks: "31.02.2027" });
  table("a word for a day", day, "soon", "wrong-format", { marks: "soon" });
  table("a number with two readings", ";100;", ";1,234;", "bad-cell", { marks: "1,234" });
  table("a number with a currency", ";100;", ";100 €;", "wrong-type", { marks: "100 €" });
  table("a number that is too large", ";100;", ";1000;", "out-of-range", { marks: "1000" });
  table("a word for yes or no", ";true;", ";maybe;", "wrong-type", { marks: "maybe" });
  table("a broken reference", one.name!, "#REF!", "bad-cell", { marks: "#REF!" });
  table("a broken reference in German", one.name!, "#BEZUG!", "bad-cell", { marks: "#BEZUG!" });
  table("an unknown name", ";100;", ";#NAME?;", "bad-cell", { marks: "#NAME?" });
  table("an error of LibreOffice", ";100;", ";Err:508;", "bad-cell", { marks: "Err:508" });
  table("a column that is too narrow", day, "########", "bad-cell", { marks: "########" });
  table("a formula", one.title!, "=B2", "bad-cell", { marks: "=B2" });
  table("a long number", one.title!, "4,93E+11", "bad-cell", { marks: "4,93E+11" });
  table("an empty cell that is needed", `${one.id};${one.name};`, `${one.id};;`, "missing-field");
  table("a heading that is misspelt", ";title;", ";titel;", "unknown-field", {
    marks: "titel",
    meant: "title",
    remedy: "fix",
  });
  table("a heading as it was before", ";since;", ";begin;", "renamed-option", {
    marks: "begin",
    remedy: "fix",
  });
  table("a heading twice", ";tags", ";tags;tags", "bad-table");
  table("a line above the headings", "id;name", "Our authors;;\r\nid;name", "bad-table");
  table("a separator in a text", one.name!, one.name!.replace(" ", "; "), "bad-table|wrong-type|bad-cell");
  table("an open quotation mark", one.name!, `"${one.name}`, "bad-table");
  table("a closed quotation mark too early", one.name!, `"${one.name}" Jr.`, "bad-table");
  table("a key twice", `\n${two.id};`, `\n${one.id};`, "duplicate-key|dangling-reference", {
    lines: [3],
  });
  table("a picture that is not there", one.photo!, "/images/people/nobody.svg", "missing-image|missing-file");
  table("a link without its scheme", one.linkedin!, "linkedin.example/in/x", "bad-link");

  object("a comma behind the last", "\n]", ",\n]", "bad-json", {
    remedy: "fix",
    lines: [lineOf(json, "\n]")],
  });
  object("a comment", '    "name"', '    // who\n    "name"', "bad-json", { misleads: /quotation/ });
  object("a comma missing", `"${one.id}",`, `"${one.id}"`, "bad-json", { lines: [4] });
  object("a colon missing", '"name":', '"name"', "bad-json");
  object("single quotation marks", `"${one.name}"`, `'${one.name}'`, "bad-json");
  object("a name without quotation marks", '"name":', "name:", "bad-json");
  object("a text that is not closed", `"${one.name}"`, `"${one.name}`, "bad-json");
  object("a name twice", '    "name":', `    "id": "x",\n    "name":`, "duplicate-name");
  object("a field that is misspelt", '"title"', '"titel"', "unknown-field", {
    meant: "title",
    remedy: "fix",
  });
  object("a number as text", '"rate": 100', '"rate": "100"', "wrong-type", { remedy: "fix" });
  family.files(
    "a list that is cut off",
    { ...beside, [JSON_FILE]: json.slice(0, -4) },
    JSON_FILE,
    "bad-json",
    {
      lines: [json.slice(0, -4).trimEnd().split("\n").length],
    },
  );
  family.files("a table beside YAML", { [CSV]: "id;name\r\n" }, CSV, "two-data-files");
  family.files("a file of a spreadsheet", { "data/guests.xlsx": "PK" }, "data/guests.xlsx", "misnamed-file");
  return family.mistakes;

  function typed({ rate, open, tags, ...texts }: Row): object {
    return { ...texts, rate: Number(rate), open: open === "true", tags: tags!.split(", ") };
  }
}

function lineOf(text: string, part: string): number {
  return text.slice(0, text.lastIndexOf(part)).split("\n").length;
}
