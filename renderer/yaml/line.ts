/** One line of a text: offsets from 0, `end` before the line break; `text` without a carriage return. */
export interface Line {
  start: number;
  end: number;
  text: string;
}

/** The line that an offset is in. */
export function lineAt(text: string, offset: number): Line {
  const start = offset <= 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
  const next = text.indexOf("\n", start);
  const end = next === -1 ? text.length : next;
  return { start, end, text: text.slice(start, end).replace(/\r$/, "") };
}

/** The line breaks of a text. */
export function lineBreakOf(text: string): string {
  return text.includes("\r\n") ? "\r\n" : "\n";
}

/** Number of spaces before the first other character. */
export function indentationOf(line: string): number {
  return /^ */.exec(line)![0].length;
}

/** The name of a text of several lines, with what is in front of the name. */
export const OPENS_TEXT = /^( *(?:- +)*)[\w$-]+:\s+[|>][-+\d]*\s*(?:#.*)?$/;

/** A text in quotation marks, as YAML wants it. */
export function quote(text: string): string {
  return text.includes('"') || text.includes("\\") ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

/** A text as YAML wants it, for a value of a line: where the mark is left that closed it, the one that opened it was lost. */
export function quoteWhole(value: string): string {
  return /^[^"\\]*[^"\\\d]"$/.test(value) ? `"${value}` : quote(value);
}

/** A value as it stands between braces or brackets: in quotation marks where it would be read as something else. */
export function inFlow(value: string | number): string {
  if (typeof value === "number") return String(value);
  const isPlain =
    /^[\p{L}/][^,[\]{}"'#:]*$/u.test(value) && !/^(?:true|false|null|yes|no|on|off)$/i.test(value);
  return isPlain ? value : quote(value);
}
