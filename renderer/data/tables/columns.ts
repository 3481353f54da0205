import type { Draft } from "../../problems/draft.ts";
import { suggest } from "../../problems/suggest.ts";
import { namesOf } from "../../problems/things.ts";
import { acceptedTypes } from "../../schema/read-schema.ts";
import { type ShownName, shownNames } from "../../schema/read-shown.ts";
import type { Schema } from "../../schema/schema-types.ts";
import { synonymOf } from "../../schema/synonyms.ts";
import { shownFieldsOf } from "../shown-fields.ts";
import { columnNames, fieldOfHeading } from "./headings.ts";
import type { CsvCell, CsvRecord } from "./read-csv.ts";

/** A column that fills a field. */
export interface Column {
  /** Its place, from 0. */
  index: number;
  heading: CsvCell;
  /** The field: names from the outermost. */
  path: string[];
  schema: Schema;
}

/** What the headings of a table mean, and everything that is wrong with them. */
export interface ReadColumns {
  columns: Column[];
  drafts: Draft[];
  /** Fields whose columns have a mistake in their headings. */
  told: Set<string>;
  /** False: no heading is a field, so nothing is known of the rows. */
  isKnown: boolean;
}

/** How their cells are read; what they hold is checked with the rows. */
const CELLS: Record<ShownName, Schema> = {
  draft: { type: "boolean" },
  from: { type: "string", format: "day-or-moment" },
  until: { type: "string", format: "day-or-moment" },
};

/** Finds the field of each column of a table. Columns without heading and without a single cell are none. */
export function readColumns(
  header: CsvRecord,
  rows: readonly CsvRecord[],
  schema: Schema | undefined,
  collection: string,
): ReadColumns {
  const found: ReadColumns = { columns: [], drafts: [], told: new Set(), isKnown: true };
  if (!schema) return { ...found, isKnown: false };
  const isKnown = header.cells.some(({ text }) => fieldOfHeading(text, schema));
  const fields = Object.keys(schema.properties ?? {});
  if (!isKnown) {
    const { start } = header.cells[0]!;
    const span = { start, end: header.cells.at(-1)!.end };
    const params = { case: "no-headings" as const, names: namesOf(fields) };
    return { ...found, isKnown, drafts: [{ code: "bad-table", params, ...span, path: [] }] };
  }
  const taken = new Map<string, CsvCell>();
  for (const [index, heading] of header.cells.entries()) {
    const written = heading.text.trim();
    if (written === "") {
      const cell = rows.map(({ cells }) => cells[index]).find((one) => one && one.text.trim() !== "");
      if (cell) found.drafts.push(at(cell, { case: "no-heading" }));
      continue;
    }
    const field = fieldOfHeading(written, schema) ?? fieldOfHeading(written, scheduleOf(schema));
    if (!field) {
      const { meant, ...draft } = unknownColumn(heading, written, schema, header, collection);
      found.drafts.push(draft);
      if (meant !== undefined) found.told.add(meant);
      continue;
    }
    const { path } = field;
    const name = path.join(".");
    const earlier = taken.get(name);
    taken.set(name, heading);
    found.told.add(path[0]!);
    if (earlier)
      found.drafts.push(at(heading, { case: "doubled-column", field: name, first: earlier.text.trim() }));
    else if (field.schema["x-computed"])
      found.drafts.push({
        code: "computed-field",
        params: { field: name },
        ...spanOf(heading),
        path: [name],
      });
    else if (holdsGroups(field.schema))
      found.drafts.push(
        at(heading, { case: "group", field: name, isList: acceptedTypes(field.schema).has("array") }),
      );
    else found.columns.push({ index, heading, ...field });
  }
  return { ...found, drafts: namingOpen(found, schema) };
}

/**
 * Headings that are no field, while fields that each row needs have no column: they are called otherwise. What the rows
 * lack by that is not told as well.
 */
