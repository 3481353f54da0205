import type { Unit } from "../languages/unit.ts";
import type { Site } from "../site/site.ts";
import type { FileTranslations } from "../site/translations.ts";

/** The texts of one file and their translations, with the addresses of a page. */
export interface TranslatedFile extends FileTranslations {
  /** First address of the page that the original makes. */
  address?: string;
  /** First address of the version. */
  route?: string;
}

/** The texts of a site in one of its other languages, by file. */
export function translatedFiles(site: Pick<Site, "routes" | "translations">, lang: string): TranslatedFile[] {
  const routes = new Map<string, string>();
  // Further addresses of a page lead to it as well: it is known by its own.
  for (const { file, route, kind } of site.routes)
    if (kind === "page" && !routes.has(file)) routes.set(file, route);
  return site.translations(lang).map((file) => {
    const address = routes.get(file.original);
    const route = file.isThere ? routes.get(file.version) : undefined;
    return { ...file, ...(address !== undefined && { address }), ...(route !== undefined && { route }) };
  });
}

/** How many texts there are, by what is known of them. */
export interface Count {
  all: number;
  translated: number;
  stale: number;
  missing: number;
  unmarked: number;
  obsolete: number;
  /** Missing where no page in the language would show them; not counted among the others. */
  unseen: number;
  /** Translated and up to date, of all that the original has, in whole percents; rounded down, so that 100 is all. */
  percent: number;
}

export function countUnits(units: Iterable<Unit>): Count {
  const count = { all: 0, translated: 0, stale: 0, missing: 0, unmarked: 0, obsolete: 0, unseen: 0 };
  for (const { state, isUnseen } of units) {
    if (isUnseen) {
      count.unseen += 1;
      continue;
    }
    count[state] += 1;
    if (state !== "obsolete") count.all += 1;
  }
  return { ...count, percent: count.all === 0 ? 100 : Math.floor((100 * count.translated) / count.all) };
}
