import type { ForeignLines, PlacedLine } from "./placed-lines.ts";
import { blank, spanOf } from "./placed-lines.ts";

/** A line that Markdown draws as a rule; three dashes or dots at the left edge mean something to YAML itself. */
const RULE = /^(?: *([*_=~])(?: *\1){2,}| +(?:-{3,}|\.{3,}))\s*$/;

/** A name with signs of emphasis or code around it, its colon inside or behind. */
const MARKED = /^(\s*(?:- +)*)(\*{1,3}|`)([A-Za-z][\w-]*)(?:(:)\2|\2(:))(?=\s|$)/;

/** A rule between two parts, as Notion and Markdown have them. */
export function findRule(lines: readonly PlacedLine[], at: number): ForeignLines | undefined {
  const line = lines[at]!;
  if (!RULE.test(line.text)) return undefined;
  const end = Math.min(line.end + 1, lines.at(-1)!.end);
  const edit = { start: line.start, end, text: "" };
  // Dots may stand for what whoever copied the lines has left out.
  const isRule = !line.text.includes("...");
  return {
    explanation: {
      code: "markdown-rule",
      params: { signs: line.text.trim() },
      ...spanOf(line),
      ...(isRule ? { fix: edit } : { offer: edit }),
      edits: blank([line]),
    },
    next: at + 1,
  };
}

/** A name that was made bold, or written as code. */
export function findMarkedName(lines: readonly PlacedLine[], at: number): ForeignLines | undefined {
  const line = lines[at]!;
  const match = MARKED.exec(line.text);
  if (!match) return undefined;
  const [whole, margin, , name] = match as unknown as [string, string, string, string];
  const start = line.start + margin.length;
  const end = line.start + whole.length;
  const edit = { start, end, text: `${name}:` };
  const written = line.text.slice(margin.length, whole.length);
  return {
    explanation: {
      code: "marked-name",
      params: { written, name },
      start,
      end,
      path: [],
      fix: edit,
      edits: [edit],
    },
    next: at + 1,
  };
}
