import type { Operation, Planned } from "../edit/operation.ts";
import type { Problem } from "../model.ts";
import { descriptionOf } from "../operations/new-page-text.ts";
import { planOperation } from "../operations/plan-operation.ts";
import { type FileTexts, textsOf, writeChanges } from "../operations/write-changes.ts";
import { openSite } from "../site/open-site.ts";
import type { Site } from "../site/site.ts";
import { counted, say } from "./print.ts";
import { printPatch } from "./print-patch.ts";

/** How a change of a whole site is asked for on the command line. */
export interface ChangeOptions {
  dir: string;
  operation: Operation;
  /** Shows what would change, and writes nothing. */
  isDryRun: boolean;
}

/**
 * `npm run move`, `copy`, `remove` and `rename-field`: plans an operation, writes it to all files or none, and tells
 * what has changed and what the check says of it.
 *
 * @returns Exit code: 1 when it was refused, or has left an error behind that was not there before.
 */
export async function changeSite({ dir, operation, isDryRun }: ChangeOptions): Promise<number> {
  const site = await openSite({ dir, checkOnly: true });
  const outcome = planOperation(site.files, operation);
  if ("refused" in outcome) {
    say(outcome.refused);
    return 1;
  }
  const texts = textsOf(outcome.changes);
  if (texts.length === 0) {
    say("Everything is so already. Nothing was changed.");
    return 0;
  }
  if (isDryRun) {
    for (const { file, before, after } of texts) await printPatch(file, before, after);
    tellLeft(outcome);
    say(`${counted(texts.length, "file")} would be changed${tellPages(site, texts)}.`);
    return 0;
  }
  const known = new Set(site.problems.map(nameOf));
  await site.update(writeChanges(site, outcome.changes));
  for (const one of texts) say(`${verbOf(one)} ${one.file}`);
  tellLeft(outcome);
  const fresh = site.problems.filter((problem) => !known.has(nameOf(problem)));
  for (const { file, range, message } of fresh) say(`${file}:${range.start.line}  ${message}`);
  say(`${counted(texts.length, "file")} changed${tellPages(site, texts)}.`);
  if (operation.kind === "add-page")
    say(`Write its description: it says «${descriptionOf(operation.title)}» for now.`);
  return fresh.some(({ severity }) => severity === "error") ? 1 : 0;
}

function verbOf({ before, after }: FileTexts): string {
  if (before === undefined) return "Added  ";
  return after === undefined ? "Deleted" : "Changed";
}

function tellLeft({ left = [], lost = [] }: Planned): void {
  for (const file of new Set(left.map((place) => place.file))) say(`${file} still points at what is gone.`);
  for (const { file, path } of lost) say(`${file}: ${path.join(".")} has no place any more.`);
}

function tellPages({ routes }: Site, texts: readonly FileTexts[]): string {
  const files = new Set(texts.map(({ file }) => file));
  const pages = routes.filter(({ file, kind }) => kind === "page" && files.has(file));
  if (pages.length === 0) return "";
  const shown = pages.slice(0, 5).map(({ route }) => route);
  const more = pages.length - shown.length;
  return `, of the pages ${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

/** A problem that has moved by some lines is the same. */
function nameOf({ code, file, message }: Problem): string {
  return `${code} ${file} ${message}`;
}
