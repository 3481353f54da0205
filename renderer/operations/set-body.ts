import type { ValueOperation } from "../edit/operation.ts";
import type { Plan } from "./plan.ts";
import { Refused } from "./refused.ts";
import { asInFile, difference } from "./replace-text.ts";

const BODY = /^public\/.*\.(?:md|html?)$/i;

/** Gives a file of Markdown or HTML another text. What stays of it, stays byte for byte; so do its line ends and its mark at the beginning. */
export function setBody(plan: Plan, { at, text }: ValueOperation & { kind: "set-body" }): void {
  if (!BODY.test(at.file)) throw new Refused(`${at.file} is no text of Markdown or HTML under public/.`);
  const before = plan.textOf(at.file);
  const after = asInFile(before, text);
  if (after !== before) plan.editText(at.file, [difference(before, after)]);
}
