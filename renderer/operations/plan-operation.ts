import type { Operation, Outcome } from "../edit/operation.ts";
import type { SiteFiles } from "../site/site-files.ts";

/**
 * Works out what an operation changes in the files of a site, as replacements of ranges: every other byte stays as
 * it is. Nothing is written. Each file is read again and has to say exactly what was meant.
 *
 * @param files  `site.files` of an open site.
 * @returns A refusal, in one sentence, for what cannot be done; nothing is thrown for what a person asks for.
 */
export function planOperation(_files: SiteFiles, { kind }: Operation): Outcome {
  return { refused: `${kind} is not known yet.` };
}
