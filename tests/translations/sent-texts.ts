import type { ReturnedFile, SentText } from "../../renderer/translations/exchange.ts";

/** Texts with everything in them that formats have trouble with. */
export const awkward: readonly string[] = [
  "Careers at ${site.brand} Technologies",
  "${site.brand}",
  "{shown} of {total} postings, {shown} again",
  "Ampersands & <angles> and \"quotation marks\" and 'these'",
  "]]> and <![CDATA[ and --> and &amp; and &#38;",
  "A paragraph.\n\n- a list\n- of two\n",
  "  spaces at both ends  ",
  "a tab\tand a no-break\u00a0space, „Anführungszeichen“ – 𝔘nicode 👩🏽‍🚀",
  "= not a formula",
  "+49 30 23125 214",
  "- a dash",
  "@home; with, every\tseparator|there is",
  "'quoted",
  'ends with a quotation mark"',
  "العربية من اليمين",
  "[${site.email}](mailto:${site.email}) and ${site.phone}",
];

/** A text as it goes out. */
export function sent(original: string, more: Partial<SentText> = {}): SentText {
  return {
    file: "pages/about.yaml",
    name: "blocks.intro.text",
    page: "/about",
    original,
    state: "initial",
    ...more,
  };
}

/** What came back, as texts alone. */
export function textsOf(file: ReturnedFile): { name: string; original?: string; translation?: string }[] {
  return file.texts.map(({ name, original, translation }) => ({
    name,
    ...(original !== undefined && { original }),
    ...(translation !== undefined && { translation }),
  }));
}
