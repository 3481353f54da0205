import { markRows } from "../filling/changed-reads.ts";
import type { HasChanged } from "../filling/reads.ts";
import type { OpenBase } from "./open-base.ts";
import { changedSettings, readSettingsAgain } from "./read-settings-again.ts";
import { versionSettings } from "./version-base.ts";

/** Notes what the rows of a site say in all its languages; see `markRows`. What it gives is asked by the file that has read something. */
export function markAllRows(site: OpenBase): () => (file: string) => HasChanged {
  const bases = [site, ...site.versions.values()];
  const marks = bases.map((base) => [base, markRows(base.rows, base.bindContext)] as const);
  return () => {
    const changed = new Map(marks.map(([base, mark]) => [base, mark()]));
    return (file) => changed.get(site.of(file)) ?? (() => true);
  };
}

/**
 * Reads the settings of a site again.
 *
 * @returns Names of those that are different; undefined, with everything as it was, when all pages have to be read
 *   anew for it.
 */
export function takeInSettings(site: OpenBase): ReadonlySet<string> | undefined {
  const settings = readSettingsAgain(site.dir, site.base);
  if (!settings) return undefined;
  const changed = changedSettings(site.base.settings.data, settings.data);
  site.takeSettings(settings);
  for (const version of site.versions.values())
    version.takeSettings(versionSettings(site.dir, site.base, version.language!).settings);
  return changed;
}

/** Notes that a file of `pages/` is there or gone; versions in other languages are found with their originals. */
export function notePageFile(site: OpenBase, file: string, isThere: boolean): void {
  const { pageFiles } = site.base;
  if (site.of(file) !== site || pageFiles.includes(file) === isThere) return;
  site.base.pageFiles = isThere ? [...pageFiles, file].sort() : pageFiles.filter((one) => one !== file);
  site.forgetAddresses();
}

/** @returns Puts back what can be read again as it is now: settings, rows, layouts, and which pages there are. */
export function keepBase(site: OpenBase): () => void {
  const { settings, pageFiles } = site.base;
  const layouts = new Map(site.layouts);
  const presets = new Map(site.base.environment.presets?.layouts);
  const collections = new Map(site.collections);
  const versions = [...site.versions.values()].map(keepBase);
  return () => {
    const isOther = [...collections].some(([name, one]) => site.collections.get(name) !== one);
    site.base.pageFiles = pageFiles;
    putBack(site.layouts, layouts);
    putBack(site.collections, collections);
    if (site.base.environment.presets) putBack(site.base.environment.presets.layouts, presets);
    site.takeSettings(settings);
    if (isOther) site.rows.renew(site.collections, site.dir);
    site.forgetAddresses();
    for (const version of versions) version();
  };
}

function putBack<T>(map: Map<string, T>, before: ReadonlyMap<string, T>): void {
  map.clear();
  for (const [name, value] of before) map.set(name, value);
}
