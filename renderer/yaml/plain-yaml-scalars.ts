import { isLongLine } from "./doubled-entries.ts";
import {
  CARRIAGE_RETURN,
  CLOSE_LIST,
  CLOSE_MAP,
  COLON,
  COMMA,
  DASH,
  GREATER,
  HASH,
  LINE_FEED,
  OPEN_LIST,
  OPEN_MAP,
  PLUS,
  type PlainYamlCursor,
  POINT,
  SPACE,
  scalarNode,
} from "./plain-yaml-cursor.ts";
import type { ScalarNode } from "./tree.ts";
import { findSwallowedText } from "./yaml-traps.ts";

/** Characters that open something else than an unquoted text, or nothing at all. */
const signs = new Set(Array.from("\"'[]{},#&*!|>%@`?:", (sign) => sign.charCodeAt(0)));

/** An unquoted text, on one line or folded over several that are indented by `minColumn` or more. */
export function readPlainScalar(cursor: PlainYamlCursor, minColumn: number): ScalarNode | undefined {
  const { text } = cursor;
  const start = cursor.at;
  if (!canStart(cursor, false)) return undefined;
  let end = findEnd(cursor, false);
  if (end === -1) return undefined;
  let source = text.slice(start, end);
  let isFolded = false;
  for (;;) {
    cursor.at = end;
    if (!cursor.finishLine() || !cursor.nextLine()) return undefined;
    if (cursor.column < minColumn) {
      const scalar = scalarNode(start, end, isFolded ? source : resolve(source), source, true, false);
      const isTrap =
        (cursor.hasRemark && findSwallowedText(text, scalar)) ||
        endsOddly(source) ||
        // Names with an equals sign, one below the other, make one text of several lines.
        (isFolded && /^[A-Za-z][\w-]* *=/.test(source));
      return isTrap ? undefined : scalar;
    }
    if (cursor.hasRemark || cursor.commentColumn !== -1 || cursor.isDash()) return undefined;
    end = findEnd(cursor, false);
    if (end === -1) return undefined;
    source += cursor.emptyLines === 0 ? " " : "\n".repeat(cursor.emptyLines);
    source += text.slice(cursor.at, end);
    isFolded = true;
  }
}

const ODD_ENDS = ['"', ">", "/"];

/** With a quotation mark, or with what closes a comment of another language: there may be more to say. */
function endsOddly(source: string): boolean {
  // Asked of every text, and hardly any ends with one of these.
  return (
    ODD_ENDS.includes(source.at(-1) ?? "") && /^(?:[^"]*(?:[^\d"]|\d{4})"|[\s\S]*(?:-->|\*\/))$/.test(source)
  );
}

/**
 * An unquoted text between brackets, on one line or folded over several that are indented by `minColumn` or more; the
 * cursor comes to stand behind it.
 */
export function readFlowScalar(cursor: PlainYamlCursor, minColumn: number): ScalarNode | undefined {
  const { text, at: start } = cursor;
  if (!canStart(cursor, true)) return undefined;
  let source = "";
  let gap = "";
  for (;;) {
    const end = findEnd(cursor, true);
    if (end === -1) return undefined;
    source += gap + text.slice(cursor.at, end);
    cursor.at = end;
    cursor.skipSpaces();
    const fold = cursor.isLineEnd(cursor.at) ? cursor.fold(cursor.at) : undefined;
    const isLast = !fold || isFlowSign(text.charCodeAt(fold.next));
    cursor.at = isLast ? end : fold.next;
    if (isLast) break;
    // A comment, a dash or a line too far left may be a mistake.
    if (cursor.code === HASH || cursor.isDash() || fold.column < minColumn) return undefined;
    gap = fold.gap;
  }
  // Between numbers it stands for a comma, which is the full parser's business.
  if ((source.includes(";") && /^-?\d/.test(source)) || endsOddly(source)) return undefined;
  const value = gap === "" ? resolve(source) : source;
  return scalarNode(start, cursor.at, value, source, true, false);
}

