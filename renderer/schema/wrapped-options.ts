import type { TextEdit } from "../yaml/text-edits.ts";
import type { MapNode } from "../yaml/tree.ts";
import { optionNames } from "./read-schema.ts";
import type { Lack, UnknownName } from "./stand-ins.ts";

/**
 * A group that a thing does not have, and in which nothing but options of that thing stand, such as `props:` or
 * `options:` of other systems: they belong one level up.
 *
 * @param text  The file, where it is known.
 */
export function tellWrappers(unknown: readonly UnknownName[], text: string | undefined): void {
  for (const { draft, value, among, present } of unknown) {
    const params = draft.params as { lacks?: Lack; guess?: string; near?: object; within?: object };
    if (value?.kind !== "map" || params.guess !== undefined || !draft.code.startsWith("unknown-")) continue;
    const own = optionNames(among);
    const names = [...value.entries.keys()];
    const isWrapper = names.every((name) => own.includes(name) && !Object.hasOwn(present, name));
    if (names.length === 0 || !isWrapper) continue;
    params.lacks = { option: names[0]!, by: "inside" };
    delete params.near;
    delete draft.fix;
    const offer = text === undefined ? undefined : unwrapped(draft.start, value, text);
    if (offer) draft.offer = offer;
    else delete draft.offer;
  }
}

/** What stands in a group, in the place and column of its name. */
function unwrapped(start: number, value: MapNode, text: string): TextEdit | undefined {
  const columnOf = (at: number): number => at - (text.lastIndexOf("\n", at - 1) + 1);
  const by = columnOf(value.start) - columnOf(start);
  // Between braces nothing has a column of its own; a comment above the first line would be lost.
  if (by <= 0 || text[value.start] === "{" || !/^[\w-]+:[ \t]*\r?\n *$/.test(text.slice(start, value.start)))
    return undefined;
  const inner = text.slice(value.start, value.end).trimEnd();
  const lines = inner.split("\n");
  const margin = " ".repeat(by);
  const isMovable = lines.every(
    (line, index) => index === 0 || line.trim() === "" || line.startsWith(margin),
  );
  if (!isMovable) return undefined;
  const moved = lines.map((line, index) => (index === 0 ? line : line.trim() === "" ? line : line.slice(by)));
  return { start, end: value.start + inner.length, text: moved.join("\n") };
}
