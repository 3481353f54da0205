import { join } from "node:path";
import { type FileRead, readSiteFile } from "../files/read-file.ts";
import { readText } from "../files/read-text.ts";
import { createLineIndex } from "../problems/line-index.ts";
import type { Schema } from "../schema/schema-types.ts";
import { readJsonOn } from "../yaml/read-json-on.ts";
import { readYaml, readYamlText, type YamlFile } from "../yaml/read-yaml.ts";
import { decodeTable, readTable, type Table } from "./tables/read-table.ts";

/** A file of rows as it was read, before anybody asks what they are about. */
export interface DataFile extends YamlFile {
  kind: DataKind;
  /** Its cells, when it is a table that could be read as text. */
  table?: Table;
}

/** What rows may be written in; the ending of the file says it. */
export type DataKind = "yaml" | "json" | "csv";

/** The rows of a collection: what a table's headings and cells mean, only their schema knows. */
export interface RowsMeant {
  name: string;
  schema: Schema | undefined;
}

/** What a data file is written in. */
export function kindOfFile(file: string): DataKind {
  return file.endsWith(".csv") ? "csv" : file.endsWith(".json") ? "json" : "yaml";
}

/** Reads a data file of a site. @param file  Relative to the site folder. */
export function readDataFile(siteDir: string, file: string, rows: RowsMeant): DataFile {
  const kind = kindOfFile(file);
  const read: FileRead | undefined = readSiteFile(join(siteDir, file), file);
  if (!read) return { ...readYamlText(""), kind };
  if (read.fault)
    return {
      kind,
      text: "",
      isEmpty: false,
      lines: createLineIndex(""),
      problems: [read.fault],
      switchOffs: [],
    };
  return readData(read.bytes, kind, rows);
}

/** Reads a text as if it were the data file. */
export function readDataText(text: string, kind: DataKind, rows: RowsMeant): DataFile {
  return kind === "csv" ? tableOf(text, [], rows) : readData(new TextEncoder().encode(text), kind, rows);
}

function readData(bytes: Uint8Array, kind: DataKind, rows: RowsMeant): DataFile {
  if (kind === "yaml") return { ...readYaml(bytes), kind };
  const { text, shown, problems } = kind === "csv" ? decodeTable(bytes, rows.schema) : readText(bytes);
  if (text === undefined) {
    const lines = kind === "csv" ? readTable(shown, rows.schema, rows.name).lines : createLineIndex(shown);
    return { kind, text: "", isEmpty: false, lines, problems, switchOffs: [] };
  }
  if (kind === "csv") return tableOf(text, problems, rows);
  const { tree, problems: own } = readJsonOn(text);
  const all = [...problems, ...own];
  const isEmpty = !tree && all.length === 0;
  return {
    kind,
    text,
    ...(tree && { tree }),
    isEmpty,
    lines: createLineIndex(text),
    problems: all,
    switchOffs: [],
  };
}

function tableOf(text: string, problems: DataFile["problems"], { name, schema }: RowsMeant): DataFile {
  const table = readTable(text, schema, name);
  const { tree, lines } = table;
  const all = [...problems, ...table.problems];
  const isEmpty = table.isEmpty && all.length === 0;
  return { kind: "csv", text, ...(tree && { tree }), isEmpty, lines, problems: all, switchOffs: [], table };
}
