import { existsSync, readFileSync } from "node:fs";
import type { FileChange, Operation, RepairOperation } from "../../edit/operation.ts";
import { ownPath } from "../../files/own-path.ts";
import type { planOperation } from "../../operations/plan-operation.ts";
import { Refused } from "../../operations/refused.ts";
import { textsOf } from "../../operations/write-changes.ts";
import type { Site } from "../../site/site.ts";
import type { SiteFiles } from "../../site/site-files.ts";
import type { PlannedFile } from "./step.ts";
import type { PlanOn } from "./typed-back.ts";

/** Below these folders of a site the writer writes, and nowhere else but in texts that pages show. */
export const OWN_FOLDERS = ["pages", "data", "public/images", "public/files"];

/** Texts that pages show, wherever they lie under `public/`: they are changed, but none is added or deleted. */
const BODY = /^public\/.+\.(?:md|html?)$/i;

/** The absolute path of a file that the writer may touch. @throws Refused */
export function pathToWrite(dir: string, file: string): string {
  const path = ownPath(dir, file, OWN_FOLDERS) ?? bodyPath(dir, file);
  if (path === undefined) throw new Refused(`${file} is no file that can be changed from here.`);
  return path;
}

function bodyPath(dir: string, file: string): string | undefined {
  const path = BODY.test(file) ? ownPath(dir, file, ["public"]) : undefined;
  return path !== undefined && existsSync(path) ? path : undefined;
}

/** Bytes of a file of a site that may be written; undefined when there is none. @throws Refused */
export function bytesToChange(dir: string, file: string): Buffer | undefined {
  const path = pathToWrite(dir, file);
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/**
 * Changes of texts as changes of bytes.
 *
 * @returns undefined when a file holds something else by now than what they were worked out from.
 * @throws Refused
 */
export function plannedFiles(site: Site, changes: readonly FileChange[]): PlannedFile[] | undefined {
  const planned: PlannedFile[] = [];
  for (const { file, before, after } of textsOf(changes)) {
    const now = bytesToChange(site.dir, file);
    if ((now === undefined) !== (before === undefined)) return undefined;
    if (now && !bytesOf(site, file, before!).equals(now)) {
      if (site.files.read(file) !== before) return undefined;
      throw new Refused(`${file} holds bytes that are no text, so it has to be put right by hand first.`);
    }
    // What is renamed goes on as it was, in its letters and with its mode.
    const model = changes.find((change) => change.kind === "rename" && change.to === file)?.file;
    planned.push({
      file,
      ...(now && { before: now }),
      ...(after !== undefined && { after: bytesOf(site, now ? file : (model ?? file), after) }),
      ...(!now && model !== undefined && { like: model }),
    });
  }
  return planned;
}

/** How an operation is worked out on other bytes of a file than those that it has now. */
export function planOnBytes(
  site: Site,
  plan: typeof planOperation,
  operation: Operation | RepairOperation,
): PlanOn {
  return (file, bytes) => {
    const text = bytes.toString("utf8");
    if (!bytesOf(site, file, text).equals(bytes)) return undefined;
    const read = (path: string): string | undefined => (path === file ? text : site.files.read(path));
    const files: SiteFiles = Object.create(site.files, { read: { value: read } });
    const outcome = plan(files, operation);
    const changed = "refused" in outcome ? undefined : textsOf(outcome.changes);
    const [only] = changed ?? [];
    if (changed?.length !== 1 || only?.file !== file || only.after === undefined) return undefined;
    return bytesOf(site, file, only.after);
  };
}

function bytesOf(site: Site, file: string, text: string): Buffer {
  const bytes = site.encode(file, text);
  if (!bytes) throw new Refused(`${file} is stored in letters that cannot hold this text.`);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
