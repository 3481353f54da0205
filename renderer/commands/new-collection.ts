import { existsSync, readFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { findDataFiles } from "../data/data-files.ts";
import { type ProposedColumn, proposeSchema } from "../data/propose-schema.ts";
import { readCsv } from "../data/tables/read-csv.ts";
import { decodeTable } from "../data/tables/read-table.ts";
import { findTableStart } from "../data/tables/table-settings.ts";
import { writeSiteFile } from "../files/write-file.ts";
import type { Schema, TableSettings } from "../schema/schema-types.ts";
import { plainData } from "../yaml/plain-data.ts";
import { readJson } from "../yaml/read-json.ts";
import { readYaml } from "../yaml/read-yaml.ts";
import { say } from "./print.ts";

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What stands in a file that shall become a collection. */
interface Found {
  columns: ProposedColumn[];
  separator: string;
  /** Missing: UTF-8. */
  encoding?: TableSettings["encoding"];
}

/**
 * `npm run new collection webinars --from webinars.csv`: puts the file into `data/` as it is and proposes its schema
 * beside it. Files that are there are never touched. Returns the exit code.
 */
export function newCollection({ dir, name, from }: { dir: string; name: string; from: string }): number {
  if (!NAME.test(name) || name === "site" || name === "theme") {
    say(`"${name}" cannot be the name of a collection. Use small letters, digits and hyphens: job-offers.`);
    return 2;
  }
  const path = resolve(from);
  const ending = extname(path)
    .toLowerCase()
    .replace(".yml", ".yaml")
    .replace(/\.(?:tsv|txt)$/, ".csv");
  if (![".csv", ".json", ".yaml"].includes(ending) || !existsSync(path)) {
    say(
      `${from} ${existsSync(path) ? "is neither CSV, JSON nor YAML" : "does not exist"}. Nothing was changed.`,
    );
    return 1;
  }
  const file = `data/${name}${ending}`;
  const schemaFile = `data/${name}.schema.json`;
  const isInPlace = resolve(dir, file) === path;
  const [taken] = [
    ...(findDataFiles(dir).get(name) ?? []).filter((one) => !(isInPlace && one === file)),
    ...(existsSync(join(dir, schemaFile)) ? [schemaFile] : []),
  ];
  if (taken) {
    say(`There is ${taken} already. Nothing was changed.`);
    return 1;
  }
  const bytes = readFileSync(path);
  const found = ending === ".csv" ? readColumnsOf(bytes) : readRowsOf(bytes, ending);
  if (!found) {
    say(`The rows of ${from} cannot be told apart. Nothing was changed.`);
    return 1;
  }
  const { columns, separator, encoding } = found;
  const title = name[0]!.toUpperCase() + name.slice(1).replaceAll("-", " ");
  const schema = proposeSchema(columns, title, separator);
  if (encoding) schema["x-table"] = { encoding, ...schema["x-table"] };
  writeSiteFile(join(dir, schemaFile), schemaFile, `${JSON.stringify(ordered(schema), null, 2)}\n`);
  if (!isInPlace) writeSiteFile(join(dir, file), file, bytes);
  say(`Wrote ${isInPlace ? schemaFile : `${file} and ${schemaFile}`}.`);
  say("Read the second: it says what each column holds. Then run npm run generate and npm run check.");
  return 0;
}

function readColumnsOf(bytes: Uint8Array): Found | undefined {
  const first = decodeTable(bytes, undefined);
  const isOther = first.problems.some(({ code }) => code === "table-encoding");
  // The letters of Western Europe, to begin with; whoever reads the proposal sees them.
  const encoding = isOther ? ("windows-1252" as const) : undefined;
  const { text } = encoding ? decodeTable(bytes, { "x-table": { encoding } }) : first;
  if (text === undefined) return undefined;
  const { from, separator } = findTableStart(text, undefined);
  const { records, fault } = readCsv(text, from, separator);
  const [header, ...rows] = records.filter(({ cells }) => cells.some((cell) => cell.text.trim() !== ""));
  if (fault || !header) return undefined;
  const columns = header.cells.flatMap(({ text: heading }, index) =>
    heading.trim() === ""
      ? []
      : [{ heading: heading.trim(), cells: rows.map(({ cells }) => cells[index]?.text ?? "") }],
  );
  return { columns, separator, ...(encoding && { encoding }) };
}

/** Rows of JSON or YAML as columns; what lists and groups hold is left for a person to describe. */
function readRowsOf(bytes: Uint8Array, ending: string): Found | undefined {
  const { tree } = ending === ".json" ? readJson(new TextDecoder().decode(bytes)) : readYaml(bytes);
  const rows = tree ? plainData(tree) : undefined;
  if (!Array.isArray(rows)) return undefined;
  const groups = rows.filter(
    (row): row is Record<string, unknown> => typeof row === "object" && row !== null,
  );
  const names = [...new Set(groups.flatMap((row) => Object.keys(row)))];
  const columns = names.map((heading) => ({
    heading,
    cells: groups.map((row) =>
      typeof row[heading] === "object" ? JSON.stringify(row[heading]) : String(row[heading] ?? ""),
    ),
    kinds: new Set(groups.flatMap((row) => (heading in row ? kindOf(row[heading]) : []))),
  }));
  return { columns, separator: "," };
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? "array" : typeof value;
}

/** What speaks of the rows as a whole stands in front of the fields. */
function ordered({ properties, ...rest }: Schema): Schema {
  return { ...rest, ...(properties && { properties }) };
}
