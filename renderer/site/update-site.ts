import { existsSync } from "node:fs";
import { isAbsolute, join, relative } from "node:path";
import { layoutFile } from "../check/checked-site.ts";
import { RULES_FILE } from "../check/house-rules.ts";
import { mayMatter } from "../check/misnamed-files.ts";
import { bodyFiles } from "../check/paired-bodies.ts";
import { collectionIn, findDataFiles } from "../data/data-files.ts";
import { WORDS_FILE } from "../data/words-schema.ts";
import { readVersionName, versionFile } from "../languages/version-files.ts";
import { isLayoutFile } from "../pages/read-page.ts";
import { isSharedFile } from "../pages/shared-list.ts";
import { THEME_FILE } from "../theme/theme-file.ts";
import type { SiteState } from "./site-state.ts";

/** Reads changed, new or deleted files again; see `Site.update`. */
export async function updateSite(
  state: SiteState,
  paths: readonly string[],
): Promise<{ routes: ReadonlySet<string> | "all" }> {
  const files = new Set(
    paths.map((path) => (isAbsolute(path) ? relative(state.dir, path) : path).replaceAll("\\", "/")),
  );
  if (mustReopen(state, files) || (touchesTheme(files) && !(await state.base.readTheme()))) {
    await state.reopen();
    return { routes: "all" };
  }
  return readChanged(state, files);
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

function readChanged(state: SiteState, files: ReadonlySet<string>): { routes: ReadonlySet<string> | "all" } {
  const { index } = state;
  const before = new Map(state.derived.entries.map((entry) => [entry.route, entry.file]));
  const touched = readAgain(state, files);
  for (const file of touched) index.read(file);
  state.derive();
  if (files.has("pages/_layout.yaml")) return { routes: "all" };
  const routes = new Set<string>();
  for (const [route, file] of before)
    if (touched.has(file) || !state.derived.routes.records.has(route)) routes.add(route);
  for (const { route, file } of state.derived.entries)
    if (touched.has(file) || !before.has(route)) routes.add(route);
  return { routes };
}

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
      file === "data/site.yaml" ||
      file === WORDS_FILE ||
      concernsVersions(file) ||
      /icon-names\.json$|common\.json$/.test(file) ||
      isOtherFile(file),
  );

  /** What pages in other languages are made of, beside their originals. */
  function concernsVersions(file: string): boolean {
    if (base.versions.size === 0) return false;
    if (isLayoutFile(file) || file.startsWith("data/")) return true;
    const isVersion = readVersionName(file, [...base.versions.keys()]) !== undefined;
    return isVersion && file.startsWith("pages/") && !keepsAddress(state, file);
  }

  /** A file of a collection that is new, gone, or beside the one that was read. */
  function isOtherFile(file: string): boolean {
    const name = collectionIn(file);
    if (name === undefined) return false;
    const [first, ...more] = known.get(name) ?? [];
    return first !== base.collections.get(name)?.file || more.length > 0 || first !== file;
  }
}

/** A version of a page was there before and has the address that it had: nothing but itself can be different. */
function keepsAddress({ dir, base, index }: SiteState, file: string): boolean {
  const known = index.pages.get(file)?.summary;
  if (!known || known.isFallback || !existsSync(join(dir, file))) return false;
  const page = base.readPageFile(file);
  return page !== undefined && page.kind === known.kind && page.pattern === known.pattern;
}

/** Reads what changed besides pages. @returns Files of pages that have to be looked at again. */
function readAgain({ base, index }: SiteState, files: ReadonlySet<string>): Set<string> {
  const touched = new Set<string>();
  const changedData = new Set<string>();
  const isPublic = [...files].some((file) => file.startsWith("public/"));
  for (const file of files) {
    if (/^pages\/.*\.yaml$/.test(file)) {
      touched.add(file);
      for (const lang of base.versions.keys()) touched.add(versionFile(file, lang));
      if (isLayoutFile(file)) base.readLayout(file);
    } else if (collectionIn(file) !== undefined) {
      const name = collectionIn(file)!;
      // One that is gone may be told of twice.
      if (!base.collections.has(name)) continue;
      changedData.add(name);
      base.readCollection(name);
    } else if (file === RULES_FILE) base.readRules();
  }
  if (isPublic) base.readPublicFiles();
  // Computed fields may read bodies, so any change of data or bodies renews them all.
  if (changedData.size > 0 || isPublic) for (const name of base.renewRows()) changedData.add(name);
  for (const { summary } of index.pages.values()) {
    const { file, kind, addresses } = summary;
    const shown = [...bodyFiles(summary), ...addresses.flatMap(({ mentions }) => mentions.file ?? [])];
    const usesData = [...base.collectionsUsedBy(summary)].some((name) => changedData.has(name));
    const isInChangedShell = kind === "page" && files.has(layoutFile(summary));
    const showsChangedFile = isPublic && shown.some((path) => files.has(`public${path}`));
    if (usesData || isInChangedShell || showsChangedFile) touched.add(file);
  }
  return touched;
}
