import { existsSync } from "node:fs";
import { isAbsolute, join, relative } from "node:path";
import { layoutFile } from "../check/checked-site.ts";
import { RULES_FILE } from "../check/house-rules.ts";
import { mayMatter } from "../check/misnamed-files.ts";
import { bodyFiles } from "../check/paired-bodies.ts";
import { collectionIn, findDataFiles } from "../data/data-files.ts";
import { WORDS_FILE } from "../data/words-schema.ts";
import { FilePaths } from "../files/file-paths.ts";
import { readOf } from "../filling/reads.ts";
import { readVersionName, versionFile } from "../languages/version-files.ts";
import { isLayoutFile } from "../pages/read-page.ts";
import { isSharedFile } from "../pages/shared-list.ts";
import { THEME_FILE } from "../theme/theme-file.ts";
import { markAllRows, notePageFile, takeInSettings } from "./change-base.ts";
import type { OpenBase } from "./open-base.ts";
import { collectionsUsedBy } from "./page-needs.ts";
import { withRenamed } from "./renamed-together.ts";
import type { SiteState } from "./site-state.ts";

/** Reads changed, new or deleted files again; see `Site.update`. */
export async function updateSite(
  state: SiteState,
  paths: readonly string[],
): Promise<{ routes: ReadonlySet<string> | "all" }> {
  const named = new Set(
    paths.map((path) => (isAbsolute(path) ? relative(state.dir, path) : path).replaceAll("\\", "/")),
  );
  const files = withRenamed(state.base, named);
  const isOpen = !mustReopen(state, files) && !(touchesTheme(files) && !(await state.base.readTheme()));
  const read = isOpen ? readChanged(state, files) : undefined;
  if (read) return read;
  await state.reopen();
  return { routes: "all" };
}

/**
 * The same at once, without waiting.
 *
 * @param files  Relative to the site folder.
 * @returns undefined, with everything as it was, when that cannot be.
 */
export function updateAtOnce(
  state: SiteState,
  files: ReadonlySet<string>,
): { routes: ReadonlySet<string> | "all" } | undefined {
  return mustReopen(state, files) || touchesTheme(files) ? undefined : readChanged(state, files);
}

function mustReopen(state: SiteState, files: ReadonlySet<string>): boolean {
  return state.isDue || isStructural(state, files) || hasOtherNames(state, files);
}

function touchesTheme(files: ReadonlySet<string>): boolean {
  return files.has(THEME_FILE) || [...files].some((file) => FONT.test(file));
}

/** @returns undefined, with everything as it was, when that is not enough. */
function readChanged(
  state: SiteState,
  files: ReadonlySet<string>,
): { routes: ReadonlySet<string> | "all" } | undefined {
  const { base, index } = state;
  const settings = files.has(SETTINGS_FILE) ? takeInSettings(base) : new Set<string>();
  if (!settings) return undefined;
  const before = new Map(state.derived.entries.map((entry) => [entry.route, entry.file]));
  const addresses = base.addresses?.key;
  const { anew, touched, shown } = readAgain(state, files, settings);
  for (const file of touched) {
    if (anew.has(file) || !index.known) index.read(file);
    else index.refresh(file);
  }
  for (const file of anew) notePageFile(base, file, index.pages.has(file));
  // Where links lead for readers of other languages decides what is said of them everywhere.
  if (addresses !== base.addresses?.key) state.forgetChecks();
  state.derive();
  index.known?.note();
  // The engine puts some settings on every page.
  if (settings.size > 0) return { routes: "all" };
  const routes = new Set<string>();
  const isShown = (route: string, file: string): boolean => {
    const some = shown.get(file);
    return some === "all" || some?.has(route) === true;
  };
  for (const [route, file] of before)
    if (isShown(route, file) || !state.derived.routes.records.has(route)) routes.add(route);
  for (const { route, file } of state.derived.entries)
    if (isShown(route, file) || !before.has(route)) routes.add(route);
  return { routes };
}

const SETTINGS_FILE = "data/site.yaml";

/** A font that a theme may name. */
const FONT = /^public\/.*\.(?:woff2?|ttf|otf)$/i;

/** A file was misnamed, is missing, or is so no longer. */
function hasOtherNames({ dir, base }: SiteState, files: ReadonlySet<string>): boolean {
  const isOpen = base.names.problems.length > 0;
  return (
    (isOpen || [...files].some((file) => mayMatter(file, existsSync(join(dir, file))))) && base.hasOtherNames
  );
}

