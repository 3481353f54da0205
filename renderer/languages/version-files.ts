/** A file of the site's own language, and the language of the version that another file holds of it. */
export interface VersionName {
  /** `pages/about.yaml` */
  original: string;
  /** `de` */
  lang: string;
}

/** The file of a version in another language: `pages/about.yaml` → `pages/about.de.yaml`. */
export function versionFile(original: string, lang: string): string {
  return original.replace(/\.(\w+)$/, `.${lang}.$1`);
}

/**
 * What a file is a version of; undefined for a file that is none.
 *
 * @param langs  Tags of the languages that the site is translated into.
 */
export function readVersionName(file: string, langs: readonly string[]): VersionName | undefined {
  const [, stem, lang = "", ending] = /^(.+)\.([A-Za-z0-9-]+)\.(\w+)$/.exec(file) ?? [];
  return stem !== undefined && langs.includes(lang) ? { original: `${stem}.${ending}`, lang } : undefined;
}

/** The file of rows that a version is of may be a table, its version is always YAML. */
export function dataVersionFile(original: string, lang: string): string {
  return original.replace(/\.\w+$/, `.${lang}.yaml`);
}
