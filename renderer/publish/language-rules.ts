import type { PageDefinition } from "../model.ts";
import { hyphenRules } from "./hyphen-rules.ts";
import { MIRRORED_RULES } from "./mirrored-rules.ts";

/** What only pages that nobody has translated need. */
export const UNTRANSLATED_RULES =
  ".untranslated{margin:0;padding:var(--space-3) max(var(--gutter),(100% - var(--sheet))/2 + var(--gutter));border-block-end:var(--pen) solid var(--line);background:var(--paper-tint);font-size:var(--text-small)}.in-original{display:contents}";

/**
 * Rules that a page needs for its language, beside those of its blocks.
 *
 * @param ofNote  Those of a page that nobody has translated.
 */
export function languageRules(
  { lang, dir, untranslated }: Pick<PageDefinition, "lang" | "dir" | "untranslated">,
  ofNote = UNTRANSLATED_RULES,
): string {
  return [untranslated ? ofNote : "", dir ? MIRRORED_RULES : "", hyphenRules(lang)].join("");
}
