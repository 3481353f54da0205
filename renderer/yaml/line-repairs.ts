import type { Fault } from "../problems/draft.ts";
import { indentationOf } from "./line.ts";
import {
  asOne,
  contentColumn,
  endOfGroup,
  isContent,
  isOpener,
  type LineRepair,
  type LinesToRepair,
  markOf,
  nameOf,
  shift,
} from "./line-repair.ts";
import type { PlacedLine } from "./placed-lines.ts";
import type { TextEdit } from "./text-edits.ts";

/** Ways to read a file in which something at a line has gone wrong, by kind: the likelier kinds first. */
export const lineRepairs: readonly ((file: LinesToRepair, at: number) => LineRepair[])[] = [
  undouble,
  putDash,
  putType,
  dropDash,
  indentBelow,
  moveSideways,
  swapWithNext,
  openAbove,
  moveToOwner,
];

/** Those that explain a single thing that is missing or too much: a line that opened something, or a block. */
export const loneRepairs = [undouble, openAbove, putDash];

/** More lines than this are not looked for below themselves. */
const MAX_RUN = 20;

/** A line that stands there twice, or several that do as a whole. */
function undouble({ text, lines }: LinesToRepair, at: number): LineRepair[] {
  const line = lines[at]!;
  if (!isContent(line)) return [];
  for (let count = 1; count <= MAX_RUN && count <= at; count += 1) {
    if (!isSame(lines, at - count, at, count)) continue;
    const edit = { start: lines[at - 1]!.end, end: lines[at + count - 1]!.end, text: "" };
    const of = count === 1 ? ("line" as const) : ("lines" as const);
    const problem = { code: "doubled-line" as const, params: { of }, ...markOf(line) };
    return [{ problem: { ...problem, offer: asOne(text, [edit]) }, edits: [edit] }];
  }
  return [];
}

/** Whether so many lines say the same in two places. */
function isSame(lines: readonly PlacedLine[], a: number, b: number, count: number): boolean {
  for (let index = 0; index < count; index += 1)
    if (lines[a + index]!.text !== lines[b + index]?.text) return false;
  return true;
}

/** An entry without its dash: in the column of the dash, or in that of the names with spaces for the dash. */
function putDash({ text, lines }: LinesToRepair, at: number): LineRepair[] {
  const line = lines[at]!;
  if (!isContent(line) || /^ *-(\s|$)/.test(line.text)) return [];
  const start = line.start + indentationOf(line.text);
  const entry = line.text.trim();
  const places = [{ start, end: start, text: "- " }];
  if (start >= line.start + 2) places.push({ start: start - 2, end: start, text: "- " });
  return places.map((edit) => ({
    problem: {
      code: "missing-dash",
      params: {
        entry: entry.length > 60 ? `${nameOf(line) ?? ""}: …` : entry,
        isOver: edit.end > edit.start,
      },
      ...markOf(line),
      offer: asOne(text, [edit]),
    },
    edits: [edit],
    opensEntry: true,
  }));
}

/** A block with its type for a name: `hero:` in the column of the dashes, or `- hero`, for `- type: hero`. */
function putType({ text, lines }: LinesToRepair, at: number): LineRepair[] {
  const line = lines[at]!;
  const name =
    /^ *([a-z][a-z-]*):\s*$/.exec(line.text)?.[1] ?? /^ *- +([a-z][a-z-]*)\s*$/.exec(line.text)?.[1];
  if (!isContent(line) || name === undefined) return [];
  const column = indentationOf(line.text);
  const entry = `type: ${name}`;
  const head = {
    start: line.start + column,
    end: line.start + line.text.trimEnd().length,
    text: `- ${entry}`,
  };
  const below = lines.slice(at + 1).find(isContent);
  const depth = below ? indentationOf(below.text) - column : 0;
  const options = depth > 2 ? shift(lines.slice(at + 1, endOfGroup(lines, at)), 2 - depth) : [];
  const edits = [head, ...options];
  const told: Fault = /^ *-/.test(line.text)
    ? { code: "missing-colon", params: { name: "type", value: name, seen: "words" } }
    : { code: "missing-dash", params: { entry, isOver: false } };
  return [{ problem: { ...told, ...markOf(line), offer: asOne(text, edits) }, edits }];
}

