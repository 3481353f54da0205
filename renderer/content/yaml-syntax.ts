import { type Document, isCollection, isPair, isScalar, Lexer, type YAMLParseError } from "yaml";
import type { Draft } from "./draft.ts";
import type { TextEdit } from "./text-edits.ts";
import { explainLine, indentationOf, type Line, lineAt, quote } from "./yaml-lines.ts";

/** Deeper than any page; far below the depth at which parsers and our own walks run out of stack (3,000). */
const MAX_DEPTH = 64;

/** A mistake in the grammar in an author's words, and how to repair a copy so that the rest can be read. */
export type Explanation = Draft & { edits?: TextEdit[] };

/** A problem when lists and maps are nested deeper than 64 levels; found without parsing. */
export function checkDepth(text: string): Draft | undefined {
  // Nearly every file is let through here: it has neither a deep margin nor many brackets.
  if (!/^[ \-?:]{64}/m.test(text) && (text.match(/[[{]/g)?.length ?? 0) <= MAX_DEPTH) return undefined;
  let offset = 0;
  let flow = 0;
  let dashes = 0;
  const margins: number[] = [];
  let isLineStart = true;
  for (const token of new Lexer().lex(text)) {
    // Marks that the lexer adds between tokens have no length in the text.
    if (/^[\u0002\u0018\u001f]/.test(token)) continue;
    if (token === "\n" || token === "\r\n") {
      isLineStart = true;
      dashes = 0;
    } else if (token === "[" || token === "{") flow += 1;
    else if ((token === "]" || token === "}") && flow > 0) flow -= 1;
    else if (isLineStart && (token === "-" || token === "?")) {
      dashes += 1;
      const column = offset - (text.lastIndexOf("\n", offset - 1) + 1);
      if (dashes === 1) while (margins.length > 0 && margins.at(-1)! >= column) margins.pop();
      margins.push(column);
    } else if (!/^[ \t\ufeff]/.test(token)) isLineStart = false;
    if (flow + margins.length > MAX_DEPTH) {
      return {
        code: "too-deep",
        start: offset,
        end: offset + 1,
        path: [],
        message: `Lists and groups are nested more than ${MAX_DEPTH} levels deep here.`,
        hint: "Take the parts out of each other.",
      };
    }
    offset += token.length;
  }
  return undefined;
}

/** Says what is wrong at the first mistake in the grammar. */
export function explainSyntaxError(text: string, document: Document.Parsed): Explanation {
  const error = document.errors[0] as YAMLParseError;
  let at = Math.min(error.pos[0], text.length);
  const unclosed = findOpenQuote(text, document, at, error);
  if (unclosed) return unclosed;
  if (error.code === "MULTIPLE_DOCS") return explainDocuments(text, at);
  if (error.code === "TAB_AS_INDENT" || /^[ ]*\t/.test(lineAt(text, at).text)) return explainTab(text, at);
  if (error.code === "BAD_DQ_ESCAPE") {
    return {
      code: "bad-escape",
      start: at,
      end: at + 2,
      path: [],
      message: `"${text.slice(at, at + 2)}" has no meaning inside double quotation marks.`,
      hint: "Write a backslash twice, or use single quotation marks around the text.",
      edits: [{ start: at, end: at, text: "\\" }],
    };
  }
  // The parser may stumble over the blank lines before the line that is wrong.
  const blank = /^\s*\n/.exec(text.slice(lineAt(text, at).start));
  if (blank) at = Math.min(text.length, lineAt(text, at).start + blank[0].length + indentationOf(lineAt(text, lineAt(text, at).start + blank[0].length).text));
  const cut = explainCutText(text, at);
  if (cut) return cut;
  const flow = findOpenBracket(text, document, error);
  if (flow) return flow;
  const nameless = explainNamelessList(text, at);
  if (nameless) return nameless;
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
    message: "This line cannot be read.",
    hint: "Each line is name: value, or starts with a dash in a list; text with : # or quotation marks in it goes in quotation marks.",
  };
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
    start,
    end: start + comment[1]!.trimEnd().length,
    path: [],
    message: "Everything from # on is read as a comment, so the text above ends here.",
    hint: "Put the whole text in quotation marks.",
  };
}

function explainDocuments(text: string, at: number): Explanation {
  const match = /^---(?=\s|$)/m.exec(text.slice(at)) ?? { index: 0 };
  const start = at + match.index;
  return {
    code: "several-documents",
    start,
    end: start + 3,
    path: [],
    message: "A line of three dashes starts a second document; a file can hold only one.",
    hint: "Remove the line, or move what follows to a file of its own.",
    edits: [{ start, end: text.length, text: "" }],
  };
}

function explainTab(text: string, at: number): Explanation {
  const lines: TextEdit[] = [];
  let line = lineAt(text, at);
  const first = line;
  // A run of lines that were indented by the same hand is one mistake.
  while (line.start < text.length) {
    const margin = /^[ \t]*/.exec(line.text)![0];
    if (margin.includes("\t"))
      lines.push({ start: line.start, end: line.start + margin.length, text: margin.replaceAll("\t", "  ") });
    else if (line.text.trim() !== "") break;
    if (line.end >= text.length) break;
    line = lineAt(text, line.end + 1);
  }
  const tab = first.text.indexOf("\t");
  return {
    code: "tab-indentation",
    start: first.start + tab,
    end: first.start + tab + 1,
    path: [],
    message:
      lines.length > 1
        ? `This line and ${lines.length - 1} below it are indented with tabs.`
        : "This line is indented with a tab.",
    hint: "Indent with spaces, two for each level.",
    edits: lines,
  };
}

