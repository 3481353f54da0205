import { findLanguageFaults } from "../data/languages.ts";
import { readSettings } from "../data/settings.ts";
import { typeOfSettings } from "../data/settings-type.ts";
import { lazyCheck } from "../schema/compile-schema.ts";
import type { Data } from "../schema/to-data.ts";
import type { SiteBase } from "./site-base.ts";

/** Settings by which everything is read: what days mean, which languages there are, what blocks have as their defaults. */
const READ_BY: ReadonlySet<string> = new Set(["lang", "timeZone", "defaults", "languages"]);

/**
 * The settings of a site as they are now.
 *
 * @returns undefined when more than what pages show of them has changed, so that everything has to be read anew.
 */
export function readSettingsAgain(siteDir: string, base: SiteBase): SiteBase["settings"] | undefined {
  const { schema } = base.settings;
  const check = lazyCheck(schema, { bindings: false });
  const read = readSettings(siteDir, schema, check, {
    own: base.words.own,
    more: (tree, text) => findLanguageFaults(tree, text, base.words, siteDir),
  });
  Object.assign(read.data, base.settingsAbove);
  const isOther =
    JSON.stringify(typeOfSettings(schema, read.data, read.isWhole)) !==
    JSON.stringify(base.environment.types.site);
  const changed = changedSettings(base.settings.data, read.data);
  if (read.isBroken || base.settings.isBroken || isOther) return undefined;
  return [...changed].some((name) => READ_BY.has(name)) ? undefined : { ...read, schema };
}

/** Names of settings that differ. */
export function changedSettings(
  before: { [key: string]: Data },
  after: { [key: string]: Data },
): ReadonlySet<string> {
  const names = [...Object.keys(before), ...Object.keys(after)];
  return new Set(names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])));
}
