import type { Explanation } from "./explanation.ts";
import { indentationOf } from "./line.ts";
import { type PlacedLine, placeLines } from "./placed-lines.ts";

/** A name with the first words of its text behind it. */
const OPENS = /^( *(?:- +)*)([a-z][\w-]*):\s+((?![-"'[{|>&*!%@`#?])[^\n]*?\S)\s*$/;

/** A name, with or without a dash: it ends the text. */
const NAMED = /^ *(?:- +)*(?:[\w$-]+|"[^"]*"|'[^']*'):(?:\s|$)/;

/** Bold words, a tag, a heading or a quotation: no name and no value begins so. */
const MARKED = /^(?:\*\*?\S|<\/?[a-z]|#{2,6} |> )/i;

/**
 * A text of several paragraphs whose first words stand behind their name, and whose others stand in the column of that
 * name: YAML takes each of them for a name that lacks its colon, or for a sign of its own.
 */
export function findTextsBesideNames(text: string): Explanation[] {
  const lines = placeLines(text);
  const found: Explanation[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const [, before, name, first] = line.isText ? [] : (OPENS.exec(line.text) ?? []);
    if (before === undefined || name === undefined || / #|:(?:\s|$)/.test(first!)) continue;
    const column = before.length;
    let next = at + 1;
    while (next < lines.length && goesOn(lines[next]!, column)) next += 1;
    const own = lines.slice(at + 1, next);
    while (own.at(-1)?.text.trim() === "") own.pop();
    if (!isText(own, column)) continue;
    const start = line.start + column;
    const end = start + name.length + 1;
    const moved = own.map((one) => (one.text.trim() === "" ? "" : `  ${one.text}`));
    const put = [` |`, `${" ".repeat(column + 2)}${first}`, ...moved].join("\n");
    const edit = { start: end, end: own.at(-1)!.start + own.at(-1)!.text.length, text: put };
    found.push({
      code: "unmarked-text",
      params: { name, isBeside: true },
      start,
      end,
      path: [],
      offer: edit,
      edits: [edit],
    });
    at += own.length;
  }
  return found;
}

const goesOn = ({ text }: PlacedLine, column: number): boolean =>
  text.trim() === "" || (indentationOf(text) >= column && !NAMED.test(text));

/** Whether lines below a name are its text: sentences in its column, of which one line alone has to be marked as one. */
function isText(own: readonly PlacedLine[], column: number): boolean {
  const filled = own.filter(({ text }) => text.trim() !== "");
  const [first, second] = filled;
  if (!first || filled.some(({ isText: isRead }) => isRead) || indentationOf(first.text) !== column)
    return false;
  const words = first.text.trim();
  if (MARKED.test(words)) return true;
  return second !== undefined && own.some(({ text }) => text.trim() === "") && /^\p{Lu}\S* \S/u.test(words);
}
