/** A cell: a text, or a number with its unit already in words. */
export type Cell = string;

/** Prints rows under headings, the first column to the left, the others to the right. */
export function printTable(
  caption: string,
  headings: readonly string[],
  rows: readonly (readonly Cell[])[],
): void {
  const all = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...all.map((row) => (row[column] ?? "").length)));
  const line = (row: readonly Cell[]) =>
    widths
      .map((width, column) =>
        column === 0 ? (row[column] ?? "").padEnd(width) : (row[column] ?? "").padStart(width),
      )
      .join("  ")
      .trimEnd();
  const rule = widths.map((width) => "─".repeat(width)).join("  ");
  process.stdout.write(`\n${caption}\n${line(headings)}\n${rule}\n${rows.map(line).join("\n")}\n`);
}

/** "1.42 s", "38 s", "412 ms". */
export function time(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  return `${(milliseconds / 1000).toFixed(milliseconds < 10_000 ? 2 : 1)} s`;
}

/** "4.6 KB"; a kilobyte has a thousand bytes. */
export function kilobytes(bytes: number | undefined): string {
  return bytes === undefined ? "-" : `${(bytes / 1000).toFixed(1)} KB`;
}

/** "199 MiB". */
export function mebibytes(bytes: number | undefined): string {
  return bytes === undefined ? "-" : `${Math.round(bytes / 2 ** 20)} MiB`;
}

/** The figure, and what it ought to be when it is not. */
export function against(budget: number, value: number, print: (value: number) => string): Cell {
  return value > budget ? `${print(value)} > ${print(budget)}` : print(value);
}
