import { findHiddenCharacter } from "../formats/hidden-characters.ts";
import { lineBreakOf } from "./line.ts";
import type { ScalarStyle, SourceScalar } from "./source-tree.ts";
import { wrapText } from "./wrap-text.ts";

/** A text is broken into lines of this many characters at least, however narrow the lines were before. */
const NARROWEST = 60;

/** What a scalar is written into. */
export interface ScalarTarget {
  /** The file as it is. */
  file: string;
  place: SourceScalar;
  /** The option takes text: an unquoted `1.10` or `no` is one. */
  isTextWanted: boolean;
}

/**
 * Ways to write a text in place of a scalar, the mildest first: as it was, then unquoted, in double quotation
 * marks, and below `|`. The last but for the style it had can hold every text. Whoever takes one must read the
 * file again, and take the next when it is not read as meant: see `replaceScalar`.
 *
 * @returns Texts for the range of the place, with the file's kind of line break.
 */
export function* scalarTexts(target: ScalarTarget, value: string): Generator<string> {
  const { file, place } = target;
  const lead = place.style === "empty" && !/\s$/.test(file.slice(0, place.start)) ? place.lead : "";
  const newline = lineBreakOf(file);
  const tried = new Set<string>();
  for (const style of stylesFor(place, value)) {
    for (const text of write(style, target, value)) {
      const whole = lead + text.replaceAll("\n", newline);
      if (!tried.has(whole)) yield whole;
      tried.add(whole);
    }
  }
}

function stylesFor(place: SourceScalar, value: string): ScalarStyle[] {
  const general: ScalarStyle[] = value.includes("\n") ? ["literal", "double"] : ["plain", "double"];
  return place.style === "empty" ? general : [place.style, ...general];
}

function* write(style: ScalarStyle, target: ScalarTarget, value: string): Generator<string> {
  const { place, file } = target;
  const old = file.slice(place.start, place.end);
  const isBlock = place.style === "literal" || place.style === "folded";
  if (style === "literal" || style === "folded") {
    const header = isBlock ? readHeader(old) : undefined;
    if (header || canOpenBlock(target)) yield* writeBlock(style, header, target, value);
    return;
  }
  const text =
    style === "plain"
      ? canBePlain(value, target)
        ? value
        : undefined
      : style === "single"
        ? isOneVisibleLine(value)
          ? `'${value.replaceAll("'", "''")}'`
          : undefined
        : writeDouble(value);
  if (text === undefined) return;
  if (isBlock) {
    const { comment } = readHeader(old);
    yield `${text}${comment && `  ${comment}`}${/\n$/.test(old) ? "\n" : ""}`;
    return;
  }
  // What stood on several lines is broken into lines again.
  if (style === place.style && old.includes("\n")) yield wrapAsBefore(text, old);
  yield text;
}

function wrapAsBefore(text: string, old: string): string {
  const lines = old.split(/\r?\n/);
  const indent = /^[ \t]*/.exec(lines.slice(1).find((line) => line.trim() !== "") ?? "")![0];
  const width = Math.max(NARROWEST, ...lines.map((line) => line.trim().length));
  return wrapText(text, width).join(`\n${indent}`);
}

