import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Collection } from "../data/collection.ts";
import { readCollection } from "../data/collections.ts";
import type { Language } from "../data/languages.ts";
import type { DataFile } from "../data/read-data.ts";
import { readSettings } from "../data/settings.ts";
import { untranslatedIn } from "../languages/original-texts.ts";
import { readVersion, type VersionFile } from "../languages/read-version.ts";
import { dataVersionFile } from "../languages/version-files.ts";
import type { Problem } from "../model.ts";
import type { Presets } from "../pages/page-file.ts";
import { readPresets } from "../pages/presets.ts";
import { createProblem } from "../problems/problem.ts";
import { lazyCheck } from "../schema/compile-schema.ts";
import { readYamlFile, type YamlFile } from "../yaml/read-yaml.ts";
import { fieldsInVersions, noteUnseen } from "./fields-in-versions.ts";
import { readVersionOn } from "./read-version-on.ts";
import type { SiteBase } from "./site-base.ts";
import { versionDrafts } from "./version-problems.ts";
import { shapeOf, shapeOfSettings } from "./version-shape.ts";

const SETTINGS = "data/site.yaml";

/** What pages in another language stand on: settings and rows with their texts in it, all else as it is. */
export function versionBase(dir: string, base: SiteBase, language: Language): SiteBase {
  const { settings, presets } = versionSettings(dir, base, language);
  return {
    ...base,
    settings,
    collections: new Map(
      [...base.collections].map(([name, collection]) => [
        name,
        versionCollection(dir, collection, base, language),
      ]),
    ),
    environment: { ...base.environment, presets: { site: presets, layouts: new Map() } },
    problems: [],
  };
}

/** Settings in another language, with what they set for all blocks of a type. */
export function versionSettings(
  dir: string,
  base: SiteBase,
  language: Language,
): { settings: SiteBase["settings"]; presets: Presets } {
  const file = dataVersionFile(SETTINGS, language.lang);
  const ofSite = base.environment.presets?.site ?? { file: SETTINGS, byType: new Map() };
  const own = readYamlFile(dir, file);
  if (!own)
    return {
      settings: { ...base.settings, data: { ...base.settings.data, lang: language.lang }, problems: [] },
      presets: ofSite,
    };
  const first = lookAtSettings(dir, base, language, own);
  const again = (other: YamlFile) => lookAtSettings(dir, base, language, other);
  const { fresh } = readVersionOn(file, own, first, again);
  const problems = [...first.problems, ...fresh];
  return { settings: { ...first.settings, problems }, presets: first.presets ?? ofSite };
}

/** Reads the settings with one text of their version. */
function lookAtSettings(
  dir: string,
  base: SiteBase,
  language: Language,
  own: YamlFile,
): {
  settings: SiteBase["settings"];
  presets?: Presets;
  problems: Problem[];
  version: VersionFile | undefined;
} {
  const file = dataVersionFile(SETTINGS, language.lang);
  const { schema } = base.settings;
  let presets: Presets | undefined;
  let version: VersionFile | undefined;
  const read = readSettings(dir, schema, lazyCheck(schema, { bindings: false }), {
    own: base.words.own,
    version(read) {
      version = readVersion({ file: SETTINGS, read }, { file, read: own }, shapeOfSettings(schema, base), {
        skipsSettled: true,
      });
      return version.file;
    },
    more(tree, text) {
      const written = tree.entries.get("defaults")?.value;
      if (written) presets = readPresets(written, SETTINGS, text, base.blockTypes, []);
      return [];
    },
  });
  const drafts = version ? versionDrafts(version, language, false) : [];
  const problems = [...read.problems, ...drafts.map((draft) => createProblem(file, draft, read.lines))];
  // What stands above the file, stands above its versions too.
  const data = { ...read.data, ...base.settingsAbove, lang: language.lang };
  const untranslated = untranslatedIn(version?.units ?? []);
  const settings = { ...base.settings, ...read, data, problems, untranslated };
  return { settings, problems, version, ...(presets && { presets }) };
}

/** The rows of a collection in another language. */
export function versionCollection(
  dir: string,
  original: Collection,
  base: SiteBase,
  language: Language,
): Collection {
  const { schema, key } = original;
  const file = dataVersionFile(original.file, language.lang);
  // Texts of a version stand by the keys of rows: without any, all of them would be about nothing.
  const isKeyless = original.rows.length > 0 && original.rows.every((row) => row[key] === undefined);
  if (!schema || original.isUnreadable || isKeyless || !existsSync(join(dir, file)))
    return {
      ...original,
      problems: [],
      rows: original.rows.map((row) => ({ ...row })),
      originals: original.rows,
    };
  const own = readYamlFile(dir, file);
  const first = lookAtRows(dir, { ...original, schema }, base, language, own);
  if (!own) return first;
  const again = (other: YamlFile) => lookAtRows(dir, { ...original, schema }, base, language, other);
  const { version: _, ...collection } = first;
  const { fresh } = readVersionOn(file, own, first, again);
  return { ...collection, problems: [...first.problems, ...fresh] };
}

/** Reads the rows with one text of their version. */
function lookAtRows(
  dir: string,
  original: Collection & { schema: NonNullable<Collection["schema"]> },
  base: SiteBase,
  language: Language,
  own: YamlFile | undefined,
): Collection & { version?: VersionFile | undefined } {
  const { name, schema, key } = original;
  const file = dataVersionFile(original.file, language.lang);
  let version: VersionFile | undefined;
  let untranslated: string[] = [];
  const lay = (of: string, read: DataFile): DataFile => {
    version = readVersion({ file: of, read }, { file, read: own }, shapeOf(schema, base, key), {
      skipsSettled: true,
    });
    untranslated = untranslatedIn(version.units);
    // All pages are read for it, in vain where nothing is missing.
    if (untranslated.length > 0)
      version.units = noteUnseen(version.units, fieldsInVersions(dir, base, language).get(name));
    return { ...version.file, kind: read.kind };
  };
  const { check } = base.schemas.get(name) ?? {};
  const read = readCollection(dir, name, schema, check, {
    ...(base.environment.zone !== undefined && { zone: base.environment.zone }),
    file: original.file,
    version: lay,
  });
  const drafts = version ? versionDrafts(version, language, true) : [];
  const problems = [...read.problems, ...drafts.map((draft) => createProblem(file, draft, read.lines))];
  return { ...read, file, problems, originals: original.rows, untranslated, version };
}
