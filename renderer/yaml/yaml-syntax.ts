import { type Document, isCollection, isPair, type YAMLParseError } from "yaml";
import type { Span } from "../problems/draft.ts";
import { explainCommaBehindBracket } from "./comma-behind-bracket.ts";
import type { Explanation } from "./explanation.ts";
import { indentationOf, lineAt, quote } from "./line.ts";
import { findOpenQuote } from "./open-quote.ts";
import { explainWordsAbove } from "./words-above-list.ts";
import { explainFlow } from "./yaml-flow.ts";
import { explainGluedDashAbove, explainLine } from "./yaml-lines.ts";
import { explainMargin, explainNamelessList, explainStrayItem } from "./yaml-margins.ts";
import { explainTab } from "./yaml-tabs.ts";

/** Says what is wrong at the first mistake in the grammar. */
export function explainSyntaxError(text: string, document: Document.Parsed): Explanation {
  const error = document.errors[0] as YAMLParseError;
  let at = Math.min(error.pos[0], text.length);
  const unclosed = findOpenQuote(text, document, at, error);
  if (unclosed) return unclosed;
  const comma = explainCommaBehindBracket(text, error);
  if (comma) return comma;
  if (error.code === "MULTIPLE_DOCS") return explainDocuments(text, at);
  if (error.code === "TAB_AS_INDENT" || /^[ ]*\t/.test(lineAt(text, at).text)) return explainTab(text, at);
  if (error.code === "BAD_DQ_ESCAPE") {
    return {
      code: "bad-escape",
      params: { sequence: text.slice(at, at + 2) },
      start: at,
      end: at + 2,
      path: [],
      edits: [{ start: at, end: at, text: "\\" }],
    };
  }
  at = skipRemarks(text, at);
  const cut = explainCutText(text, at);
  if (cut) return cut;
  const inFlow = explainFlow(text, at);
  if (inFlow) return inFlow;
  const flow =
    findOpenBracket(text, document, error) ?? explainOpenAbove(text, at) ?? explainEmptyAbove(text, at);
  if (flow) return flow;
  const glued = explainGluedDashAbove(text, at);
  if (glued) return glued;
  const nameless = explainNamelessList(text, at) ?? explainWordsAbove(text, at);
  if (nameless) return nameless;
  const stray = explainStrayItem(text, at, error);
  if (stray) return stray;
  const byLine = explainLine(text, at);
  if (byLine) return byLine;
  const margin = explainMargin(text, at, error);
  if (margin) return margin;
  const line = lineAt(text, at);
  const start = line.start + indentationOf(line.text);
  return {
    code: "unreadable",
    start,
    end: Math.max(start + 1, line.start + line.text.trimEnd().length),
    path: [],
  };
}