/** A dash in front of an option: the name stands where the dash does, or stays where it is. */
function dropDash({ text, lines }: LinesToRepair, at: number): LineRepair[] {
  const line = lines[at]!;
  const dash = /^( *)- +(?=\S)/.exec(line.text);
  if (!isContent(line) || !dash || nameOf(line) === undefined) return [];
  const start = line.start + dash[1]!.length;
  const end = line.start + dash[0].length;
  const entry = line.text.slice(dash[0].length).trim();
  return ["", " ".repeat(end - start)].map((put) => {
    const edit = { start, end, text: put };
    return {
      problem: {
        code: "list-sign",
        params: { sign: "-", entry, isOption: true },
        start,
        end: start + 1,
        path: [],
        offer: asOne(text, [edit]),
      },
      edits: [edit],
    };
  });
}

/** What belongs to a name stands below it in the same column. */
function indentBelow({ text, lines }: LinesToRepair, at: number): LineRepair[] {
  const line = lines[at]!;
  if (!isContent(line) || !isOpener(line)) return [];
  const column = contentColumn(line);
  const repairs: LineRepair[] = [];
  let end = at + 1;
  while (repairs.length < 12) {
    while (end < lines.length && !isContent(lines[end])) end += 1;
    const next = lines[end];
    if (!next || indentationOf(next.text) !== column) break;
    // Some of the lines may stand where they belong already.
    for (const stop of new Set([end + 1, endOfGroup(lines, end)])) {
      const edits = shift(lines.slice(at + 1, stop), 2);
      const params = { name: nameOf(line)! };
      repairs.push({
        problem: { code: "not-indented", params, ...markOf(line), offer: asOne(text, edits) },
        edits,
      });
    }
    end = endOfGroup(lines, end);
  }
  return repairs;
}

/** A line that changed places with the one below it. */
function swapWithNext({ text, lines }: LinesToRepair, at: number): LineRepair[] {
  const [line, next] = [lines[at]!, lines[at + 1]];
  if (!isContent(line) || !next || !isContent(next) || line.text === next.text) return [];
  const edits = [
    { start: line.start, end: line.start + line.text.length, text: next.text },
    { start: next.start, end: next.start + next.text.length, text: line.text },
  ];
  const problem = { code: "moved-line" as const, params: {}, ...markOf(line), offer: asOne(text, edits) };
  return [{ problem, edits }];
}

