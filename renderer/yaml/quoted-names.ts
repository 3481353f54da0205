import type { Explanation } from "./explanation.ts";
import type { Line } from "./line.ts";

/** A quotation mark in front of a name that stands alone: `"title: About us`. */
const MARKED = /^(\s*)((?:- +)*)(["'])([A-Za-z$][\w-]*):(?:\s|$)/;

/**
 * Explains a quotation mark in front of a name that nothing on its line closes. Without it the line is what was meant.
 * Behind a dash it may also begin a text: `- "Note: closed in May`.
 */
export function explainMarkBeforeName(line: Line): Explanation | undefined {
  const match = MARKED.exec(line.text);
  if (!match) return undefined;
  const [, margin, dashes, mark, name] = match as unknown as [string, string, string, string, string];
  if (line.text.split(mark).length % 2 === 1) return undefined;
  const start = line.start + margin.length + dashes.length;
  const edit = { start, end: start + 1, text: "" };
  return {
    code: "unclosed-quote",
    params: { isSwallowing: false, name },
    start,
    end: start + 1 + name.length,
    path: [],
    ...(dashes === "" ? { fix: edit } : { offer: edit }),
    edits: [edit],
  };
}
