import type { Span } from "../problems/draft.ts";
import { findComments } from "../yaml/find-comments.ts";
import type { TextEdit } from "../yaml/text-edits.ts";
import { lineEnd, lineStart } from "../yaml/whole-lines.ts";

/** Puts something between entries that are parted by commas, as they are parted. @param index  Before which one. */
export function flowInsertion(
  text: string,
  items: readonly Span[],
  index: number,
  written: string,
): TextEdit {
  const [first, second] = items;
  const between = first && second ? text.slice(first.end, second.start) : ", ";
  const separator = /^\s*,\s*$/.test(between) ? between : ", ";
  const next = items[index];
  const at = next ? next.start : items.at(-1)!.end;
  return { start: at, end: at, text: next ? `${written}${separator}` : `${separator}${written}` };
}

/** Takes one of several entries out, with one of the commas beside it. @param around  The brackets. */
export function flowRemoval(items: readonly Span[], index: number, around: Span): TextEdit {
  const item = items[index]!;
  const next = items[index + 1];
  if (items.length === 1) return { start: around.start + 1, end: around.end - 1, text: "" };
  return next
    ? { start: item.start, end: next.start, text: "" }
    : { start: items[index - 1]!.end, end: item.end, text: "" };
}

/** Comments of an entry between brackets that has its lines for itself. */
export interface FlowComments {
  /** On lines of their own above it. */
  above: readonly string[];
  behind?: string;
}

/** Lines between brackets that hold one entry and nothing else; the place is theirs, line breaks included. */
export interface FlowLines extends Span {
  /** What stands in front of the entry. */
  pad: string;
  hasComma: boolean;
  /** Missing when there are none. */
  comments?: FlowComments;
}

/** @returns undefined for an entry that shares its lines with another one, a bracket or the comma of another one. */
export function flowLinesOf(
  text: string,
  items: readonly Span[],
  index: number,
  around: Span,
): FlowLines | undefined {
  const item = items[index]!;
  const line = lineStart(text, item.start);
  const pad = text.slice(line, item.start);
  const end = lineEnd(text, item.end);
  if (line <= around.start || end >= around.end || pad.trim() !== "") return undefined;
  const rest = /^[ \t]*(,?)(?:[ \t]+(#.*?))?[ \t]*\r?\n$/.exec(text.slice(item.end, end));
  if (!rest || (rest[1] === "" && index < items.length - 1)) return undefined;
  const floor = items[index - 1]?.end ?? around.start;
  const above: string[] = [];
  let start = line;
  for (;;) {
    const before = lineStart(text, start - 1);
    const comment = text.slice(before, start).trim();
    if (before <= floor || !comment.startsWith("#")) break;
    above.unshift(comment);
    start = before;
  }
  const behind = rest[2];
  const isBare = above.length === 0 && behind === undefined;
  return {
    start,
    end,
    pad,
    hasComma: rest[1] === ",",
    ...(!isBare && { comments: { above, ...(behind !== undefined && { behind }) } }),
  };
}

/** Ways to take an entry out from between brackets, none of which takes a comment that is not its own. */
export function* flowRemovals(
  text: string,
  items: readonly Span[],
  index: number,
  around: Span,
): Generator<TextEdit[]> {
  const item = items[index]!;
  const lines = flowLinesOf(text, items, index, around);
  const before = items[index - 1];
  const comma = before && commaBetween(text, before.end, item.start);
  if (lines && items.length > 1) {
    // Without its comma, a text in front of a comment would look cut off there.
    const isLast = index === items.length - 1 && !lines.hasComma && comma !== undefined;
    const isTidied = isLast && !/^,[ \t]*#/.test(text.slice(comma));
    yield [...(isTidied ? [{ start: comma, end: comma + 1, text: "" }] : []), { ...spanOf(lines), text: "" }];
  }
  const whole = flowRemoval(items, index, around);
  const isOwn = (start: number): boolean =>
    lines ? start >= lines.start && start < lines.end : start >= item.start && start < item.end;
  const others = text.slice(whole.start, whole.end).includes("#")
    ? [...findComments(text)].filter(
        ({ start }) => start >= whole.start && start < whole.end && !isOwn(start),
      )
    : [];
  if (others.length === 0) yield [whole];
  const next = items[index + 1];
  const own = next ? commaBetween(text, item.end, next.start) : comma;
  const edits = [{ ...spanOf(item), text: "" }];
  if (own !== undefined) edits.push({ start: own, end: own + 1, text: "" });
  yield edits;
}

/** Where the comma between two entries is; one in a comment is none. */
function commaBetween(text: string, from: number, to: number): number | undefined {
  const bare = text.slice(from, to).replace(/(?<=^|\s)#.*/g, (comment) => " ".repeat(comment.length));
  const at = bare.indexOf(",");
  return at === -1 ? undefined : from + at;
}

function spanOf({ start, end }: Span): Span {
  return { start, end };
}
