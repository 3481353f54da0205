import { changeFiles } from "../../files/change-files.ts";
import type { Journal } from "./journal.ts";
import { bytesToChange } from "./planned-files.ts";
import { type FileRecord, hashOfBytes, invertRecord, planAgain } from "./step.ts";
import { fileStep } from "./write-step.ts";

/**
 * Ends what the last server had begun when it was ended: a change of several files that was half made is made as a
 * whole, or, where others have written since, not at all.
 *
 * @param tell  Takes a sentence when it is neither: others have changed one of the files.
 */
export function settle(dir: string, journal: Journal, tell: (message: string) => void): void {
  const { open } = journal;
  if (!open) return;
  const { files } = open.step;
  const missing = files.filter((record) => !isDone(dir, record));
  if (missing.length === 0 || missing.length === files.length) {
    journal.end(open, missing.length === 0);
    return;
  }
  if (redo(dir, missing)) {
    journal.end(open, true);
    return;
  }
  const made = files.filter((record) => !missing.includes(record));
  const isBack = redo(dir, made.map(invertRecord).reverse());
  journal.end(open, false);
  if (!isBack)
    tell(
      `The last change was made in part, and others have changed these files since: ${files.map(({ file }) => file).join(", ")}.`,
    );
}

function isDone(dir: string, record: FileRecord): boolean {
  const now = bytesToChange(dir, record.file);
  if (record.kind === "edit") return now !== undefined && hashOfBytes(now) === record.after;
  return record.kind === "add" ? now?.equals(record.bytes) === true : now === undefined;
}

/** @returns False when nothing was done, because others have written since. */
function redo(dir: string, records: readonly FileRecord[]): boolean {
  try {
    const planned = records.map((record) => planAgain(record, bytesToChange(dir, record.file)));
    if (planned.includes(undefined)) return false;
    changeFiles(planned.map((one) => fileStep(dir, one!)));
    return true;
  } catch {
    return false;
  }
}
