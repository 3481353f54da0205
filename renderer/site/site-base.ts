import { type Dirent, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type FileNames, readFileNames } from "../check/misnamed-files.ts";
import { type Collection, unreadCollection } from "../data/collection.ts";
import { readCollection } from "../data/collections.ts";
import { listDataFolder } from "../data/data-files.ts";
import { findKeyless, readDataSchema } from "../data/data-schema.ts";
import { withEngineSettings } from "../data/engine-settings.ts";
import type { KeptRows } from "../data/kept-rows.ts";
import { isLanguageTag } from "../data/language-tag.ts";
import { findLanguageFaults, type Language, readLanguages } from "../data/languages.ts";
import { findMisnamedSettings } from "../data/misnamed-settings.ts";
import { type ReadWords, readWords } from "../data/read-words.ts";
import { readSettings } from "../data/settings.ts";
import { typeOfSettings } from "../data/settings-type.ts";
import type { Looked } from "../files/file-key.ts";
import { listFiles } from "../files/list-files.ts";
import { fileProblem, findFileFault, findFolderFault } from "../files/read-file.ts";
import { canParse } from "../formats/can-parse.ts";
import type { Problem } from "../model.ts";
import { type BlockType, readBlockTypes } from "../pages/block-types.ts";
import type { Presets } from "../pages/page-file.ts";
import { readPresets } from "../pages/presets.ts";
import type { PageEnvironment } from "../pages/read-context.ts";
import type { Draft, Params } from "../problems/draft.ts";
import { createLineIndex } from "../problems/line-index.ts";
import type { Check } from "../schema/compile-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { ReadTheme } from "../theme/read-theme.ts";
import { THEME_FILE } from "../theme/theme-file.ts";
import { findOrphans, partVersions } from "./find-versions.ts";

const iconList = fileURLToPath(new URL("../ui/icon-names.json", import.meta.url));

/** What has just been found out of a site, so that it need not be found out again. */
export interface AlreadyKnown {
  /** Its files and those of the engine. */
  looked?: Looked;
  /** Collections in whose rows nothing was wrong. */
  sound?: ReadonlySet<string>;
  /** Where the rows of collections are kept from one command to the next. */
  kept?: KeptRows;
}

/** What all pages of a site stand on, and where the pages are. */
export interface SiteBase {
  blockTypes: Map<string, BlockType>;
  /** `data/site.yaml`, with what stands above it. */
  settings: ReturnType<typeof readSettings> & {
    schema: Schema;
    /** Of a version in another language: texts that nobody has translated; missing without one. */
    untranslated?: readonly string[];
  };
  theme: ReadTheme;
  /** `data/words.yaml`. */
  words: ReadWords;
  /** Schemas of the collections, by name. */
  schemas: Map<string, { schema?: Schema; check?: Check }>;
  collections: Map<string, Collection>;
  /** What pages are read against. */
  environment: PageEnvironment;
  /** Files of pages and layouts, sorted; relative to the site folder. */
  pageFiles: string[];
  /** What the names of its files show. */
  names: FileNames;
  /** Those that the site is translated into. */
  languages: Language[];
  /** Files of versions of pages in them, sorted; relative to the site folder. */
  versionFiles: string[];
  /** What stands above `data/site.yaml`. */
  settingsAbove: Readonly<Record<string, string>>;
  /** Problems of folders, blocks and schemas. */
  problems: Problem[];
}

/**
 * Reads blocks, data and settings of a site.
 *
 * @param blockDirs Absolute paths of folders of blocks; a later one wins. @param settingsAbove Fields above those of `data/site.yaml`.
 */
