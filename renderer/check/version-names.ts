import { existsSync } from "node:fs";
import { join } from "node:path";
import { languageFault } from "../data/meant-language.ts";
import { isSameLanguage } from "../data/written-languages.ts";
import { readSiteFile } from "../files/read-file.ts";
import type { NameMeant } from "./file-names.ts";

/** What the name of a file says that looks like that of a version in another language, and is none. */
export type VersionNameFault =
  | NameMeant
  /** The site is not translated into the language. */
  | { lang: string };

/** What languages and countries are called in short. */
const SIGN = /^[A-Za-z]{2,3}(?:-[A-Za-z]{2})?$/;

/** Names with a language behind a point, which may have a region or a script, or behind another sign. */
const PARTED = [/^([^.]+)(\.)([A-Za-z][\w-]*)\.ya?ml$/, /^(.+)([._-])([A-Za-z][A-Za-z0-9-]*)\.ya?ml$/i];

/** Opened for the first file that may be a version: it takes longer than looking at a hundred pages. */
let knownNames: Intl.DisplayNames | undefined;

/**
 * Looks at a file that stands beside an original and has a language in its name: `about.DE.yaml`, `about.ger.yaml`,
 * `about.de.yml`, `about.fr.yaml`.
 *
 * @param file  Relative to the site folder. @param langs  Languages that the site is translated into.
 * @returns undefined when nothing is wrong with it, or it is something else.
 */
export function versionNameFault(
  file: string,
  dir: string,
  langs: readonly string[],
): VersionNameFault | undefined {
  const [, stem, sign, written = ""] =
    PARTED.map((form) => form.exec(file)).find((one) => one !== null) ?? [];
  if (stem === undefined) return undefined;
  const endings = file.startsWith("data/") ? [".yaml", ".json", ".csv"] : [".yaml"];
  if (!endings.some((one) => existsSync(join(dir, stem + one)))) return undefined;
  const lang = tagMeant(written) ?? langs.find((one) => isNameOf(written, one));
  // No language is called so, and the file is written as a version: a country's sign, such as cz.
  if (lang === undefined)
    return sign === "." && langs.length > 0 && SIGN.test(written) && hasMarks(join(dir, file))
      ? { lang: written }
      : undefined;
  const isThere = (one: string): boolean => existsSync(join(dir, `${stem}.${one}.yaml`));
  // The region of a language is left out by some, and written by others.
  const near = langs.filter(
    (one) => isSameLanguage(one, lang) && languageFault(one) === undefined && !isThere(one),
  );
  const known =
    langs.find((one) => one.toLowerCase() === lang.toLowerCase()) ??
    (sign === "." && near.length === 1 ? near[0] : undefined);
  // "offices-de" may well be a page of its own.
  if (sign !== "." && (known === undefined || !hasMarks(join(dir, file)))) return undefined;
  if (known === undefined) return { lang: written };
  const meant = `${stem}.${known}.yaml`;
  return file === meant ? undefined : { meant, because: "version" };
}

/** Whether a word is what a language is called, in English or by those who speak it. */
function isNameOf(word: string, lang: string): boolean {
  return ["en", lang].some(
    (of) => new Intl.DisplayNames([of], { type: "language" }).of(lang)?.toLowerCase() === word.toLowerCase(),
  );
}

function hasMarks(path: string): boolean {
  return /^\s*\w+:(?:\s*\{|\s*\r?\n\s+)\s*of:/m.test(readSiteFile(path, path)?.bytes?.toString() ?? "");
}

/** The tag of a language as it should be written: `de` for `DE` and `ger`, `pt-BR` for `pt_br`. */
function tagMeant(written: string): string | undefined {
  try {
    const [tag = ""] = Intl.getCanonicalLocales(written.replaceAll("_", "-"));
    knownNames ??= new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });
    return knownNames.of(tag) === undefined ? undefined : tag;
  } catch {
    return undefined;
  }
}
