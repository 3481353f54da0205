const names = new Intl.DisplayNames(["en"], { type: "language" });

/** A language as the editor speaks of it: `pt-BR` is Brazilian Portuguese. */
export function languageName(lang: string): string {
  return names.of(lang) ?? lang;
}
