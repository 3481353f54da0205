import type { WordsAsked } from "../../edit/operation.ts";

/** Telephone numbers are written in groups, and each person makes others of them. */
const NUMBER = /^[+\d][\d\s()./–-]*\d$/;
/** A day or a price has fewer. */
const FEWEST_DIGITS = 6;
const BETWEEN_DIGITS = String.raw`[\s()./–-]{0,3}`;

/** Whether what is looked for is a telephone number or the like. */
export function isNumber(find: string): boolean {
  return NUMBER.test(find) && find.replace(/\D/g, "").length >= FEWEST_DIGITS;
}

/**
 * Finds words as people read them: any space for a space, either apostrophe for the other, accents however they are
 * stored, digits of a number however they are grouped.
 *
 * @param isHtml  The text is HTML, where `&` has another form.
 * @returns With the flag `g`; undefined where nothing is looked for.
 */
export function wordPattern({ find, isWhole, isExact }: WordsAsked, isHtml = false): RegExp | undefined {
  const words = find.trim().normalize("NFC");
  if (words === "") return undefined;
  const said = isNumber(words)
    ? [...words.replace(/[^\d+]/g, "")].map(escaped).join(BETWEEN_DIGITS)
    : words.replace(/\s+|./gsu, (sign) => signPattern(sign, isHtml));
  // Half a letter is none: the accent behind it belongs to it. Of a number a part is another number.
  const isClosed = isWhole === true || isNumber(words);
  const [before, after] = isClosed
    ? [String.raw`(?<![\p{L}\p{N}\p{M}_])`, String.raw`(?![\p{L}\p{N}\p{M}_])`]
    : ["", String.raw`(?!\p{M})`];
  return new RegExp(`${before}${said}${after}`, isExact ? "gu" : "giu");
}

/**
 * Whether words may be found in the source of a file, told without reading it: where they are, each run of their letters
 * is, unless some are written as escapes.
 */
export function mayHoldWords({ find }: WordsAsked): (source: string) => boolean {
  const words = find.trim().normalize("NFC");
  if (isNumber(words)) {
    const digits = new RegExp(words.replace(/\D/g, "").split("").join(String.raw`[\s()./–-]*`));
    return (source) => digits.test(source) || ESCAPES.test(source);
  }
  const runs = (words.match(/[a-z0-9]+/gi) ?? []).map((run) => run.toLowerCase());
  return (source) => {
    const plain = source.toLowerCase();
    return runs.every((run) => plain.includes(run)) || ESCAPES.test(source);
  };
}

/** Letters by their numbers, and lines that are broken within a word. */
const ESCAPES = /\\(?:[uUx]|\r?\n)|&#/;

function signPattern(sign: string, isHtml: boolean): string {
  if (/^\s/.test(sign)) return String.raw`[\s\u00a0\u202f]+`;
  if (/['‘’]/.test(sign)) return "['‘’]";
  if (/[-\u2011]/.test(sign)) return String.raw`[\-\u2011]`;
  if (isHtml && sign === "&") return "&(?:amp;)?";
  const parts = sign.normalize("NFD");
  return parts === sign ? escaped(sign) : `(?:${sign}|${parts})`;
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}

/**
 * New words with the capitals of those that they replace, where capitals say nothing: at the beginning of a sentence,
 * or in a line of capitals.
 */
export function inCapitalsOf(found: string, find: string, words: string): string {
  const isLower = (text: string): boolean => /^\p{Ll}/u.test(text);
  const isUpper = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();
  if ([...found].length > 1 && isUpper(found) && !isUpper(find)) return words.toUpperCase();
  if (isLower(find) && isLower(words) && /^\p{Lu}/u.test(found)) {
    const [first = "", ...rest] = words;
    return first.toUpperCase() + rest.join("");
  }
  return words;
}
