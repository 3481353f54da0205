import { migrateBlock } from "../edit/migrate-block.ts";
import type { RepairOperation } from "../edit/operation.ts";
import { YamlEditor } from "../edit/yaml-editor.ts";
import type { Plan } from "./plan.ts";
import { Refused } from "./refused.ts";

/** Gives all blocks of a file that are in an older form the form of today; when one of them cannot be, none. */
export function migrateBlocks(plan: Plan, { file }: Extract<RepairOperation, { kind: "migrate" }>): void {
  const editor = plan.open(file);
  if (!(editor instanceof YamlEditor)) throw new Refused(`There are no blocks in ${file}.`);
  for (;;) {
    // Blocks within a block are known once that one is in order.
    const problem = plan.files.problemsOf(file, editor.text).find(({ code }) => code === "old-form");
    if (!problem) return;
    const { type } = problem.params as { type: string };
    try {
      migrateBlock(editor, problem.path.slice(0, -1), plan.files.blockTypes.get(type)?.migrations ?? []);
      plan.migrated.push(type);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Refused(
        `${file}:${problem.range.start.line}  The ${type} block cannot be migrated: ${reason.replace(/(?<![.?!])$/, ".")}`,
      );
    }
  }
}
