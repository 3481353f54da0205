import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listFiles } from "../../renderer/files/list-files.ts";
import { blockFolders } from "../../renderer/pages/block-folders.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import type { Site } from "../../renderer/site/site.ts";
import { root } from "../authors/real-site.ts";
import { isVersion, leaveOutLanguages } from "../support/site-copy.ts";

/** A copy of the site's pages and data, to change texts in; what is under `public/` is the site's own. */
export interface SiteCopy {
  site: Site;
  /** YAML files of pages and data as they were when the copy was opened. */
  texts: ReadonlyMap<string, string>;
  /** Gives files other texts, all others those that they had, and reads what is different. */
  write(changed: ReadonlyMap<string, string>): Promise<void>;
  remove(): void;
}

/** @param change  Another way to write the same file; what cannot be written so stays as it is. */
export async function openCopy(change: (text: string, file: string) => string): Promise<SiteCopy> {
  const dir = mkdtempSync(join(tmpdir(), "origins-"));
  const texts = new Map<string, string>();
  for (const folder of ["pages", "data"]) {
    cpSync(join(root, folder), join(dir, folder), {
      recursive: true,
      filter: (path) => !isVersion(path),
    });
    if (folder === "data") leaveOutLanguages(dir);
    for (const name of listFiles(join(dir, folder))) {
      const file = `${folder}/${name}`;
      if (!file.endsWith(".yaml")) continue;
      const text = change(readFileSync(join(dir, file), "utf8"), file);
      writeFileSync(join(dir, file), text);
      texts.set(file, text);
    }
  }
  symlinkSync(join(root, "public"), join(dir, "public"), "junction");
  const site = await openSite({ dir, blockDirs: blockFolders(root) });
  let current = new Map(texts);
  return {
    site,
    texts,
    async write(changed) {
      const next = new Map([...texts, ...changed]);
      const different = [...next].filter(([file, text]) => current.get(file) !== text);
      for (const [file, text] of different) writeFileSync(join(dir, file), text);
      current = next;
      await site.update(different.map(([file]) => file));
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
