import { indentationOf, type Line, lineAt } from "./line.ts";
import type { TextEdit } from "./text-edits.ts";

/** The names of an entry behind its dash or what stands for it: where they are, and where they belong. */
export interface Columns {
  dash: number;
  old: number;
  new: number;
}

/**
 * The lines below the first of an entry moved with its name, where they stand in the column that the name had: with a
 * dash put right they would be left behind.
 */
export function followColumn(text: string, first: Line, { dash, old, new: wanted }: Columns): TextEdit[] {
  const edits: TextEdit[] = [];
  if (old === wanted) return edits;
  for (let line = first; line.end < text.length; ) {
    line = lineAt(text, line.end + 1);
    if (line.text.trim() === "") continue;
    const own = indentationOf(line.text);
    // What stands where it belongs was not moved.
    if (own <= dash || own < old || own === wanted || (edits.length === 0 && own !== old)) break;
    edits.push(
      wanted > old
        ? { start: line.start, end: line.start, text: " ".repeat(wanted - old) }
        : { start: line.start, end: line.start + Math.min(own, old - wanted), text: "" },
    );
  }
  return edits;
}
