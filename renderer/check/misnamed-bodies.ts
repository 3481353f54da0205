import { FilePaths } from "../files/file-paths.ts";
import { bodyMark, findBodyMark } from "../languages/body-mark.ts";
import { versionFile } from "../languages/version-files.ts";
import { suggest, wordsIn } from "../problems/suggest.ts";
import type { BodyReader } from "./check-bodies.ts";
import type { CheckedSite } from "./checked-site.ts";
import { bodyFiles } from "./paired-bodies.ts";

/** Files that lie beside texts and are none. */
const BYSTANDER = /\/(?:readme|licen[cs]e|changelog|notes)\b[^/]*$/i;
/** What texts are written in, by the engine's endings and by those of other programs. */
const TEXT = /\.(?:md|markdown|mdx|html?|txt|docx?|odt|rtf|pages)(\.[a-z]{2})?$/i;
/** Of those only the first two are read. */
const READ = /\.(?:md|html)$/;

/** Shorter words tell nothing. */
const WORD = 4;

/** A text that a page asks for under names that no file has. */
export interface WantedBody {
  /** Names under `public/` of which the first that is there would be shown. */
  files: readonly string[];
  /** Of a translation: its language, and the file of the original where that is known. */
  lang?: string;
  original?: string;
}

/** A file that is such a text under another name, and what it should be called. */
export interface MisnamedBody {
  file: string;
  meant: string;
}

/**
 * Makes the search for files that were meant to be a text of some page, and that no page asks for by their names: by
 * what they translate, by names that are nearly right, or because a folder has one text too many and one too few.
 */
export function createBodySearch(
  { pages, publicFiles }: CheckedSite,
  read: BodyReader,
): (wanted: WantedBody) => MisnamedBody | undefined {
  let unasked: string[] | undefined;
  return (wanted) => {
    unasked ??= findUnasked();
    const names = namesOf(wanted);
    const free = unasked.filter((file) => isOfLanguage(file, wanted));
    // Of several names that the page has for it, that of the original came first.
    const own = [...wanted.files, ...names].filter((file) => publicFiles.has(file));
    const found =
      byMark(wanted, [...new Set([...unasked, ...own])]) ??
      bySigns(names, free) ??
      byLetters(names, free) ??
      alone(names, free);
    return found === undefined ? undefined : { file: found, meant: likeliest(names, found) };
  };

  function findUnasked(): string[] {
    const asked = new FilePaths([...pages.values()].flatMap(({ summary }) => bodyFiles(summary)));
    const folders = new Set([...asked].map(folderOf));
    const isNear = (file: string): boolean =>
      [...folders].some((folder) => folder !== "/" && file.startsWith(folder));
    return [...publicFiles].filter(
      (file) => TEXT.test(file) && !asked.has(file) && !BYSTANDER.test(file) && isNear(file),
    );
  }

  /** A translation says which text it is of. */
  function byMark({ original }: WantedBody, files: readonly string[]): string | undefined {
    if (original === undefined) return undefined;
    const mark = bodyMark(read(original).text);
    return onlyOf(files.filter((file) => READ.test(file) && findBodyMark(read(file).text)?.mark === mark));
  }
}

/** A text in another language has its tag somewhere in its name, or in a folder. */
function isOfLanguage(file: string, { lang }: WantedBody): boolean {
  return lang === undefined ? !/\.[a-z]{2}\.[a-z]+$/i.test(file) : wordsOf(file).includes(lang.toLowerCase());
}

function namesOf({ files, lang, original }: WantedBody): string[] {
  if (lang === undefined) return [...files];
  const named = original === undefined || files.includes(original) ? files : [...files, original];
  return named.map((file) => versionFile(file, lang));
}

/** The same words in another order, with other signs between them or another ending. */
function bySigns(names: readonly string[], files: readonly string[]): string | undefined {
  const keyOf = (file: string): string => wordsOf(file).sort().join(" ");
  const wanted = new Set(names.map(keyOf));
  return onlyOf(files.filter((file) => wanted.has(keyOf(file))));
}

function byLetters(names: readonly string[], files: readonly string[]): string | undefined {
  return onlyOf([...new Set(names.flatMap((name) => suggest(name, files) ?? []))]);
}

/** The folder has one text that nobody asks for, and it shares a word with one of the names. */
function alone(names: readonly string[], files: readonly string[]): string | undefined {
  const folders = new Set(names.map(folderOf));
  const found = onlyOf(files.filter((file) => folders.has(folderOf(file))));
  const own = (file: string): string[] => wordsOf(file.slice(folderOf(file).length));
  const words = new Set(names.flatMap(own).filter((word) => word.length >= WORD));
  return found !== undefined && own(found).some((word) => words.has(word)) ? found : undefined;
}

/** Of the names that a text may have, that in the folder and with the ending of the file. */
function likeliest(names: readonly string[], file: string): string {
  const ending = endingOf(file);
  return (
    names.find((name) => endingOf(name) === ending && folderOf(name) === folderOf(file)) ??
    names.find((name) => endingOf(name) === ending) ??
    names.find((name) => endingOf(name) === ".md") ??
    names[0]!
  );
}

const onlyOf = (files: readonly string[]): string | undefined => (files.length === 1 ? files[0] : undefined);
const folderOf = (file: string): string => file.slice(0, file.lastIndexOf("/") + 1);
const endingOf = (file: string): string => file.slice(file.lastIndexOf("."));
const wordsOf = (file: string): string[] => wordsIn(file.replace(TEXT, "$1"));
