import { indentationOf } from "./line.ts";
import { contentColumn, isContent } from "./line-repair.ts";
import { blank, type ForeignLines, type PlacedLine, spanOf } from "./placed-lines.ts";
import { editedRange } from "./text-edits.ts";

/** The number of a line with what parts it from the line: a bar, a colon, or spaces. */
const NUMBERED = /^( *)(\d{1,6})(?:( ?[|│:] ?)|(?= {2}))(?= *(?:- +)*[\w$-]+:(?:\s|$))/;

/** Lines that were copied with their numbers, as programs show them in front. */
export function findLineNumbers(
  lines: readonly PlacedLine[],
  at: number,
  text: string,
): ForeignLines | undefined {
  const first = NUMBERED.exec(lines[at]!.text);
  if (!first) return undefined;
  const own = runFrom(lines, at, Number(first[2]));
  const gap = gapOf(lines, at, own.length, first);
  const edits =
    gap === undefined
      ? blank(own)
      : own.map(({ start, text: line }) => ({
          start,
          end: start + Math.min(/^ *\d+/.exec(line)![0].length + gap, line.length),
          text: "",
        }));
  const start = own[0]!.start;
  const span = spanOf(own[0]!);
  return {
    explanation: {
      code: "line-number",
      params: { number: first[2]!, lines: own.length },
      ...span,
      end: span.start + first[2]!.length,
      ...(gap !== undefined && { offer: editedRange(text, start, edits.at(-1)!.end, edits) }),
      edits,
    },
    next: at + own.length,
  };
}

/** The lines that go on counting. */
function runFrom(lines: readonly PlacedLine[], at: number, number: number): PlacedLine[] {
  let count = 1;
  while (new RegExp(`^ *${number + count}(?:$| ?[|│:]|  )`).test(lines[at + count]?.text ?? "")) count += 1;
  return lines.slice(at, at + count);
}

/** Lines around that tell which columns a file has. */
const AROUND = 60;

/** How many characters behind the numbers go with them, so that all lines stand in columns of those around. */
function gapOf(
  lines: readonly PlacedLine[],
  at: number,
  count: number,
  [, , , sign]: RegExpExecArray,
): number | undefined {
  // With a sign it is clear where the number ends, but for the space behind it; spaces may be the line's own.
  const gaps = sign === undefined ? [0, 1, 2, 3, 4] : [sign.length, sign.trimEnd().length];
  const isOwn = (line: PlacedLine): boolean => isContent(line) && !NUMBERED.test(line.text);
  const above = lines.slice(Math.max(0, at - AROUND), at).filter(isOwn);
  const below = lines.slice(at + count, at + count + AROUND).filter(isOwn);
  const columnsOf = (some: readonly (PlacedLine | undefined)[]): Set<number> =>
    new Set(some.flatMap((line) => (line ? [indentationOf(line.text), contentColumn(line)] : [])));
  const columns = columnsOf([...above, ...below]);
  const contents = lines.slice(at, at + count).flatMap(({ text }) => {
    const rest = text.slice(/^ *\d+/.exec(text)![0].length);
    return rest.trim() === "" ? [] : [rest];
  });
  const fits = gaps.filter((gap) =>
    contents.every(
      (rest) =>
        (sign !== undefined || rest.slice(0, gap).trim() === "") &&
        columns.has(indentationOf(rest.slice(gap))),
    ),
  );
  const [over, under] = [columnsOf([above.at(-1)]), columnsOf([below[0]])];
  const [first = "", last = ""] = [contents[0], contents.at(-1)];
  const score = (gap: number): number =>
    Number(over.has(indentationOf(first.slice(gap)))) + Number(under.has(indentationOf(last.slice(gap))));
  return fits.sort((a, b) => score(b) - score(a))[0] ?? sign?.length;
}
