import { join } from "node:path";
import { readIfThere } from "../files/read-file.ts";
import type { Problem } from "../model.ts";
import { acceptedTypes, optionNames, optionSchema } from "../schema/read-schema.ts";
import { type CheckedSite, layoutFile } from "./checked-site.ts";

/** A field, setting or collection that pages name and that is not there. */
export interface Lost {
  kind: "row" | "settings" | "collection";
  /** The collection whose rows would have the field. */
  of?: string;
  name: string;
  /** Where pages name it. */
  bindings: Problem[];
  /** Where rows have it. */
  rows: Problem[];
}

export type FieldFault = {
  case?: string;
  /** Of a query, which names a field. */
  field?: string;
  rows?: { kind: string; of?: string };
  lacks?: { option: string };
  step?: string;
  name?: string;
  isBare?: boolean;
  option?: string;
  owner?: { kind: string; of?: string };
  of?: { kind: string; collection?: string };
  guess?: string;
  /** What it is probably called now. */
  now?: string;
  more?: number;
};

/** What the rows say that the field is called now: the one that they lack. */
export function toldByRows({ rows }: Lost): string | undefined {
  for (const { params } of rows) {
    const { guess, lacks } = params as FieldFault;
    if (guess !== undefined || lacks) return guess ?? lacks!.option;
  }
  return undefined;
}

/** Names of fields that rows say are meant by others, by collection. */
export function namesToldByRows(all: readonly Lost[]): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map<string, Set<string>>();
  for (const lost of all) {
    const now = toldByRows(lost);
    if (now !== undefined && lost.of !== undefined)
      known.set(lost.of, (known.get(lost.of) ?? new Set()).add(now));
  }
  return known;
}

/** The one field that every row has and nothing shows, or the one setting or collection: it is probably what the other was called. */
export function nameNow(
  lost: Lost,
  used: UsedNames,
  site: CheckedSite,
  known: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  const { kind, of, name, rows } = lost;
  const told = toldByRows(lost);
  if (told !== undefined) return told;
  const unused = (names: readonly string[]): string[] =>
    names.filter((one) => one !== name && !used.has(one));
  let names: string[];
  if (kind === "collection") names = [...site.collections.keys()].filter((one) => !site.used.has(one));
  else if (kind === "settings") {
    const data = site.settings.data as Record<string, unknown>;
    names = unused(Object.keys(data)).filter((one) => typeof data[one] === "string" && !OF_ENGINE.has(one));
  } else {
    const { schema, rows: all = [], key } = site.collections.get(of ?? "") ?? {};
    if (rows.length > 0) {
      // No row has the new name yet.
      const isFree = (one: string): boolean =>
        !optionSchema(schema!, one)!["x-computed"] &&
        !known.get(of ?? "")?.has(one) &&
        !all.some((row) => Object.hasOwn(row, one));
      const free = (schema ? optionNames(schema) : []).filter(isFree);
      return free.length === 1 ? free[0] : undefined;
    }
    const filled = unused(schema ? optionNames(schema) : []).filter((one) => {
      const field = optionSchema(schema!, one)!;
      const isPlain = !field.format && !field.enum && !field["x-ref"] && !acceptedTypes(field).has("array");
      return one !== key && isPlain && all.length > 0 && all.every((row) => Object.hasOwn(row, one));
    });
    const required = filled.filter((one) => schema?.required?.includes(one));
    names = required.length > 0 ? required : filled;
  }
  return names.length === 1 ? names[0] : undefined;
}

/** Settings that the engine reads by itself, so that no page has to show them. */
const OF_ENGINE: ReadonlySet<string> = new Set([
  "brand",
  "url",
  "lang",
  "timeZone",
  "languages",
  "defaults",
  "apiHost",
]);

export type UsedNames = Pick<ReadonlySet<string>, "has">;

const PATH = /\$\{\w+((?:\.\w+)+)\}/g;
/** Options of queries and lists that name fields. */
const NAMING = /\b(?:fields?|sort|where|order)\s*:([^\n]*(?:\n\s*-[^\n:]*)*)/g;

/** Every name that pages, layouts and lists of blocks use for a field or setting. */
export function usedNames(site: CheckedSite): ReadonlySet<string> {
  const used = new Set<string>();
  for (const text of textsOfPages(site)) {
    for (const [, steps = ""] of text.matchAll(PATH))
      for (const step of steps.slice(1).split(".")) used.add(step);
    for (const [, names = ""] of text.matchAll(NAMING))
      for (const name of names.match(/\w+/g) ?? []) used.add(name);
  }
  return used;
}

/** Every path of a setting that they show: `office`, `office.phone`. */
export function usedSettings(site: CheckedSite): ReadonlySet<string> {
  const used = new Set<string>();
  for (const text of textsOfPages(site))
    for (const [, path = ""] of text.matchAll(/\$\{site\.([\w.]+)\}/g)) {
      used.add(path);
      used.add(path.replace(/\..*/, ""));
    }
  return used;
}

/** The texts of pages, layouts and lists of blocks. */
function* textsOfPages({ pages, dir }: CheckedSite): Generator<string> {
  const files = new Set(pages.keys());
  for (const { summary } of pages.values()) {
    files.add(layoutFile(summary));
    for (const name of summary.shares ?? []) files.add(`pages/_shared/${name}.yaml`);
  }
  for (const file of files) yield readIfThere(join(dir, file))?.toString() ?? "";
}
