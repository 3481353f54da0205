import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Language } from "../data/languages.ts";
import { writeSiteFile } from "../files/write-file.ts";
import { writeSiteFiles } from "../files/write-files.ts";
import { suggest } from "../problems/suggest.ts";
import { openSite } from "../site/open-site.ts";
import type { Site } from "../site/site.ts";
import { changedVersions, type WrittenFile } from "../translations/changed-versions.ts";
import type { Refusal } from "../translations/exchange.ts";
import { listTexts, textsForPrograms } from "../translations/list-texts.ts";
import { readReturned } from "../translations/read-returned.ts";
import { siteTexts, toSend } from "../translations/sent-texts.ts";
import { skeleton } from "../translations/skeleton.ts";
import { takeBack } from "../translations/take-back.ts";
import { type TranslatedFile, translatedFiles } from "../translations/translated-file.ts";
import { writeCsv } from "../translations/write-csv.ts";
import { writeXliff } from "../translations/write-xliff.ts";
import { counted, say } from "./print.ts";

/** Formats of files for translators. */
export const exchangeFormats = ["xliff", "csv"] as const;
export type ExchangeFormat = (typeof exchangeFormats)[number];

/** What texts a command is about. */
interface Choice {
  dir: string;
  /** Tag of a language; all when it is missing. */
  lang?: string;
  /** Routes, or files of originals; all when there are none. */
  pages: readonly string[];
}

/** Somebody asked for what is not there. */
class Unknown extends Error {}

/** Runs a part of the command; what is not there is told in a sentence. */
async function told(run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Unknown)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

/**
 * `npm run translations`: lists what is translated and what is not.
 *
 * @returns Exit code: 1 when `isStrict` and something is to be done, else 0.
 */
export function listTranslations({
  isJson,
  isFull,
  isStrict,
  ...choice
}: Choice & { isJson: boolean; isFull: boolean; isStrict: boolean }): Promise<number> {
  return told(async () => {
    const { files, languages } = await choose(choice);
    if (isJson) process.stdout.write(`${JSON.stringify(textsForPrograms(files), undefined, 2)}\n`);
    else say(listTexts(files, languages, { isFull: isFull || choice.pages.length > 0 }));
    const isDone = files.every(({ units }) =>
      units.every(({ state, isUnseen }) => state === "translated" || isUnseen),
    );
    return isStrict && !isDone ? 1 : 0;
  });
}

/**
 * `npm run translations -- --export xliff`: texts of one language for translators.
 *
 * @param out File to write; to the output when it is missing.
 */
export function exportTranslations({
  format,
  out,
  hasMark,
  isOpenOnly,
  ...choice
}: Choice & {
  format: ExchangeFormat;
  out?: string;
  hasMark: boolean;
  isOpenOnly: boolean;
}): Promise<number> {
  return told(async () => {
    const { site, files, language } = await chooseOne(choice);
    const all = siteTexts(files).filter(({ unit }) => !unit.isUnseen);
    const texts = (isOpenOnly ? all.filter(({ isCurrent }) => !isCurrent) : all).map((text) =>
      toSend(text, !language.isDraft && language.isStrict),
    );
    const langs = { source: site.settings.lang, target: language.lang };
    const written = format === "xliff" ? writeXliff(texts, langs) : writeCsv(texts, language.lang, hasMark);
    if (out === undefined) process.stdout.write(written);
    else writeFileSync(out, written);
    const unkeyed = new Set(
      files.flatMap(({ original, unkeyed: paths }) => paths.map((path) => `${original} ${path.join(".")}`)),
    );
    const left =
      unkeyed.size === 0
        ? ""
        : ` Left out: the texts of ${counted(unkeyed.size, "block")} without an id; --start ${language.lang} PAGE gives them one.`;
    process.stderr.write(`${counted(texts.length, "text")} for ${language.name}.${left}\n`);
    return 0;
  });
}

/**
 * `npm run translations -- --import FILE`: takes back what translators have made of an export.
 *
 * @param isPartial What can be taken is taken, even when something else cannot.
 * @returns Exit code: 1 when something could not be taken.
 */
export function importTranslations({
  path,
  isPartial,
  isDryRun,
  encoding,
  ...choice
}: Choice & { path: string; isPartial: boolean; isDryRun: boolean; encoding?: string }): Promise<number> {
  return told(async () => {
    const bytes = readGiven(path);
    const returned = readReturned(bytes, encoding);
    const lang = choice.lang ?? returned.lang;
    const { site, files, language } = await chooseOne({ ...choice, ...(lang !== undefined && { lang }) });
    if (returned.lang !== undefined && returned.lang !== language.lang)
      throw new Unknown(`${basename(path)} is in "${returned.lang}", and --lang says "${language.lang}".`);
    const taken = takeBack(returned, siteTexts(files));
    for (const { line, column, text } of taken.refusals) say(`${path}:${line}:${column}  ${text}`);
    const isStopped = taken.refusals.length > 0 && !isPartial;
    const changed = isStopped ? [] : changedVersions(taken.changes, (file) => readIfThere(site, file));
    if (!isDryRun) writeFiles(site.dir, changed);
    for (const { file, texts } of changed) say(`${file}: ${counted(texts, "text")}`);
    say(summary(taken, isStopped, isDryRun));
    return taken.refusals.length > 0 ? 1 : 0;
  });
}

