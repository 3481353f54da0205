import type { Place } from "../../edit/operation.ts";
import { takesWords } from "../../languages/translatable.ts";
import { readVersionName, versionFile } from "../../languages/version-files.ts";
import type { PageOrigins, Path } from "../../origins/origin.ts";
import { pageSchema } from "../../pages/page-schema.ts";
import { entrySchema, optionSchema, partSchema } from "../../schema/read-schema.ts";
import type { Schema } from "../../schema/schema-types.ts";
import type { Site } from "../../site/site.ts";

/** Why there is no place to write to. */
export interface NoPlace {
  refused: string;
  /** It is a text that nobody has translated: where the original has it, and the version would. */
  untranslated?: { place: Place; version: string };
}

/** What a page in another language is asked to change. */
export interface AskedInVersion {
  /** Its address, and its file. */
  route: string;
  file: string;
  /** Path in its definition. */
  path: Path;
  /** Where that is written in the original. */
  place: Place;
}

/**
 * Where an option of a page is set: words of a page in another language stand in its version, all else in the
 * original, whose words nobody changes from here.
 */
export function placeInLanguage(
  site: Site,
  { values }: PageOrigins,
  { route, file, path, place }: AskedInVersion,
): { place: Place } | NoPlace {
  const version = readVersionName(
    file,
    site.languages.map(({ lang }) => lang),
  );
  if (!version) return { place };
  const wanted = place.file === file ? version.original : place.file;
  const isText = takesWords(schemaAt(site, route, path));
  let isMixed = false;
  for (const { origin } of values) {
    if (origin.kind !== "own" && origin.kind !== "bound") continue;
    const at = origin.of ?? origin;
    if (at.file !== wanted || !place.path.every((step, depth) => step === at.path[depth])) continue;
    const isWords = origin.of !== undefined || origin.missingIn !== undefined;
    if (at.path.length > place.path.length) isMixed ||= isWords;
    else if (origin.of) return { place: { file: origin.file, path: [...origin.path] } };
    else if (origin.missingIn === undefined && origin.kind === "own") return { place };
  }
  if (isMixed)
    return {
      refused: "Its texts are translated one by one: change each by itself, or all on the original page.",
    };
  if (!isText) return { place };
  return untranslated({ file: wanted, path: place.path }, versionFile(wanted, version.lang));
}

/**
 * Says of a text of an original what is to be done before it can be typed in another language.
 *
 * @param place  Of the original. @param version  The file where its translation would stand.
 */
export function untranslated(place: Place, version: string): NoPlace {
  const { file: original } = place;
  const lang = /\.([^./]+)\.\w+$/.exec(version)?.[1] ?? "";
  const isPlain = !/[_[]/.test(original);
  const page = isPlain ? original.replace(/^pages\/|(?:\/?index)?\.yaml$/g, "") || "/" : original;
  const how = original.startsWith("pages/")
    ? `begin its translation with npm run translations -- --start ${lang} ${page}`
    : `write its translation into ${version}`;
  const refused = `This text is not translated yet, and here the original would change: ${how}.`;
  return { refused, untranslated: { place, version } };
}

/** The schema of an option of a page; the entries of a query are written in `item`. */
function schemaAt(site: Site, route: string, path: Path): Schema | undefined {
  const props = path.lastIndexOf("props");
  const block = path
    .slice(0, Math.max(props, 0))
    .reduce<unknown>(
      (value, step) => (value as Record<string | number, unknown> | undefined)?.[step],
      site.page(route),
    );
  const type = props === -1 ? undefined : site.blockTypes.get((block as { type?: string })?.type ?? "");
  return path.slice(props + 1).reduce<Schema | undefined>(
    (schema, step, depth) => {
      if (type?.source !== undefined && depth === 0 && step === "item")
        return entrySchema(optionSchema(schema, type.source), 0);
      return partSchema(schema, step);
    },
    props === -1 ? pageSchema : type?.schema,
  );
}