/** A bracket at the end of the line above, behind which the lines go on as if it were not there. */
function explainOpenAbove(text: string, at: number): Explanation | undefined {
  const line = lineAt(text, at);
  if (line.start === 0 || !/^ *(?:- +)?[\w$-]+:(?:\s|$)/.test(line.text)) return undefined;
  const above = lineAt(text, line.start - 1);
  const opening = /^ *(?:- +)*[\w$-]+:(\s+)([[{])\s*$/.exec(above.text);
  if (!opening) return undefined;
  const [whole, gap, open] = opening as unknown as [string, string, string];
  const start = above.start + whole.lastIndexOf(open);
  const edit = { start: start - gap.length, end: start + 1, text: "" };
  const params = { open, close: open === "[" ? "]" : "}", isOverLines: true };
  return { code: "unclosed-bracket", params, start, end: start + 1, path: [], offer: edit, edits: [edit] };
}

/** Brackets with nothing in them behind a name, as editors put them there, above the entries or options that it has. */
function explainEmptyAbove(text: string, at: number): Explanation | undefined {
  const line = lineAt(text, at);
  if (line.start === 0) return undefined;
  let above = lineAt(text, line.start - 1);
  while (/^\s*(#|$)/.test(above.text) && above.start > 0) above = lineAt(text, above.start - 1);
  const empty = /^( *)((?:- +)*[\w$-]+:)(\s+)(\[ *\]|\{ *\})\s*$/.exec(above.text);
  if (!empty) return undefined;
  const [, margin = "", name = "", gap = "", sign = ""] = empty;
  const own = indentationOf(line.text);
  const column = margin.length + /^(?:- +)*/.exec(name)![0].length;
  const isBelow = sign.startsWith("[") ? /^ *-\s/.test(line.text) && own >= column : own > column;
  if (!isBelow) return undefined;
  const start = above.start + margin.length + name.length + gap.length;
  const edit = { start: start - gap.length, end: start + sign.length, text: "" };
  const params = { sign, isEmpty: true as const };
  return { code: "surplus-sign", params, start, end: edit.end, path: [], fix: edit, edits: [edit] };
}

/** Several plain values behind the bracket that opens their list. */
const VALUES = /^\[[^"'[\]{}]*\w, [^"'[\]{}]*$/;

/** The parser may stumble over the blank lines and comments before the line that is wrong: the start of that line. */
function skipRemarks(text: string, at: number): number {
  let line = lineAt(text, at);
  if (!/^\s*(#|$)/.test(line.text)) return at;
  while (/^\s*(#|$)/.test(line.text)) {
    if (line.end >= text.length) return at;
    line = lineAt(text, line.end + 1);
  }
  return line.start + indentationOf(line.text);
}

/** A text over several lines that a # at the start of one cut off. */
function explainCutText(text: string, at: number): Explanation | undefined {
  const line = lineAt(text, at);
  if (line.start === 0) return undefined;
  const above = lineAt(text, line.start - 1);
  const comment = /^\s+(#[^\s#!].*)$/.exec(above.text);
  if (!comment || indentationOf(line.text) < indentationOf(above.text)) return undefined;
  const start = above.start + above.text.indexOf("#");
  return {
    code: "text-cut-off",
    params: {},
    start,
    end: start + comment[1]!.trimEnd().length,
    path: [],
  };
}

function explainDocuments(text: string, at: number): Explanation {
  const match = /^---(?=\s|$)/m.exec(text.slice(at));
  const front = findFrontMatter(text);
  if (front) {
    const { start, end } = front;
    const mark = lineAt(text, start);
    return {
      code: "several-documents",
      params: { mark: "front" },
      start,
      end: start + mark.text.trimEnd().length,
      path: [],
      offer: { start, end, text: "" },
      edits: [{ start, end, text: "" }],
    };
  }
  const dots = /^\.\.\.(?=\s)/m.exec(text);
  if (dots && dots.index < at + (match?.index ?? 0)) {
    const { start, end } = lineAt(text, dots.index);
    return {
      code: "several-documents",
      params: { mark: "dots" },
      start,
      end: start + 3,
      path: [],
      edits: [{ start, end, text: "" }],
    };
  }
  const start = at + (match?.index ?? 0);
  const { end } = lineAt(text, start);
  const above = new Set(topNames(text.slice(0, start)));
  const below = topNames(text.slice(end));
  // As other systems end the keys of a page, with the page below, or as they end the whole page.
  const isFrontMatter = below.length > 0 && !below.some((name) => above.has(name));
  const isLast = text.slice(end).trim() === "";
  return {
    code: "several-documents",
    params: { mark: "dashes" },
    start,
    end: start + 3,
    path: [],
    ...((isFrontMatter || isLast) && { offer: { start, end: Math.min(end + 1, text.length), text: "" } }),
    edits: [{ start, end: text.length, text: "" }],
  };
}

/** The line that ends the keys of another system. */
const END_OF_FRONT = /^(?:---|\.\.\.)[^\S\n]*$/gm;

/**
 * Keys as other systems have them above a page, with the line of dashes behind them and mostly one before: above a page
 * that is complete without them. Remarks may stand further up.
 */
function findFrontMatter(text: string): Span | undefined {
  const start = skipRemarks(text, 0);
  const opening = lineAt(text, start);
  const hasOpening = /^---\s*$/.test(opening.text);
  END_OF_FRONT.lastIndex = hasOpening ? opening.end : start;
  const closing = END_OF_FRONT.exec(text);
  if (!closing) return undefined;
  const keys = text.slice(hasOpening ? opening.end : start, closing.index);
  const isOtherPage = topNames(keys).some((name) => name === "blocks" || name === "redirect");
  if (isOtherPage || keys.trim() === "" || !areNames(keys)) return undefined;
  const end = Math.min(lineAt(text, closing.index).end + 1, text.length);
  return isPage(topNames(text.slice(end))) ? { start, end } : undefined;
}

/** Names of a page that is complete without those above it. */
const isPage = (names: readonly string[]): boolean =>
  names.includes("title") && (names.includes("blocks") || names.includes("redirect"));

/** Lines that are names and what belongs to them, in the ways of any system: with spaces or colons in the names, too. */
function areNames(text: string): boolean {
  return text.split("\n").every((line) => /^(?:\s*|[^\s:-][^:]*:.*|\s+\S.*|- .*|#.*)\r?$/.test(line));
}

/** Names at the left edge. */
function topNames(text: string): string[] {
  return [...text.matchAll(/^[\w-]+(?=:(?:\s|$))/gm)].map(([name]) => name);
}

/** A value between brackets with bindings in it, which are no values without quotation marks; no name is part of it. */
const BOUND_IN_FLOW = new RegExp(
  String.raw`(?<=[[{,]\s*|:\s+)(?=[^\s,[\]{}"'#])(?![\w-]+:\s)WORDS*BINDING(?:BINDING|WORDS)*(?=\s*[,\]}])`
    .replaceAll("WORDS", String.raw`(?:[^,[\]{}"'\n$]|\$(?!\{))`)
    .replaceAll("BINDING", String.raw`\$\{[^}\n]*\}`),
);

/** A value that begins with a bracket, of which words stand behind the last one: it is a text. */
const GOES_ON = /^\s*(?:- +)*[\w$-]+:\s+[[{].*[\]}]\s*[^\s\]},#][^\]}]*$/;

/** A list or map in brackets that never ends, or that holds something that needs quotation marks. */
function findOpenBracket(
  text: string,
  document: Document.Parsed,
  error: YAMLParseError,
): Explanation | undefined {
  const line = lineAt(text, error.pos[0]);
  const bound = BOUND_IN_FLOW.exec(line.text);
  // Only where the value itself starts with a bracket: one within a text, such as a link's, is part of the text.
  if (
    bound &&
    !GOES_ON.test(line.text) &&
    /^\s*(?:- +)*(?:[\w$-]+:\s+)?[[{]/.test(line.text.slice(0, bound.index))
  ) {
    const start = line.start + bound.index;
    const end = start + bound[0].trimEnd().length;
    const quoted = quote(text.slice(start, end));
    const edit = { start, end, text: quoted };
    return { code: "unquoted-binding", params: { quoted }, start, end, path: [], fix: edit, edits: [edit] };
  }
  if (error.code !== "BAD_INDENT" && error.code !== "MISSING_CHAR") return undefined;
  if (!/^Flow|must be|Expected flow/.test(error.message) || !/flow/i.test(error.message)) return undefined;
  let open: { start: number; end: number } | undefined;
  const visit = (node: unknown): void => {
    if (isPair(node)) visit(node.value);
    else if (isCollection(node)) {
      const start = node.range?.[0] ?? 0;
      const end = node.range?.[1] ?? start;
      const closing = text[start] === "[" ? "]" : "}";
      if (start <= error.pos[0] && /[[{]/.test(text[start] ?? "") && text[end - 1] !== closing)
        open = { start, end };
      for (const item of node.items) visit(item);
    }
  };
  visit(document.contents);
  if (!open) return undefined;
  const stop = text.indexOf("\n", open.start);
  const end = stop === -1 ? text.length : stop;
  const shown = text.slice(open.start, end).trimEnd();
  const closing = text[open.start] === "[" ? "]" : "}";
  // Closed by the bracket of the other kind: it goes, unless it closes what stands around.
  const other = closing === "]" ? "}" : "]";
  const times = (sign: string): number => shown.split(sign).length;
  const isOther = shown.endsWith(other) && times(other) > times(other === "}" ? "{" : "[");
  const isAround = isOther && /[[{]/.test(text.slice(text.lastIndexOf("\n", open.start) + 1, open.start));
  const edge = open.start + shown.length - (isOther ? 1 : 0);
  const lead = closing === "}" && shown.startsWith("{ ") ? " " : "";
  const stopAt = isAround ? edge : open.start + shown.length;
  const closed = { start: edge, end: stopAt, text: isOther ? closing : `${lead}${closing}` };
  const quoted = { start: open.start, end: stopAt, text: quote(shown), isSure: false };
  // Only a line that holds all of it can be closed at its end.
  const below = stop === -1 ? undefined : lineAt(text, stop + 1).text;
  const isAlone =
    !/ #|"/.test(shown.replace(/"[^"]*"/g, "")) &&
    !shown.endsWith(",") &&
    (!below?.trim() || /^\s*(?:- |[\w$-]+:(?:\s|$)|#)/.test(below));
  return {
    code: "unclosed-bracket",
    params: {
      open: text[open.start]!,
      close: closing,
      ...(isAlone && VALUES.test(shown) && { isList: true }),
    },
    start: open.start,
    end: open.start + shown.length,
    path: [],
    ...(isAlone && { fix: closed, instead: [quoted] }),
    edits: [closed],
  };
}
