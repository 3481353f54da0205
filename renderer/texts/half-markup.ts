import type { HalfMarkup } from "../problems/english/markdown.ts";
import { findIndentedWords } from "./indented-words.ts";
import type { Half } from "./markup-rules.ts";
import { findDrawnTable, findPastedTable } from "./pasted-tables.ts";

type Find = (text: string) => Half | undefined;

/** The signs of bold words that stand at a word, so that they open or close something. */
const STARS = /(?<![*\\])\*\*(?!\*)/g;

/** Where bold words end at the latest: the end of a paragraph, an entry of a list, a row. */
const PART_END = /\n[ \t]*(?:\n|[-*+] |\d+[.)] )/;

interface Stars {
  at: number;
  opens: boolean;
  closes: boolean;
}

/** Two stars that open bold words which never end, or that end what nothing has opened. */
function findOpenBold(text: string): ReturnType<Find> {
  if (!text.includes("**")) return undefined;
  for (const signs of starsByPart(text)) {
    // Within a word a single pair of stars is a power.
    const isPower =
      signs.length === 1 && /^\w\*\*\w/.test(text.slice(Math.max(0, signs[0]!.at - 1), signs[0]!.at + 3));
    if (isPower) continue;
    let open: number | undefined;
    let odd: number | undefined;
    for (const { at, opens, closes } of signs) {
      if (open === undefined) {
        if (opens) open = at;
        else odd ??= at;
      } else if (closes) open = undefined;
      else {
        odd ??= open;
        open = at;
      }
    }
    const start = odd ?? open;
    if (start === undefined) continue;
    return { how: "bold", start, end: start + 2 };
  }
  return undefined;
}

/** Pairs of stars that open or close something, those of one paragraph, entry or row together. */
function starsByPart(text: string): Stars[][] {
  const parts: Stars[][] = [];
  let last = 0;
  for (const { index: at } of text.matchAll(STARS)) {
    if (parts.length === 0 || PART_END.test(text.slice(last, at))) parts.push([]);
    last = at + 2;
    const stars = { at, opens: /\S/.test(text[at + 2] ?? " "), closes: at > 0 && /\S/.test(text[at - 1]!) };
    if (stars.opens || stars.closes) parts.at(-1)!.push(stars);
  }
  return parts;
}

/** A mark of a note that no note belongs to. */
function findLoneNote(text: string): ReturnType<Find> {
  for (const { 0: mark, index } of text.matchAll(/\[\^[^\s\]^]{1,40}\](?!:)/g))
    if (!text.includes(`${mark}:`)) return { how: "note", start: index, end: index + mark.length };
  return undefined;
}

/** A note that no mark in the text leads to: it is shown nowhere. */
function findUnusedNote(text: string): ReturnType<Find> {
  if (!text.includes("]:")) return undefined;
  for (const { 0: whole, 1: mark = "", index } of text.matchAll(/^ {0,3}(\[\^[^\s\]^]{1,40}\]):/gm)) {
    const all = text.split(mark).length - 1;
    const notes = text.split(/^ {0,3}(?=\[\^)/m).filter((part) => part.startsWith(`${mark}:`)).length;
    const start = index + whole.indexOf("[");
    if (all === notes) return { how: "unused-note", start, end: start + mark.length };
  }
  return undefined;
}

