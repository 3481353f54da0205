import { lineBreakOf } from "../yaml/line.ts";
import type { YamlSource } from "../yaml/replace-scalar.ts";
import { findSource, type SourceItem, type SourceList, type SourceNode } from "../yaml/source-tree.ts";
import type { TextEdit } from "../yaml/text-edits.ts";
import { lineEnd, lineStart } from "../yaml/whole-lines.ts";
import type { EntryText } from "./entry-text.ts";
import { flowRemovals } from "./flow-edits.ts";
import { brokenInsertions, flowInsertions } from "./flow-insertions.ts";
import { indentLines } from "./write-entry.ts";

type Path = readonly (string | number)[];

/**
 * Ways to put an entry into a list, the one that looks most like its neighbours first. Whoever takes one must read
 * the file again, and take the next when it is not read as meant.
 *
 * @param index  Before which entry, from 0; the number of entries for the end.
 */
export function* insertions(
  file: YamlSource,
  path: Path,
  index: number,
  entry: EntryText,
): Generator<TextEdit[]> {
  const list = findSource(file.source, path)?.node;
  if (!list || list.kind === "map") return;
  if (list.kind === "scalar") {
    if (list.style === "empty") yield emptyInsertion(file, path, list, entry);
    return;
  }
  if (list.items.length === 0) {
    if (!list.isInFlow) yield emptyInsertion(file, path, list, entry);
    if (!entry.comments)
      for (const flow of entry.flows) yield [{ start: list.start, end: list.end, text: `[${flow}]` }];
    return;
  }
  if (list.isFlow) {
    yield* flowInsertions(file, list, index, entry);
    // Comments would be lost that stand in it.
    const isSpreadable = !list.isInFlow && !file.text.slice(list.start, list.end).includes("#");
    if (isSpreadable) yield spread(file, path, list, index, entry);
    yield* brokenInsertions(file, list, index, entry);
    return;
  }
  const gap = isAiry(file.text, list, index) ? lineBreakOf(file.text) : "";
  yield [lineInsertion(file.text, list, index, entry, gap)];
  if (gap !== "") yield [lineInsertion(file.text, list, index, entry, "")];
}

/** Ways to take an entry out of a list with the comments that belong to it; see `insertions`. */
export function* removals(file: YamlSource, path: Path): Generator<TextEdit[]> {
  const list = findSource(file.source, path.slice(0, -1))?.node;
  const index = Number(path.at(-1));
  if (list?.kind !== "list" || !list.items[index]) return;
  const { text } = file;
  const { items } = list;
  const item = items[index]!;
  if (list.isFlow) {
    yield* flowRemovals(text, items, index, list);
    return;
  }
  if (items.length === 1) {
    yield emptied(file, path.slice(0, -1), list, item);
    return;
  }
  const next = items[index + 1];
  const before = items[index - 1];
  if (next) {
    const isOnOwnLine = item.start === lineStart(text, item.start);
    // It shares its line with another dash, behind which the next one comes to stand.
    const end = isOnOwnLine ? next.start : next.start + /^ */.exec(text.slice(next.start))![0].length;
    const isBlank = text.slice(item.end, next.start).trim() === "";
    if (isBlank) yield [{ start: item.start, end, text: "" }];
    yield [{ start: item.start, end: item.end, text: "" }];
    return;
  }
  const isBlank = before !== undefined && text.slice(before.end, item.start).trim() === "";
  const start = isBlank ? before.end : item.start;
  // A file without a line break at its end keeps having none.
  const isBare = item.end === text.length && !text.endsWith("\n") && isBlank;
  if (isBare) yield [{ start: start - lineBreakOf(text).length, end: item.end, text: "" }];
  yield [{ start, end: item.end, text: "" }];
  yield [{ start: item.start, end: item.end, text: "" }];
}

/** Of a list of thousands only so many are looked at to see how its author writes. */
const MOST_NEIGHBOURS = 40;

/** Most of the entries around are parted by an empty line. */
function isAiry(text: string, { items }: SourceList, index: number): boolean {
  const first = Math.max(0, Math.min(index - MOST_NEIGHBOURS / 2, items.length - MOST_NEIGHBOURS));
  const near = items.slice(first, first + MOST_NEIGHBOURS);
  const gaps = near.slice(1).map((item, at) => text.slice(near[at]!.end, item.start));
  return gaps.filter((gap) => /^[ \t]*\r?\n/.test(gap)).length * 2 > gaps.length;
}

