import { bodyComment, bodyState, findBodyMark } from "../languages/body-mark.ts";
import { readVersionName } from "../languages/version-files.ts";
import type { Fault } from "../problems/draft.ts";
import { createLineIndex } from "../problems/line-index.ts";
import type { BodyReader } from "./check-bodies.ts";
import type { CheckedSite, Report } from "./checked-site.ts";
import type { PairedBody } from "./paired-bodies.ts";

/** Texts under `public/` as pages in other languages show them. */
export interface TranslatedBodies {
  /** What is wrong with a text as a translation is told in it, once; what is answered, where the page names the text. */
  check(pair: Required<PairedBody>, lang: string): Fault | undefined;
  /** Tells of translations of which no page shows the original any more. */
  finish(): void;
}

export function createTranslatedBodies(
  { languages = [], unreadIn, publicFiles }: CheckedSite,
  read: BodyReader,
  report: Report,
): TranslatedBodies {
  const seen = new Set<string>();
  const severityIn = (lang: string) =>
    languages.find((one) => one.lang === lang)?.isStrict === false
      ? ("warning" as const)
      : ("error" as const);
  const tell = (file: string, fault: Fault, lang: string) => {
    const { text } = read(file);
    const { start, end } = findBodyMark(text) ?? { start: 0, end: Math.max(0, text.indexOf("\n")) };
    const where = { file: `public${file}`, lines: createLineIndex(text) };
    report(where, { start, end }, (span) => ({ ...fault, severity: severityIn(lang), ...span, path: [] }));
  };
  return {
    check({ shown, original }, lang) {
      const body = `public${original}`;
      if (shown === original)
        return { code: "missing-translation", params: { body, lang }, severity: severityIn(lang) } as Fault;
      if (seen.has(shown)) return undefined;
      seen.add(shown);
      const of = read(original).text;
      const state = bodyState(of, read(shown).text);
      const params = { body, comment: bodyComment(of) };
      if (state === "stale") tell(shown, { code: "stale-translation", params }, lang);
      else if (state === "unmarked") tell(shown, { code: "unmarked-translation", params }, lang);
      return undefined;
    },
    finish() {
      const langs = languages.map(({ lang }) => lang).filter((lang) => !unreadIn?.has(lang));
      if (langs.length === 0) return;
      for (const file of publicFiles) {
        const lang =
          seen.has(file) || !/\.(?:md|html)$/.test(file) ? undefined : readVersionName(file, langs)?.lang;
        // Other files may be called like one; a mark says that it is one.
        if (lang === undefined || !findBodyMark(read(file).text)) continue;
        tell(file, { code: "obsolete-translation", params: { kind: "body", name: "" } }, lang);
      }
    },
  };
}