/** A scalar in quotation marks that runs over the following lines. */
function findOpenQuote(
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
      if (start < at && (end >= at || text.slice(end, at).trim() === ""))
        found = { start, end, mark: text[start]! };
    }
  };
  visit(document.contents);
  if (!found) return undefined;
  const isMissing = error.code === "MISSING_CHAR" && /quote$/.test(error.message);
  const newline = text.indexOf("\n", found.start);
  const isLong = newline !== -1 && newline < found.end;
  if (
    !isMissing &&
    !(isLong && /\n[ \t]*(?:- +)?[A-Za-z][\w-]*:(?:[ \t]|$)/m.test(text.slice(found.start, found.end)))
  )
    return undefined;
  const stop = newline === -1 ? text.length : newline;
  const first = text.slice(found.start, stop).trimEnd();
  const end = found.start + first.length;
  return {
    code: "unclosed-quote",
    start: found.start,
    end,
    path: [],
    message: "The quotation mark that opens here is not closed.",
    hint: `Close it at the end of the text: ${first}${found.mark}`,
    edits: [{ start: end, end, text: found.mark }],
  };
}

/** A list or map in brackets that never ends, or that holds something that needs quotation marks. */
function findOpenBracket(
  text: string,
  document: Document.Parsed,
  error: YAMLParseError,
): Explanation | undefined {
  const line = lineAt(text, error.pos[0]);
  const bound = /(?<=[[{,:]\s*)\$\{[^}\n]*\}[^,\]}\n"']*(?=\s*[,\]}])/.exec(line.text);
  if (bound && /^[^#"']*[[{]/.test(line.text)) {
    const start = line.start + bound.index;
    const end = start + bound[0].trimEnd().length;
    return {
      code: "unquoted-binding",
      start,
      end,
      path: [],
      message: "Inside brackets, a value with ${…} needs quotation marks.",
      hint: `Write ${quote(text.slice(start, end))}`,
      fix: { start, end, text: quote(text.slice(start, end)) },
      edits: [{ start, end, text: quote(text.slice(start, end)) }],
    };
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
  return {
    code: "unclosed-bracket",
    start: open.start,
    end: open.start + shown.length,
    path: [],
    message: `The ${text[open.start]} that opens here is not closed with ${closing}.`,
    hint: `Close the list, or put the value in quotation marks if it is text.`,
    edits: [{ start: open.start + shown.length, end: open.start + shown.length, text: closing }],
  };
}

/** A name in the column of the dashes above it: a new entry whose dash was forgotten. */
function explainMissingDash(text: string, line: Line, margin: number): Explanation | undefined {
  const name = /^([\w$-]+)\s*:(\s|$)/.exec(line.text.slice(margin))?.[1];
  if (name === undefined || margin === 0) return undefined;
  for (let above = line.start; above > 0; ) {
    const candidate = lineAt(text, above - 1);
    above = candidate.start;
    if (candidate.text.trim() === "") continue;
    const own = indentationOf(candidate.text);
    if (own < margin) return undefined;
    if (own > margin) continue;
    if (!/^-\s/.test(candidate.text.slice(own))) return undefined;
    const start = line.start + margin;
    return {
      code: "missing-dash",
      start,
      end: start + name.length,
      path: [],
      message: `"${name}" stands in the column of the dashes above, but has none itself.`,
      hint: `Write "- ${name}: …" if a new entry starts here; otherwise indent the line by two more spaces.`,
      edits: [{ start, end: start, text: "- " }],
    };
  }
  return undefined;
}

/** A list below a name that has a value already: the name of the list is missing. */
function explainNamelessList(text: string, at: number): Explanation | undefined {
  const line = lineAt(text, at);
  if (line.end >= text.length) return undefined;
  const below = lineAt(text, line.end + 1);
  const margin = indentationOf(below.text);
  if (!/^\s*[\w$-]+:\s+\S/.test(line.text) || !/^-\s/.test(below.text.slice(margin)) || margin <= indentationOf(line.text)) return undefined;
  const start = below.start + margin;
  return {
    code: "list-without-name",
    start,
    end: start + 1,
    path: [],
    message: "A list starts here, but the line above it has a value already.",
    hint: "Write the name of the list on a line of its own above it, such as blocks:.",
  };
}

/** A line that starts too far left or right for its neighbours. */
function explainMargin(text: string, at: number, error: YAMLParseError): Explanation | undefined {
  let line = lineAt(text, at);
  // A name on the line below was swallowed into the value above it: then the lower line is the wrong one.
  if (
    (error.code === "BLOCK_AS_IMPLICIT_KEY" || error.code === "MULTILINE_IMPLICIT_KEY") &&
    line.end < text.length
  ) {
    const below = lineAt(text, line.end + 1);
    const isOwnLine =
      /^\s*-?\s*[\w$-]+:(\s|$)/.test(below.text) && indentationOf(below.text) > indentationOf(line.text);
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
  const forgotten = isItem ? undefined : explainMissingDash(text, line, margin);
  if (forgotten) return forgotten;
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
  while (true) {
    const own = indentationOf(next.text);
    if (
      next !== line &&
      next.text.trim() !== "" &&
      (own < margin || (isItem && own === margin && !/^-/.test(next.text.slice(own))))
    )
      break;
    if (next.text.trim() !== "") {
      edits.push(
        shift > 0
          ? { start: next.start, end: next.start, text: " ".repeat(shift) }
          : { start: next.start, end: next.start + Math.min(own, -shift), text: "" },
      );
    }
    if (next.end >= text.length) break;
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
  const spaces = (count: number): string => (count === 1 ? "1 space" : `${count} spaces`);
  return {
    code: "wrong-indentation",
    start,
    end,
    path: [],
    message: `This line is indented by ${spaces(margin)}, which fits neither the line above nor a new level.`,
    hint: `Lines that belong together start in the same column: indent it by ${spaces(wanted)}.`,
    edits,
  };
}
