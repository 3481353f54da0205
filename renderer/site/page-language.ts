import { languageName } from "../data/languages.ts";
import type { LocalPlaces } from "../filling/localize.ts";
import type { RowInScope } from "../filling/look-up.ts";
import { localBody } from "../languages/body-mark.ts";
import type { OriginalTexts } from "../languages/original-texts.ts";
import type { ListPages, PageAlternate, PageDefinition } from "../model.ts";
import type { PageFile } from "../pages/page-file.ts";
import { isRightToLeft } from "../words/direction.ts";
import { baseOf, english, say } from "../words/words.ts";
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
  // Words that neither the engine nor the site has in a language are English.
  const isEnglish = base.words[key] === english[key] && baseOf(base.lang) !== "en";
  const language = languageName(site.lang, isEnglish ? "en" : base.lang);
  return {
    lang: site.lang,
    note: say(base.words, key, { language }),
    ...(isEnglish && { noteLang: "en" }),
  };
}

/** Where links and texts of a version lead; undefined for the site's own language. @param site  Of that one. */
export function localPlaces(
  site: OpenBase,
  base: OpenBase,
  originals?: OriginalTexts,
): LocalPlaces | undefined {
  const { addresses } = site;
  const { language } = base;
  if (!addresses || !language) return undefined;
  const { lang } = language;
  return {
    written: (path) => (path.startsWith(`${language.path}/`) ? path : language.path + path),
    href: (href) => addresses.href(href, lang),
    body: (path) => localBody(path, lang, (file) => site.publicFiles.has(file)),
    ...(originals && { originals }),
  };
}
