import type { Candidate, Draft } from "../problems/draft.ts";
import type { Explanation } from "./explanation.ts";
import { indentationOf, type Line, lineAt } from "./line.ts";

/** A name with words behind it that may be a text. */
const WITH_WORDS = /^( *(?:- +)*)(["']?[\w$-]+["']?):([^\S\n]+)([^\s"'[{|>&!%@`#*?-][^\n]*?)\s*$/;

/** An entry that is words: no name begins it. */
const ENTRY_OF_WORDS = /^ *- +(?!["']?[\w$-]+["']?:(?:\s|$))\S/;

const isEntry = ({ text }: Line): boolean => /^ *-(?:\s|$)/.test(text);

const isBlank = ({ text }: Line): boolean => text.trim() === "";

/**
 * What may be meant by a list below the words of a name, as its place tells: one text of several lines, or the list of
 * that name, whose words stand in its way.
 *
 * @param at  Where the words begin.
 */
export function readingsOfList(
  text: string,
  at: number,
): Pick<Draft, "offer" | "instead"> & { guess?: string } {
  const first = lineAt(text, at);
  const [, margin, name, gap, words] = WITH_WORDS.exec(first.text) ?? [];
  if (margin === undefined || name === undefined || gap === undefined || words === undefined) return {};
  const own = linesBelow(text, first, margin.length);
  const last = own.findLast((line) => !isBlank(line));
  if (!last || /^[\d.,]+$/.test(words) || own.some((line) => / #/.test(line.text))) return {};
  const behind = first.start + margin.length + name.length + 1;
  const says = { words, of: name.replaceAll(/["']/g, "") };
  const filled = own.filter((line) => !isBlank(line));
  // With its first dash, so that it is tried as the list of the name.
  const end = filled[0]!.start + indentationOf(filled[0]!.text) + 1;
  const rest = text.slice(first.start + first.text.length, end);
  const cleared: Candidate = { start: behind, end, text: rest, isSure: false, says };
  if (filled.some((line) => isEntry(line) && !ENTRY_OF_WORDS.test(line.text))) return { instead: [cleared] };
  const column = Math.min(...filled.map((line) => indentationOf(line.text)));
  const shift = " ".repeat(Math.max(0, margin.length + 2 - column));
  const lines = own.slice(0, own.indexOf(last) + 1).map((line) => (isBlank(line) ? "" : shift + line.text));
  const whole = [" |", " ".repeat(column + shift.length) + words, ...lines].join("\n");
  return {
    guess: `${name}: |`,
    offer: { start: behind, end: last.start + last.text.length, text: whole },
    instead: [cleared],
  };
}

/** The lines that belong to a name, entries in its own column included. */
function linesBelow(text: string, { end }: Line, margin: number): Line[] {
  const found: Line[] = [];
  for (let at = end; at < text.length; ) {
    const line = lineAt(text, at + 1);
    const own = indentationOf(line.text);
    if (!isBlank(line) && (own < margin || (own === margin && !isEntry(line)))) break;
    found.push(line);
    at = line.end;
  }
  return found;
}

/** Words between the name of a list and its first entry, `items:`, `Our cards`, `- title: One`. */
export function explainWordsAbove(text: string, at: number): Explanation | undefined {
  const line = lineAt(text, at);
  const margin = indentationOf(line.text);
  if (!/^ *[^\s"'[{|>&!%@`#*?-][^\n]*$/.test(line.text) || /:(?:\s|$)/.test(line.text)) return undefined;
  if (line.start === 0 || line.end >= text.length) return undefined;
  const above = lineAt(text, line.start - 1);
  const below = lineAt(text, line.end + 1);
  const isOfList = /^ *(?:- +)*[\w$-]+:\s*$/.test(above.text) && indentationOf(above.text) < margin;
  // An entry of words may be a part of a text.
  if (!isOfList || !isEntry(below) || ENTRY_OF_WORDS.test(below.text)) return undefined;
  const start = line.start + margin;
  return {
    code: "stray-text",
    params: { isBelowText: false, isAboveList: true },
    start,
    end: line.start + line.text.trimEnd().length,
    path: [],
    edits: [{ start: line.start, end: Math.min(line.end + 1, text.length), text: "" }],
  };
}
