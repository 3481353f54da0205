import { followColumn } from "./follow-column.ts";
import { indentationOf } from "./line.ts";
import { contentColumn } from "./line-repair.ts";
import { type ForeignLines, type PlacedLine, spanOf } from "./placed-lines.ts";
import { editedRange, type TextEdit } from "./text-edits.ts";

const QUOTED = /^>+ (?=.*\S)/;

/** A mark of a mail behind the margin, in front of an entry or an option. */
const QUOTED_BEHIND = /^( +)(>+ +)(?=-\s|[\w$-]+:(?:\s|$))/;

/** Lines of a mail that was answered, with the marks at the edge or behind the margin. */
export function findMailQuote(
  lines: readonly PlacedLine[],
  at: number,
  text: string,
): ForeignLines | undefined {
  const first = lines[at]!;
  if (QUOTED_BEHIND.test(first.text)) return findMarksBehind(lines, at, text);
  if (!QUOTED.test(first.text)) return undefined;
  let next = at + 1;
  while (next < lines.length && /^>+(?: |$)/.test(lines[next]!.text)) next += 1;
  const own = lines.slice(at, next);
  const isAlone = own.length === 1;
  // A sign that was typed over the first space of one line, or one that was put before all lines.
  const neighbours = [lines[at - 1], lines[next]].map((line) => (line ? indentationOf(line.text) : -1));
  const rest = first.text.replace(/^>+ /, "");
  const isOver = isAlone && !neighbours.includes(indentationOf(rest));
  const edits = own.map((line) => {
    const sign = /^>+ ?/.exec(line.text)![0];
    return isOver
      ? { start: line.start, end: line.start + 1, text: " " }
      : { start: line.start, end: line.start + sign.length, text: "" };
  });
  return asQuote(own, edits, text, next);
}

/** Marks that came in behind the margin, or were typed over the first spaces of what they stand before. */
function findMarksBehind(lines: readonly PlacedLine[], at: number, text: string): ForeignLines {
  let next = at + 1;
  while (next < lines.length && !lines[next]!.isText && QUOTED_BEHIND.test(lines[next]!.text)) next += 1;
  const own = lines.slice(at, next);
  const columns = [lines[at - 1], lines[next]].map((line) => (line ? contentColumn(line) : -1));
  const without = (put: (mark: string) => string): number =>
    contentColumn({
      ...own[0]!,
      text: own[0]!.text.replace(QUOTED_BEHIND, (_, margin: string, mark: string) => margin + put(mark)),
    });
  const spaces = (mark: string): string => " ".repeat(mark.length);
  const isOver = !columns.includes(without(() => "")) && columns.includes(without(spaces));
  const edits = own.map((line) => {
    const [, margin, mark] = QUOTED_BEHIND.exec(line.text) as unknown as [string, string, string];
    const start = line.start + margin.length;
    return { start, end: start + mark.length, text: isOver ? spaces(mark) : "" };
  });
  return asQuote(own, edits, text, next);
}

function asQuote(own: readonly PlacedLine[], edits: TextEdit[], text: string, next: number): ForeignLines {
  const last = own.at(-1)!;
  const end = last.start + last.text.length;
  const { start } = spanOf(own[0]!);
  const repair = editedRange(text, own[0]!.start, end, edits);
  return {
    explanation: {
      code: "mail-quote",
      params: { lines: own.length },
      start,
      end: start + /^ *(>+)/.exec(own[0]!.text)![1]!.length,
      path: [],
      ...(own.length === 1 ? { offer: repair } : { fix: repair }),
      edits,
    },
    next,
  };
}

/**
 * A sign before an entry; somebody who dictates says what it is called. Japanese keyboards have a long vowel where others
 * have the hyphen, and signs for lists that no space follows.
 */
