import { MAX_BYTES } from "../files/read-text.ts";
import type { TextEdit } from "../yaml/text-edits.ts";
import { Refused } from "./refused.ts";

/**
 * What a person has typed, as a file has its texts: with the mark at its beginning and the line ends that it has.
 *
 * @param before  What the file says. @throws Refused for more than a file of a site may hold.
 */
export function asInFile(before: string, typed: string): string {
  const mark = before.startsWith("\ufeff") && !typed.startsWith("\ufeff") ? "\ufeff" : "";
  const after = mark + (hasCarriageReturns(before) ? typed.replace(/\r?\n/g, "\r\n") : typed);
  if (Buffer.byteLength(after) > MAX_BYTES)
    throw new Refused("The text is longer than a file of the site may be: part it into several.");
  return after;
}

/** Browsers know one kind of line end; a file that has the other throughout keeps it. */
function hasCarriageReturns(text: string): boolean {
  return text.includes("\r\n") && !/(?<!\r)\n/.test(text);
}

/** Makes one text of another; what is the same at both ends stays. */
export function difference(before: string, after: string): TextEdit {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < most - start && before[before.length - 1 - same] === after[after.length - 1 - same])
    same += 1;
  return { start, end: before.length - same, text: after.slice(start, after.length - same) };
}
