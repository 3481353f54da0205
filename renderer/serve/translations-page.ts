import { escapeHtml } from "../formats/escape.ts";
import type { Site } from "../site/site.ts";
import { countUnits, type TranslatedFile, translatedFiles } from "../translations/translated-file.ts";
import { sideBySide, textLang } from "./translations-beside.ts";
import { TRANSLATIONS_CSS } from "./translations-css.ts";

/** Address of the pages on which translations are read beside their originals. */
export const TRANSLATIONS_PATH = "/__translations";

/**
 * The page at `/__translations`: all files with texts by language, or one of them beside its original.
 *
 * @param query `lang` and `file` (the original) for one file; `show=open` leaves out what is up to date.
 * @returns The document, and whether there is such a file.
 */
export function translationsPage(site: Site, query: URLSearchParams): { html: string; isKnown: boolean } {
  const [lang, file] = [query.get("lang"), query.get("file")];
  if (lang === null || file === null) return { html: shell("Translations", listOf(site)), isKnown: true };
  const found = translatedFiles(site, lang).find(({ original }) => original === file);
  if (!found) return { html: shell("Translations", listOf(site)), isKnown: false };
  const isOpenOnly = query.get("show") === "open";
  return {
    html: shell(`${file} (${lang})`, sideBySide(found, site.settings.lang, isOpenOnly)),
    isKnown: true,
  };
}

function listOf(site: Site): string {
  if (site.languages.length === 0)
    return "<h1>Translations</h1><p>The site has one language. Others are named in data/site.yaml: <code>languages: [{ lang: de }]</code>.</p>";
  const parts = site.languages.map(({ lang, name }) => {
    const files = translatedFiles(site, lang).filter(({ units }) => countUnits(units).all > 0);
    const begun = files.filter(({ isThere }) => isThere);
    const { translated, all, percent } = countUnits(begun.flatMap(({ units }) => units));
    return `<section aria-labelledby="${lang}"><h2 id="${lang}">${textLang(name, lang)}</h2>
<p>${begun.length === 0 ? `Nobody has begun it: ${files.length} files.` : `${translated} of ${all} texts, ${percent} %, in ${begun.length} of ${files.length} files.`}</p>
<ul class="files">${files.map(rowOf).join("\n")}</ul></section>`;
  });
  return `<h1>Translations</h1>${parts.join("\n")}`;
}

function rowOf(file: TranslatedFile): string {
  const { original, address, route, isThere, units, lang } = file;
  const count = countUnits(units);
  const shown = route ?? address;
  const states = (["stale", "missing", "unmarked", "obsolete"] as const)
    .filter((state) => count[state] > 0)
    .map((state) => `<span class="badge ${state}">${count[state]} ${state}</span>`);
  const state = isThere ? states.join(" ") || '<span class="badge done">complete</span>' : "not begun";
  const href = `${TRANSLATIONS_PATH}?${new URLSearchParams({ lang, file: original })}`;
  return `<li><a href="${escapeHtml(href)}">${escapeHtml(original)}</a>
<span class="address">${escapeHtml(shown ?? "")}</span>
<span>${count.translated} of ${count.all}</span> <span>${state}</span></li>`;
}

function shell(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${TRANSLATIONS_CSS}</style>
</head>
<body>
<main>${body}</main>
</body>
</html>
`;
}
