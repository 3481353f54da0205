import { createHash } from "node:crypto";
import type { Span } from "../problems/draft.ts";
import type { TranslationState } from "./unit.ts";
import { versionFile } from "./version-files.ts";

/** Digits of a mark: enough that two wordings of one text never share it. */
const DIGITS = 12;
const MARK = /<!--\s*of:\s*(\S*)\s*-->/;

/**
 * The mark of a text under `public/`, by which its translation notices a change: a hash, because the file is
 * published, and the whole original in it would be read by visitors. Line ends and space at the end do not count.
 */
export function bodyMark(original: string): string {
  const text = original.replaceAll("\r\n", "\n").trimEnd();
  return createHash("sha256").update(text).digest("hex").slice(0, DIGITS);
}

/** The comment that names the original of a translation: `<!-- of: 3f9a1c0d2b7e -->`. */
export function bodyComment(original: string): string {
  return `<!-- of: ${bodyMark(original)} -->`;
}

/** Where a text says which original it translates. */
export function findBodyMark(text: string): ({ mark: string } & Span) | undefined {
  const found = MARK.exec(text);
  return found ? { mark: found[1]!, start: found.index, end: found.index + found[0].length } : undefined;
}

/** A comment that was to say it, and that cannot be read. */
export function findBrokenMark(text: string): Span | undefined {
  const found = /<!--\s*(?:of\b|OF\b|Of\b)[\s:=]*[0-9a-f]{8,16}\s*-->/.exec(text);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}

/** What is known of a translated text. */
export function bodyState(original: string, translation: string): TranslationState {
  const found = findBodyMark(translation);
  if (!found) return "unmarked";
  return found.mark === bodyMark(original) ? "translated" : "stale";
}

/** A translation with the comment that says of what; one that was there is written anew where it stands. */
export function markBody(original: string, translation: string): string {
  const comment = bodyComment(original);
  const found = findBodyMark(translation);
  if (!found) return `${comment}\n${translation}`;
  return translation.slice(0, found.start) + comment + translation.slice(found.end);
}

/**
 * The file that shows a text in a language, of files of which the first that is there is shown.
 *
 * @param files  Paths under `public/`. @param isThere  Whether there is such a file.
 */
export function bodyIn(
  files: readonly string[],
  lang: string,
  isThere: (file: string) => boolean,
): string | undefined {
  return files.map((file) => localBody(file, lang, isThere)).find(isThere);
}

/** The version of one file in a language, or the file itself. */
export function localBody(file: string, lang: string, isThere: (file: string) => boolean): string {
  const own = versionFile(file, lang);
  return isThere(own) ? own : file;
}
