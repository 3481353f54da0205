import { join } from "node:path";
import { readVersionName } from "../../renderer/languages/version-files.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import { isAskedFor } from "./only.ts";

/** A page of the site that sweeps look at. */
export interface SweptPage {
  route: string;
  /** Tag of its language. */
  lang: string;
}

/**
 * The pages of the site that have addresses of their own: all of those in its own language, and in others one of each
 * file, because what differs there are the words.
 */
export async function sweptPages(): Promise<SweptPage[]> {
  const site = await openSite({ dir: join(import.meta.dirname, "../.."), checkOnly: true });
  const langs = site.languages.map(({ lang }) => lang);
  const seen = new Set<string>();
  return site.routes.flatMap(({ kind, route, file }): SweptPage[] => {
    // An alias shows the very same page.
    if (kind !== "page" || /(^|\/)404$/.test(route) || !isAskedFor("ONLY_PAGES", file)) return [];
    const lang = readVersionName(file, langs)?.lang;
    if (lang === undefined) return [{ route, lang: site.settings.lang }];
    if (seen.has(file)) return [];
    seen.add(file);
    return [{ route, lang }];
  });
}
