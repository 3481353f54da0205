import type { Fault } from "../problems/draft.ts";
import { dashBelow, putDash } from "./dash-repairs.ts";
import { breakLine } from "./joined-lines.ts";
import { indentationOf } from "./line.ts";
import {
  asOne,
  contentColumn,
  endOfGroup,
  isContent,
  isDash,
  isOpener,
  type LineRepair,
  type LinesToRepair,
  markOf,
  nameOf,
  shift,
} from "./line-repair.ts";
import { moveEntry, moveToOwner } from "./moved-repairs.ts";
import { moveOutBelow, moveOutBetween } from "./outer-repairs.ts";
import { placeBlock } from "./pasted-block.ts";
import { putColon } from "./put-colon.ts";
import { liftEntry, liftFromText, moveSideways, moveSomeSideways } from "./sideways-repairs.ts";
import type { TextEdit } from "./text-edits.ts";
import { evenText } from "./text-repairs.ts";
import { undouble, undoubleElsewhere } from "./undouble.ts";

/** Ways to read a file in which something at a line has gone wrong, by kind: the likelier kinds first. */
export const lineRepairs: readonly ((file: LinesToRepair, at: number) => LineRepair[])[] = [
  undouble,
  placeBlock,
  clearMargin,
  breakLine,
  putDash,
  putType,
  putColon,
  joinName,
  dropDash,
  indentBelow,
  dashBelow,
  moveOutBelow,
  undoubleElsewhere,
  liftEntry,
  moveSideways,
  swapWithNext,
  openAbove,
  evenText,
  moveToOwner,
  moveSomeSideways,
  moveOutBetween,
  moveEntry,
];

/** Those that explain a single thing that is missing or too much: a line that opened something, or a block. */
export const loneRepairs = [
  placeBlock,
  liftFromText,
  liftEntry,
  undouble,
  undoubleElsewhere,
  putColon,
  evenText,
  openAboveAlone,
  putDash,
  dropLoneDash,
  moveOutBelow,
  dashBelow,
];

/** Those for problems that have corrections of their own, which would make one text of two lines. */
export const joinedRepairs = [breakLine];

/** A sign in the margin, where a finger meant a space or slipped: in place of one or more of them, or besides them. */
function clearMargin({ text, lines }: LinesToRepair, at: number): LineRepair[] {
  const line = lines[at]!;
  const match = /^( *)([^\s#"'-]) +(?=(?:- +)?["']?[\w$-]+["']?:(?:\s|$))/.exec(line.text);
  if (!isContent(line) || !match) return [];
  const [, margin = "", sign = ""] = match;
  const start = line.start + margin.length;
  return ["  ", " ", ""].map((put) => {
    const edit = { start, end: start + 1, text: put };
    const fault: Fault = { code: "stray-sign", params: { sign } };
    return {
      problem: { ...fault, start, end: start + 1, path: [], offer: asOne(text, [edit]) },
      edits: [edit],
    };
  });
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

/** A name that is broken over two lines: `head` and `ing: Text`, or `heading` and `: Text`. */
function joinName({ text, lines }: LinesToRepair, at: number): LineRepair[] {
  const [line, next] = [lines[at]!, lines[at + 1]];
  const begun = /^ *(?:- +)*([A-Za-z][\w-]*?)-? *$/.exec(line.text);
  const rest = next && /^ *([\w-]*) *:(?=\s|$)/.exec(next.text);
  if (!isContent(line) || !begun || !next || !rest) return [];
  const start = line.start + begun[0].trimEnd().replace(/-$/, "").length;
  const edit = { start, end: next.start + indentationOf(next.text), text: "" };
  const params = { of: "name" as const, name: `${begun[1]}${rest[1]}` };
  return [
    {
      problem: { code: "moved-line", params, ...markOf(line), offer: asOne(text, [edit]) },
      edits: [edit],
    },
  ];
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

/** A dash in front of an option that is all that there is of its entry. */
function dropLoneDash(file: LinesToRepair, at: number): LineRepair[] {
  const { lines } = file;
  const column = indentationOf(lines[at]!.text);
  const next = lines.slice(at + 1).find(isContent);
  return next && indentationOf(next.text) > column ? [] : dropDash(file, at);
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

/**
 * Between two entries of one list that are in order, nothing tells where another list began: that it is missing is all
 * that is known.
 */
function openAboveAlone(file: LinesToRepair, at: number): LineRepair[] {
  const { lines } = file;
  const line = lines[at]!;
  const above = lines
    .slice(0, at)
    .findLast(({ text }) => indentationOf(text) <= indentationOf(line.text) && text.trim() !== "");
  const isBetween =
    above !== undefined &&
    isDash(line) &&
    isDash(above) &&
    indentationOf(above.text) === indentationOf(line.text);
  return isBetween ? [] : openAbove(file, at);
}

/** The line is gone that opens the group, list or text which is indented here, and perhaps the first of the group. */
function openAbove({ text, lines, openers, lacking }: LinesToRepair, at: number): LineRepair[] {
  const line = lines[at]!;
  const above = lines.slice(0, at).findLast(isContent);
  const own = indentationOf(line.text);
  const isBeside = above !== undefined && own === indentationOf(above.text);
  // The dashes of a list may stand in the column of its name.
  const isList = isBeside && isDash(line) && !isDash(above);
  if (!line.text.trim() || (own < 2 && !isList) || (above && isOpener(above))) return [];
  // Between two names of one group only what something lacks can have stood.
  const names = isBeside && !isList ? lacking : openers;
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
    const opened = (edits: TextEdit[], mayLack: boolean): LineRepair => ({
      problem: { ...problem, offer: asOne(text, edits) },
      edits,
      mayLack,
    });
    const group = opened([put(isList ? own : own - 2)], isName);
    if (!isName || own < 4 || /^ *-/.test(line.text)) return [group];
    const dash = { start: line.start + own - 2, end: line.start + own, text: "- " };
    return [group, opened([put(own - 4), dash], true)];
  });
}
