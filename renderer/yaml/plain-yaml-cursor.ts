import type { ScalarNode } from "./tree.ts";

export const LINE_FEED = 10;
export const CARRIAGE_RETURN = 13;
export const SPACE = 32;
export const DOUBLE_QUOTE = 34;
export const HASH = 35;
export const SINGLE_QUOTE = 39;
export const PLUS = 43;
export const COMMA = 44;
export const DASH = 45;
export const POINT = 46;
export const COLON = 58;
export const GREATER = 62;
export const OPEN_LIST = 91;
export const BACKSLASH = 92;
export const CLOSE_LIST = 93;
export const OPEN_MAP = 123;
export const BAR = 124;
export const CLOSE_MAP = 125;

/** Names longer than this (the grammar allows 1,024 characters) are left to the full parser. */
const MAX_NAME_LENGTH = 1_000;

/**
 * A place in a text that moves forward only. Line breaks are LF or CR LF; a CR elsewhere, like a tab, never
 * comes this far (`readPlainYaml` looks for them first).
 *
 * Methods that answer `false` have met something that is left to the full parser.
 */
export class PlainYamlCursor {
  readonly text: string;
  /** The next character to be read. */
  at = 0;
  /** After `nextLine`: how far the line is indented, and after a dash where its content stands; -1 behind the last line. */
  column = 0;
  /** After `nextLine`: empty lines that were skipped. */
  emptyLines = 0;
  /** After `nextLine`: the column of the comments that were skipped, or -1. */
  commentColumn = -1;
  /** After `finishLine`: whether a comment stands behind the value. */
  hasRemark = false;
  /** Where the value that was read last ends with the rest of its line: the end of a list or map it closes. */
  reach = 0;

  /** @param ignoresComments  Comments may stand anywhere; what they belong to, and how far that reaches, is not asked. */
  constructor(
    text: string,
    readonly ignoresComments = false,
  ) {
    this.text = text;
  }

  /** The character at the cursor, or NaN behind the end. */
  get code(): number {
    return this.text.charCodeAt(this.at);
  }

  /** True behind the last line with content, after `nextLine`. */
  isAtEnd(): boolean {
    return this.column === -1;
  }

  isLineEnd(at: number): boolean {
    if (at >= this.text.length) return true;
    const code = this.text.charCodeAt(at);
    return code === LINE_FEED || code === CARRIAGE_RETURN;
  }

  /** True when the character here has a space or the end of the line behind it, as a dash of a list has. */
  isIndicator(at: number): boolean {
    return this.text.charCodeAt(at + 1) === SPACE || this.isLineEnd(at + 1);
  }

  /** True at the dash of a list entry. */
  isDash(): boolean {
    return this.code === DASH && this.isIndicator(this.at);
  }

  skipSpaces(): void {
    while (this.text.charCodeAt(this.at) === SPACE) this.at += 1;
  }

  /** Moves to the line break behind what stands here. */
  skipToLineEnd(): void {
    while (!this.isLineEnd(this.at)) this.at += 1;
  }

  /** Moves behind the line break that stands here. */
  skipLineBreak(): void {
    if (this.code === CARRIAGE_RETURN) this.at += 1;
    if (this.at < this.text.length) this.at += 1;
  }

  /** Moves from the end of a value over spaces and a comment to the start of the next line. */
  finishLine(): boolean {
    const from = this.at;
    this.skipSpaces();
    this.hasRemark = !this.isLineEnd(this.at);
    if (this.hasRemark) {
      if (this.code !== HASH || this.at === from) return false;
      const stop = this.text.indexOf("\n", this.at);
      this.at = stop === -1 ? this.text.length : stop;
    }
    this.skipLineBreak();
    this.reach = this.at;
    return true;
  }

