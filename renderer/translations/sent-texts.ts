import type { Unit } from "../languages/unit.ts";
import type { SentText } from "./exchange.ts";
import type { OpenText } from "./take-back.ts";
import type { TranslatedFile } from "./translated-file.ts";
import { unitName } from "./unit-name.ts";

/** A text of the site that can be translated, with where its translation stands or would stand. */
export interface SiteText extends OpenText {
  of: TranslatedFile;
  unit: Unit;
}

/** Texts of files that can be translated: obsolete ones and those in blocks without an id are none. */
export function siteTexts(files: readonly TranslatedFile[]): SiteText[] {
  return files.flatMap((of) =>
    of.units.flatMap((unit): SiteText[] => {
      const { state, path, original, text, schema, needsId } = unit;
      if (state === "obsolete" || path === undefined || original === undefined || needsId) return [];
      return [
        {
          of,
          unit,
          file: of.original,
          name: unitName(nameSteps(unit)),
          original,
          isCurrent: state === "translated",
          ...(text !== undefined && { translation: text }),
          ...(schema?.maxLength !== undefined && { limit: schema.maxLength }),
        },
      ];
    }),
  );
}

/**
 * Where a text stands, in words that stay when blocks and rows are moved: a block by its id, a row by its key, an
 * entry of a list by its place in the original.
 */
export function nameSteps({ at, path = [] }: Unit): (string | number)[] {
  const own = at.findIndex((step) => step === null || typeof step === "number");
  const fixed = own === -1 ? at.length : own;
  return [...(at.slice(0, fixed) as string[]), ...path.slice(path.length - (at.length - fixed))];
}

/** What goes out to translators. @param isPublished Visitors read the language, so what is translated is final. */
export function toSend({ of, unit, ...text }: SiteText, isPublished: boolean): SentText {
  const { file, name, original, translation, limit } = text;
  const isDone = unit.state === "translated";
  return {
    file,
    name,
    page: of.address ?? of.original,
    original,
    state: !isDone ? "initial" : isPublished ? "final" : "translated",
    ...(unit.schema?.description !== undefined && { note: unit.schema.description }),
    ...(limit !== undefined && { limit }),
    ...(translation !== undefined && { translation }),
    ...(unit.state === "stale" && unit.of !== undefined && { old: unit.of }),
  };
}
