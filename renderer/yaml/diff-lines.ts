import { lastAtMost } from "../problems/last-at-most.ts";
import { indentationOf } from "./line.ts";
import { contentColumn, isContent } from "./line-repair.ts";
import { blank, type ForeignLines, type PlacedLine, spanOf } from "./placed-lines.ts";
import { editedRange } from "./text-edits.ts";

/** What stands above the lines of a comparison. */
const HEAD =
  /^(?:diff --git \S|index [\da-f]{7,}\.\.[\da-f]{7,}|(?:---|\+\+\+) [ab]\/|@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@)/;

/** A line that came, with its sign in front of all of its spaces, or over the first of them. */
const CAME = /^\+( {2,}| (?=- ))((?:- +)*)(?=\S)/;

/** A line that went, right above those that came. */
const WENT = /^-( {2,})((?:- +)*)(?=\S)/;

/** Lines of a comparison of two versions, as a review shows it: what stands above them, or those that came. */
export function findDiff(lines: readonly PlacedLine[], at: number, text: string): ForeignLines | undefined {
  return findHead(lines, at) ?? findSigns(lines, at, text);
}

function findHead(lines: readonly PlacedLine[], at: number): ForeignLines | undefined {
  let next = at;
  while (HEAD.test(lines[next]?.text ?? "")) next += 1;
  if (next === at) return undefined;
  const own = lines.slice(at, next);
  const end = Math.min(own.at(-1)!.end + 1, lines.at(-1)!.end);
  const offer = { start: own[0]!.start, end, text: "" };
  return {
    explanation: {
      code: "diff-line",
      params: { of: "head" },
      ...spanOf(lines[at]!),
      offer,
      edits: blank(own),
    },
    next,
  };
}

function findSigns(lines: readonly PlacedLine[], at: number, text: string): ForeignLines | undefined {
  let came = at;
  while (WENT.test(lines[came]?.text ?? "")) came += 1;
  const [, gap, dash] = CAME.exec(lines[came]?.text ?? "") ?? [];
  if (gap === undefined) return undefined;
  const fitsAt = (column: number): boolean => fits(lines, at, [column, column + dash!.length]);
  const isOver = !fitsAt(gap.length);
  if (isOver && !fitsAt(gap.length + 1)) return undefined;
  let next = came;
  while (CAME.test(lines[next]?.text ?? "")) next += 1;
  const own = lines.slice(came, next);
  const edits = own.map(({ start }) => ({ start, end: start + 1, text: isOver ? " " : "" }));
  const start = lines[at]!.start;
  if (came > at) {
    const whole = [{ start, end: own[0]!.start, text: "" }, ...edits];
    const offer = editedRange(text, start, edits.at(-1)!.end, whole);
    const both = { code: "diff-line" as const, params: { of: "both" as const }, offer };
    return {
      explanation: {
        ...both,
        start,
        end: start + 1,
        path: [],
        edits: [...blank(lines.slice(at, came)), ...edits],
      },
      next,
    };
  }
  const fix = editedRange(text, start, edits.at(-1)!.end, edits);
  const params = { of: isOver ? ("over" as const) : ("sign" as const) };
  return { explanation: { code: "diff-line", params, start, end: start + 1, path: [], fix, edits }, next };
}

/** Without the sign, the line stands in a column of its neighbours. */
function fits(lines: readonly PlacedLine[], at: number, columns: readonly number[]): boolean {
  const own = ownLines(lines);
  const above = lastAtMost(own, at - 1, ({ index }) => index);
  return [own[above], own[above + 1]].some(
    (one) =>
      one && (columns.includes(indentationOf(one.line.text)) || columns.includes(contentColumn(one.line))),
  );
}

interface OwnLine {
  index: number;
  line: PlacedLine;
}

const known = new WeakMap<readonly PlacedLine[], OwnLine[]>();

/** The lines that are of no comparison, looked for once: all others of a file may be. */
function ownLines(lines: readonly PlacedLine[]): readonly OwnLine[] {
  const found = known.get(lines);
  if (found) return found;
  const own = lines.flatMap((line, index) =>
    isContent(line) && !CAME.test(line.text) && !WENT.test(line.text) ? { index, line } : [],
  );
  known.set(lines, own);
  return own;
}
