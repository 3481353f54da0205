import type { Range } from "../model.ts";

/** How the parts of a frame are coloured; the identity for plain text. */
export interface FrameColours {
  gutter(text: string): string;
  mark(text: string): string;
}

const plain: FrameColours = { gutter: (text) => text, mark: (text) => text };

/** Longer lines are cut around the place, so that a frame fits a terminal. */
const MAX_WIDTH = 100;
const TAB = "  ";

/**
 * The line that a range starts on with the one above it, and marks under the range.
 *
 * ```
 *   14 |     title: Visit us
 *   15 |   - type: card-gird
 *      |           ^^^^^^^^^
 * ```
 *
 * @param source  Text of the file. @param range  Lines and columns from 1, in UTF-16 code units.
 * @returns Lines joined by newlines, indented by two spaces; empty when the file has no such line.
 */
export function codeFrame(source: string, range: Range, colours: FrameColours = plain): string {
  const lines = linesOf(source);
  const { line, column } = range.start;
  const current = lines[line - 1];
  if (current === undefined || source === "") return "";
  const lastColumn = range.end.line === line ? Math.max(range.end.column, column + 1) : current.length + 1;
  const from = Math.max(0, column - 1 > MAX_WIDTH - 20 ? column - 1 - 40 : 0);
  const cut = (text: string): string => {
    const shown = text.slice(from, from + MAX_WIDTH);
    return `${from > 0 && text.length > 0 ? "…" : ""}${shown}${text.length > from + MAX_WIDTH ? "…" : ""}`;
  };
  const width = String(line).length;
  const row = (number: number | undefined, text: string): string =>
    `  ${colours.gutter(`${String(number ?? "").padStart(width)} |`)} ${text}`.trimEnd();
  const above = lines[line - 2];
  const before = `${from > 0 ? " " : ""}${widthOf(reveal(current.slice(from, column - 1)))}`;
  const marks = widthOf(reveal(current.slice(column - 1, Math.min(lastColumn - 1, from + MAX_WIDTH)))).length;
  return [
    ...(above !== undefined && above.trim() !== "" ? [row(line - 1, reveal(cut(above)))] : []),
    row(line, reveal(cut(current))),
    row(undefined, `${before}${colours.mark("^".repeat(Math.max(1, marks)))}`),
  ].join("\n");
}

let lastSplit: { source: string; lines: readonly string[] } = { source: "", lines: [""] };

/** The lines of a text. Problems come file by file, thousands of one at times: it is parted once for all of them. */
function linesOf(source: string): readonly string[] {
  if (source !== lastSplit.source)
    lastSplit = { source, lines: source.replace(/^\ufeff/, "").split(/\r?\n/) };
  return lastSplit.lines;
}

const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: making them visible is the purpose
  /[\u0000-\u0008\u000b-\u001f\u007f-\u00a0\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/g;

/** What parts or joins letters in Persian, Hindi and the like, or the parts of an emoji: there it belongs to the word. */
const joiner =
  /(?<=(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}])[\u200c\u200d](?=\p{L})|(?<=\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d/gu;

/** Shows tabs as spaces and characters that nobody sees by their code points. */
function reveal(text: string): string {
  const name = (character: string): string =>
    character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
  const joined = new Set(Array.from(text.matchAll(joiner), ({ index }) => index));
  return text
    .replace(invisible, (character, at: number) => (joined.has(at) ? character : `<U+${name(character)}>`))
    .replaceAll("\t", TAB);
}

/** As many spaces as a text takes columns on a terminal: two for wide characters, none for marks that combine. */
function widthOf(text: string): string {
  let columns = 0;
  for (const character of text) {
    if (/\p{Mn}|[\ufe0f\u200c\u200d]/u.test(character)) continue;
    columns +=
      /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u.test(
        character,
      )
        ? 2
        : 1;
  }
  return " ".repeat(columns);
}
