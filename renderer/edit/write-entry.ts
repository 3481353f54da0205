import { stringify } from "yaml";
import type { OptionValue } from "../model.ts";
import { writeDouble } from "../yaml/write-scalar.ts";

/** A value between brackets or behind a name, on one line. */
export function flowValue(value: OptionValue): string {
  if (typeof value === "string" && value.includes("\n")) return writeDouble(value);
  return stringify(value, { collectionStyle: "flow", lineWidth: 0, flowCollectionPadding: true }).trimEnd();
}

/**
 * An option with its value, as lines with their line ends.
 *
 * @param column  Where its name stands, from 0. @param lineBreak  As the file has them.
 */
export function blockEntry(name: string, value: OptionValue, column: number, lineBreak: string): string {
  return indent(stringify({ [name]: value }, { lineWidth: 0 }), column, lineBreak);
}

/** A group or list as lines that are parted by line feeds. */
export function valueLines(value: OptionValue): string {
  return stringify(value, { lineWidth: 0 }).replace(/\n$/, "");
}

function indent(lines: string, column: number, lineBreak: string): string {
  return indentLines(lines.replace(/\n$/, ""), column, lineBreak) + lineBreak;
}

/** Lines that are parted by line feeds, moved to the right; empty ones stay empty. */
export function indentLines(lines: string, column: number, lineBreak: string): string {
  const pad = " ".repeat(column);
  return lines
    .split("\n")
    .map((line) => (line === "" ? "" : pad + line))
    .join(lineBreak);
}

/**
 * Lines moved to the right or left together. The first keeps its place; one that cannot be moved so far to the left
 * is moved as far as it can.
 *
 * @param by  Columns; less than 0 for left.
 */
export function shiftLines(lines: string, by: number): string {
  return lines
    .split("\n")
    .map((line, index) => {
      // Spaces alone may be the words of a text below |.
      if (index === 0 || /^\r?$/.test(line)) return line;
      if (by >= 0) return " ".repeat(by) + line;
      return line.slice(Math.min(-by, /^ */.exec(line)![0].length));
    })
    .join("\n");
}
