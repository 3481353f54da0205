import { join } from "node:path";
import { listFiles } from "../files/list-files.ts";
import { isLanguageTag } from "./language-tag.ts";
import { languageFault } from "./meant-language.ts";

/**
 * The tag of a language as the names of a site's files have it: where its versions are called `about.pt.yaml`, somebody
 * who writes `pt_BR` means those.
 *
 * @param guess  The tag that is meant as far as its text tells. @param taken  Tags that the site has already.
 */
export function tagOfFiles(guess: string, dir: string, taken: ReadonlyMap<string, unknown>): string {
  const tags = new Set<string>();
  for (const folder of ["pages", "data"])
    for (const file of listFiles(join(dir, folder))) {
      const tag = /\.([a-z][\w-]*)\.yaml$/i.exec(file)?.[1];
      if (tag !== undefined) tags.add(tag);
    }
  if (tags.has(guess)) return guess;
  const fitting = [...tags].filter(
    (tag) => !taken.has(tag) && isSameLanguage(tag, guess) && languageFault(tag) === undefined,
  );
  return fitting.length === 1 ? fitting[0]! : guess;
}

/** Whether two tags may be written for one: `pt` and `pt-BR`, `zh-CN` and `zh-Hans`, but not `zh-TW`. */
export function isSameLanguage(one: string, other: string): boolean {
  if (!isLanguageTag(one) || !isLanguageTag(other)) return false;
  const [a, b] = [new Intl.Locale(one), new Intl.Locale(other)];
  if (a.region !== undefined && b.region !== undefined && a.region !== b.region) return false;
  const [wholeA, wholeB] = [a.maximize(), b.maximize()];
  return wholeA.language === wholeB.language && wholeA.script === wholeB.script;
}
