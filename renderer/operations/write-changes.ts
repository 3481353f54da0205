import { join } from "node:path";
import type { FileChange } from "../edit/operation.ts";
import { type ChangedFile, writeSiteFiles } from "../files/write-files.ts";
import type { Site } from "../site/site.ts";

/** What becomes of one file: its text before and after; missing where there is none. */
export interface FileTexts {
  file: string;
  before?: string;
  after?: string;
}

/** What changes come to for each file, however many of them speak of it; files that end as they began are left out. */
export function textsOf(changes: readonly FileChange[]): FileTexts[] {
  const texts = new Map<string, FileTexts>();
  const note = (file: string, before: string | undefined, after: string | undefined): void => {
    const { before: first } = texts.get(file) ?? { before };
    texts.set(file, {
      file,
      ...(first !== undefined && { before: first }),
      ...(after !== undefined && { after }),
    });
  };
  for (const change of changes) {
    const { file } = change;
    if (change.kind === "rename") {
      note(file, change.before, undefined);
      note(change.to, undefined, change.after);
    } else
      note(
        file,
        "before" in change ? change.before : undefined,
        "after" in change ? change.after : undefined,
      );
  }
  return [...texts.values()].filter(({ before, after }) => before !== after);
}

/**
 * Writes changes to the disk, all or none; each file has to hold what it held when they were worked out.
 *
 * @returns Files that were touched, relative to the site folder: for `site.update`.
 * @throws Error that names the file, after everything is as it was.
 */
export function writeChanges(site: Pick<Site, "dir" | "encode">, changes: readonly FileChange[]): string[] {
  const files = textsOf(changes);
  writeSiteFiles(files.map((one) => changedFile(site, one)));
  return files.map(({ file }) => file);
}

function changedFile(
  { dir, encode }: Pick<Site, "dir" | "encode">,
  { file, before, after }: FileTexts,
): ChangedFile {
  const bytesOf = (text: string): Uint8Array => {
    const bytes = encode(file, text);
    if (!bytes) throw new Error(`The encoding of ${file} cannot hold the new text. Nothing was written.`);
    return bytes;
  };
  return {
    path: join(dir, file),
    shown: file,
    ...(before !== undefined && { before: bytesOf(before) }),
    ...(after !== undefined && { after: bytesOf(after) }),
  };
}
