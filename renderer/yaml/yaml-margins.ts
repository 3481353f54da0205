import type { YAMLParseError } from "yaml";
import type { Explanation } from "./explanation.ts";
import { indentationOf, type Line, lineAt } from "./line.ts";
import type { TextEdit } from "./text-edits.ts";
import { readingsOfList } from "./words-above-list.ts";

/** A name in the column of the dashes above it: a new entry whose dash was forgotten. */
function explainMissingDash(text: string, line: Line, margin: number): Explanation | undefined {
  const name = /^([\w$-]+)\s*:(\s|$)/.exec(line.text.slice(margin))?.[1];
  if (name === undefined || margin === 0) return undefined;
  for (let above = line.start; above > 0; ) {
    const candidate = lineAt(text, above - 1);
    above = candidate.start;
    if (/^\s*(#|$)/.test(candidate.text)) continue;
    const own = indentationOf(candidate.text);
    if (own < margin) return undefined;
    if (own > margin) continue;
    if (!/^-(\s|$)/.test(candidate.text.slice(own))) return undefined;
    const start = line.start + margin;
    return {
      code: "missing-dash",
      params: { name },
      start,
      end: start + name.length,
      path: [],
      edits: [{ start, end: start, text: "- " }],
    };
  }
  return undefined;
}

/** Names in the column of the dashes below them, right below the name of the list: its first entry has no dash. */
function explainFirstEntry(text: string, line: Line, margin: number): Explanation | undefined {
  let first: Line | undefined;
  for (let above = line.start; above > 0; ) {
    const candidate = lineAt(text, above - 1);
    above = candidate.start;
    if (/^\s*(#|$)/.test(candidate.text)) continue;
    const own = indentationOf(candidate.text);
    // The list of that name, further right: this entry belongs to it.
    if (own > margin && /^-(\s|$)/.test(candidate.text.slice(own))) return undefined;
    if (own > margin) continue;
    if (own < margin) {
      if (!first || !BARE_NAME.test(candidate.text)) return undefined;
      return withoutDash(first);
    }
    if (!/^[\w$-]+:(\s|$)/.test(candidate.text.slice(margin))) return undefined;
    first = candidate;
  }
  return undefined;
}

/** The first entry of a list, which has spaces in place of its dash: its names stand where they stood behind it. */
function explainBlankDash(text: string, line: Line, margin: number): Explanation | undefined {
  const column = margin + 2;
  let top: Line | undefined;
  let hasName = margin === 0;
  for (let above = line.start; above > 0; ) {
    const candidate = lineAt(text, above - 1);
    above = candidate.start;
    if (/^\s*(?:#|$)|^---/.test(candidate.text)) continue;
    if (indentationOf(candidate.text) < column) {
      hasName = indentationOf(candidate.text) <= margin && BARE_NAME.test(candidate.text);
      if (!hasName) return undefined;
      break;
    }
    top = candidate;
  }
  if (!top || !hasName || !/^[\w$-]+:(?:\s|$)/.test(top.text.slice(column))) return undefined;
  const start = top.start + column;
  const edit = { start: start - 2, end: start, text: "- " };
  return { ...withoutDash(top), offer: edit, edits: [edit] };
}

/** What is said of the first line of an entry. */
function withoutDash({ text, start }: Line): Explanation {
  const entry = text.trim();
  const from = start + indentationOf(text);
  const params = { entry, isOver: false };
  return { code: "missing-dash", params, start: from, end: from + entry.length, path: [] };
}

/** The name of a list, which stands below it. */
const BARE_NAME = /^\s*(?:- )*[\w$-]+:\s*(?:#|$)/;

/** A list below a name that has a value already: the name of the list is missing. */
export function explainNamelessList(text: string, at: number): Explanation | undefined {
  const found = findNamelessList(text, lineAt(text, at));
  if (!found) return undefined;
  const { dash: start, value } = found;
  const { guess, ...readings } = readingsOfList(text, value.start);
  return {
    code: "list-without-name",
    params: { ...(guess && { guess }) },
    start,
    end: start + 1,
    path: [],
    ...readings,
  };
}

/** The dash below this line when it stands further right, or the one on this line when it stands in the same column. */
function findNamelessList(text: string, line: Line): { dash: number; value: Line } | undefined {
  const hasValue = (one: Line): boolean => /^ *[\w$-]+:\s+[^\s#]/.test(one.text);
  const isItem = (one: Line): boolean => /^ *-(\s|$)/.test(one.text);
  const margin = indentationOf(line.text);
  if (hasValue(line) && line.end < text.length) {
    const below = lineAt(text, line.end + 1);
    const own = indentationOf(below.text);
    // A text that ends with a colon has its list below it, in whatever column.
    const isBelow = own > margin || (own === margin && /:\s*$/.test(line.text));
    return isItem(below) && isBelow ? { dash: below.start + own, value: line } : undefined;
  }
  let above = line;
  do {
    if (above.start === 0) return undefined;
    above = lineAt(text, above.start - 1);
  } while (/^\s*(#|$)/.test(above.text));
  return isItem(line) && hasValue(above) && indentationOf(above.text) === margin
    ? { dash: line.start + margin, value: above }
    : undefined;
}

/** A text of a list that starts in another column than the text above it: no name without its colon. */
export function explainStrayItem(text: string, at: number, error: YAMLParseError): Explanation | undefined {
  const line = lineAt(text, at);
  const isItem =
    /^ *-\s[^:]*$/.test(line.text) && !(/^ *- +[%@`*&!"'[{]/.test(line.text) && isFirst(text, line));
  return isItem && marginBelow(text, line) <= indentationOf(line.text)
    ? explainMargin(text, at, error)
    : undefined;
}

/** Whether a line is the first below the name of its list. */
function isFirst(text: string, { start, text: own }: Line): boolean {
  if (start === 0) return false;
  const above = lineAt(text, start - 1).text;
  return /^ *(?:- +)*[\w$-]+:\s*$/.test(above) && indentationOf(above) <= indentationOf(own);
}

/** A line that starts too far left or right for its neighbours. */
export function explainMargin(text: string, at: number, error: YAMLParseError): Explanation | undefined {
  let line = lineAt(text, at);
  // A name on the line below was swallowed into the value above it: then the lower line is the wrong one.
  if (
    (error.code === "BLOCK_AS_IMPLICIT_KEY" || error.code === "MULTILINE_IMPLICIT_KEY") &&
    line.end < text.length
  ) {
    const below = lineAt(text, line.end + 1);
    const isOwnLine =
      /^\s*-?\s*(?:[\w$-]+|"[^"]*"|'[^']*'):(\s|$)/.test(below.text) &&
      indentationOf(below.text) > indentationOf(line.text);
    if (
      isOwnLine &&
      indentationOf(line.text) < line.text.length &&
      !/^\s*-(\s|$)/.test(line.text.slice(at - line.start))
    )
      line = below;
  }
  const margin = indentationOf(line.text);
  const rest = line.text.slice(margin);
  if (rest.trim() === "") return undefined;
  const isItem = /^-(\s|$)/.test(rest);
  const forgotten = isItem
    ? (explainFirstEntry(text, line, margin) ?? explainBlankDash(text, line, margin))
    : explainMissingDash(text, line, margin);
  if (forgotten) return forgotten;
  if (isItem && isInOpenList(text, line, margin)) return undefined;
  let wanted: number | undefined;
  let above = line.start;
  while (above > 0) {
    const candidate = lineAt(text, above - 1);
    above = candidate.start;
    if (candidate.text.trim() === "" || /^\s*#/.test(candidate.text)) continue;
    const candidateMargin = indentationOf(candidate.text);
    const dash = /^(?:-\s+)+/.exec(candidate.text.slice(candidateMargin))?.[0].length ?? 0;
    if (isItem ? dash > 0 : true) {
      wanted = isItem ? candidateMargin : candidateMargin + dash;
      break;
    }
  }
  if (wanted === undefined || wanted === margin) return undefined;
  const shift = wanted - margin;
  const edits: TextEdit[] = [];
  let next = line;
  // Lines below that stand where they would belong once this one is moved stay where they are.
  const isAlone = marginBelow(text, line) === (isItem ? wanted + 2 : wanted);
  let floor = 0;
  let isTextNext = false;
  while (true) {
    const own = indentationOf(next.text);
    if (
      next !== line &&
      !/^\s*(#|$)/.test(next.text) &&
      (own < margin || (isItem && own === margin && !/^-/.test(next.text.slice(own))))
    )
      break;
    if (next.text.trim() !== "") {
      edits.push(
        shift > 0
          ? { start: next.start, end: next.start, text: " ".repeat(shift) }
          : { start: next.start, end: next.start + Math.max(0, Math.min(own - floor, -shift)), text: "" },
      );
      // A text over several lines keeps them in its own column, of which some may not have been moved.
      if (isTextNext) floor = own + shift;
      else if (own + shift < floor - 2) floor = 0;
      isTextNext = /[|>][-+\d]*\s*$/.test(next.text) && (floor === 0 || own < floor);
    }
    if (isAlone || next.end >= text.length) break;
    next = lineAt(text, next.end + 1);
  }
  const name = /^(?:-\s+)?([\w$-]+)\s*:/.exec(rest)?.[1];
  const start = line.start + margin;
  const word = rest.trimEnd();
  const end = isItem
    ? start + 1
    : name
      ? line.start + line.text.indexOf(name) + name.length
      : start + word.length;
  return {
    code: "wrong-indentation",
    params: { margin, wanted },
    start,
    end,
    path: [],
    edits,
  };
}

/** Whether an entry stands in the column of others above it, with nothing but what belongs to them in between. */
function isInOpenList(text: string, line: Line, margin: number): boolean {
  for (let above = line.start; above > 0; ) {
    const candidate = lineAt(text, above - 1);
    above = candidate.start;
    const own = indentationOf(candidate.text);
    if (/^\s*(?:#|$)/.test(candidate.text) || own > margin) continue;
    return own === margin && /^-(\s|$)/.test(candidate.text.slice(own));
  }
  return false;
}

/** Indentation of the next line that is not blank; -1 at the end. */
function marginBelow(text: string, line: Line): number {
  for (let at = line.end; at < text.length; ) {
    const next = lineAt(text, at + 1);
    if (next.text.trim() !== "") return indentationOf(next.text);
    if (next.end <= at) break;
    at = next.end;
  }
  return -1;
}