/** Signs that an unquoted text cannot begin with; `-`, `?` and `:` only when a space follows. */
const OPENING = /^(?:[[\]{},#&*!|>'"%@`]|[-?:](?:\s|$)|---|\.\.\.)/;

function canBePlain(value: string, { place, isTextWanted }: ScalarTarget): boolean {
  if (value === "" || value === "~" || /^\s|\s$/.test(value) || !isOneVisibleLine(value)) return false;
  if (OPENING.test(value) || /:(?:\s|$)|\s#/.test(value)) return false;
  if (place.isInFlow && /[[\]{},]|^[-?:]|:$/.test(value)) return false;
  return isTextWanted || !/^(?:null|true|false|[-+.]?[\d.].*|[-+]?\.inf|\.nan)$/i.test(value);
}

function isOneVisibleLine(value: string): boolean {
  return !/[\n\r\t]/.test(value) && findHiddenCharacter(value) === undefined;
}

const ESCAPES: Record<string, string> = {
  '"': '\\"',
  "\\": "\\\\",
  "\n": "\\n",
  "\t": "\\t",
  "\r": "\\r",
  "\u0000": "\\0",
};

/** A text in double quotation marks on one line; what cannot be seen is written as an escape. */
export function writeDouble(value: string): string {
  const signs = Array.from(
    value,
    (sign) => ESCAPES[sign] ?? (findHiddenCharacter(sign) ? escapeCode(sign) : sign),
  );
  return `"${signs.join("")}"`;
}

function escapeCode(sign: string): string {
  const code = sign.codePointAt(0)!;
  const hex = code.toString(16).toUpperCase();
  if (code > 0xffff) return `\\U${hex.padStart(8, "0")}`;
  return code > 0xff ? `\\u${hex.padStart(4, "0")}` : `\\x${hex.padStart(2, "0")}`;
}

/** The first line of a text below `|` or `>`. */
interface BlockHeader {
  /** Digit that says how far the text is indented, or nothing. */
  digit: string;
  comment: string;
  /** Columns by which the text is indented; undefined when there is none. */
  indent?: number;
  /** Characters of the longest line. */
  width: number;
}

function readHeader(old: string): BlockHeader {
  const [first = "", ...lines] = old.split(/\r?\n/);
  const digit = /^[|>][+-]?(\d?)/.exec(first)?.[1] ?? "";
  const comment = /\s(#.*)$/.exec(first)?.[1]?.trimEnd() ?? "";
  const line = lines.find((one) => one.trim() !== "");
  const indent = line === undefined ? undefined : /^ */.exec(line)![0].length;
  return {
    digit,
    comment,
    // With a digit, spaces at the start of the first line belong to the text.
    ...(indent !== undefined && digit === "" && { indent }),
    width: Math.max(NARROWEST, ...lines.map((one) => one.trim().length)),
  };
}

/** Nothing but the end of the line stands behind the value. */
function canOpenBlock({ file, place }: ScalarTarget): boolean {
  if (place.isInFlow) return false;
  const stop = file.indexOf("\n", place.end);
  return file.slice(place.end, stop === -1 ? undefined : stop).trim() === "";
}

function* writeBlock(
  style: "literal" | "folded",
  header: BlockHeader | undefined,
  { file, place }: ScalarTarget,
  value: string,
): Generator<string> {
  const body = value.replace(/\n+$/, "");
  // Tabs in front of a line and spaces behind one would be more than a reader sees.
  if (body === "" || /\r|^\t|[ \t]$/m.test(body) || findHiddenCharacter(body) !== undefined) return;
  if (style === "folded" && /^[ \t]/m.test(body)) return;
  const parent = Math.max(0, place.parentColumn);
  const step = header?.digit ? Number(header.digit) : 2;
  const indent = header?.indent ?? (place.parentColumn < 0 && !header?.digit ? 2 : parent + step);
  const digit = header?.digit || (/^\n* /.test(body) ? String(indent - parent) : "");
  const ends = value.length - body.length;
  const chomping = ends === 0 ? "-" : ends === 1 ? "" : "+";
  const lines = style === "literal" ? body.split("\n") : foldedLines(body, header?.width ?? 80);
  const spaces = " ".repeat(indent);
  const sign = style === "literal" ? "|" : ">";
  const written = [
    `${sign}${digit}${chomping}${header?.comment ? ` ${header.comment}` : ""}`,
    ...lines.map((line) => (line === "" ? "" : spaces + line)),
    ...new Array(Math.max(0, ends - 1)).fill(""),
  ].join("\n");
  const old = file.slice(place.start, place.end);
  const hasBreak = header ? old.endsWith("\n") : false;
  yield hasBreak || ends > 1 ? `${written}\n` : written;
}

/** A break in the text is an empty line more; breaks for width are none. */
function foldedLines(body: string, width: number): string[] {
  return body
    .split(/(\n+)/)
    .flatMap((part, index) =>
      index % 2 === 0 ? wrapText(part, width) : new Array<string>(part.length).fill(""),
    );
}
