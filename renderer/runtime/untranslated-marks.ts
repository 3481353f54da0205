import type { PageDefinition } from "../model.ts";
import { isRightToLeft } from "../words/direction.ts";

/** Language and direction of an element, as its attributes say them. */
interface Marks {
  lang?: string;
  dir?: "ltr" | "rtl";
}

/**
 * How a page that nobody has translated says in which language it is, in the build and in the live page.
 *
 * @returns The marks of the note above it and of its content; undefined for a page that somebody has.
 */
export function untranslatedMarks({
  untranslated,
  dir,
}: Pick<PageDefinition, "untranslated" | "dir">): { note: Marks; content: Marks } | undefined {
  if (!untranslated) return undefined;
  const { lang, noteLang } = untranslated;
  return {
    note: noteLang === undefined ? {} : { lang: noteLang, ...(dir && { dir: "ltr" }) },
    content: { lang, dir: isRightToLeft(lang) ? "rtl" : "ltr" },
  };
}
