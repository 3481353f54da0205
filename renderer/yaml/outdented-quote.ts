import type { Explanation } from "./explanation.ts";
import { indentationOf, lineAt } from "./line.ts";
import { editedRange, type TextEdit } from "./text-edits.ts";

/** A text in quotation marks behind a name, with what is in front of the name. */
const OPENS = /^( *(?:- +)*)[\w$-]+:\s+["']/;

/** Longer texts are not looked through. */
const MOST_LINES = 60;

/**
 * A text in quotation marks whose other lines stand no further right than its name, as it was pasted: it closes at the
 * end of a line below, and nothing in between is a name or an entry.
 *
 * @param start  Where its quotation mark stands.
 */
export function explainOutdentedQuote(text: string, start: number): Explanation | undefined {
  const first = lineAt(text, start);
  const mark = text[start]!;
  const opening = OPENS.exec(first.text)?.[1];
  const words = text.slice(start + 1, first.end);
  if (opening === undefined || words.includes(mark) || first.text.indexOf(mark) !== start - first.start)
    return undefined;
  const wanted = opening.length + 2;
  const edits: TextEdit[] = [];
  let outdented: Explanation | undefined;
  let line = first;
  for (let count = 0; count < MOST_LINES && line.end < text.length; count += 1) {
    line = lineAt(text, line.end + 1);
    const own = line.text.trim();
    if (own === "") continue;
    if (/^(?:[\w$-]+:(?:\s|$)|-\s|#)/.test(own)) return undefined;
    const margin = indentationOf(line.text);
    if (margin < wanted) {
      edits.push({ start: line.start, end: line.start + margin, text: " ".repeat(wanted) });
      outdented ??= {
        code: "wrong-indentation",
        params: { margin, wanted },
        start: line.start + margin,
        end: line.start + line.text.trimEnd().length,
        path: [],
      };
    }
    if (!own.includes(mark)) continue;
    if (!outdented || own.indexOf(mark) !== own.length - 1) return undefined;
    return { ...outdented, offer: editedRange(text, edits[0]!.start, line.end, edits), edits };
  }
  return undefined;
}
