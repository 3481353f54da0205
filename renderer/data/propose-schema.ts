import { plainLetters } from "../formats/plain-name.ts";
import { readBoolean } from "../formats/read-boolean.ts";
import { readNumber } from "../formats/read-number.ts";
import { dateForms } from "../schema/date-forms.ts";
import type { Schema } from "../schema/schema-types.ts";
import { readDay, readMoment, readTime } from "./tables/read-date.ts";

/** A column as somebody has it: what it is called, and what stands in its cells, empty ones included. */
export interface ProposedColumn {
  heading: string;
  cells: readonly string[];
  /** Kinds of its values (typeof; "array"), where the file tells them apart: in JSON and YAML. */
  kinds?: ReadonlySet<string>;
}

/** Texts that stand in so few different forms are a choice, when each stands there twice on average. */
const MOST_CHOICES = 8;

/**
 * Proposes the schema of the rows of a table: names, kinds and forms of its fields, which are required, and which
 * values a field chooses from. A proposal to be read by a person, from what stands in the cells alone.
 *
 * @param separator  What parts the cells of the table.
 */
export function proposeSchema(columns: readonly ProposedColumn[], title: string, separator: string): Schema {
  const names = fieldNames(columns.map(({ heading }) => heading));
  const filled = columns.map(({ cells }) => cells.map((cell) => cell.trim()).filter((cell) => cell !== ""));
  const dates = dateForms.find((form) => filled.some((cells) => needsForm(cells, form)));
  const decimal = filled.some((cells) => needsDecimal(cells, separator)) ? ("," as const) : undefined;
  const rows = Math.max(0, ...columns.map(({ cells }) => cells.length));
  const fields = columns.map(({ heading, kinds }, index): [string, Schema] => {
    const name = names[index]!;
    const isSame = plain(heading) === plain(name);
    const field = kinds
      ? proposeKind(kinds, filled[index]!)
      : proposeField(filled[index]!, dates, decimal, separator);
    return [name, { description: sentence(heading), ...(!isSame && { "x-column": heading }), ...field }];
  });
  const keys = names.filter((_, index) => isKey(filled[index]!, rows));
  const key =
    keys.find((name) => CALLED_KEY.test(name)) ?? keys.find((name) => isMade(filled[names.indexOf(name)]!));
  const table = { ...(dates && { dates }), ...(decimal && { decimal }) };
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title,
    description: `One row of ${title.toLowerCase()}.`,
    type: "object",
    additionalProperties: false,
    required: names.filter((_, index) => rows > 0 && filled[index]!.length === rows),
    ...(key && key !== "id" && { "x-key": key }),
    ...(Object.keys(table).length > 0 && { "x-table": table }),
    properties: Object.fromEntries(fields),
  };
}

/** The schema of values whose kind the file tells. */
function proposeKind(kinds: ReadonlySet<string>, cells: readonly string[]): Schema {
  const [kind, ...more] = kinds;
  if (kind === undefined || more.length > 0) return {};
  if (kind === "array") return { type: "array" };
  if (kind === "object") return { type: "object" };
  if (kind === "boolean") return { type: "boolean" };
  if (kind === "number")
    return { type: cells.every((cell) => Number.isInteger(Number(cell))) ? "integer" : "number" };
  return proposeText(cells, undefined);
}

function proposeField(
  cells: readonly string[],
  dates: string | undefined,
  decimal: string | undefined,
  separator: string,
): Schema {
  const all = (test: (cell: string) => boolean): boolean => cells.length > 0 && cells.every(test);
  if (all((cell) => readBoolean(cell) !== undefined && !/^\d$/.test(cell))) return { type: "boolean" };
  const numbers = cells.map((cell) => readNumber(cell, decimal, separator !== ";"));
  // What begins with a zero is a postcode or a number of a telephone.
  if (all((cell) => !/^[+0]\d/.test(cell)) && numbers.every((one) => one && "value" in one))
    return {
      type: numbers.every((one) => one && "value" in one && Number.isInteger(one.value))
        ? "integer"
        : "number",
      ...(hasCents(cells) && { "x-decimals": 2 }),
    };
  return proposeText(cells, dates);
}

/** Sums of money, as spreadsheets show them: 14.50 and 59.00, or 59. */
function hasCents(cells: readonly string[]): boolean {
  const decimals = cells.flatMap((cell) => /[.,](\d+)$/.exec(cell)?.[1] ?? []);
  return decimals.length > 0 && decimals.every((digits) => digits.length === 2);
}

