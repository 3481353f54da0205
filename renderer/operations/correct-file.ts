import type { RepairOperation } from "../edit/operation.ts";
import type { Plan } from "./plan.ts";
import { Refused } from "./refused.ts";

/** Replaces what the check has a correction for. Files with mistakes are what it is there for: nothing has to be readable. */
export function correctFile(
  plan: Plan,
  { file, corrections }: Extract<RepairOperation, { kind: "correct" }>,
): void {
  const text = plan.textOf(file);
  const sorted = [...corrections].sort((a, b) => a.start - b.start || a.end - b.end);
  for (const [index, { start, end, was }] of sorted.entries()) {
    const before = sorted[index - 1];
    if (text.slice(start, end) !== was)
      throw new Refused(`${file} was changed since it was checked: check it again.`);
    if (before && start < before.end)
      throw new Refused(
        `Two corrections of ${file} are about the same text: one has to come after the other.`,
      );
  }
  plan.editText(
    file,
    sorted.map(({ start, end, text: fresh }) => ({ start, end, text: fresh })),
  );
}
