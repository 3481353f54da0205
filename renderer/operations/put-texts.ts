import type { RepairOperation } from "../edit/operation.ts";
import type { TextEdit } from "../yaml/text-edits.ts";
import type { Plan } from "./plan.ts";
import { Refused } from "./refused.ts";

/** Gives files other texts, which were worked out elsewhere; what is the same at both ends of a text stays. */
export function putTexts(plan: Plan, { texts }: Extract<RepairOperation, { kind: "put" }>): void {
  for (const { file, before, after } of texts) {
    if (plan.files.read(file) !== before)
      throw new Refused(`${file} was changed in the meantime: do it once more.`);
    if (before === undefined) plan.add(file, after);
    else plan.editText(file, [difference(before, after)]);
  }
}

function difference(before: string, after: string): TextEdit {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < most - start && before[before.length - 1 - same] === after[after.length - 1 - same])
    same += 1;
  return { start, end: before.length - same, text: after.slice(start, after.length - same) };
}