const SIGN =
  /^(\s*)((?:[Dd]ash|[Hh]yphen|[Mm]inus|[Bb]ullet(?: [Pp]oint)?|Spiegelstrich|Bindestrich)(?= +[\w$-]+:(?:\s|$))|[-*] \[[ xX]?\]|[–—•·‣−▪◦●○■□▸▹►▶➢➤✓✔‐－ー・*+o]|\(?\d+[.)])([ \u00a0\u3000]+(?=\S)|(?<=[–—•·‣−▪●■►✓✔‐－ー・])(?=(?:\{ *)?[\w$-]+:(?:\s|$)))/;

/** A sign that a word processor puts before the entries of a list. */
export function findListSigns(
  lines: readonly PlacedLine[],
  at: number,
  text: string,
): ForeignLines | undefined {
  const first = lines[at]!;
  const match = SIGN.exec(first.text) ?? findTwoDashes(lines, at);
  if (!match || !isEntry(lines, at, match)) return undefined;
  const [, margin, sign, gap] = match as unknown as [string, string, string, string];
  const column = margin.length;
  const edits: TextEdit[] = [];
  let entries = 0;
  let next = at;
  if (isOption(lines, at, column)) {
    const edit = { start: first.start + column, end: first.start + match[0].length, text: "" };
    const entry = first.text.slice(match[0].length).trim();
    const params = { sign, entry, isOption: true };
    const span = { start: edit.start, end: edit.start + sign.length, path: [] };
    return { explanation: { code: "list-sign", params, ...span, fix: edit, edits: [edit] }, next: at + 1 };
  }
  // The entries below with the same kind of sign are one list, and one mistake.
  for (let index = at; index < lines.length; index += 1) {
    const line = lines[index]!;
    if (/^\s*(#|$)/.test(line.text) || line.isText || indentationOf(line.text) > column) continue;
    const own = index === at ? match : SIGN.exec(line.text);
    if (!own || own[1]!.length !== column || /\d/.test(own[2]!) !== /\d/.test(sign)) break;
    if (own[2] !== sign && !/\d/.test(sign)) break;
    const start = line.start + column;
    const width = own[2]!.length + own[3]!.length;
    const columns = { dash: column, old: column + width, new: column + 2 };
    edits.push({ start, end: start + width, text: "- " }, ...followColumn(text, line, columns));
    entries += 1;
    next = index + 1;
  }
  const start = first.start + column;
  // A number says which comes first, and a box whether it is done: whoever takes them away has to know.
  const isCounted = /[\d[]/.test(sign);
  const end = edits.at(-1)!.end;
  const repair = editedRange(text, start, end, edits);
  return {
    explanation: {
      code: "list-sign",
      params: {
        sign,
        entry: first.text.slice(column + sign.length + gap.length).trim(),
        ...(entries > 1 && { entries }),
      },
      start,
      end: start + sign.length,
      path: [],
      ...(isCounted ? { offer: repair } : { fix: repair }),
      edits,
    },
    next: entries === 1 ? at + 1 : next,
  };
}

/** Two dashes before a name, in a list of which another entry has one. */
export function findTwoDashes(lines: readonly PlacedLine[], at: number): RegExpExecArray | null {
  const match = /^(\s*)(-(?: +-)+|-{2,3})( +)(?=[\w$-]+:(?:\s|$))/.exec(lines[at]!.text);
  if (!match) return null;
  const column = match[1]!.length;
  const near = (one: PlacedLine): boolean => !one.isText && indentationOf(one.text) <= column;
  const isPlain = (one: PlacedLine | undefined): boolean =>
    one !== undefined && indentationOf(one.text) === column && /^ *- +[\w$-]+:(?:\s|$)/.test(one.text);
  const isBlank = (one: PlacedLine): boolean => /^\s*(#|$)/.test(one.text);
  const above = lines.slice(0, at).findLast((one) => near(one) && !isBlank(one));
  const below = lines.slice(at + 1).find((one) => near(one) && !isBlank(one));
  return isPlain(above) || isPlain(below) ? match : null;
}

/**
 * True between two options of a group: a name stands above and below in the same column. Below one that has its value,
 * no list begins there either.
 */
function isOption(lines: readonly PlacedLine[], at: number, column: number): boolean {
  const isRelated = (one: PlacedLine): boolean =>
    !/^\s*(#|$)/.test(one.text) && !one.isText && indentationOf(one.text) <= column;
  const isName = (one?: PlacedLine): boolean =>
    one !== undefined && indentationOf(one.text) === column && /^ *[\w$-]+:(?:\s|$)/.test(one.text);
  const above = lines.slice(0, at).findLast(isRelated);
  if (!isName(above)) return false;
  const hasValue = /^ *[\w$-]+:\s+[^\s#|>]/.test(above!.text);
  const isNamed = /^\s*\S+\s+[\w$-]+:(?:\s|$)/.test(lines[at]!.text);
  return (hasValue && isNamed) || isName(lines.slice(at + 1).find(isRelated));
}

/** True where an entry of a list is expected: a name follows, or a dash stands above or below in the same column. */
function isEntry(lines: readonly PlacedLine[], at: number, [whole, margin]: RegExpExecArray): boolean {
  const line = lines[at]!;
  if (/^(?:[\w$-]+|"[^"]*"|'[^']*'):(?:\s|$)/.test(line.text.slice(whole.length))) return true;
  const column = margin!.length;
  const isRelated = (one: PlacedLine): boolean =>
    !/^\s*(#|$)/.test(one.text) && indentationOf(one.text) <= column;
  const above = lines.slice(0, at).findLast(isRelated);
  const below = lines.slice(at + 1).find(isRelated);
  const isDash = (one?: PlacedLine): boolean =>
    one !== undefined && indentationOf(one.text) === column && /^\s*- /.test(one.text);
  return isDash(above) || isDash(below) || (above !== undefined && /^[^#]*[\w-]:\s*$/.test(above.text));
}
