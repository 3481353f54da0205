import type { Explanation } from "./explanation.ts";
import { indentationOf, type Line, lineAt } from "./line.ts";
import type { TextEdit } from "./text-edits.ts";

/** Lines that are indented with tabs: where spaces should be, and how many, their neighbours tell. */
export function explainTab(text: string, at: number): Explanation {
  const lines: { line: Line; margin: string }[] = [];
  let line = lineAt(text, at);
  const first = line;
  // A run of lines that were indented by the same hand is one mistake.
  while (line.start < text.length) {
    const margin = /^[ \t]*/.exec(line.text)![0];
    if (margin.includes("\t")) lines.push({ line, margin });
    else if (line.text.trim() !== "") break;
    if (line.end >= text.length) break;
    line = lineAt(text, line.end + 1);
  }
  const tab = first.text.indexOf("\t");
  const start = first.start + tab;
  const widest = widthOf(lines[0]?.margin ?? "");
  const shift = columnFor(text, first, line) - widest;
  const edits: TextEdit[] = lines.map(({ line: one, margin }) => ({
    start: one.start,
    end: one.start + margin.length,
    text: " ".repeat(Math.max(0, widthOf(margin) + shift)),
  }));
  return {
    code: "tab-indentation",
    params: { below: lines.length - 1 },
    start,
    end: start + 1,
    path: [],
    // Of several lines only the author knows which belongs under which.
    ...(edits.length === 1 && edits[0] && { fix: edits[0] }),
    edits,
  };
}

function widthOf(margin: string): number {
  return margin.replaceAll("\t", "  ").length;
}

/** The column in which the first of the lines belongs. @param below  The first line after them. */
function columnFor(text: string, first: Line, below: Line): number {
  const isEntry = (one: string): boolean => /^\s*-(\s|$)/.test(one);
  let above = first.start;
  while (above > 0) {
    const candidate = lineAt(text, above - 1);
    above = candidate.start;
    if (candidate.text.trim() === "" || /^\s*#/.test(candidate.text)) continue;
    const dashes = /^\s*(?:-\s+)*/.exec(candidate.text)![0].length;
    const opens = /:\s*(#.*)?$|[|>][+-]?\s*$/.test(candidate.text);
    if (!opens)
      return isEntry(first.text) && isEntry(candidate.text) ? indentationOf(candidate.text) : dashes;
    const next = below.text.trim() === "" ? -1 : indentationOf(below.text);
    return next > dashes && isEntry(below.text) === isEntry(first.text) ? next : dashes + 2;
  }
  return 0;
}
