import type { Explanation } from "./explanation.ts";
import { indentationOf } from "./line.ts";
import { type ForeignLines, type PlacedLine, placeLines } from "./placed-lines.ts";

/** Two signs in the wrong order, or an arrow, alone behind a name. */
const TURNED = /^( *(?:- +)*[\w$-]+:[^\S\n]+)([-–=~]>|-\|)\s*$/;

/** Whether a line of a file may be one. */
export const turnedSign = /:[^\S\n]+(?:[-–=~]>|-\|)[^\S\n]*$/m;

/** `text: ->` in front of lines that stand further right, for `>-`: YAML takes the signs for words. */
export function findTurnedSign(lines: readonly PlacedLine[], at: number): ForeignLines | undefined {
  const line = lines[at]!;
  // Hundreds of lines are asked for each that is one.
  const [, before, signs] = /[>|]\s*$/.test(line.text) ? (TURNED.exec(line.text) ?? []) : [];
  if (before === undefined || signs === undefined) return undefined;
  const below = lines.slice(at + 1).find(({ text }) => text.trim() !== "");
  if (!below) return undefined;
  // In an entry of a list, the text stands further right than the name.
  if (indentationOf(below.text) <= /^ *(?:- +)*/.exec(before)![0].length) return undefined;
  const sign = signs === "-|" ? "|-" : signs === "->" || signs === "–>" ? ">-" : ">";
  const edit = {
    start: line.start + before.length,
    end: line.start + before.length + signs.length,
    text: sign,
  };
  const params = { sign, isBlock: true, signs };
  return {
    explanation: { code: "reserved-character", params, ...edit, path: [], fix: edit, edits: [edit] },
    next: at + 1,
  };
}

/** A name with nothing behind it, or with the first words of its text. */
const OPENS = /^( *(?:- +)*)([a-z][\w-]*):(?:\s+((?![-"'[{|>&*!%@`#?])[^\n]*?\S))?\s*$/;

/** A name of an option, a word or a row, which begins with a small letter or a digit and has no space in it. */
const OPTION = /^["']?[a-z\d][\w.-]*["']?:(?:\s|$)/;

/** A line of words without a colon that would make a name of its beginning. */
const WORDS = /^[^\s\-"'[{|>&!%@`#:](?:(?!:(?:\s|$))[^\n])* (?:(?!:(?:\s|$))[^\n])+$/;

/** Words that a colon would make a name of, though no option is called so: `Opening hours: ten to five`, in a list as well. */
const WITH_COLON = /^[^\s\-"'[{|>&!%@`#:][^:]*:(?:\s|$)/;

/** A heading of Markdown. One sign alone is a remark as often. */
const HEADING = /^#{2,6} \S/;

/**
 * Texts of several lines whose sign is lost behind their name (`text:` for `text: |`), where a colon, a dash or a heading in them
 * keeps them from being read. What has the name of an option in it is a group.
 */
export function findLostSigns(text: string): Explanation[] {
  const lines = placeLines(text);
  const found: Explanation[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const [, margin, name, first] = line.isText ? [] : (OPENS.exec(line.text) ?? []);
    if (margin === undefined || name === undefined || / #|:(?:\s|$)/.test(first ?? "")) continue;
    let next = at + 1;
    while (next < lines.length && isBelow(lines[next]!, margin.length)) next += 1;
    const column = proseAt(lines.slice(at + 1, next), first);
    if (column === undefined) continue;
    const start = line.start + margin.length;
    const end = start + name.length + 1;
    const below = first === undefined ? "" : `\n${" ".repeat(column)}${first}`;
    const edit = { start: end, end: line.start + line.text.length, text: ` |${below}` };
    found.push({
      code: "unmarked-text",
      params: { name, ...(first !== undefined && { isBeside: true as const }) },
      start,
      end,
      path: [],
      offer: edit,
      edits: [edit],
    });
    at = next - 1;
  }
  return found;
}

const isBelow = ({ text }: PlacedLine, margin: number): boolean =>
  text.trim() === "" || indentationOf(text) > margin;

/**
 * The column of lines that are sentences, of which YAML could read none as part of a group; undefined for others.
 *
 * @param first  The words in front of them.
 */
function proseAt(lines: readonly PlacedLine[], first: string | undefined): number | undefined {
  const filled = lines.filter(({ text }) => text.trim() !== "");
  if (filled.length < (first === undefined ? 2 : 1) || filled.some(({ isText }) => isText)) return undefined;
  const margin = Math.min(...filled.map(({ text }) => indentationOf(text)));
  const own = filled.filter(({ text }) => indentationOf(text) === margin).map(({ text }) => text.trim());
  const parts = own.map((one) => one.replace(/^- +/, ""));
  if (parts.some((one) => OPTION.test(one))) return undefined;
  const isPart = (one: string): boolean => WORDS.test(one) || /^- +\S/.test(one) || HEADING.test(one);
  // A list right below words may have lost its own name; below a gap it goes on with them.
  const isOpened = !/^- /.test(own[0]!) || (first !== undefined && lines[0]!.text.trim() === "");
  const isProse = isOpened && (first !== undefined || own.some(isPart));
  // To YAML a heading is a remark, which ends the text above it.
  const isTorn = own.some((one) => HEADING.test(one)) && own.some((one) => WORDS.test(one));
  return isProse && (isTorn || parts.some((one) => WITH_COLON.test(one))) ? margin : undefined;
}
