import type { OverviewPage, PagesAnswer } from "../overview-answers.ts";

/** What an address in another language would show, if somebody had translated it. */
export interface OtherLanguage {
  lang: string;
  original: OverviewPage;
  /** Where its version is, when there is one, under another address. */
  version?: OverviewPage;
}

/** Which page of the site's own language is meant by an address in another one; undefined for any other address. */
export function otherLanguageAt(
  route: string,
  { pages, paths }: Pick<PagesAnswer, "pages" | "paths">,
): OtherLanguage | undefined {
  // `/de-at` begins as `/de` does: the longer one is meant.
  const known = Object.entries(paths).toSorted(([, a], [, b]) => b.length - a.length);
  for (const [lang, path] of known) {
    if (route !== path && !route.startsWith(`${path}/`)) continue;
    const own = route.slice(path.length) || "/";
    const original = pages.find(
      (page) => page.route === own && page.lang === undefined && page.kind !== "redirect" && own !== "/404",
    );
    if (!original) return undefined;
    const version = pages.find(
      (page) => page.lang === lang && isVersionOf(page, original) && page.row?.key === original.row?.key,
    );
    return { lang, original, ...(version && { version }) };
  }
  return undefined;
}

function isVersionOf({ file, lang }: OverviewPage, original: OverviewPage): boolean {
  return file === original.file.replace(/\.yaml$/, `.${lang}.yaml`);
}
