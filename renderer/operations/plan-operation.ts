import type { Operation, Outcome, RepairOperation } from "../edit/operation.ts";
import type { SiteFiles } from "../site/site-files.ts";
import { changeEntries } from "./change-entries.ts";
import { changePages } from "./change-pages.ts";
import { changeRows } from "./change-rows.ts";
import { changeType } from "./change-type.ts";
import { correctFile } from "./correct-file.ts";
import { detach } from "./detach.ts";
import { migrateBlocks } from "./migrate-blocks.ts";
import { Plan } from "./plan.ts";
import { putTexts } from "./put-texts.ts";
import { Refused } from "./refused.ts";
import { renameField } from "./rename-field.ts";
import { rewriteTexts } from "./rewrite-texts.ts";
import { setBody } from "./set-body.ts";
import { setId } from "./set-id.ts";
import { setValue, unsetValue } from "./set-values.ts";

/**
 * Works out what an operation changes in the files of a site, as replacements of ranges: every other byte stays as
 * it is. Nothing is written. Each file is read again and has to say exactly what was meant.
 *
 * @param files  `site.files` of an open site.
 * @returns A refusal, in one sentence, for what cannot be done; nothing is thrown for what a person asks for.
 */
export function planOperation(files: SiteFiles, operation: Operation | RepairOperation): Outcome {
  const plan = new Plan(files);
  try {
    make(plan, operation);
    return plan.finish();
  } catch (error) {
    if (error instanceof Refused) return { refused: error.message };
    const reason = error instanceof Error ? error.message : String(error);
    return { refused: `Nothing was changed, because ${reason}: change it by hand.` };
  }
}

function make(plan: Plan, operation: Operation | RepairOperation): void {
  switch (operation.kind) {
    case "set":
      setValue(plan, operation);
      return;
    case "unset":
      unsetValue(plan, operation);
      return;
    case "detach":
      detach(plan, operation.at);
      return;
    case "insert":
    case "delete":
    case "duplicate":
    case "move":
      changeEntries(plan, operation);
      return;
    case "add-page":
    case "move-page":
    case "delete-page":
      changePages(plan, operation);
      return;
    case "set-body":
      setBody(plan, operation);
      return;
    case "set-id":
      setId(plan, operation);
      return;
    case "change-type":
      changeType(plan, operation);
      return;
    case "rename-field":
      renameField(plan, operation);
      return;
    case "correct":
      correctFile(plan, operation);
      return;
    case "put":
      putTexts(plan, operation);
      return;
    case "rewrite":
      rewriteTexts(plan, operation);
      return;
    case "migrate":
      migrateBlocks(plan, operation);
      return;
    default:
      changeRows(plan, operation);
  }
}