/** A block of text behind `|` or `>`, indented by `minColumn` or more; the cursor comes to stand on the next line. */
export function readBlockScalar(cursor: PlainYamlCursor, minColumn: number): ScalarNode | undefined {
  const { text, at: start } = cursor;
  const isFolded = cursor.code === GREATER;
  cursor.at += 1;
  const chomping = cursor.code;
  if (chomping === PLUS || chomping === DASH) cursor.at += 1;
  if (!cursor.finishLine() || (cursor.hasRemark && !cursor.ignoresComments)) return undefined;
  let value = "";
  let indent = -1;
  let emptyLines = 0;
  let lastColumn = -1;
  let lastLength = 0;
  // Empty lines below the text belong to it with `+` only.
  let { at: end } = cursor;
  while (cursor.at < text.length) {
    const lineStart = cursor.at;
    cursor.skipSpaces();
    const column = cursor.at - lineStart;
    if (cursor.isLineEnd(cursor.at)) {
      // Spaces that reach further right than the text may belong to it, or be a mistake.
      if (cursor.at === text.length || (indent === -1 ? column >= minColumn : column > indent))
        return undefined;
      emptyLines += 1;
      cursor.skipLineBreak();
      continue;
    }
    if (indent === -1) {
      if (column < minColumn) return undefined;
      indent = column;
      value = "\n".repeat(emptyLines);
    } else if (column < indent) {
      cursor.at = lineStart;
      break;
    } else {
      // Lines with a margin of their own are not folded, nor is what stands around them.
      const isKept = !isFolded || column > indent || lastColumn > indent;
      if (isKept) value += "\n".repeat(emptyLines + 1);
      else value += emptyLines === 0 ? " " : "\n".repeat(emptyLines);
    }
    lastColumn = column;
    emptyLines = 0;
    const stop = text.indexOf("\n", cursor.at);
    const lineEnd = stop === -1 ? text.length : stop;
    // A line that stands there twice is the full parser's business.
    const length = lineEnd - lineStart;
    if (length === lastLength && isSameLine(text, lineStart, length)) return undefined;
    lastLength = length;
    value += text.slice(
      lineStart + indent,
      text.charCodeAt(lineEnd - 1) === CARRIAGE_RETURN ? lineEnd - 1 : lineEnd,
    );
    cursor.at = stop === -1 ? text.length : stop + 1;
    end = cursor.at;
  }
  if (indent === -1) return undefined;
  if (chomping === PLUS) {
    value += "\n".repeat(emptyLines + 1);
    end = cursor.at;
  } else if (chomping !== DASH) value += "\n";
  cursor.reach = end;
  if (!cursor.nextLine()) return undefined;
  return scalarNode(start, end, value, value, false, true);
}

/** Whether a line is long, and says what the line right above it says. */
function isSameLine(text: string, start: number, length: number): boolean {
  const above = start - 1 - length;
  return (
    above >= 0 &&
    isLongLine(text.slice(start, start + length)) &&
    text.startsWith(text.slice(start, start + length), above)
  );
}

function canStart(cursor: PlainYamlCursor, isFlow: boolean): boolean {
  const { code } = cursor;
  if (code !== DASH) return !signs.has(code) && !cursor.isLineEnd(cursor.at);
  return !cursor.isIndicator(cursor.at) && !(isFlow && isFlowSign(cursor.text.charCodeAt(cursor.at + 1)));
}

/** Where the unquoted text ends on this line, without spaces behind it; -1 when a colon in it may end a name. */
function findEnd(cursor: PlainYamlCursor, isFlow: boolean): number {
  const { text } = cursor;
  const { length } = text;
  let end = cursor.at;
  for (let at = end; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === LINE_FEED || code === CARRIAGE_RETURN) break;
    if (code === SPACE) continue;
    if (code === HASH && at > cursor.at && text.charCodeAt(at - 1) === SPACE) break;
    if (code === COLON && cursor.isIndicator(at)) return -1;
    if (isFlow && isFlowSign(code)) {
      if (text.charCodeAt(at - 1) === COLON) return -1;
      break;
    }
    end = at + 1;
  }
  return end;
}

function isFlowSign(code: number): boolean {
  return (
    code === COMMA || code === OPEN_LIST || code === CLOSE_LIST || code === OPEN_MAP || code === CLOSE_MAP
  );
}

/** What an unquoted text means by the core schema of YAML 1.2: a number, true, false, nothing, or itself. */
function resolve(source: string): ScalarNode["value"] {
  const first = source.charCodeAt(0);
  if (first === DASH || first === PLUS || first === POINT || (first >= 48 && first <= 57))
    return resolveNumber(source);
  if (source.length > 5) return source;
  switch (source) {
    case "~":
    case "null":
    case "Null":
    case "NULL":
      return null;
    case "true":
    case "True":
    case "TRUE":
      return true;
    case "false":
    case "False":
    case "FALSE":
      return false;
    default:
      return source;
  }
}

function resolveNumber(source: string): string | number {
  if (/^[-+]?[0-9]+$/.test(source)) return Number.parseInt(source, 10);
  if (/^0o[0-7]+$/.test(source)) return Number.parseInt(source.slice(2), 8);
  if (/^0x[0-9a-fA-F]+$/.test(source)) return Number.parseInt(source.slice(2), 16);
  if (/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/.test(source))
    return Number.parseFloat(source);
  if (/^(?:[-+]?\.(?:inf|Inf|INF))$/.test(source))
    return source.startsWith("-") ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  return /^\.(?:nan|NaN|NAN)$/.test(source) ? Number.NaN : source;
}
