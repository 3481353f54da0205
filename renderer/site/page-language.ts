import { languageName } from "../data/languages.ts";
import type { LocalPlaces } from "../filling/localize.ts";
import type { RowInScope } from "../filling/look-up.ts";
import { localBody } from "../languages/body-mark.ts";
import type { OriginalTexts } from "../languages/original-texts.ts";
import type { ListPages, PageAlternate, PageDefinition } from "../model.ts";
import type { PageFile } from "../pages/page-file.ts";
import { isRightToLeft } from "../words/direction.ts";
import { baseOf, english, say, type WordKey } from "../words/words.ts";
import type { OpenBase } from "./open-base.ts";

/** What a page's definition says of languages; nothing on a site with one, unless it is written from right to left. */
export type LanguageOfPage = Pick<PageDefinition, "dir" | "untranslated" | "alternates">;

/** @param site  Of the site's own language. */
export function languageOfPage(
  page: PageFile,
  site: OpenBase,
  item: RowInScope | undefined,
  pages: ListPages | undefined,
): LanguageOfPage {
  const base = site.of(page.file);
  const dir = isRightToLeft(base.lang) ? { dir: "rtl" as const } : {};
  const { addresses } = site;
  if (!addresses) return dir;
  const alternates: PageAlternate[] = addresses.alternates(
    page.original ?? page.file,
    item?.index,
    pages?.number,
  );
  return {
    ...dir,
    ...(alternates.length > 1 && { alternates }),
    ...(page.isFallback && { untranslated: untranslatedNote(site, base) }),
  };
}

function untranslatedNote(site: OpenBase, base: OpenBase): NonNullable<LanguageOfPage["untranslated"]> {
  const key = "page.untranslated";
  const hasNone = isEnglish(base, key);
  const language = languageName(site.lang, hasNone ? "en" : base.lang);
  return {
    lang: site.lang,
    note: say(base.words, key, { language }),
    ...(hasNone && { noteLang: "en" }),
  };
}

/** Words that neither the engine nor the site has in a language are English. */
export function isEnglish({ words, lang }: OpenBase, key: WordKey): boolean {
  return words[key] === english[key] && baseOf(lang) !== "en";
}

/** Where links and texts of a version lead; undefined for the site's own language. @param site  Of that one. */
export function localPlaces(
  site: OpenBase,
  base: OpenBase,
  originals?: OriginalTexts,
  isFallback = false,
): LocalPlaces | undefined {
  const { addresses } = site;
  const { language } = base;
  if (!addresses || !language) return undefined;
  const { lang } = language;
  return {
    // A page that nobody has translated leads to the files of its original.
    written: (path) => (isFallback || path.startsWith(`${language.path}/`) ? path : language.path + path),
    href: (href) => addresses.href(href, lang),
    body: (path) => localBody(path, lang, (file) => site.publicFiles.has(file)),
    ...(originals && { originals }),
  };
}
