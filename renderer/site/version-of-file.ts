import { collectionIn } from "../data/data-files.ts";
import type { Language } from "../data/languages.ts";
import { readDataFile } from "../data/read-data.ts";
import { readVersion } from "../languages/read-version.ts";
import type { Shape } from "../languages/shape.ts";
import { dataVersionFile, readVersionName } from "../languages/version-files.ts";
import { versionPlaces, type WrittenPlace } from "../languages/version-places.ts";
import { readYamlFile, type YamlFile } from "../yaml/read-yaml.ts";
import type { SiteBase } from "./site-base.ts";
import { type ShapeContext, shapeOf, shapeOfPage, shapeOfSettings } from "./version-shape.ts";

/** What is known of a site in one of its languages. */
export interface StandsOn extends ShapeContext, Pick<SiteBase, "collections" | "settings"> {
  dir: string;
  /** Missing for the site's own. */
  language?: Language | undefined;
}

/** Tells of a path in a file where its value is written. */
export type FindPlace = (file: string, path: WrittenPlace["path"]) => WrittenPlace;

/**
 * Finds places in files as the pages of a language have them; a file may be named as its original or as its version.
 * Each file is read once, as it is now.
 *
 * @param site  The base of the site's own language. @param base  That of the language of the page.
 */
export function placesIn(site: StandsOn, base: StandsOn): FindPlace {
  const { language } = base;
  if (!language) return (file, path) => ({ file, path });
  const known = new Map<string, (path: WrittenPlace["path"]) => WrittenPlace>();
  return (file, path) => {
    let places = known.get(file);
    if (!places) {
      places = readPlaces(site, base, language.lang, file);
      known.set(file, places);
    }
    return places(path);
  };
}

function readPlaces(
  site: StandsOn,
  base: StandsOn,
  lang: string,
  file: string,
): (path: WrittenPlace["path"]) => WrittenPlace {
  const found = originalOf(site, base, readVersionName(file, [lang])?.original ?? file);
  if (!found) return (path) => ({ file, path });
  const { original, read, shape } = found;
  const version = dataVersionFile(original, lang);
  const own = readYamlFile(site.dir, version);
  const ofVersion = original.startsWith("pages/") ? { own: ["route"] as const } : {};
  const laid = readVersion({ file: original, read }, { file: version, read: own }, shape, ofVersion);
  return versionPlaces(laid, { original, version });
}

interface OriginalFile {
  original: string;
  read: YamlFile;
  shape: Shape;
}

/** What a file of the site's own language says and means; undefined for one that cannot be read. */
function originalOf(
  site: StandsOn,
  { blockTypes, shared }: StandsOn,
  named: string,
): OriginalFile | undefined {
  const context = { blockTypes, shared };
  const collection = site.collections.get(collectionIn(named) ?? "");
  if (collection) {
    const { name, file: original, schema, key, isUnreadable } = collection;
    if (!schema || isUnreadable) return undefined;
    const read = readDataFile(site.dir, original, { name, schema });
    const shape = shapeOf(schema, context, key);
    return { original, read, shape };
  }
  const read = readYamlFile(site.dir, named);
  const isPage = named.startsWith("pages/");
  const shape = isPage ? shapeOfPage(named, context) : shapeOfSettings(site.settings.schema, context);
  return read && { original: named, read, shape };
}
