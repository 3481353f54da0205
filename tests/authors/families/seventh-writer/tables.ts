import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Content } from "../mistake.ts";
import type { Told } from "../told.ts";

const csv = "data/authors.csv";
const json = "data/authors.json";
const gone: Readonly<Record<string, Content>> = { "data/authors.yaml": null };

/** Tables, JSON and a theme. */
export function tables(dir: string): readonly Told[] {
  const rows = parse(readFileSync(join(dir, "data/authors.yaml"), "utf8")) as Record<string, string>[];
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cell = (text = "") => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const table = `${[names.join(","), ...rows.map((row) => names.map((name) => cell(row[name])).join(","))].join("\n")}\n`;
  const objects = `${JSON.stringify(rows, null, 2)}\n`;
  const theme = readFileSync(new URL("../../../../examples/themes/gazette.yaml", import.meta.url), "utf8");
  const inTable = (
    name: string,
    change: NonNullable<Told["change"]>,
    at: Told["at"],
    more: Partial<Told> = {},
  ): Told => ({
    name,
    file: csv,
    text: table,
    beside: gone,
    change,
    at,
    ...more,
  });
  const inJson = (
    name: string,
    change: NonNullable<Told["change"]>,
    at: Told["at"],
    more: Partial<Told> = {},
  ): Told => ({
    name,
    file: json,
    text: objects,
    beside: gone,
    change,
    at,
    ...more,
  });
  const inTheme = (
    name: string,
    change: NonNullable<Told["change"]>,
    at: Told["at"],
    more: Partial<Told> = {},
  ): Told => ({
    name,
    file: "data/theme.yaml",
    text: theme,
    change,
    at,
    ...more,
  });
  const bio = cell(rows[1]!.bio);
  return [
    inTable("a comma that parts a text without marks", [[bio, bio.slice(1, -1)]], [3]),
    inTable("a column misspelt", [["id,name,title", "id,nmae,title"]], [1], { meant: "name" }),
    inTable("a column without a name", [["id,name,title", "id,,title"]], [1]),
    inTable("a key twice", [["callum-strachan,Callum Strachan", "ines-marchetti,Callum Strachan"]], [2, 3]),
    inTable(
      "one row parted by semicolons",
      (text) => text.replace(/^callum-strachan.*$/m, (line) => line.replaceAll(",", ";")),
      [3],
    ),
    inTable("a cell left empty", [["callum-strachan,Callum Strachan,", "callum-strachan,,"]], [3]),
    inTable("a sum below the rows", (text) => `${text}Total,${rows.length},,,,\n`, [rows.length + 2]),
    inTable("a title above the columns", (text) => `Authors 2026,,,,,\n${text}`, [1, 2]),
    inTable(
      "a picture without its slash",
      [["/images/people/callum-strachan.svg", "images/people/callum-strachan.svg"]],
      [3],
      { meant: "/images/people/callum-strachan.svg" },
    ),
    inJson(
      "a comma at the end",
      [["\n  }\n]", ",\n  }\n]"]],
      (() => {
        const wrong = objects.replace("\n  }\n]", ",\n  }\n]").split("\n");
        return [wrong.length - 3, wrong.length - 4, wrong.length - 2];
      })(),
    ),
    inJson("a comma lost between rows", [["  },\n  {", "  }\n  {"]], ["  {", "  }"]),
    inJson("a comment", [["[\n", "[\n  // our authors\n"]], ["// our authors"]),
    inJson(
      "curly quotes around a name",
      [['"name": "Callum Strachan"', "“name”: “Callum Strachan”"]],
      ["“name”"],
    ),
    inJson(
      "one quotation mark inside a text",
      [['"title": "MLOps Lead"', '"title": "The "MLOps" Lead"']],
      ['The "MLOps"'],
    ),
    inJson("a wrapper around the rows", (text) => `{ "authors": ${text.trimEnd()} }\n`, [1]),
    inJson("a word of Python", [['"title": "MLOps Lead"', '"title": None']], ["None"]),
    inJson("a field lost", (text) => text.replace(/ {4}"name": "Callum Strachan",\n/, ""), [
      '"callum-strachan"',
      '"title": "MLOps Lead"',
      10,
      9,
    ]),
    inJson(
      "a line break inside a text",
      [['"title": "MLOps Lead"', '"title": "MLOps\nLead"']],
      ['"title": "MLOps'],
    ),
    inTheme(
      "a colour under no scheme",
      [["  light:\n", '  accent: "#9a1b1e"\n  light:\n']],
      ['  accent: "#9a1b1e"'],
    ),
    inTheme("a size with its unit", (text) => text.replace(/note: (\d+)/, "note: $1px"), [
      /note: \d+/.test(theme) ? "px" : "note",
    ]),
    inTheme("a colour by a name of our own", (text) => text.replace(/accent: "[^"]*"/, "accent: brand-red"), [
      "brand-red",
    ]),
    inTheme("a token misspelt", [["accentStrong:", "accentStong:"]], ["accentStong"], {
      meant: "accentStrong",
    }),
    inTheme("colours in three letters too few", (text) => text.replace(/ink: "[^"]*"/, 'ink: "#1c"'), [
      '"#1c"',
    ]),
    inTheme("a group with a capital", [["colors:", "Colors:"]], ["Colors:"], { meant: "colors", back: true }),
  ];
}
