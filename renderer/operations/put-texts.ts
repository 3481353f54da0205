import type { RepairOperation } from "../edit/operation.ts";
import type { Plan } from "./plan.ts";
import { Refused } from "./refused.ts";
import { difference } from "./replace-text.ts";

/** Gives files other texts, which were worked out elsewhere; what is the same at both ends of a text stays. */
export function putTexts(plan: Plan, { texts }: Extract<RepairOperation, { kind: "put" }>): void {
  for (const { file, before, after } of texts) {
    if (plan.files.read(file) !== before)
      throw new Refused(`${file} was changed in the meantime: do it once more.`);
    if (before === undefined) plan.add(file, after);
    else plan.editText(file, [difference(before, after)]);
  }
}
