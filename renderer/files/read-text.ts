import { isMeantMark } from "../formats/direction-marks.ts";
import { hidden, insteadOf, isBreak, LOST } from "../formats/hidden-characters.ts";
import type { Draft } from "../problems/draft.ts";

/** 1 MB. A page of 80 lines has 3 KB; past this size a YAML file is data that belongs elsewhere, and parsing it would take seconds. */
export const MAX_BYTES = 1_048_576;

/** Rows are many and alike. Of a YAML file with a mistake each megabyte takes 1.5 s and 100 MB, of a table a third. */
const MAX_ROWS = 2 * MAX_BYTES;
const MAX_TABLE = 4 * MAX_BYTES;

/** How many bytes a file of the site may have. @param file  Relative to the site folder. */
export function mostBytes(file: string): number {
  if (!/^data\/[^/]+$/.test(file) || file.endsWith(".schema.json")) return MAX_BYTES;
  return file.endsWith(".csv") ? MAX_TABLE : MAX_ROWS;
}

/**
 * Bytes of a file as text, with every character in it looked at.
 *
 * @param most  How many bytes may be read.
 * @returns `text` is missing when the file cannot be read as text at all; `shown` is what an editor
 *   would show of it, for counting lines. A byte order mark stays, so that offsets are those of the file.
 */
export function readText(
  bytes: Uint8Array,
  most = MAX_TABLE,
): { text?: string; shown: string; problems: Draft[] } {
  if (bytes.length > most) return { shown: "", problems: [tooLarge(bytes.length, most)] };
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    const at = firstBadByte(bytes);
    const before = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.subarray(0, at));
    const byte = bytes[at]!.toString(16).toUpperCase();
    const start = before.length;
    // Two bytes in front say so of the file as a whole.
    const isUtf16 = /^(?:fffe|feff)/.test(Buffer.from(bytes.subarray(0, 2)).toString("hex"));
    const params = { byte, ...(isUtf16 && { isUtf16: true as const }) };
    const problem: Draft = { code: "not-utf8", params, start, end: start + 1, path: [] };
    return { shown: new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes), problems: [problem] };
  }
  if (isOrdinary(text)) return { text, shown: text, problems: [] };
  if (isBinary(text)) return { shown: "", problems: [{ code: "binary-file", start: 0, end: 0, path: [] }] };
  return { text, shown: text, problems: findOddCharacters(text) };
}

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * Whether a text consists of characters alone about which nothing is ever said: those of ASCII that can be seen, LF,
 * most of the letters and signs of European languages. One look instead of one for each thing that may be wrong.
 *
 * Left out are those that letters of another encoding begin with (Â, Ã, â, ï), and everything that nobody can see.
 */
export function isOrdinary(text: string): boolean {
  return !UNORDINARY.test(text);
}

const UNORDINARY =
  /[^\n\u0020-\u007e\u00a1-\u00c1\u00c4-\u00e1\u00e3-\u00ee\u00f0-\u017f\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2190-\u21ff]/;

/** More than this many characters that no text holds, and the file is none: an office file, a picture, UTF-16. */
const MOST_ZEROS = 3;

function isBinary(text: string): boolean {
  let zeros = 0;
  for (let at = text.indexOf("\0"); at !== -1 && zeros <= MOST_ZEROS; at = text.indexOf("\0", at + 1))
    zeros += 1;
  return zeros > MOST_ZEROS;
}

/** The problem of a file that is larger than it may be. */
export function tooLarge(bytes: number, most = MAX_BYTES): Draft {
  // Rounded up, because "1.0 MB; at most 1 MB" helps nobody.
  const megabytes = Math.ceil(bytes / 104_857.6) / 10;
  return {
    code: "file-too-large",
    params: { megabytes, limit: most / 1_048_576 },
    start: 0,
    end: 0,
    path: [],
  };
}

/** The code point of a character as it is usually written: `200B`. */
export function codePointOf(character: string): string {
  return character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");
}

function findOddCharacters(text: string): Draft[] {
  const problems: Draft[] = [...findLineEnds(text), ...findMisread(text)];
  const misread = new Set(
    problems.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)),
  );
  let found = 0;
  hidden.lastIndex = 0;
  for (let match = hidden.exec(text); match; match = hidden.exec(text)) {
    const start = match.index;
    if ((start === 0 && match[0] === "\ufeff") || match[0] === LOST || misread.has(start)) continue;
    if (isMeantMark(text, start)) continue;
    const end = start + match[0].length;
    problems.push({
      code: "hidden-character",
      params: { codePoint: codePointOf(match[0]), ...(isBreak(match[0]) && { isBreak: true as const }) },
      start,
      end,
      path: [],
      fix: { start, end, text: insteadOf(text, start, match[0]) },
    });
    found += 1;
    // The first few tell the story.
    if (found === 10) break;
  }
  return problems;
}

/** Line ends of old Macs: without them corrected, what stands behind the first is part of its line. */
function findLineEnds(text: string): Draft[] {
  const start = text.search(/\r(?!\n)/);
  if (start === -1) return [];
  const isWhole = !text.includes("\n");
  let end = start + 1;
  for (const match of text.matchAll(/\r(?!\n)/g)) end = match.index + 1;
  const fix = { start, end, text: text.slice(start, end).replace(/\r(?!\n)/g, "\n") };
  return [{ code: "line-ends", params: { isWhole }, start, end: start + 1, path: [], fix }];
}

/** Letters that were saved in one encoding and read in another: `BÃ¼ro`, `Todayâ€™s`, `B�ro`. */
const MISREAD =
  /\ufffd+|(?:[ÃÂ][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]|â€[\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]|ï»¿)+/g;

/** What a text shows of another encoding, ten of them at most. */
export function findMisread(text: string): Draft[] {
  const problems: Draft[] = [];
  for (const match of text.matchAll(MISREAD)) {
    const start = match.index;
    const end = start + match[0].length;
    const meant = readAgain(match[0]);
    problems.push({
      code: "mojibake",
      params: { shown: match[0], ...(meant !== undefined && { meant }) },
      start,
      end,
      path: [],
      ...(meant !== undefined && { offer: { start, end, text: meant } }),
    });
    if (problems.length === 10) break;
  }
  return problems;
}

/** The text that UTF-8 has for the bytes of these characters in Windows-1252; undefined when there is none. */
function readAgain(misread: string): string | undefined {
  const bytes = [...misread].map((character) => {
    const code = character.codePointAt(0)!;
    return code < 0x100 ? code : 0x80 + WINDOWS_1252.indexOf(character);
  });
  if (bytes.includes(0x7f)) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })
      .decode(new Uint8Array(bytes))
      .replace("\ufeff", "");
  } catch {
    return undefined;
  }
}

/** The characters of Windows-1252 from 0x80 to 0x9F. */
const WINDOWS_1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** Index of the first byte that does not belong to well-formed UTF-8. */
function firstBadByte(bytes: Uint8Array): number {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let at = 0;
  while (at < bytes.length) {
    const lead = bytes[at]!;
    if (lead < 0x80) {
      at += 1;
      continue;
    }
    const size = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    try {
      decoder.decode(bytes.subarray(at, at + size));
    } catch {
      return at;
    }
    at += size;
  }
  return Math.max(0, bytes.length - 1);
}
