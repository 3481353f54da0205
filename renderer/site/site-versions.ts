import type { Language } from "../data/languages.ts";
import { versionFile } from "../languages/version-files.ts";
import type { SiteBase } from "./site-base.ts";
import { versionBase } from "./version-base.ts";

/** Opens what versions of pages stand on, for each language of a site. */
export function openVersions<Opened>(
  dir: string,
  base: SiteBase,
  open: (base: SiteBase, language: Language) => Opened,
): ReadonlyMap<string, Opened> {
  return new Map(
    base.languages.map((language) => [language.lang, open(versionBase(dir, base, language), language)]),
  );
}

/** Page files of a site with those of their versions, sorted; of pages that show the original there is no file. */
export function versionPages(
  originals: readonly string[],
  { languages, versionFiles }: Pick<SiteBase, "languages" | "versionFiles">,
): string[] {
  if (languages.length === 0) return [...originals];
  const there = new Set(versionFiles);
  const versions = languages.flatMap(({ lang, missing }) =>
    originals
      .map((file) => versionFile(file, lang))
      .filter((file) => missing === "original" || there.has(file)),
  );
  return [...originals, ...versions].sort();
}