  /**
   * Moves from the start of a line to the first character of the next line with content.
   *
   * Answers `false` when comments stand in different columns or further left than what is below them: to what
   * they belong is for the full parser to say.
   */
  nextLine(): boolean {
    const { text } = this;
    this.emptyLines = 0;
    this.commentColumn = -1;
    while (this.at < text.length) {
      const start = this.at;
      this.skipSpaces();
      if (this.isLineEnd(this.at)) {
        this.emptyLines += 1;
        this.skipLineBreak();
      } else {
        this.column = this.at - start;
        if (this.code !== HASH) return this.commentColumn === -1 || this.commentColumn >= this.column;
        if (!this.ignoresComments) {
          if (this.commentColumn !== -1 && this.commentColumn !== this.column) return false;
          this.commentColumn = this.column;
        }
        const stop = text.indexOf("\n", this.at);
        this.at = stop === -1 ? text.length : stop + 1;
      }
    }
    this.column = -1;
    return true;
  }

  /**
   * Moves on from the list or map in this column, below which the cursor has come to stand.
   *
   * Comments below the last entry belong to the list or map in whose column they stand, and what is around it
   * ends behind them. Answers `false` when they belong to the entry itself.
   */
  leave(column: number): boolean {
    if (this.commentColumn > column) return false;
    // Below the outermost list or map, they belong to the file.
    if (column === 0 || this.column === column || this.commentColumn < column) return true;
    this.commentColumn = -1;
    this.reach = this.at;
    return true;
  }

  /**
   * Where the name that starts here ends, before its colon, its quotation marks included; -1 when no plain name stands
   * here. Between brackets a value may follow a quoted name and its colon at once, as in JSON.
   */
  findNameEnd(isFlow = false): number {
    const { text } = this;
    const mark = this.code;
    const isQuoted = mark === DOUBLE_QUOTE || mark === SINGLE_QUOTE;
    const start = this.at + (isQuoted ? 1 : 0);
    let end = start;
    if (text.charCodeAt(end) === DASH) return -1;
    while (isNameCharacter(text.charCodeAt(end))) end += 1;
    if (end === start || end - start > MAX_NAME_LENGTH) return -1;
    if (isQuoted && text.charCodeAt(end++) !== mark) return -1;
    if (text.charCodeAt(end) !== COLON) return -1;
    return (isQuoted && isFlow) || this.isIndicator(end) ? end : -1;
  }

  /** The name between these offsets, without its quotation marks. */
  nameBetween(start: number, end: number): string {
    const code = this.text.charCodeAt(start);
    return code === DOUBLE_QUOTE || code === SINGLE_QUOTE
      ? this.text.slice(start + 1, end - 1)
      : this.text.slice(start, end);
  }

  /**
   * What the line break at an offset stands for in a text, with the empty lines below it: one is a space, each further
   * one a line break. `next` is the first character behind the margin of the next line, `column` how far that is indented.
   */
  fold(start: number): { gap: string; next: number; column: number } | undefined {
    const { text } = this;
    let at = start;
    let breaks = 0;
    let column = 0;
    while (at < text.length && this.isLineEnd(at)) {
      at += text.charCodeAt(at) === CARRIAGE_RETURN ? 2 : 1;
      breaks += 1;
      const lineStart = at;
      while (text.charCodeAt(at) === SPACE) at += 1;
      column = at - lineStart;
    }
    // At the left edge, dashes and points may end the file.
    if (at >= text.length || column === 0) return undefined;
    return { gap: breaks === 1 ? " " : "\n".repeat(breaks - 1), next: at, column };
  }

  /** Moves over the three dashes that some programs begin a file with. */
  skipFileStart(): boolean {
    const isStart = this.column === 0 && this.text.startsWith("---", this.at) && this.isLineEnd(this.at + 3);
    if (!isStart) return true;
    this.at += 3;
    this.skipLineBreak();
    return this.nextLine();
  }
}

/** A letter, a digit or one of `$`, `-`, `_`: what names consist of in nearly every file. */
function isNameCharacter(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 48 && code <= 57) ||
    code === 95 ||
    code === DASH ||
    code === 36
  );
}

/** True for names about which something would be said, or which mean something to YAML. */
export function isReservedName(name: string): boolean {
  return name === "null" || name === "Null" || name === "NULL" || name === "__proto__";
}

export function scalarNode(
  start: number,
  end: number,
  value: ScalarNode["value"],
  source: string,
  plain: boolean,
  isBlock: boolean,
): ScalarNode {
  return { kind: "scalar", start, end, value, source, plain, isBlock };
}
