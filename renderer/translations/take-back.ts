import { groupBy } from "../group-by.ts";
import { isSameText } from "../languages/same-text.ts";
import { placeholdersOf } from "../languages/translatable.ts";
import { suggest } from "../problems/suggest.ts";
import type { Refusal, ReturnedFile, ReturnedText } from "./exchange.ts";

/** A text of the site that can be translated, as it is now. */
export interface OpenText {
  file: string;
  name: string;
  original: string;
  /** What the version says now. */
  translation?: string;
  /** The translation is of the original as it is now. */
  isCurrent: boolean;
  limit?: number;
}

/** What is to be written of a file that came back. */
export interface TakenBack<Open extends OpenText> {
  changes: { text: Open; translation: string }[];
  refusals: Refusal[];
  /** Texts that the site has as the file has them. */
  same: number;
  /** Texts that nobody has translated yet. */
  open: number;
}

/**
 * Finds out what a file that came back changes: which texts are new, which are as they were, and which cannot be taken
 * because the site has moved on, or because something of them was lost on the way.
 *
 * @param texts What the site has, of the one language that the file is in.
 */
export function takeBack<Open extends OpenText>(
  returned: ReturnedFile,
  texts: readonly Open[],
): TakenBack<Open> {
  const result: TakenBack<Open> = { changes: [], refusals: [...returned.refusals], same: 0, open: 0 };
  const files = groupBy(texts, ({ file }) => file);
  const taken = new Map<Open, ReturnedText>();
  for (const one of returned.texts) {
    const found = findText(one, files);
    if ("refused" in found) {
      result.refusals.push(refusal(one, found.refused));
      continue;
    }
    const { text } = found;
    const before = taken.get(text);
    if (before) {
      if (before.translation !== one.translation)
        result.refusals.push(refusal(one, `stands in the file twice, line ${before.line} says otherwise`));
      continue;
    }
    taken.set(text, one);
    const judged = judge(one, text);
    if (judged === "same" || judged === "open") result[judged] += 1;
    else if ("refused" in judged) result.refusals.push(refusal(one, judged.refused));
    else result.changes.push({ text, translation: judged.translation });
  }
  result.refusals.sort((a, b) => a.line - b.line || a.column - b.column);
  return result;
}

function refusal({ file, name, line, column }: ReturnedText, reason: string): Refusal {
  return { line, column, text: `${file}#${name}: ${reason}.` };
}

function findText<Open extends OpenText>(
  one: ReturnedText,
  files: ReadonlyMap<string, readonly Open[]>,
): { text: Open } | { refused: string } {
  const inFile = files.get(one.file);
  if (!inFile) {
    const guess = suggest(one.file, [...files.keys()]);
    return { refused: `the site has no texts in ${one.file || "a file without name"}${likely(guess)}` };
  }
  const named = inFile.find(({ name }) => name === one.name);
  if (named && (one.original === undefined || isSame(one.original, named.original, one.isLoose)))
    return { text: named };
  // Entries of a list are named by their place there, which changes when others come before them.
  const moved = inFile.filter(
    (text) =>
      withoutPlaces(text.name) === withoutPlaces(one.name) &&
      one.original !== undefined &&
      isSame(one.original, text.original, one.isLoose),
  );
  if (moved.length === 1) return { text: moved[0]! };
  if (named)
    return { refused: `the original has changed since the export; now it says ${quoted(named.original)}` };
  const names = inFile.map(({ name }) => name);
  return { refused: `${one.file} has no such text any more${likely(suggest(one.name, names))}` };
}

function likely(guess: string | undefined): string {
  return guess === undefined ? "" : `; "${guess}" is like it`;
}

function withoutPlaces(name: string): string {
  return name.replace(/\.\d+(?=\.|$)/g, ".*");
}

type Judged = "same" | "open" | { translation: string } | { refused: string };

function judge(one: ReturnedText, text: OpenText): Judged {
  const isEmpty = one.translation === undefined || one.translation.trim() === "";
  if (isEmpty) {
    if (one.isDone) return { refused: "is marked as translated and empty" };
    return text.translation === undefined ? "open" : { refused: "has a translation, and the file has none" };
  }
  const translation = asWritten(one.translation!, text.original, one.isLoose);
  if (translation === undefined) return { refused: "its line breaks were lost on the way" };
  if (translation === text.translation) {
    if (text.isCurrent) return "same";
    if (!one.isDone) return "open";
  }
  const codes = differenceOf(placeholdersOf(text.original), placeholdersOf(translation));
  if (codes) return { refused: codes };
  const limit = text.limit ?? Number.POSITIVE_INFINITY;
  const length = [...translation].length;
  if (length > limit && placeholdersOf(translation).length === 0)
    return { refused: `has ${length} characters, and there is room for ${limit}` };
  return { translation };
}

/** A translation with the line ends of its original: a text of one line stays one. */
function asWritten(translation: string, original: string, isLoose: boolean): string | undefined {
  if (!original.includes("\n")) return translation.replace(/[ \t]*\n[ \t]*/g, " ").trim();
  if (isLoose && !translation.includes("\n")) return undefined;
  return original.endsWith("\n") ? `${translation.replace(/\n+$/, "")}\n` : translation.replace(/\n+$/, "");
}

/** What stands in braces has to stand there again, as often as it did. */
function differenceOf(wanted: readonly string[], found: readonly string[]): string | undefined {
  const left = [...found];
  const lost = wanted.filter((code) => {
    const at = left.indexOf(code);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  if (lost.length > 0) return `lacks ${lost.join(", ")}, which the original has`;
  return left.length > 0 ? `has ${left.join(", ")}, which the original has not` : undefined;
}

/** Whether two originals are one, whatever a tool has done to the white space. */
function isSame(one: string, other: string, isLoose: boolean): boolean {
  const plain = (text: string) =>
    isLoose ? text.replace(/[ \t\n]+/g, " ").trim() : text.replace(/\n+$/, "");
  return isSameText(plain(one), plain(other));
}

function quoted(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return `"${line.length > 60 ? `${line.slice(0, 57)}…` : line}"`;
}
