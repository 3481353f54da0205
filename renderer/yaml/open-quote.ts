import { type Document, isCollection, isPair, isScalar, type YAMLParseError } from "yaml";
import type { Explanation } from "./explanation.ts";
import { indentationOf, lineAt, quote } from "./line.ts";
import { closersOf } from "./open-brackets.ts";
import { explainOutdentedQuote } from "./outdented-quote.ts";
import { explainMarkBeforeName } from "./quoted-names.ts";
import { withoutSigns } from "./stray-start.ts";

/** A scalar in quotation marks that runs over the following lines. */
export function findOpenQuote(
  text: string,
  document: Document.Parsed,
  at: number,
  error: YAMLParseError,
): Explanation | undefined {
  let found: { start: number; end: number; mark: string } | undefined;
  const visit = (node: unknown): void => {
    if (isPair(node)) {
      visit(node.key);
      visit(node.value);
    } else if (isCollection(node)) for (const item of node.items) visit(item);
    else if (isScalar(node) && node.range && (node.type === "QUOTE_DOUBLE" || node.type === "QUOTE_SINGLE")) {
      const [start, end] = node.range;
      if (start <= at && (end >= at || text.slice(end, at).trim() === ""))
        found = { start, end, mark: text[start]! };
    }
  };
  visit(document.contents);
  if (!found) return undefined;
  const marked = explainMarkBeforeName(lineAt(text, found.start));
  if (marked) return marked;
  const isMissing = error.code === "MISSING_CHAR" && /quote$/.test(error.message);
  const newline = text.indexOf("\n", found.start);
  const isLong = newline !== -1 && newline < found.end;
  if (
    !isMissing &&
    !(isLong && /\n[ \t]*(?:- +)?[A-Za-z][\w-]*:(?:[ \t]|$)/m.test(text.slice(found.start, found.end)))
  )
    return undefined;
  const outdented = explainOutdentedQuote(text, found.start);
  if (outdented) return outdented;
  const stop = newline === -1 ? text.length : newline;
  const first = text.slice(found.start, stop).trimEnd();
  const end = found.start + first.length;
  if (/[“”„‘’‚«»][,;]?$/.test(first) && first.length > 2) {
    const sign = first.search(/.[,;]?$/);
    const at = found.start + sign;
    const edit = { start: at, end: at + 1, text: found.mark };
    const params = { quoted: first.slice(0, sign) + found.mark, sign: first[sign]! };
    return { code: "smart-quotes", params, start: at, end: at + 1, path: [], fix: edit, edits: [edit] };
  }
  if (found.mark === "'" && APOSTROPHE.test(first)) {
    const quoted = quote(first);
    const edit = { start: found.start, end, text: quoted };
    const params = { quoted, isSwallowing: false, isApostrophe: true as const };
    return { code: "unclosed-quote", params, ...edit, path: [], offer: edit, edits: [edit] };
  }
  const mixed = explainMixedMarks(first, found.start, found.mark);
  if (mixed) return mixed;
  const last = endOfWords(text, found.start);
  if (last > end) {
    const edit = { start: last, end: last, text: found.mark };
    const quoted = `${text.slice(found.start, last).replace(/\s*\n\s*/g, " ")}${found.mark}`;
    const params = { isSwallowing: false, quoted };
    return { code: "unclosed-quote", params, start: found.start, end, path: [], offer: edit, edits: [edit] };
  }
  // A file that was cut off has no line break at its end, and its brackets are open as well.
  const isCut = end === text.length;
  const closing = isCut
    ? `${found.mark}${closersOf(text.slice(text.lastIndexOf("\n", found.start) + 1, found.start))}`
    : found.mark;
  const edit = { start: end, end, text: closing };
  // Between brackets it may close behind any of the values.
  const isBetween =
    /[\]}],?$/.test(first) && /[[{]/.test(text.slice(text.lastIndexOf("\n", found.start) + 1, found.start));
  const bare = withoutSigns(first);
  return {
    code: "unclosed-quote",
    params: {
      isSwallowing: false,
      ...(!isBetween && { quoted: `${first}${closing}` }),
      ...(isCut && { isCut }),
    },
    start: found.start,
    end,
    path: [],
    ...(!isBetween && { offer: edit }),
    ...(bare !== undefined && { instead: [{ start: found.start, end, text: bare, isSure: false }] }),
    edits: [edit],
  };
}

/** A text that is closed with the other of the two marks, which stands nowhere else in it. */
function explainMixedMarks(first: string, start: number, mark: string): Explanation | undefined {
  const other = mark === '"' ? "'" : '"';
  const inner = first.slice(1, -1);
  if (inner === "" || first.at(-1) !== other || inner.includes(other) || inner.includes(mark))
    return undefined;
  const end = start + first.length;
  const edit = { start: end - 1, end, text: mark };
  const params = { isSwallowing: false, quoted: `${mark}${inner}${mark}` };
  return { code: "unclosed-quote", params, start, end, path: [], offer: edit, edits: [edit] };
}

/** Where the words of a text behind a name end that goes on in lines further right, none of which names anything. */
function endOfWords(text: string, start: number): number {
  const first = lineAt(text, start);
  const column = /^ *(?:- +)*(?=[\w$-]+:\s)/.exec(first.text)?.[0].length;
  let end = first.start + first.text.trimEnd().length;
  if (column === undefined) return end;
  for (let line = first; line.end < text.length; ) {
    line = lineAt(text, line.end + 1);
    const words = line.text.trim();
    const isWords = words !== "" && !/^(?:- |#)|^[\w$-]+:(?:\s|$)|["']/.test(words);
    if (!isWords || indentationOf(line.text) <= column) return end;
    end = line.start + line.text.trimEnd().length;
  }
  return end;
}

/** Words that begin with a letter left out, as in 't Hoff, 's avonds, '68 and 'tis. Between brackets more may follow. */
const APOSTROPHE = /^'(?:[tsnkmr]|ne[nm]?|em|[Tt](?:is|was|il)|\d{2}(?:er|s)?)\s[^'[\]{}]*$/u;
