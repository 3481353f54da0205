import type { FileChange, Operation, Outcome, RepairOperation } from "../../edit/operation.ts";
import type { planOperation } from "../../operations/plan-operation.ts";
import type { SiteFiles } from "../../site/site-files.ts";

/** Texts that are worked out without a look at who else asks for something: some tens of milliseconds. */
const LOT = 20;

/**
 * Works out a change. One that concerns texts all over the site, each by itself, is worked out in lots: whoever looks
 * at a page meanwhile gets it between two of them. Nobody else changes anything until it is written.
 */
export async function planInLots(
  plan: typeof planOperation,
  files: SiteFiles,
  operation: Operation | RepairOperation,
): Promise<Outcome> {
  if (operation.kind !== "rewrite" || operation.texts.length <= LOT) return plan(files, operation);
  const changes: FileChange[] = [];
  for (const texts of lotsOf(operation.texts)) {
    const outcome = plan(files, { ...operation, texts });
    if ("refused" in outcome) return outcome;
    changes.push(...outcome.changes);
    await new Promise((done) => setImmediate(done));
  }
  return { changes };
}

/** What is in one file stays together. */
function lotsOf<Text extends { at: { file: string } }>(texts: readonly Text[]): Text[][] {
  const lots: Text[][] = [[]];
  const lotOf = new Map<string, Text[]>();
  for (const text of texts) {
    const { file } = text.at;
    if (!lotOf.has(file)) {
      if (lots.at(-1)!.length >= LOT) lots.push([]);
      lotOf.set(file, lots.at(-1)!);
    }
    lotOf.get(file)!.push(text);
  }
  return lots;
}