function lineInsertion(
  text: string,
  { items }: SourceList,
  index: number,
  { lines }: EntryText,
  gap: string,
): TextEdit {
  const first = items[0]!;
  const column = first.dash! - lineStart(text, first.dash!);
  const lineBreak = lineBreakOf(text);
  const whole = indentLines(lines, column, lineBreak);
  const next = items[index];
  if (!next) {
    const at = items.at(-1)!.end;
    const isBare = at === text.length && !/\n$/.test(text);
    return { start: at, end: at, text: `${isBare ? lineBreak : ""}${gap}${whole}${isBare ? "" : lineBreak}` };
  }
  const at = next.start;
  if (at === lineStart(text, at)) return { start: at, end: at, text: `${whole}${lineBreak}${gap}` };
  const behindDash = whole.slice(column);
  return { start: at, end: at, text: `${behindDash}${lineBreak}${" ".repeat(column)}` };
}

/** The first entry of a list that has none: on lines of its own below the name. */
function emptyInsertion(file: YamlSource, path: Path, list: SourceNode, { lines }: EntryText): TextEdit[] {
  const { text } = file;
  const lineBreak = lineBreakOf(text);
  const { entry, parent } = findSource(file.source, path)!;
  const isEmpty = list.kind === "scalar";
  if (!entry || parent?.kind !== "map") {
    const isRoot = path.length === 0;
    const column = isRoot ? 0 : list.start - lineStart(text, list.start);
    const lead = isEmpty && !isRoot && list.kind === "scalar" ? list.lead : "";
    const written = indentLines(lines, column, lineBreak).slice(column);
    return [{ start: list.start, end: list.end, text: `${lead}${written}` }];
  }
  const column = entry.keyStart - lineStart(text, entry.keyStart) + listIndent(file);
  const colon = text.indexOf(":", entry.keyEnd);
  const stop = lineEnd(text, list.end);
  const contentEnd = stop - (/\r?\n$/.exec(text.slice(list.end, stop))?.[0].length ?? 0);
  const written = `${lineBreak}${indentLines(lines, column, lineBreak)}`;
  // What stood on the line stays: a comment.
  if (isEmpty || colon + 1 >= list.end) return [{ start: contentEnd, end: contentEnd, text: written }];
  const from = text.slice(colon + 1, list.start).trim() === "" ? colon + 1 : list.start;
  return list.end === contentEnd
    ? [{ start: from, end: contentEnd, text: written }]
    : [
        { start: from, end: list.end, text: "" },
        { start: contentEnd, end: contentEnd, text: written },
      ];
}

/** A list between brackets, with one entry more, on lines of its own. */
function spread(file: YamlSource, path: Path, list: SourceList, index: number, entry: EntryText): TextEdit[] {
  const { text } = file;
  const lines = list.items.map(({ start, end }) => `- ${text.slice(start, end).replace(/\s*\n\s*/g, " ")}`);
  lines.splice(index, 0, entry.lines);
  return emptyInsertion(file, path, list, { ...entry, lines: lines.join("\n") });
}

/** What is left of a list whose last entry goes. */
function emptied(file: YamlSource, path: Path, list: SourceList, item: SourceItem): TextEdit[] {
  const { text } = file;
  const { entry, parent } = findSource(file.source, path)!;
  if (!entry || parent?.kind !== "map") {
    const isBroken = text[item.end - 1] === "\n" && item.end > list.start;
    return [{ start: item.dash!, end: item.end, text: `[]${isBroken ? lineBreakOf(text) : ""}` }];
  }
  const colon = text.indexOf(":", entry.keyEnd);
  const isBare = item.end === text.length && !text.endsWith("\n");
  const start = isBare ? item.start - lineBreakOf(text).length : item.start;
  return [
    { start: colon + 1, end: colon + 1, text: " []" },
    { start, end: item.end, text: "" },
  ];
}

/** How far the lists of a file stand to the right of their names: by none where most of the first do so. */
export function listIndent({ source, text }: Pick<YamlSource, "source" | "text">): number {
  let [flush, all] = [0, 0];
  const look = (node: SourceNode, column: number): void => {
    if (node.kind === "scalar" || node.isFlow) return;
    if (node.kind === "map") {
      for (const { keyStart, value } of node.entries.values())
        look(value, keyStart - lineStart(text, keyStart));
      return;
    }
    for (const { dash, value } of node.items) {
      if (dash === undefined) continue;
      if (all === MOST_NEIGHBOURS) return;
      all += 1;
      if (dash - lineStart(text, dash) === column) flush += 1;
      look(value, -1);
    }
  };
  look(source, -1);
  return flush * 2 > all ? 0 : 2;
}