/** The signs of a heading without the space behind them; a single one may belong to a word. */
function findGluedHeading(text: string): ReturnType<Find> {
  const match = /^( {0,3})(#{2,6})(?=\p{L})(?=[^\n]*$)/mu.exec(text);
  if (!match) return undefined;
  const [, margin = "", signs = ""] = match;
  const start = match.index + margin.length;
  return { how: "heading", start, end: start + signs.length, meant: `${signs} ` };
}

/**
 * Signs of a heading or of an entry with a space behind them that is none for Markdown, such as one that does not
 * break: word processors and keyboards of some languages put it there.
 */
function findOddSpace(text: string): ReturnType<Find> {
  const match = /^( {0,3})(#{1,6}|[-*+]|\d{1,3}[.)])[\u00a0\u2000-\u200a\u202f\u3000](?=[^\n]*\p{L})/mu.exec(
    text,
  );
  if (!match) return undefined;
  const [whole, margin = "", signs = ""] = match;
  const start = match.index + margin.length;
  return { how: "odd-space", start, end: match.index + whole.length, meant: `${signs} ` };
}

const ROW = /^ *\|.*\|.*\| *$/;

/** Rows of a table, below the first of which there is no line of dashes. */
function findHeadlessTable(text: string): ReturnType<Find> {
  if (!text.includes("|")) return undefined;
  let at = 0;
  let above = false;
  const lines = text.split("\n");
  for (const [index, line] of lines.entries()) {
    const isRow = ROW.test(line);
    const below = lines[index + 1] ?? "";
    const isParted = /-{2,}|:-|-:|\| *- *\|/.test(below);
    // A line of dashes for other columns than the row above has makes no table either.
    const isDashes = /^[\s|:-]+$/.test(below) && /\|\s*:?-/.test(below);
    const isOfOthers = isDashes && cellsOf(below).length !== cellsOf(line).length;
    if (isRow && !above && (isOfOthers || (ROW.test(below) && !isParted))) {
      const start = at + line.indexOf("|");
      return { how: "table", start, end: at + line.trimEnd().length };
    }
    above = isRow;
    at += line.length + 1;
  }
  return undefined;
}

/** Values of a row of a table; a bar behind a backslash is a sign, one in code parts cells all the same. */
const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/);

/** Markdown ends a table at an empty line, and where one of these begins something else. */
const TABLE_END = /^\s*$|^ {0,3}(?:(?:[*_-][ \t]*){3,}\r?$|[>#<]|[-*+] |\d{1,9}[.)] |```|~~~|\[\^)/;

/** The name of the rows below it stands alone in a row. */
const GROUP = /^ *\| *\*\*[^|]+\*\* *\|? *$/;

/**
 * A row with words in more cells than its table has columns, of which the last ones are shown nowhere; one with fewer,
 * and words below a table, which are taken for a row of it.
 */
function findOddRow(text: string): ReturnType<Find> {
  if (!text.includes("|")) return undefined;
  let at = 0;
  let columns: number | undefined;
  const lines = text.split("\n");
  for (const [index, line] of lines.entries()) {
    if (TABLE_END.test(line)) columns = undefined;
    else if (columns === undefined) {
      const isDashes = /^[\s|:-]+$/.test(line) && line.includes("-") && line.includes("|");
      const above = lines[index - 1] ?? "";
      if (isDashes && above.includes("|") && cellsOf(above).length === cellsOf(line).length)
        columns = cellsOf(line).length;
    } else {
      const how = oddRow(line, columns);
      if (how) {
        const start = at + line.length - line.trimStart().length;
        return {
          how,
          start,
          end: at + line.trimEnd().length,
          ...(how !== "cell" && { severity: "warning" }),
        };
      }
    }
    at += line.length + 1;
  }
  return undefined;
}

function oddRow(line: string, columns: number): HalfMarkup | undefined {
  const cells = cellsOf(line);
  if (cells.slice(columns).some((cell) => cell.trim() !== "")) return "cell";
  if (cells.length >= columns || GROUP.test(line)) return undefined;
  return line.includes("|") ? "short-row" : "below-table";
}

/** A sign with which other programs begin the entries of a list. */
const BULLET = /^( *)([•‣▪●○◦∙·–—])[ \t\u00a0]/;

/** Lines of a list with the signs of another program: Markdown takes them for one paragraph. */
function findForeignBullets(text: string): ReturnType<Find> {
  const lines = text.split("\n");
  const isEntry = (line = ""): boolean => BULLET.test(line) || /^ *[-*+] /.test(line);
  let at = 0;
  for (const [index, line] of lines.entries()) {
    const bullet = BULLET.exec(line);
    if (bullet && (isEntry(lines[index - 1]) || isEntry(lines[index + 1]))) {
      const start = at + bullet[1]!.length;
      return { how: "bullets", start, end: start + bullet[2]!.length, meant: "-" };
    }
    at += line.length + 1;
  }
  return undefined;
}

/** Signs of a list without the space behind them, at words; a minus belongs to its number. */
const GLUED = /^( {0,3})([-*+](?!\*)|\d{1,2}[.)])(?=\p{L})/u;

/** Lines one below the other that begin with such signs: Markdown takes them for one paragraph. */
function findGluedEntries(text: string): ReturnType<Find> {
  let at = 0;
  let above: { start: number; sign: string } | undefined;
  let entry: { margin: string; sign: string } | undefined;
  for (const line of text.split("\n")) {
    const match = GLUED.exec(line);
    const sign = match?.[2];
    // Stars around words make them italic.
    const isMarked = sign === "*" && line.indexOf("*", match![0].length) !== -1;
    // Below an entry as it should be, one that is glued goes on with its words.
    if (
      match &&
      sign &&
      !isMarked &&
      entry &&
      entry.margin === match[1] &&
      kindOf(entry.sign) === kindOf(sign)
    ) {
      const start = at + match[1]!.length;
      return { how: "glued-entries", start, end: start + sign.length, meant: `${sign} ` };
    }
    const [, margin = "", proper] = /^( {0,3})([-*+]|\d{1,2}[.)]) \S/.exec(line) ?? [];
    entry = proper === undefined ? undefined : { margin, sign: proper };
    if (!match || !sign || isMarked) above = undefined;
    else if (above && kindOf(above.sign) === kindOf(sign)) {
      const { start, sign: first } = above;
      return { how: "glued-entries", start, end: start + first.length, meant: `${first} ` };
    } else above = { start: at + match[1]!.length, sign };
    at += line.length + 1;
  }
  return undefined;
}

