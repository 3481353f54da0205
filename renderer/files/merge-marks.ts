/** Lines that a merge leaves around what nobody has decided. */
const MARK = /^(?:(?:<{7}|>{7})(?= |\r?$)[^\r\n]*|={7}(?=\r?$))/gm;

/** Below words, a line of equals signs makes them a heading in Markdown; below anything else it is read as it is. */
const ABOVE = /^[ \t]*(?:(?:[-*+>|#]|\d{1,3}[.)]).*)?$/;

/**
 * The first line of a text that a merge has left in it, where the text is no YAML: offsets from 0, `end` is exclusive.
 *
 * @param isWords  It is Markdown or HTML, where a line of equals signs may be meant.
 */
export function findMergeMark(text: string, isWords = false): { start: number; end: number } | undefined {
  for (const { 0: line, index } of text.matchAll(MARK))
    if (!isWords || !line.startsWith("=") || isLeftInWords(text, index))
      return { start: index, end: index + line.length };
  return undefined;
}

function isLeftInWords(text: string, start: number): boolean {
  return start === 0 || mayBeLeftBelow(text.slice(text.lastIndexOf("\n", start - 2) + 1, start - 1));
}

/** Whether a line of equals signs below this one underlines nothing. */
export const mayBeLeftBelow = (line: string): boolean => ABOVE.test(line.replace(/\r$/, ""));
