import { pairBody } from "../check/paired-bodies.ts";
import { bodyMark, bodyState, findBodyMark } from "../languages/body-mark.ts";
import type { Unit } from "../languages/unit.ts";
import { versionFile } from "../languages/version-files.ts";
import { earlierText } from "./earlier-text.ts";
import type { OpenBase } from "./open-base.ts";
import type { PageIndex } from "./page-index.ts";
import type { FileTranslations } from "./translations.ts";

/** Texts under `public/` that pages in a language show, each a single text of a file of its own. */
export function bodyTranslations(base: OpenBase, index: PageIndex, lang: string): FileTranslations[] {
  const isThere = (file: string): boolean => base.publicFiles.has(file);
  const found = new Map<string, FileTranslations>();
  for (const { summary } of index.pages.values()) {
    if (summary.lang !== lang || summary.isFallback) continue;
    for (const [address, { bodies }] of summary.addresses.entries())
      for (const body of bodies.keys()) {
        const { original, shown } = pairBody(summary, [address, body], index.pages, isThere);
        if (original === undefined || found.has(original)) continue;
        found.set(original, translationOf(base, lang, original, shown === original ? undefined : shown));
      }
  }
  return [...found.keys()].sort().map((original) => found.get(original)!);
}

function translationOf(
  base: OpenBase,
  lang: string,
  file: string,
  shown: string | undefined,
): FileTranslations {
  const original = base.readSource(`public${file}`) ?? "";
  const text = shown === undefined ? undefined : (base.readSource(`public${shown}`) ?? "");
  const unit: Unit =
    text === undefined
      ? { state: "missing", at: [], path: [], original }
      : { state: bodyState(original, text), at: [], path: [], original, text, spans: spansIn(text) };
  if (unit.state === "stale") {
    // The mark is a hash: what the original was, its history knows.
    const mark = findBodyMark(text!)!.mark;
    const of = earlierText(base.dir, `public${file}`, mark, bodyMark);
    if (of !== undefined) unit.of = of;
  }
  return {
    lang,
    original: `public${file}`,
    version: `public${shown ?? versionFile(file, lang)}`,
    isThere: text !== undefined,
    text: text ?? "",
    isRows: false,
    units: [unit],
    unkeyed: [],
  };
}

function spansIn(text: string): NonNullable<Unit["spans"]> {
  const whole = { start: 0, end: text.length };
  const mark = findBodyMark(text);
  return { whole, text: whole, ...(mark && { of: { start: mark.start, end: mark.end } }) };
}