const kindOf = (sign: string): string => sign.replace(/\d+/, "");

/** The first line of a box of hints, as other manuals write it: `:::tip`, `!!! note`, `> [!NOTE]`. */
const BOX =
  /^ {0,3}(?:(:::+ ?\{?[a-z][\w-]{1,30}\b)[^\n:]{0,100}|((?:!!!|\?\?\?\+?) [a-z]{3,20})(?: "[^"\n]{0,100}")?|> ?(\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION|INFO|DANGER)\])[^\n]{0,100})[ \t]*$/m;

function findBox(text: string): ReturnType<Find> {
  if (!/:::|!!!|\?\?\?|\[!/.test(text)) return undefined;
  const match = BOX.exec(text);
  const sign = match && (match[1] ?? match[2] ?? match[3]);
  if (!sign) return undefined;
  const start = match.index + match[0].indexOf(sign);
  return { how: "box", start, end: start + sign.length };
}

/** A fence of code that is not closed. */
function findOpenFence(text: string): ReturnType<Find> {
  let open: { sign: string; start: number; end: number } | undefined;
  for (const match of text.matchAll(/^ {0,3}(```+|~~~+)([^\n`]*)$/gm)) {
    const [whole, sign = "", words = ""] = match;
    const start = match.index + whole.indexOf(sign);
    if (!open) open = { sign, start, end: match.index + whole.trimEnd().length };
    else if (sign.startsWith(open.sign) && words.trim() === "") open = undefined;
  }
  return open && { how: "fence", start: open.start, end: open.end };
}

/** Words that are moved in so far that Markdown shows them as code. */
function findIndented(text: string): ReturnType<Find> {
  const words = findIndentedWords(text);
  return words && { how: "indented", ...words };
}

/** What of Markdown begins in a text and does not end, or lacks its other half. @param bare  The text without code. */
export function findHalfMarkup(text: string, bare: string): ReturnType<Find> {
  return [
    findOpenFence(text),
    findIndented(text),
    ...[
      findOpenBold,
      findLoneNote,
      findUnusedNote,
      findGluedHeading,
      findOddSpace,
      findHeadlessTable,
      findOddRow,
      findPastedTable,
      findDrawnTable,
      findForeignBullets,
      findGluedEntries,
      findBox,
    ].map((find) => find(bare)),
  ]
    .filter((one) => one !== undefined)
    .sort((a, b) => a.start - b.start)[0];
}
