import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Collection } from "../data/collection.ts";
import type { Language } from "../data/languages.ts";
import { readSiteFile } from "../files/read-file.ts";
import { LatePattern } from "../formats/late-pattern.ts";
import type { Unit } from "../languages/unit.ts";
import { versionFile } from "../languages/version-files.ts";
import { isLayoutFile } from "../pages/read-page.ts";
import { isSharedFile } from "../pages/shared-list.ts";
import { entrySchema } from "../schema/read-schema.ts";
import { NAME_SIGN } from "../yaml/binding-names.ts";

interface Base {
  pageFiles: readonly string[];
  collections: ReadonlyMap<string, Collection>;
}

/** Fields of rows by collection. */
export type ShownFields = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The fields of rows that readers of a language may come to see: those that its pages, and the layouts and lists around
 * them, name. A field that no page in the language names need not be translated into it. Names count wherever they
 * stand in a file, so that rather too many fields are told than one too few.
 */
export function fieldsInVersions(dir: string, base: Base, { lang, missing }: Language): ShownFields {
  const known = kept.get(base)?.get(lang);
  if (known) return known;
  const files = base.pageFiles.filter(
    (file) =>
      missing === "original" ||
      isLayoutFile(file) ||
      isSharedFile(file) ||
      existsSync(join(dir, versionFile(file, lang))),
  );
  const shown = new Map([...base.collections.keys()].map((name) => [name, new Set<string>()]));
  const mentions = mentioned.get(base) ?? new Map<string, Mentions>();
  mentioned.set(base, mentions);
  for (const file of files) {
    const { names, sources } = mentions.get(file) ?? mentionsIn(textOf(join(dir, file)));
    mentions.set(file, { names, sources });
    const queue = [...sources];
    const seen = new Set<string>();
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      const collection = base.collections.get(name);
      if (!collection || seen.has(name)) continue;
      seen.add(name);
      for (const field of names) shown.get(name)!.add(field);
      queue.push(...referredFrom(collection, names));
    }
  }
  const byLang = kept.get(base) ?? new Map<string, ShownFields>();
  kept.set(base, byLang.set(lang, shown));
  return shown;
}

/** Texts of rows, with a note on those that nobody has translated and nobody would read. */
export function noteUnseen(units: readonly Unit[], fields: ReadonlySet<string> | undefined): Unit[] {
  return units.map((unit) =>
    unit.state === "missing" && !fields?.has(String(unit.path?.[1])) ? { ...unit, isUnseen: true } : unit,
  );
}

const kept = new WeakMap<Base, Map<string, ShownFields>>();

/** What the text of a page names: words that may be fields, and collections. */
interface Mentions {
  names: ReadonlySet<string>;
  sources: readonly string[];
}

/** By file, for all languages of a site. */
const mentioned = new WeakMap<Base, Map<string, Mentions>>();

function mentionsIn(text: string): Mentions {
  const sources = text.matchAll(/\b(?:source|each):\s*["']?([\w-]+)/g);
  return { names: namesIn(text), sources: [...sources].map(([, name = ""]) => name) };
}

function textOf(path: string): string {
  return readSiteFile(path, path)?.bytes?.toString() ?? "";
}

const BOUND_NAME = new LatePattern(String.raw`\b(?:item|outer)\.(${NAME_SIGN}+)`, "gu");
const LONE_NAME = new LatePattern(
  String.raw`[:[,-][ \t]+["']?(\p{L}${NAME_SIGN}*)["']?(?=[ \t]*(?:[,\]}\r\n]|$))`,
  "gu",
);
const BRACKETED = new LatePattern(String.raw`\[(\p{L}${NAME_SIGN}*)`, "gu");

/** Names behind `item.` and `outer.`, and words that stand alone as a value, as names of fields do. */
function namesIn(text: string): Set<string> {
  const bound = text.matchAll(BOUND_NAME.pattern);
  return new Set(
    [...bound, ...text.matchAll(LONE_NAME.pattern), ...text.matchAll(BRACKETED.pattern)].map(
      ([, name = ""]) => name,
    ),
  );
}

/** Collections whose rows some of these fields refer to. */
function referredFrom({ schema }: Collection, names: ReadonlySet<string>): string[] {
  return [...names].flatMap((name) => {
    const field = schema?.properties?.[name];
    return field?.["x-ref"] ?? entrySchema(field, 0)?.["x-ref"] ?? [];
  });
}
