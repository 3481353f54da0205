import type { RepairOperation } from "../edit/operation.ts";
import type { Path } from "../edit/tree-editor.ts";
import { applyEdits, type TextEdit } from "../yaml/text-edits.ts";
import type { Plan } from "./plan.ts";
import { Refused } from "./refused.ts";

type Rewrite = Extract<RepairOperation, { kind: "rewrite" }>;

/** Changes parts of texts, each where and as it is written. */
export function rewriteTexts(plan: Plan, { texts }: Rewrite): void {
  const byFile = new Map<string, { path: Path; change: (text: string) => string }[]>();
  for (const { at, was, edits } of texts) {
    const { file, path } = at;
    const changed = new Refused(`${file} was changed in the meantime: do it once more.`);
    if (path.length === 0) {
      if (plan.textOf(file) !== was) throw changed;
      plan.editText(
        file,
        [...edits].sort((a, b) => a.start - b.start),
      );
      continue;
    }
    if (plan.open(file).get(path) !== was) throw changed;
    const inFile = byFile.get(file) ?? [];
    inFile.push({ path, change: (text) => changedIn(text, was, edits) });
    byFile.set(file, inFile);
  }
  for (const [file, changes] of byFile) plan.open(file).rewriteAll(changes);
}

/**
 * The text itself with its new parts; however it is written, the same parts in it, counted from its beginning.
 *
 * @returns The text as it was, where that is not certain.
 */
function changedIn(text: string, was: string, edits: readonly TextEdit[]): string {
  if (text === was) return applyEdits(was, edits);
  const there: TextEdit[] = [];
  for (const { start, end, text: fresh } of edits) {
    const part = was.slice(start, end);
    const [places, written] = [placesOf(was, part), placesOf(text, part)];
    const at = written[places.indexOf(start)];
    if (at === undefined || places.length !== written.length) return text;
    there.push({ start: at, end: at + part.length, text: fresh });
  }
  return applyEdits(text, there);
}

function placesOf(text: string, part: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) places.push(at);
  return places;
}