export async function readSiteBase(
  dir: string,
  blockDirs: readonly string[],
  settingsAbove: Readonly<Record<string, string>>,
  { looked, sound, kept }: AlreadyKnown = {},
): Promise<SiteBase> {
  const { types: blockTypes, problems: blockProblems } = await readBlockTypes(blockDirs, dir, looked);
  const problems: Problem[] = [];
  for (const name of ["pages", "data", "public"]) {
    const fault = findFolderFault(join(dir, name), name);
    if (fault) problems.push(fileProblem(name, fault));
  }
  const folder = listDataFolder(dir);
  const { schema: ofSite = {}, problems: ofSettings } = readDataSchema(dir, "site", folder);
  const { schema, check } = withEngineSettings(ofSite);
  problems.push(...ofSettings);
  let presets: Presets = { file: "data/site.yaml", byType: new Map() };
  const words = readWords(dir, blockTypes.values());
  const read = readSettings(dir, schema, check, {
    own: words.own,
    more(tree, text) {
      const found: Draft[] = [];
      const written = tree.entries.get("defaults")?.value;
      if (written) presets = readPresets(written, "data/site.yaml", text, blockTypes, found);
      return [
        ...found,
        ...findLanguageFaults(tree, text, words, dir),
        ...findMisnamedSettings(tree, text, ofSite),
      ];
    },
  });
  problems.push(
    ...blockProblems.filter((problem) => !asksApiHost(problem, settingsAbove.apiHost ?? read.data.apiHost)),
  );
  const zone = typeof read.data.timeZone === "string" && !read.isBroken ? read.data.timeZone : "UTC";
  const schemas: SiteBase["schemas"] = new Map();
  const collections = new Map<string, Collection>();
  const names = readFileNames(dir);
  for (const [name, [file, ...more]] of folder.files) {
    if (file === undefined || names.misnamed.has(file)) continue;
    for (const other of more)
      problems.push(
        fileProblem(other, {
          code: "two-data-files",
          params: { name, read: file },
          start: 0,
          end: 0,
          path: [],
        }),
      );
    const read = readDataSchema(dir, name, folder);
    schemas.set(name, read);
    if (!names.collections.has(name)) problems.push(...read.problems);
    const isSound = sound?.has(name) ?? false;
    const known = { file, isSound, ...(kept && { kept }) };
    collections.set(name, readCollection(dir, name, read.schema, read.check, { zone, ...known }));
  }
  for (const { name, problem } of findKeyless(dir, schemas)) {
    problems.push(problem);
    // Which of its rows are meant by others, nobody knows.
    collections.set(name, unreadCollection(name, schemas.get(name)?.schema));
  }
  for (const name of names.collections)
    if (!collections.has(name)) {
      const { schema } = readDataSchema(dir, name, folder);
      schemas.set(name, schema ? { schema } : {});
      collections.set(name, unreadCollection(name, schema));
    }
  // Without its settings nothing is known of what pages show of them.
  const settings = { ...read, isBroken: read.isBroken || !names.hasSettings, schema };
  Object.assign(settings.data, settingsAbove);
  const icons = readIconNames();
  const environment: PageEnvironment = {
    blockTypes,
    types: {
      site: typeOfSettings(schema, settings.data, read.isWhole),
      collections: new Map(
        [...collections].map(([name, { schema, key }]) => [name, { ...(schema && { schema }), key }]),
      ),
    },
    ...(icons && { icons }),
    zone,
    presets: { site: presets, layouts: new Map() },
  };
  const languages = readLanguages(settings.data);
  const allFiles = listPageFiles(dir, problems).filter((file) => !names.misnamed.has(file));
  const { pageFiles, versionFiles } = partVersions(allFiles, languages);
  problems.push(...findOrphans(dir, versionFiles, languages));
  return {
    blockTypes,
    settings,
    theme: await readSiteTheme(dir, settings.data.lang, languages),
    words,
    schemas,
    collections,
    environment,
    pageFiles,
    names,
    languages,
    versionFiles,
    settingsAbove,
    problems,
  };
}

/**
 * How the site looks. Sites without a theme do without what reads one.
 *
 * @param lang What the settings say of the language of the files.
 */
export async function readSiteTheme(
  dir: string,
  lang: unknown,
  languages: readonly Language[],
): Promise<ReadTheme> {
  if (!existsSync(join(dir, THEME_FILE))) return { problems: [], switchOffs: [], lines: createLineIndex("") };
  const { readTheme } = await import("../theme/read-theme.ts");
  const own = typeof lang === "string" && isLanguageTag(lang) ? [lang] : [];
  return readTheme(dir, THEME_FILE, [...own, ...languages.map((one) => one.lang)]);
}

export function listPageFiles(dir: string, problems: Problem[]): string[] {
  const files: string[] = [];
  const odd = (path: string, entry: Dirent) => {
    const file = `pages/${path}`;
    // One that is called like a page is spoken of where pages are read.
    if (path.endsWith(".yaml")) files.push(file);
    else problems.push(fileProblem(file, findFileFault(entry, file)!));
  };
  for (const file of listFiles(join(dir, "pages"), odd))
    if (file.endsWith(".yaml")) files.push(`pages/${file}`);
  return files.sort();
}

/** Names of the icons that the site ships; undefined where there is no list of them. */
export function readIconNames(): string[] | undefined {
  if (!existsSync(iconList)) return undefined;
  const list = JSON.parse(readFileSync(iconList, "utf8")) as string[] | Record<string, unknown>;
  return Array.isArray(list) ? list : Object.keys(list);
}

/** Code of a block asks the one host that the policy of every page lets through. */
function asksApiHost({ code, params }: Problem, apiHost: unknown): boolean {
  if (code !== "refused-code" || typeof apiHost !== "string") return false;
  const { as, name } = params as Params<"refused-code">;
  return as === "request" && canParse(apiHost) && new URL(apiHost).host === name;
}
