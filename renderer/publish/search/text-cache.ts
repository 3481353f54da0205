import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PageText } from "./page-text.ts";

/** Texts of pages that the last build has read. */
export interface TextCache {
  /** Text of a page as it is now: `key` is that of its contents. */
  find(route: string, key: string): PageText | undefined;
  /** Keeps the texts of this build for the next one. */
  write(texts: Iterable<{ route: string; key: string; text: PageText }>): void;
}

/**
 * Opens the texts of the last build into a folder. They lie in the site's `.cache`, which is safe to delete: a line
 * that says what all pages have in common, then one for each page.
 *
 * @param job Stands for all that is the same for every page.
 */
export function openTextCache(siteDir: string, outDir: string, job: string): TextCache {
  const name = createHash("sha256").update(outDir).digest("hex").slice(0, 12);
  const path = join(siteDir, ".cache", `search-${name}.txt`);
  const last = new Map<string, string>();
  if (existsSync(path)) {
    const [first, ...lines] = readFileSync(path, "utf8").split("\n");
    if (first === job)
      for (const line of lines)
        last.set(line.slice(0, line.indexOf("\t")), line.slice(line.indexOf("\t") + 1));
  }
  const lineOf = (route: string, key: string): string | undefined => {
    const line = last.get(route);
    return line?.startsWith(`${key}\t`) ? line : undefined;
  };
  return {
    find(route, key) {
      const line = lineOf(route, key);
      return line === undefined ? undefined : (JSON.parse(line.slice(key.length + 1)) as PageText);
    },
    write(texts) {
      const lines = [job];
      for (const { route, key, text } of texts)
        lines.push(`${route}\t${lineOf(route, key) ?? `${key}\t${JSON.stringify(text)}`}`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(`${path}.new`, lines.join("\n"));
      renameSync(`${path}.new`, path);
    },
  };
}
