import { FILE_HEADERS_ONLY, formatPatch, structuredPatch } from "diff";

/** What a file was and is called, `/dev/null` where there was or is none. */
export interface PatchNames {
  old: string;
  fresh: string;
}

/** Files that differ in more lines are told by their names alone. */
const MOST_EDITS = 4_000;

/** So many lines around what differs are compared with it: a change of one of two equal lines may be told of the other. */
const AROUND = 12;

/** The difference of two texts as `git diff` shows it. */
export function patchOf({ old, fresh }: PatchNames, before: string, after: string): string {
  const { start, ends } = differingPart(before, after);
  const parts = [before.slice(start, ends[0]), after.slice(start, ends[1])] as const;
  const patch = structuredPatch(old, fresh, ...parts, "", "", { maxEditLength: MOST_EDITS });
  if (!patch) return `--- ${old}\n+++ ${fresh}\n`;
  const above = start === 0 ? 0 : before.slice(0, start).split("\n").length - 1;
  for (const hunk of patch.hunks) {
    hunk.oldStart += above;
    hunk.newStart += above;
  }
  return formatPatch(patch, FILE_HEADERS_ONLY);
}

/**
 * Where two texts differ, in whole lines with some around: to compare all lines of a large file takes longer than to
 * change it.
 */
function differingPart(one: string, other: string): { start: number; ends: [number, number] } {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one.charCodeAt(start) === other.charCodeAt(start)) start += 1;
  let same = 0;
  while (
    same < most - start &&
    one.charCodeAt(one.length - 1 - same) === other.charCodeAt(other.length - 1 - same)
  )
    same += 1;
  let above = start;
  for (let line = 0; line <= AROUND && above !== -1; line += 1)
    above = above === 0 ? -1 : one.lastIndexOf("\n", above - 1);
  let end = one.length - same;
  for (let line = 0; line <= AROUND && end !== -1; line += 1) end = one.indexOf("\n", end) + 1 || -1;
  const below = end === -1 ? 0 : one.length - end;
  return { start: above + 1, ends: [one.length - below, other.length - below] };
}
