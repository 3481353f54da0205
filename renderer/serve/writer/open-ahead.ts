import type { SiteFiles } from "../../site/site-files.ts";
import { openYaml } from "../../yaml/replace-scalar.ts";

/** So long after an answer, in milliseconds: what a page asks for as it opens comes first. */
const REST = 200;

/**
 * Reads files that somebody has opened to change them, before the first change comes: a collection of 250 KB takes a
 * tenth of a second, which its first change would wait for. Files that are read already take no time.
 *
 * @param names  Relative to the site folder; what is no YAML is left out.
 */
export function openAhead(files: Pick<SiteFiles, "read">, names: Iterable<string | undefined>): void {
  const left = [...new Set(names)].filter((file) => file?.endsWith(".yaml"));
  const next = (): void => {
    const file = left.shift();
    if (file === undefined) return;
    const text = files.read(file);
    if (text !== undefined) openYaml(text);
    setTimeout(next, 0).unref();
  };
  setTimeout(next, REST).unref();
}
