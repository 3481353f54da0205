import type { Collection } from "../data/collection.ts";
import type { Language } from "../data/languages.ts";
import { readDataFile } from "../data/read-data.ts";
import { shiftSpan } from "../languages/joined-file.ts";
import { readVersion } from "../languages/read-version.ts";
import type { Shape } from "../languages/shape.ts";
import type { Path, Unit } from "../languages/unit.ts";
import { dataVersionFile, versionFile } from "../languages/version-files.ts";
import { readYamlFile, type YamlFile } from "../yaml/read-yaml.ts";
import { fieldsInVersions, noteUnseen, type ShownFields } from "./fields-in-versions.ts";
import type { OpenBase } from "./open-base.ts";
import { shapeOf, shapeOfPage, shapeOfSettings } from "./version-shape.ts";

/** The texts of one file and their translations into one language. */
export interface FileTranslations {
  lang: string;
  /** Relative to the site folder. */
  original: string;
  /** Where its version stands, or would stand. */
  version: string;
  /** There is a version. */
  isThere: boolean;
  /** The version as it is written; empty without one. Spans of units are offsets in it. */
  text: string;
  /** Texts stand in the version by keys of rows. */
  isRows: boolean;
  units: Unit[];
  /** Blocks of the original that have texts and no id, by their paths there. */
  unkeyed: Path[];
}

/**
 * The texts of a site and their translations into a language, by file: pages, layouts, shared lists, rows and
 * settings, in that order. Files without any text are left out.
 *
 * @returns Empty for a language that the site does not have.
 */
export function listTranslations(base: OpenBase, lang: string): FileTranslations[] {
  const version = base.versions.get(lang);
  const language = version?.language;
  if (!version || !language) return [];
  const context = { blockTypes: base.blockTypes, shared: version.shared };
  const ofPages = base.originalFiles.map((file) =>
    translationsOf(
      { dir: base.dir, language, original: file, version: versionFile(file, lang) },
      shapeOfPage(file, context),
    ),
  );
  const { dir, originalFiles: pageFiles, collections } = base;
  const shown = fieldsInVersions(dir, { pageFiles, collections }, language);
  const ofRows = [...collections.values()].flatMap((collection) =>
    rowsOf(base, collection, language, { ...context, shown }),
  );
  const settings = translationsOf(
    { dir: base.dir, language, original: "data/site.yaml", version: dataVersionFile("data/site.yaml", lang) },
    shapeOfSettings(base.settings.schema, context),
  );
  return [...ofPages, ...ofRows, settings].filter(({ units }) => units.length > 0);
}

function rowsOf(
  base: OpenBase,
  { file, name, schema, key, isUnreadable }: Collection,
  language: Language,
  { shown, ...context }: Parameters<typeof shapeOf>[1] & { shown: ShownFields },
): FileTranslations[] {
  if (!schema || isUnreadable) return [];
  const version = dataVersionFile(file, language.lang);
  const of = { dir: base.dir, language, original: file, version };
  const read = readDataFile(base.dir, file, { name, schema });
  const translations = translationsOf(of, shapeOf(schema, context, key), read);
  return [{ ...translations, units: noteUnseen(translations.units, shown.get(name)) }];
}

interface Files {
  dir: string;
  language: Language;
  original: string;
  version: string;
}

function translationsOf(
  { dir, language, original, version }: Files,
  shape: Shape,
  read: YamlFile | undefined = readYamlFile(dir, original),
): FileTranslations {
  const own = readYamlFile(dir, version);
  const laid =
    read &&
    readVersion({ file: original, read }, { file: version, read: own }, shape, {
      own: ["route"],
    });
  const units = (laid?.units ?? []).map((unit) => atOwnOffsets(unit, laid!.start));
  const unkeyed = new Map(
    units.flatMap(({ needsId }): [string, Path][] => (needsId ? [[needsId.join("."), needsId]] : [])),
  );
  return {
    lang: language.lang,
    original,
    version,
    isThere: own !== undefined,
    text: own?.text ?? "",
    isRows: shape.key !== undefined,
    units,
    unkeyed: [...unkeyed.values()],
  };
}

/** A unit with the offsets of the version by itself. */
function atOwnOffsets(unit: Unit, start: number): Unit {
  const { spans, stray } = unit;
  return {
    ...unit,
    ...(spans && {
      spans: {
        whole: shiftSpan(spans.whole, -start),
        ...(spans.of && { of: shiftSpan(spans.of, -start) }),
        ...(spans.text && { text: shiftSpan(spans.text, -start) }),
        ...(spans.blank && { blank: shiftSpan(spans.blank, -start) }),
      },
    }),
    ...(stray && { stray: { ...stray, span: shiftSpan(stray.span, -start) } }),
  };
}
