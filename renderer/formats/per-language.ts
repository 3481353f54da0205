/**
 * Has something made once for each language. To make a format or a collator of `Intl` takes some fifty times as long as
 * to use it, and views run on every page.
 *
 * @param make Gets the tag of a language: `de`, `pt-BR`.
 */
export function perLanguage<T>(make: (lang: string) => T): (lang: string) => T {
  const made = new Map<string, T>();
  return (lang) => {
    if (!made.has(lang)) made.set(lang, make(lang));
    return made.get(lang) as T;
  };
}
