import {
  asOne,
  contentColumn,
  isContent,
  type LineRepair,
  type LinesToRepair,
  nameOf,
} from "./line-repair.ts";
import type { PlacedLine } from "./placed-lines.ts";

/** A name with its colon behind a value, the dash of its entry before it: ` - label:`, `yourselfdate:`. */
const BEHIND = /([\s,;|]*)(- +)?([A-Za-z$][\w-]*):(?=\s|$)/g;

/** A word with a name at its end is cut in so many places at most. */
const MOST_CUTS = 16;

/** Longer ends of words are no names, but where the file has them. */
const LONGEST = 16;

/** Shorter ends of words are no names. */
const SHORTEST = 2;

/** A line that lost its beginning to the one above: its name stands behind another value, or behind another name. */
export function breakLine(file: LinesToRepair, at: number): LineRepair[] {
  const { text, lines } = file;
  const line = lines[at]!;
  const own = /^ *(?:- +)*(?:[\w$-]+|"[^"]*"|'[^']*'):/.exec(line.text)?.[0];
  if (!isContent(line) || own === undefined) return [];
  const rest = line.text.slice(own.length);
  const columns = columnsFor(file, at);
  const repairs = breakEntry(file, at, line.start + own.length, columns.dashes);
  for (const match of rest.matchAll(BEHIND)) {
    const [, gap = "", dash = "", word = ""] = match;
    const behind = line.start + own.length + match.index;
    for (const cut of cutsOf(word, file)) {
      const name = word.slice(cut);
      const start = behind + gap.length + dash.length + cut;
      const end = start + name.length;
      for (const column of dash === "" ? columns.names : columns.dashes) {
        const edit = {
          start: cut > 0 ? start : behind,
          end: start,
          text: `\n${" ".repeat(column)}${dash}`,
        };
        const isSame = dash === "" && column === contentColumn(line);
        repairs.push({
          problem: {
            code: "two-on-a-line",
            params: { name: `${dash}${name}`, ...(!isSame && { isElsewhere: true as const }) },
            start,
            end,
            path: [],
            offer: asOne(text, [edit]),
          },
          edits: [edit],
          ofValue: { start: line.start, end: line.start + line.text.length },
        });
      }
    }
  }
  return repairs;
}

/** The first entry of a list behind the name of the list. */
function breakEntry(
  { text, lines }: LinesToRepair,
  at: number,
  from: number,
  columns: readonly number[],
): LineRepair[] {
  const line = lines[at]!;
  const dash = /^ *(?=- +\S)/.exec(text.slice(from, line.end));
  if (!dash) return breakDashless({ text, line, from, columns });
  const start = from + dash[0].length;
  return columns.map((column) => {
    const edit = { start: from, end: start, text: `\n${" ".repeat(column)}` };
    return {
      problem: {
        code: "list-on-line",
        params: {},
        start,
        end: line.start + line.text.trimEnd().length,
        path: [],
        offer: asOne(text, [edit]),
      },
      edits: [edit],
      ofValue: { start: line.start, end: line.start + line.text.length },
    };
  });
}

/** The same of an entry that lost its dash as well: `items: title: One`. */
function breakDashless({
  text,
  line,
  from,
  columns,
}: {
  text: string;
  line: PlacedLine;
  from: number;
  columns: readonly number[];
}): LineRepair[] {
  const gap = /^ +(?=[A-Za-z$][\w-]*: +\S)/.exec(text.slice(from, line.end));
  if (!gap) return [];
  const start = from + gap[0].length;
  const end = line.start + line.text.trimEnd().length;
  return columns.map((column) => {
    const edit = { start: from, end: start, text: `\n${" ".repeat(column)}- ` };
    return {
      problem: {
        code: "list-on-line",
        params: { isDashless: true },
        start,
        end,
        path: [],
        offer: asOne(text, [edit]),
      },
      edits: [edit],
      ofValue: { start: line.start, end: line.start + line.text.length },
    };
  });
}

/** Where a word may begin to be a name: at the names of the file and those that are missing first. */
function cutsOf(word: string, { lines, lacking }: LinesToRepair): number[] {
  const known = new Set([...lacking, ...lines.flatMap((line) => nameOf(line) ?? [])]);
  const all = Array.from({ length: Math.max(0, word.length - SHORTEST) }, (_, index) => index + 1);
  const cuts = all.filter((cut) => /^[a-z$]/.test(word.slice(cut)));
  return [0, ...cuts.filter((cut) => word.length - cut <= LONGEST || known.has(word.slice(cut)))]
    .sort((a, b) => Number(known.has(word.slice(b))) - Number(known.has(word.slice(a))))
    .slice(0, MOST_CUTS);
}

/** Columns in which what was joined may have stood: those of its own line, of the one below, and of steps around. */
function columnsFor({ lines }: LinesToRepair, at: number): { names: number[]; dashes: number[] } {
  const own = contentColumn(lines[at]!);
  const next = lines.slice(at + 1).find(isContent);
  const below = next ? contentColumn(next) : own;
  const names = [own, below, own + 2, below - 2, own - 2, own - 4, 0];
  const dashes = [below - 2, own - 2, own, own + 2, own - 4, own - 6, 0];
  const apart = (columns: number[]) => [...new Set(columns)].filter((column) => column >= 0);
  return { names: apart(names), dashes: apart(dashes) };
}
