import type { Draft } from "../problems/draft.ts";
import { indentationOf } from "../yaml/line.ts";
import { placeLines } from "../yaml/placed-lines.ts";

/** A version without the blocks of a page that were pasted into it, and what is to be said of them. */
export interface WithoutPasted {
  /** As long as the version: remarks stand where the blocks stood. */
  text: string;
  drafts: Draft[];
}

/**
 * Finds entries as pages have them (`- type: prose`) among the blocks of a version, which stand there by their ids.
 * Blocks below one another were pasted in one go.
 *
 * @returns undefined where there are none, or where all of it is a list.
 */
export function withoutPastedBlocks(text: string): WithoutPasted | undefined {
  const list = /^blocks:[^\S\n]*(?:#.*)?$/m.exec(text);
  const ids = list && /^( +)[\w-]+:[^\S\n]*(?:#.*)?$/m.exec(text.slice(list.index));
  if (!list || !ids) return undefined;
  const lines = placeLines(text);
  const drafts: Draft[] = [];
  let rest = "";
  let at = 0;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]!;
    const entry = /^( *)(- +(?:type|use): +\S+)/.exec(line.text);
    if (!entry || line.start < list.index || line.isText || entry[1]!.length > ids[1]!.length) continue;
    const column = entry[1]!.length;
    const start = line.start + column;
    drafts.push({
      code: "bad-translation",
      params: { case: "block" },
      start,
      end: start + entry[2]!.length,
      path: [],
    });
    let end = index + 1;
    while (end < lines.length && isWithin(lines[end]!.text, column)) end += 1;
    rest +=
      text.slice(at, line.start) + text.slice(line.start, lines[end - 1]!.end).replace(/^.+$/gm, asRemark);
    at = lines[end - 1]!.end;
    index = end - 1;
  }
  return drafts.length === 0 ? undefined : { text: rest + text.slice(at), drafts };
}

/** Whether a line belongs to a pasted block, or begins the next one. */
function isWithin(line: string, column: number): boolean {
  const own = indentationOf(line);
  return line.trim() === "" || own > column || (own === column && /^ *- +(?:type|use): /.test(line));
}

/** A remark ends a text that stands above it, which spaces would not. */
const asRemark = (line: string): string => `#${" ".repeat(line.length - 1)}`;
