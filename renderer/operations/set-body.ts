import type { ValueOperation } from "../edit/operation.ts";
import { MAX_BYTES } from "../files/read-text.ts";
import type { Plan } from "./plan.ts";
import { Refused } from "./refused.ts";

const BODY = /^public\/.*\.(?:md|html?)$/i;

/** Gives a file of Markdown or HTML another text. What stays of it, stays byte for byte; so do its line ends and its mark at the beginning. */
export function setBody(plan: Plan, { at, text }: ValueOperation & { kind: "set-body" }): void {
  if (!BODY.test(at.file)) throw new Refused(`${at.file} is no text of Markdown or HTML under public/.`);
  const before = plan.textOf(at.file);
  const mark = before.startsWith("\ufeff") && !text.startsWith("\ufeff") ? "\ufeff" : "";
  const after = mark + (hasCarriageReturns(before) ? text.replace(/\r?\n/g, "\r\n") : text);
  if (Buffer.byteLength(after) > MAX_BYTES)
    throw new Refused("The text is longer than a file of the site may be: part it into several.");
  if (after === before) return;
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < most - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const edit = { start, end: before.length - tail, text: after.slice(start, after.length - tail) };
  plan.editText(at.file, [edit]);
}

/** Browsers know one kind of line end; a file that has the other throughout keeps it. */
function hasCarriageReturns(text: string): boolean {
  return text.includes("\r\n") && !/(?<!\r)\n/.test(text);
}
