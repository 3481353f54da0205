import type { Span } from "../problems/draft.ts";
import type { TextEdit } from "../yaml/text-edits.ts";

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
