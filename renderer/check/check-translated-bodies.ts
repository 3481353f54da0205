import { bodyComment, bodyState, findBodyMark, findBrokenMark } from "../languages/body-mark.ts";
import { readVersionName } from "../languages/version-files.ts";
import type { Fault } from "../problems/draft.ts";
import { createLineIndex } from "../problems/line-index.ts";
import type { BodyReader } from "./check-bodies.ts";
import type { CheckedSite, Report } from "./checked-site.ts";
import { createBodySearch, type WantedBody } from "./misnamed-bodies.ts";
import type { PairedBody } from "./paired-bodies.ts";

const START = { start: 0, end: 0 };

/** Texts under `public/` as pages in other languages show them. */
export interface TranslatedBodies {
  /**
   * What is wrong with a text as a translation is told in it, once; what is answered, where the page names the text.
   *
   * @param files  All names that the page has for it.
   */
  check(
    pair: Required<Pick<PairedBody, "shown" | "original">>,
    lang: string,
    files: readonly string[],
  ): Fault | undefined;
  /** Takes in that a page shows a file. */
  note(file: string): void;
  /** Takes in that nobody can tell which text a page shows: what lies beside these may be the one. */
  leaveOpen(files: readonly string[]): void;
  /**
   * Tells of the file that a text was meant to be which is not there by its name.
   *
   * @returns Whether there is one.
   */
  findMisnamed(wanted: WantedBody): boolean;
  /** Tells of translations of which no page shows the original any more. */
  finish(): void;
}

export function createTranslatedBodies(
  site: CheckedSite,
  read: BodyReader,
  report: Report,
): TranslatedBodies {
  const { languages = [], unreadIn, publicFiles } = site;
  const seen = new Set<string>();
  const shownFiles = new Set<string>();
  const search = createBodySearch(site, read);
  /** Folders in which some text is missing: what lies there may have been meant for it. */
  const gaps = new Set<string>();
  const leaveOpen = (files: readonly string[]): void => {
    for (const file of files) gaps.add(folderOf(file));
  };
  const findMisnamed = (wanted: WantedBody): boolean => {
    leaveOpen(wanted.files);
    const found = search(wanted);
    if (!found) return false;
    const { file, meant } = found;
    const isNew = !seen.has(file);
    seen.add(file);
    const params = {
      file: `public${file}`,
      meant: `public${meant}`,
      isTaken: false,
      because: "text" as const,
    };
    if (isNew)
      report({ file: `public${file}`, lines: createLineIndex("") }, START, (span) => ({
        code: "misnamed-file",
        params,
        ...span,
        path: [],
      }));
    return true;
  };
  const severityIn = (lang: string) =>
    languages.find((one) => one.lang === lang)?.isStrict === false
      ? ("warning" as const)
      : ("error" as const);
  const tell = (file: string, fault: Fault, lang: string) => {
    const { text } = read(file);
    const { start, end } = findBodyMark(text) ??
      findBrokenMark(text) ?? { start: 0, end: Math.max(0, text.indexOf("\n")) };
    const where = { file: `public${file}`, lines: createLineIndex(text) };
    report(where, { start, end }, (span) => ({ ...fault, severity: severityIn(lang), ...span, path: [] }));
  };
  return {
    findMisnamed,
    leaveOpen,
    note: (file) => void shownFiles.add(file),
    check({ shown, original }, lang, files) {
      const body = `public${original}`;
      if (shown === original && findMisnamed({ files: [original, ...files], lang, original }))
        return undefined;
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
          seen.has(file) || shownFiles.has(file) || !/\.(?:md|html)$/.test(file)
            ? undefined
            : readVersionName(file, langs)?.lang;
        // Other files may be called like one; a mark says that it is one.
        if (lang === undefined || gaps.has(folderOf(file)) || !findBodyMark(read(file).text)) continue;
        tell(file, { code: "obsolete-translation", params: { kind: "body", name: "" } }, lang);
      }
    },
  };
}

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf("/") + 1);