function summary(
  { changes, refusals, same, open }: { changes: object[]; refusals: Refusal[]; same: number; open: number },
  isStopped: boolean,
  isDryRun: boolean,
): string {
  const rest = [
    `${same} as they are`,
    ...(open > 0 ? [`${open} not translated yet`] : []),
    ...(refusals.length > 0 ? [`${refusals.length} refused`] : []),
  ].join(", ");
  const verb = isStopped || isDryRun ? "would be written" : "written";
  const hint = isStopped ? " Nothing was written; --partial takes what can be taken." : "";
  return `${counted(changes.length, "text")} ${verb}, ${rest}.${hint}`;
}

/**
 * `npm run translations -- --start de about`: gives the blocks of a page ids where they have none, and writes its
 * version with every original in it, ready to be filled in.
 */
export function startTranslation({ ...choice }: Choice): Promise<number> {
  return told(async () => {
    const { site, files } = await chooseOne(choice);
    if (choice.pages.length === 0) throw new Unknown("Say which page: --start de about.");
    const changed = files.flatMap((file) => skeleton(file, (name) => readIfThere(site, name)));
    if (changed.length === 0) say("Everything is there already.");
    writeFiles(site.dir, changed);
    for (const { file, before, texts } of changed)
      say(before === undefined ? `${file}: new, ${counted(texts, "text")}` : `${file}: ${texts} added`);
    return 0;
  });
}

async function choose({
  dir,
  lang,
  pages,
}: Choice): Promise<{ site: Site; files: TranslatedFile[]; languages: readonly Language[] }> {
  const site = await openSite({ dir, checkOnly: true });
  if (site.languages.length === 0)
    throw new Unknown(
      "The site has one language. Others are named in data/site.yaml: languages: [{ lang: de }].",
    );
  const tags = site.languages.map((one) => one.lang);
  if (lang !== undefined && !tags.includes(lang)) {
    const guess = suggest(lang, tags);
    const meant = guess ? ` Did you mean "${guess}"?` : "";
    throw new Unknown(`The site is not translated into "${lang}".${meant} Languages: ${tags.join(", ")}.`);
  }
  const languages = site.languages.filter((one) => lang === undefined || one.lang === lang);
  const all = languages.flatMap((one) => translatedFiles(site, one.lang));
  if (pages.length === 0) return { site, files: all, languages };
  const files = pages.flatMap((page) => {
    const found = all.filter((file) => isMeant(file, page));
    if (found.length > 0) return found;
    const names = all.flatMap(({ original, address }) =>
      address === undefined ? [original] : [address, original],
    );
    const guess = suggest(page, names) ?? suggest(`/${page}`, names);
    throw new Unknown(`There is no page or file "${page}".${guess ? ` Did you mean "${guess}"?` : ""}`);
  });
  return { site, files: [...new Set(files)], languages };
}

/** A page by its address in either language, with or without the slash, by its file, or by its name: `jobs/[slug]`. */
function isMeant({ original, version, route, address }: TranslatedFile, page: string): boolean {
  const asked = page.startsWith("/") ? page : `/${page}`;
  return (
    [original, version].includes(page) ||
    [route, address].includes(asked) ||
    [`pages${asked}.yaml`, `pages${asked}/index.yaml`].includes(original)
  );
}

async function chooseOne(
  choice: Choice,
): Promise<{ site: Site; files: TranslatedFile[]; language: Language }> {
  const { site, files, languages } = await choose(choice);
  const [language, another] = languages;
  if (another || !language)
    throw new Unknown(
      `Say which language: --lang ${site.languages.map(({ lang }) => lang).join(" or --lang ")}.`,
    );
  return { site, files, language };
}

function readGiven(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new Unknown(`${path} cannot be read: ${(error as Error).message}`);
  }
}

function readIfThere(site: Site, file: string): string | undefined {
  try {
    return readFileSync(join(site.dir, file), "utf8");
  } catch {
    return undefined;
  }
}

/** All files or none. */
function writeFiles(dir: string, files: readonly WrittenFile[]): void {
  const fresh = files.filter(({ before }) => before === undefined);
  const made: string[] = [];
  try {
    for (const { file, after } of fresh) {
      const path = join(dir, file);
      writeSiteFile(path, file, after);
      made.push(path);
    }
    writeSiteFiles(
      files.flatMap(({ file, before, after }) =>
        before === undefined
          ? []
          : { path: join(dir, file), shown: file, before: Buffer.from(before), after: Buffer.from(after) },
      ),
    );
  } catch (error) {
    for (const path of made) rmSync(path, { force: true });
    throw error;
  }
}