/** Something has changed that everything else is read against. */
function isStructural(state: SiteState, files: ReadonlySet<string>): boolean {
  const { dir, base } = state;
  const known = findDataFiles(dir);
  return [...files].some(
    (file) =>
      /(^|\/)blocks\//.test(file) ||
      /\.schema\.json$/.test(file) ||
      isSharedFile(file) ||
      file === WORDS_FILE ||
      concernsVersions(file) ||
      /icon-names\.json$|common\.json$/.test(file) ||
      isOtherFile(file),
  );

  /** A version that is new or gone, or one of the settings: what it was laid over has to be found again. */
  function concernsVersions(file: string): boolean {
    if (base.versions.size === 0 || !/^(?:pages|data)\//.test(file)) return false;
    const langs = [...base.versions.keys()];
    const version = readVersionName(file, langs);
    // So do versions whose original has gone without them, or comes back.
    if (!version)
      return (
        base.base.pageFiles.includes(file) !== existsSync(join(dir, file)) &&
        langs.some((lang) => base.base.versionFiles.includes(versionFile(file, lang)))
      );
    const name = collectionIn(version.original);
    const wasThere =
      name === undefined
        ? base.base.versionFiles.includes(file)
        : base.versions.get(version.lang)?.collections.get(name)?.file === file;
    return !wasThere || !existsSync(join(dir, file));
  }

  /** A file of a collection that is new, gone, or beside the one that was read. */
  function isOtherFile(file: string): boolean {
    const name = collectionIn(file);
    if (name === undefined) return false;
    const [first, ...more] = known.get(name) ?? [];
    return first !== base.collections.get(name)?.file || more.length > 0 || first !== file;
  }
}

/** Files of pages after a change. */
interface ChangedPages {
  /** Those that have to be read again. */
  anew: ReadonlySet<string>;
  /** Those that have to be looked at again, with these. */
  touched: ReadonlySet<string>;
  /** Which of their addresses may show something else: also those in a layout that does. */
  shown: ReadonlyMap<string, ReadonlySet<string> | "all">;
}

/** Reads what changed besides pages. @param settings  Names of settings that have changed. */
function readAgain(
  { base, index }: SiteState,
  files: ReadonlySet<string>,
  settings: ReadonlySet<string>,
): ChangedPages {
  const anew = new Set<string>();
  const touched = new Set<string>();
  const shown = new Map<string, ReadonlySet<string> | "all">();
  const publicFiles = new FilePaths([...files].filter((file) => file.startsWith("public/")));
  const isPublic = publicFiles.size > 0;
  const langs = [...base.versions.keys()];
  const originalOf = (file: string): string => readVersionName(file, langs)?.original ?? file;
  const names = new Set([...files].flatMap((file) => collectionIn(originalOf(file)) ?? []));
  const mark = isPublic || names.size > 0 ? markAllRows(base) : undefined;
  const presets = new Set<string>();
  for (const file of files) {
    if (/^pages\/.*\.yaml$/.test(file)) {
      // What its name keeps from being a page is told of the name alone.
      if (base.names.misnamed.has(file)) continue;
      anew.add(file);
      if (originalOf(file) === file) for (const lang of langs) anew.add(versionFile(file, lang));
      base.forgetAddresses();
      if (!isLayoutFile(file)) continue;
      for (const one of readLayout(base, file)) presets.add(one);
    } else if (file === RULES_FILE) base.readRules();
  }
  const changedData = new Set<string>();
  for (const name of names) {
    // One that is gone may be told of twice.
    if (!base.collections.has(name)) continue;
    changedData.add(name);
    base.readCollection(name);
  }
  if (isPublic) base.readPublicFiles();
  // Computed fields may read bodies, so any change of data or bodies renews them all.
  if (mark) for (const name of base.renewRows()) changedData.add(name);
  const rows = mark?.();
  const reads = new Set([...settings].map(readOf.setting));
  index.known?.note((file) => {
    const changed = rows?.(file);
    return (read) => reads.has(read) || changed?.(read) === true;
  });
  const isBroken = [...changedData].some((name) => base.isBrokenCollection(name));
  for (const { summary } of index.pages.values()) {
    const { file, kind, addresses } = summary;
    const usesData =
      changedData.size > 0 &&
      [...collectionsUsedBy(base.of(file), summary)].some((name) => changedData.has(name));
    const isReading = usesData || settings.size > 0;
    const affected = usesData && isBroken ? "all" : isReading ? index.affected(file) : new Set<string>();
    if (presets.size > 0 && kind === "page" && presets.has(layoutFile(summary))) anew.add(file);
    const isChanged = (path: string): boolean => publicFiles.has(`public${path}`);
    const showsChangedFile =
      isPublic &&
      (bodyFiles(summary).some(isChanged) ||
        addresses.some(({ mentions }) => mentions.file?.some(isChanged)));
    const isTold = isReading && index.isTold(file);
    if (affected !== "all" && affected.size === 0 && !isTold && !showsChangedFile) continue;
    touched.add(file);
    shown.set(file, showsChangedFile ? "all" : affected);
  }
  for (const file of anew) {
    touched.add(file);
    shown.set(file, "all");
  }
  if (![...touched].some(isLayoutFile)) return { anew, touched, shown };
  for (const { summary } of index.pages.values())
    if (summary.kind === "page" && touched.has(layoutFile(summary))) shown.set(summary.file, "all");
  return { anew, touched, shown };
}

/** @returns Files of the layout and its versions, of which pages in them are read otherwise than before. */
function readLayout(base: OpenBase, file: string): string[] {
  const files = [file, ...[...base.versions.keys()].map((lang) => versionFile(file, lang))];
  const before = files.map((one) => layoutKey(base, one));
  base.of(file).readLayout(file);
  return files.filter((one, index) => layoutKey(base, one) !== before[index]);
}

/** What decides of a layout how pages in it are read and filled in. */
function layoutKey(base: OpenBase, file: string): string {
  const { layouts, collections } = base.of(file);
  const layout = layouts.get(file);
  if (!layout) return "";
  const decisive = [...layout.uses].filter((name) => {
    const collection = collections.get(name);
    return !collection || collection.isBroken || collection.shown.size > 0;
  });
  return JSON.stringify([[...(layout.presets?.byType ?? [])], decisive, [...layout.shares]]);
}