function proposeText(cells: readonly string[], dates: string | undefined): Schema {
  const all = (test: (cell: string) => boolean): boolean => cells.length > 0 && cells.every(test);
  const isDate = (read: ReturnType<typeof readDay>): boolean => read !== undefined && "value" in read;
  if (all((cell) => isDate(readDay(cell, dates)))) return { type: "string", format: "date" };
  if (all((cell) => isDate(readMoment(cell, dates)))) return { type: "string", format: "date-time" };
  if (all((cell) => isDate(readTime(cell)))) return { type: "string", format: "time" };
  if (all((cell) => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]+$/.test(cell)))
    return { type: "string", format: "email" };
  if (all((cell) => /^\/\S*\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(cell)))
    return { type: "string", "x-kind": "image" };
  if (all((cell) => /^(?:https?:\/\/|mailto:|tel:|\/)\S+$/.test(cell)))
    return { type: "string", "x-kind": "link" };
  if (cells.some((cell) => /\n|\*\*|\]\(/.test(cell)))
    return { type: "string", minLength: 1, "x-kind": "markdown" };
  const choices = [...new Set(cells)];
  if (choices.length > 1 && choices.length <= MOST_CHOICES && cells.length >= 2 * choices.length)
    return { enum: choices.sort() };
  return { type: "string", minLength: 1 };
}

/** Cells are days that only a declared form tells, and this one tells them all. */
function needsForm(cells: readonly string[], form: string): boolean {
  const isRead = (cell: string, by: string | undefined): boolean => {
    const day = readDay(cell, by) ?? readMoment(cell, by);
    return day !== undefined && "value" in day;
  };
  const looksLikeDays =
    cells.length > 0 && cells.every((cell) => /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\b/.test(cell));
  if (!looksLikeDays || cells.every((cell) => isRead(cell, undefined))) return false;
  if (!cells.every((cell) => isRead(cell, form))) return false;
  // Where no day is above 12, nobody knows the order; whoever reads the proposal has to say it.
  return form.includes(".") || form.includes("-") || cells.some((cell) => isRead(cell, undefined));
}

function needsDecimal(cells: readonly string[], separator: string): boolean {
  const isRead = (cell: string, decimal: string | undefined): boolean => {
    const number = readNumber(cell, decimal, separator !== ";");
    return number !== undefined && "value" in number;
  };
  return (
    cells.length > 0 &&
    cells.every((cell) => isRead(cell, ",")) &&
    cells.some((cell) => !isRead(cell, undefined) || /,\d{1,2}$/.test(cell))
  );
}

/** A field that tells rows apart and could be part of an address. */
/** What a column of keys is called. */
const CALLED_KEY =
  /^(?:id|key|slug|code|sku|isbn|ref|reference|no|nr|number|nummer)$|[a-z](?:Id|Key|Slug|Code|Nr|No|Number)$/;

/** Nobody says such a thing: `first-pots`, `LIN-101`. Roles, rooms and prices may all be different by chance. */
const isMade = (cells: readonly string[]): boolean =>
  cells.some((cell) => /[-_]/.test(cell)) &&
  cells.every((cell) => /[a-z]/i.test(cell) && /^(?:[a-z0-9]+(?:[-_][a-z0-9]+)*|[A-Z]+-\d+)$/.test(cell));

function isKey(cells: readonly string[], rows: number): boolean {
  return (
    rows > 0 &&
    cells.length === rows &&
    new Set(cells).size === rows &&
    cells.every((cell) => /^[\w-]+$/.test(cell))
  );
}

/** Names for fields out of headings: `Start date` becomes startDate; each is there once. */
export function fieldNames(headings: readonly string[]): string[] {
  const taken = new Set<string>();
  return headings.map((heading, index) => {
    const words = plainLetters(heading)
      .replace(/(?<=[a-z0-9])(?=[A-Z])/g, " ")
      .split(/[^A-Za-z0-9]+/)
      .filter((word) => word !== "");
    const joined = words
      .map((word) => word.toLowerCase())
      .map((word, at) => (at === 0 ? word : word[0]!.toUpperCase() + word.slice(1)))
      .join("");
    const base = /^[a-z]/.test(joined) ? joined : `column${index + 1}`;
    let name = base;
    for (let more = 2; taken.has(name); more += 1) name = `${base}${more}`;
    taken.add(name);
    return name;
  });
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, "");
}

function sentence(heading: string): string {
  const words = heading.trim().replace(/\s+/g, " ");
  return /[.!?]$/.test(words) ? words : `${words}.`;
}
