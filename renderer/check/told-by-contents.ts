import { existsSync } from "node:fs";
import { join } from "node:path";
import { readStart } from "../files/read-file.ts";

/** Names of files that are YAML, also where a program has hidden that. */
export const YAML = /\.ya?ml(?:\.txt)?$/i;

/** A text has keys that only pages and layouts have. */
export function looksLikePage(path: string): boolean {
  return /^(?:blocks|redirect)\s*:/m.test(textOf(path));
}

/** A text begins with an entry of a list, as rows do and settings never. */
export function holdsRows(path: string): boolean {
  return /^(?:[ \t]*(?:#.*|---)?\r?\n)*[ \t]*- /.test(textOf(path));
}

/** A file of no collection that begins a palette, as a theme alone does. */
export function isOpenTheme(dir: string, name: string): boolean {
  const file = join(dir, `data/${name}.yaml`);
  if (existsSync(join(dir, `data/${name}.schema.json`)) || !existsSync(file)) return false;
  return /^colors:\s*\n(?:\s*#.*\n)*\s+(?:light|dark):/m.test(textOf(file));
}

/** A text has the blocks of a list that pages use, and nothing that makes it a page. */
export function looksLikeList(path: string): boolean {
  const text = textOf(path);
  return /^blocks\s*:/m.test(text) && !/^(?:redirect|each|layout)\s*:/m.test(text);
}

/** Whether a file says where the blocks of a page go, as layouts alone do. */
export function hasSlot(path: string): boolean {
  return /^\s*-\s*(?:\{\s*)?type\s*:\s*["']?page["']?\s*(?:\}|#|$)/m.test(textOf(path));
}

/** Whether a file starts with what only pages have. */
export function hasTitle(path: string): boolean {
  return /^title\s*:/m.test(textOf(path));
}

/** Endings of files that hold text to be read, and nothing that is written as names and values. */
const PROSE = /\.(?:mdx?|markdown|txt|html?|docx?|odt|rtf|pages)~?$/i;

/** A file of text that no other name makes a page, or the rows of a collection. */
export function isProse(dir: string, file: string, meant: string): boolean {
  if (!PROSE.test(file) || YAML.test(file)) return false;
  const path = join(dir, file);
  if (looksLikePage(path)) return false;
  const isList = /^(?:- [\w$-]+:|\[\s*\{|[\w-]+:\s*$)/m.test(textOf(path));
  return meant.startsWith("pages/") || !isList;
}

/** What a data file without one of the usual endings is written as by what stands in it; undefined for YAML, and for words. */
export function formOf(path: string): "json" | "csv" | undefined {
  const text = textOf(path, START);
  if (/^\ufeff?\s*(?:\/[/*][^\n]*\s*)*\[\s*\{/.test(text)) return "json";
  const [head = "", row = ""] = text.split(/\r?\n/, 2);
  const sign = /[;\t,|]/.exec(head)?.[0];
  const isTable =
    sign !== undefined &&
    row.split(sign).length >= head.split(sign).length &&
    head.split(sign).every((cell) => /^"?[\p{L}\d][\p{L}\d ._-]*"?$/u.test(cell.trim()));
  return isTable && !/[.!?]\s*$/.test(head) ? "csv" : undefined;
}

/** As much of a file as tells what it is, however large it is; nothing of what cannot be read, which is told for itself. */
export function textOf(path: string, most = MOST_READ): string {
  try {
    return Buffer.from(readStart(path, most)).toString();
  } catch {
    return "";
  }
}

/** So many bytes of a file hold the names at its top. */
const MOST_READ = 100_000;

/** So many bytes of a data file hold its first row. */
export const START = 4_000;
