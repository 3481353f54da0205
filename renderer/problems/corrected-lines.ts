import type { Correction } from "../model.ts";

/** The lines that a correction changes, as it would leave them; on one line, without the margin. */
export function correctedLines(source: string, { range, text }: Correction): string {
  const from = source.lastIndexOf("\n", range.start.offset - 1) + 1;
  const stop = source.indexOf("\n", range.end.offset);
  const to = stop === -1 ? source.length : stop;
  const lines = source.slice(from, range.start.offset) + text + source.slice(range.end.offset, to);
  return lines.trim().replace(/\s*\n\s*/g, " ⏎ ") || "without this line";
}
