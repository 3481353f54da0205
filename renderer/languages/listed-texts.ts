import type { Span } from "../problems/draft.ts";
import { indentationOf } from "../yaml/line.ts";
import type { PlacedLine } from "../yaml/placed-lines.ts";
import type { TextEdit } from "../yaml/text-edits.ts";
import type { Owners } from "./owners.ts";

/** Lines of a version that say whose texts they are as an original says it: `- id: opening`. */
export interface ListedTexts extends Span {
  /** The first line, without its margin. */
  shown: string;
  /** Block or row; missing where they do not say it. */
  name?: string;
  /** The lines as a version has them; missing with `name`. */
  keyed?: string[];
  /** Index of the first line, and of the one behind the last. */
  first: number;
  next: number;
}

/** `opening` alone behind a name and a colon, or `opening:`. */
const VALUE = /^ *[\w-]+: +(["']?)([\p{L}\p{N}_](?:[^:#"']*[^:#"'\s])?)\1\s*(?:#.*)?$/u;
const NAME = /^ *(["']?)([\p{L}\p{N}_](?:[^:#"']*[^:#"'\s])?)\1:\s*(?:#.*)?$/u;

/**
 * Reads a line with a dash, and those that belong to it, as the texts of one block or row.
 *
 * @param by  Columns that they stand too far to the left to belong to `blocks:`.
 */
export function readListed(lines: readonly PlacedLine[], first: number, owners: Owners, by = 0): ListedTexts {
  const line = lines[first]!;
  const column = indentationOf(line.text);
  const dash = /^ *(?:- +)?/.exec(line.text)![0].length;
  const next = endOfEntry(lines, first, column);
  const shown = line.text.trim();
  const start = line.start + column;
  const listed: ListedTexts = { start, end: start + shown.length, shown, first, next };
  const inBraces = next === first + 1 ? /^ *- +\{(.*)\}\s*$/.exec(line.text)?.[1] : undefined;
  if (inBraces !== undefined) return { ...listed, ...readBraces(inBraces, owners, " ".repeat(column + by)) };
  const own = lines.slice(first, next).map((one) => ({ ...one }));
  own[0]!.text = " ".repeat(dash) + line.text.slice(dash);
  const isOwn = (one: PlacedLine): boolean => !one.isText && indentationOf(one.text) === dash;
  const says = (one: PlacedLine, names: readonly string[]): boolean =>
    isOwn(one) && names.includes(/^ *([\w-]+):(?:\s|$)/.exec(one.text)?.[1] ?? "");
  const key = NAME.exec(own[0]!.text)?.[2];
  const isKey = key !== undefined && owners.ids.has(key);
  const named = owners.names.map((name) => own.find((one) => says(one, [name]))).find(Boolean);
  const name = isKey ? key : named && VALUE.exec(named.text)?.[2];
  if (name === undefined || (owners.kind === "row" && !owners.ids.has(name))) return listed;
  const rest = isKey ? own.slice(1) : own.filter((one) => !says(one, owners.fixed));
  const isSilent = rest.every(({ text, isText }) => !isText && isBlank(text));
  const margin = " ".repeat(by);
  const keyed = [
    `${margin}${" ".repeat(column)}${name}:${isSilent ? " {}" : ""}`,
    ...rest.map(({ text }) => (text.trim() === "" ? text : margin + text)),
  ];
  return { ...listed, name, keyed };
}

/** An entry between braces on one line: `{ id: ana, name: { of: Ana, text: Anna } }`. */
function readBraces(inner: string, owners: Owners, margin: string): Pick<ListedTexts, "name" | "keyed"> {
  const parts = partsOf(inner);
  if (!parts) return {};
  const said = parts.map((part) => /^([\w-]+):\s+(.*)$/.exec(part) ?? ["", "", ""]);
  const named = owners.names.map((one) => said.find(([, name]) => name === one)).find(Boolean);
  const name = named && VALUE.exec(`${named[1]}: ${named[2]}`)?.[2];
  if (name === undefined || (owners.kind === "row" && !owners.ids.has(name))) return {};
  const rest = parts.filter((_, index) => !owners.fixed.includes(said[index]![1]!));
  return { name, keyed: [`${margin}${name}: ${rest.length === 0 ? "{}" : `{ ${rest.join(", ")} }`}`] };
}

/** What stands between commas, braces, brackets and quotation marks kept together; undefined where they do not close. */
function partsOf(text: string): string[] | undefined {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[[\]{},]/g)) {
    if (sign === "{" || sign === "[") depth += 1;
    else if (sign === "}" || sign === "]") depth -= 1;
    else if (sign === "," && depth === 0) {
      parts.push(text.slice(from, index).trim());
      from = index + 1;
    }
    if (depth < 0) return undefined;
  }
  const last = text.slice(from).trim();
  return depth === 0 ? [...parts, ...(last === "" ? [] : [last])] : undefined;
}

/** One replacement for all of them, with what stands between; undefined where one does not say whose it is. */
export function keyedTexts(
  text: string,
  lines: readonly PlacedLine[],
  all: readonly ListedTexts[],
): TextEdit | undefined {
  const names = new Set(all.map(({ name }) => name));
  if (names.size < all.length || names.has(undefined)) return undefined;
  const start = lines[all[0]!.first]!.start;
  const last = lines[all.at(-1)!.next - 1]!;
  const end = last.start + last.text.length;
  const written: string[] = [];
  let index = all[0]!.first;
  for (const { first, next, keyed = [] } of all) {
    written.push(...lines.slice(index, first).map((line) => line.text), ...keyed);
    index = next;
  }
  return { start, end, text: written.join(text.slice(start, end).includes("\r\n") ? "\r\n" : "\n") };
}

/** Index of the line behind an entry: empty lines and remarks at its end belong to what follows. */
function endOfEntry(lines: readonly PlacedLine[], first: number, column: number): number {
  let next = first + 1;
  let end = next;
  for (; next < lines.length; next += 1) {
    const { text, isText } = lines[next]!;
    if (!isText && !isBlank(text) && indentationOf(text) <= column) break;
    if (text.trim() !== "" && (isText || !isBlank(text))) end = next + 1;
  }
  return end;
}

/** An empty line or a remark. */
export const isBlank = (line: string): boolean => /^\s*(?:#.*)?$/.test(line);