/** A line, or a line with what belongs to it, too far left or right for its neighbours. */
function moveSideways({ text, lines }: LinesToRepair, at: number): LineRepair[] {
  const line = lines[at]!;
  if (!isContent(line)) return [];
  const margin = indentationOf(line.text);
  const columns = new Set<number>();
  const below = lines.slice(at + 1).find(isContent);
  if (below) columns.add(indentationOf(below.text)).add(contentColumn(below));
  // What opens an entry, or says what it is, was never meant as words of the text above.
  const mayBeText = !isItemOfNames(line) && !isOpener(line);
  for (let above = at - 1, left = Number.POSITIVE_INFINITY; above >= 0 && columns.size < 9; above -= 1) {
    const one = lines[above]!;
    if (!isContent(one) || indentationOf(one.text) >= left) continue;
    left = indentationOf(one.text);
    columns.add(left).add(contentColumn(one));
    if (isOpener(one) || (mayBeText && opensText(one))) columns.add(contentColumn(one) + 2);
  }
  const nearest = lines.slice(0, at).findLast((one) => one.text.trim() !== "");
  // Behind an open bracket columns mean nothing.
  if (nearest && /(?:^|[:\s])[[{]\s*$/.test(nearest.text)) return [];
  if (nearest && (mayBeText || !nearest.isText)) columns.add(indentationOf(nearest.text));
  // Further right than a line that has a value, a line would go on with that value.
  // Words without a name may be the rest of the text above.
  const isWords = nameOf(line) === undefined && /^\s*[\p{L}\d]/u.test(line.text);
  if (isWords && nearest && isContent(nearest)) columns.add(contentColumn(nearest) + 2);
  const isSwallowed = (wanted: number): boolean =>
    !isWords &&
    nearest !== undefined &&
    isContent(nearest) &&
    !isOpener(nearest) &&
    !(mayBeText && opensText(nearest)) &&
    wanted > contentColumn(nearest);
  const textAbove = nearest?.isText ? lines.slice(0, at).findLast(isContent) : undefined;
  const isHidden = (wanted: number): boolean =>
    !mayBeText && textAbove !== undefined && wanted > contentColumn(textAbove);
  const group = endOfGroup(lines, at);
  let block = group;
  while (block < lines.length && (!isContent(lines[block]) || indentationOf(lines[block]!.text) >= margin))
    block += 1;
  const nextBlock = lines.findIndex((one, index) => index > at && /^ *- (?:type|use): /.test(one.text));
  const extents = new Set([group, at + 1, block, nextBlock === -1 ? lines.length : nextBlock]);
  const isItem = /^ *-(\s|$)/.test(line.text);
  // What is moved ends where a line stands in the column that it is moved to, or in that of its names.
  const neighbour = (wanted: number): number => {
    const column = wanted + contentColumn(line) - margin;
    const next = lines.findIndex((one, index) => {
      if (index <= at || !isContent(one)) return false;
      const own = indentationOf(one.text);
      return own === column || (isItem && own === wanted && /^ *-(\s|$)/.test(one.text));
    });
    return next === -1 ? lines.length : next;
  };
  return [...columns]
    .filter((wanted) => wanted !== margin && !isSwallowed(wanted) && !isHidden(wanted))
    .flatMap((wanted) =>
      [...extents, neighbour(wanted)].map((end) => {
        const edits = shift(lines.slice(at, end), wanted - margin);
        const problem = { code: "wrong-indentation" as const, params: { margin, wanted }, ...markOf(line) };
        return { problem: { ...problem, offer: asOne(text, edits) }, edits };
      }),
    );
}

/** An entry of a list that starts with a name. */
const isItemOfNames = (line: PlacedLine): boolean => /^ *-\s/.test(line.text) && nameOf(line) !== undefined;

const opensText = ({ text }: PlacedLine): boolean => /[|>][-+\d]*\s*$/.test(text);

/** The line is gone that opens the group, list or text which is indented here, and perhaps the first of the group. */
function openAbove({ lines, openers, lacking }: LinesToRepair, at: number): LineRepair[] {
  const line = lines[at]!;
  const above = lines.slice(0, at).findLast(isContent);
  const own = indentationOf(line.text);
  if (!line.text.trim() || own < 2 || (above && isOpener(above))) return [];
  // Between two names of one group only what something lacks can have stood.
  const names = above && own === indentationOf(above.text) ? lacking : openers;
  const isName = nameOf(line) !== undefined;
  const isText = !isName && !/^ *-(\s|$)/.test(line.text);
  return names.flatMap((name) => {
    const opening = isText ? `${name}: |` : `${name}:`;
    const problem = { code: "lost-line" as const, params: { opening }, ...markOf(line) };
    const put = (column: number): TextEdit => ({
      start: line.start,
      end: line.start,
      text: `${" ".repeat(column)}${opening}\n`,
    });
    const group: LineRepair = { problem, edits: [put(own - 2)], mayLack: isName };
    if (!isName || own < 4 || /^ *-/.test(line.text)) return [group];
    const dash = { start: line.start + own - 2, end: line.start + own, text: "- " };
    return [group, { problem, edits: [put(own - 4), dash], mayLack: true }];
  });
}

/** A line that stands in one entry and belongs to another, which lacks it. */
function moveToOwner({ text, lines, owners }: LinesToRepair, at: number): LineRepair[] {
  const line = lines[at]!;
  if (!isContent(line) || nameOf(line) === undefined || /^ *-/.test(line.text)) return [];
  return runsFrom(lines, at).flatMap((own) => {
    const last = own.at(-1)!;
    const end = Math.min(last.end + 1, text.length);
    const elsewhere = owners.filter((owner) => owner !== at && !own.includes(lines[owner]!));
    return elsewhere.map((owner) => {
      const opening = lines[owner]!;
      const column = contentColumn(opening) + (isOpener(opening) ? 2 : 0);
      const by = column - indentationOf(line.text);
      const moved = own.map((one) => (by > 0 ? " ".repeat(by) + one.text : one.text.slice(-by)));
      const place = Math.min(opening.end + 1, text.length);
      const edits = [
        { start: line.start, end, text: "" },
        { start: place, end: place, text: `${moved.join("\n")}\n` },
      ];
      return {
        problem: {
          code: "moved-line",
          params: { owner: owner + 1 },
          ...markOf(line),
          offer: asOne(text, edits),
        },
        edits,
      };
    });
  });
}

/** More lines than this were not moved in one go. */
const MAX_MOVED = 4;

/** A line with what belongs to it, then with the names below it as well. */
function runsFrom(lines: readonly PlacedLine[], at: number): PlacedLine[][] {
  const column = indentationOf(lines[at]!.text);
  const runs: PlacedLine[][] = [];
  for (let end = at; runs.length < MAX_MOVED; ) {
    const next = lines[end];
    if (!next || !isContent(next) || indentationOf(next.text) !== column || /^ *-/.test(next.text)) break;
    end = endOfGroup(lines, end);
    runs.push(lines.slice(at, end));
  }
  return runs;
}