function namingOpen({ drafts, told }: ReadColumns, schema: Schema): Draft[] {
  const { properties = {}, required = [] } = schema;
  const open = required.filter(
    (name) => !told.has(name) && properties[name] && !properties[name]["x-computed"],
  );
  const isUnknown = (draft: Draft): boolean =>
    draft.code === "unknown-field" && "option" in draft.params && draft.params.guess === undefined;
  if (open.length === 0 || open.length > drafts.filter(isUnknown).length) return drafts;
  for (const name of open) told.add(name);
  return drafts.map((draft) =>
    isUnknown(draft)
      ? ({ ...draft, params: { ...draft.params, names: namesOf(open), areOpen: true } } as Draft)
      : draft,
  );
}

/** The words that say when a row is to be seen, as far as no field has them for a name. */
function scheduleOf(schema: Schema): Schema {
  const fields = shownFieldsOf(schema);
  const free = shownNames.filter((word) => fields[word] === word);
  return { properties: Object.fromEntries(free.map((word) => [word, CELLS[word]])) };
}

function at(cell: CsvCell, params: Extract<Draft, { code: "bad-table" }>["params"]): Draft {
  return { code: "bad-table", params, ...spanOf(cell), path: [] };
}

function spanOf({ start, end }: CsvCell): { start: number; end: number } {
  return { start, end };
}

/** A group, or a list of them, does not fit into a cell. */
function holdsGroups(schema: Schema): boolean {
  const types = acceptedTypes(schema);
  if (types.has("array")) {
    const entry = Array.isArray(schema.items) ? schema.items[0] : schema.items;
    const inner = entry ? acceptedTypes(entry) : new Set<string>();
    return (inner.has("object") || inner.has("array")) && !inner.has("string");
  }
  return types.has("object") && types.size === 1;
}

/** The one field that a heading is the beginning of, of which the rest is lost: of those that all rows need first. */
function begunIn(word: string, ...lists: readonly (readonly string[])[]): string | undefined {
  if (word.length < 2) return undefined;
  for (const names of lists) {
    const found = names.filter((name) => name.toLowerCase().startsWith(word));
    if (found.length === 1) return found[0];
    if (found.length > 1) return undefined;
  }
  return undefined;
}

function unknownColumn(
  cell: CsvCell,
  written: string,
  schema: Schema,
  header: CsvRecord,
  collection: string,
): Draft & { meant?: string } {
  const others = header.cells.filter((one) => one !== cell).map(({ text }) => text.trim());
  const isTaken = (field: string): boolean =>
    others.some((heading) => fieldOfHeading(heading, schema)?.path.join(".") === field);
  const fields = Object.entries(schema.properties ?? {}).filter(([, field]) => !field["x-computed"]);
  const span = spanOf(cell);
  const renamed = fields.find(([, field]) => field["x-was"]?.includes(written));
  if (renamed) {
    const [to] = renamed;
    const isBoth = isTaken(to);
    const params = { old: written, new: to, of: { kind: "row" as const, collection }, isBoth };
    const fix = isBoth ? {} : { fix: { ...span, text: to } };
    return { code: "renamed-option", params, ...span, path: [written], meant: to, ...fix };
  }
  const open = fields.filter(([name]) => !isTaken(name));
  const names = open.map(([name]) => name);
  const near = suggest(written, [...names, ...open.flatMap(([, field]) => columnNames(field))]);
  const word = written.toLowerCase();
  const missing = names.filter((name) => schema.required?.includes(name));
  const guess = near ?? synonymOf(word, missing) ?? synonymOf(word, names) ?? begunIn(word, missing, names);
  return {
    code: "unknown-field",
    params: {
      option: written,
      of: { kind: "row", collection },
      ...(guess && { guess }),
      names: namesOf(fields.map(([name]) => name)),
    },
    ...span,
    path: [written],
    ...(guess && { meant: fieldOfHeading(guess, schema)?.path[0] ?? guess }),
    ...(guess && { [near ? "fix" : "offer"]: { ...span, text: guess } }),
  };
}
