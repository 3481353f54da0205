import { bodyIn } from "../languages/body-mark.ts";
import { readVersionName, versionFile } from "../languages/version-files.ts";
import type { CheckedPage } from "./checked-site.ts";
import type { PageSummary } from "./page-summary.ts";

/** A text under `public/` as a page in another language shows it. Paths start with a slash. */
export interface PairedBody {
  /** The file that is shown; missing when none of those that the page names is there. */
  shown?: string;
  /** What the original of the page shows in its place; missing when nobody can tell. */
  original?: string;
  /** The original of the page names texts in its place, and none of them is there. */
  isMissing?: boolean;
}

/**
 * Pairs a text of a page with the same one of its original: both have the same blocks and the same rows in the same
 * order, whatever their files are called.
 *
 * @param address  Index of the address, @param body  and of the text on it.
 */
export function pairBody(
  { file, lang = "", addresses }: PageSummary,
  [address, body]: readonly [number, number],
  pages: ReadonlyMap<string, Pick<CheckedPage, "summary">>,
  isThere: (file: string) => boolean,
): PairedBody {
  const named = addresses[address]?.bodies[body] ?? [];
  const shown = bodyIn(named, lang, isThere);
  const ofOriginal = pages.get(readVersionName(file, [lang])?.original ?? "")?.summary.addresses ?? [];
  const same = ofOriginal.length === addresses.length ? ofOriginal[address]?.bodies[body] : undefined;
  const byName = shown === undefined ? undefined : readVersionName(shown, [lang])?.original;
  const original = (same ?? [...named, ...(byName ? [byName] : [])]).find(isThere);
  const isMissing = original === undefined && same !== undefined;
  return {
    ...(shown !== undefined && { shown }),
    ...(original !== undefined && { original }),
    ...(isMissing && { isMissing }),
  };
}

/** All files that a page may show texts of, in its language as well; paths under `public/`. */
export function bodyFiles({ addresses, lang }: Pick<PageSummary, "addresses" | "lang">): string[] {
  if (addresses.every(({ bodies }) => bodies.length === 0)) return [];
  const named = addresses.flatMap(({ bodies }) => bodies.flat());
  return lang === undefined ? named : [...named, ...named.map((file) => versionFile(file, lang))];
}
