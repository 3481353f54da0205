import { join } from "node:path";
import { readIfThere } from "../files/read-file.ts";
import { groupBy } from "../group-by.ts";
import type { Correction, Problem } from "../model.ts";
import { createLineIndex } from "../problems/line-index.ts";
import { createProblem, wordingOf } from "../problems/problem.ts";
import { acceptedTypes, optionNames, optionSchema } from "../schema/read-schema.ts";
import { type CheckedSite, layoutFile } from "./checked-site.ts";

/** One name that nothing knows is mistyped; of several in one place or more, the definition has changed. */
const SEVERAL = 3;

/** A field, setting or collection that pages name and that is not there. */
interface Lost {
  kind: "row" | "settings" | "collection";
  /** The collection whose rows would have the field. */
  of?: string;
  name: string;
  /** Where pages name it. */
  bindings: Problem[];
  /** Where rows have it. */
  rows: Problem[];
}

type FieldFault = {
  case?: string;
  step?: string;
  name?: string;
  isBare?: boolean;
  option?: string;
  owner?: { kind: string; of?: string };
  of?: { kind: string; collection?: string };
  guess?: string;
  more?: number;
};

/**
 * Tells of a field, setting or collection that has another name where it is defined than wherever it is used, once: at the
 * definition where rows and pages agree on the other name, else at the first page that names it.
 *
 * @param problems  Of the whole site, in file and source order.
 */
export function withRenamedFields(problems: readonly Problem[], site: CheckedSite): Problem[] {
  const all = lostFields(problems);
  if (all.length === 0) return [...problems];
  // All pages are read for them, which a name that is only mistyped does not need.
  let found: ReadonlySet<string> | undefined;
  const used: UsedNames = {
    has(name) {
      found ??= usedNames(site);
      return found.has(name);
    },
  };
  const told = new Map<Problem, Problem | undefined>();
  for (const lost of all) {
    const places = [...lost.bindings, ...lost.rows];
    const defined = definedOtherwise(lost, used, site);
    if (defined)
      for (const [index, one] of places.entries()) told.set(one, index === 0 ? defined : undefined);
    else if (lost.bindings.every(isUnguessed)) {
      const one = joined(lost, used, site);
      if (one)
        for (const [index, binding] of lost.bindings.entries())
          told.set(binding, index === 0 ? one : undefined);
    }
  }
  return problems
    .flatMap((problem) => (told.has(problem) ? (told.get(problem) ?? []) : [problem]))
    .sort((a, b) =>
      a.file === b.file ? a.range.start.offset - b.range.start.offset : a.file < b.file ? -1 : 1,
    );
}

function lostFields(problems: readonly Problem[]): Lost[] {
  const named = problems.flatMap((problem) => {
    const lost = lostIn(problem);
    return lost ? [{ problem, ...lost }] : [];
  });
  return [...groupBy(named, ({ kind, of = "", name }) => `${kind}\n${of}\n${name}`).values()].flatMap(
    (group) => {
      const [{ problem: _, ...lost }] = group as [(typeof group)[number]];
      const all = group.map(({ problem }) => problem);
      const rows = all.filter(({ code }) => code === "unknown-field");
      const bindings = all.filter(({ code }) => code !== "unknown-field");
      return bindings.length > 0 ? [{ ...lost, bindings, rows }] : [];
    },
  );
}

function lostIn({ code, params }: Problem): Pick<Lost, "kind" | "of" | "name"> | undefined {
  const { case: fault, owner, step = "", name = "", option = "", of, isBare } = (params ?? {}) as FieldFault;
  if (code === "unknown-collection") return isBare ? undefined : { kind: "collection", name };
  if (code === "unknown-field")
    return of?.kind === "row" && of.collection !== undefined
      ? { kind: "row", of: of.collection, name: option }
      : undefined;
  if (code !== "bad-binding") return undefined;
  if (fault === "unknown-collection") return { kind: "collection", name: step };
  if (fault !== "unknown-field") return undefined;
  if (owner?.kind === "settings") return { kind: "settings", name: step };
  return owner?.kind === "row" && owner.of !== undefined
    ? { kind: "row", of: owner.of, name: step }
    : undefined;
}

const isUnguessed = ({ fix, offer, params }: Problem): boolean =>
  !fix && !offer && (params as FieldFault).guess === undefined;

const countOf = (problems: readonly Problem[]): number =>
  problems.reduce((sum, { params }) => sum + 1 + ((params as FieldFault).more ?? 0), 0);

/**
 * A name that is mistyped where the fields are defined: rows and pages call the field otherwise, and nothing calls it
 * as the definition does.
 */
function definedOtherwise(
  { of, name, bindings, rows }: Lost,
  used: UsedNames,
  site: CheckedSite,
): Problem | undefined {
  const guess = (bindings[0]!.params as FieldFault).guess;
  const count = countOf(bindings) + countOf(rows);
  if (of === undefined || guess === undefined || rows.length === 0 || count < SEVERAL || used.has(guess))
    return undefined;
  if (site.collections.get(of)?.rows.some((row) => Object.hasOwn(row, guess))) return undefined;
  const file = `data/${of}.schema.json`;
  const text = readIfThere(join(site.dir, file))?.toString();
  const starts = text === undefined ? [] : namesIn(text, guess);
  if (text === undefined || starts[0] === undefined) return undefined;
  const lines = createLineIndex(text);
  const end = (start: number): number => start + guess.length;
  const defined = starts.find((start) => /^"\s*:/.test(text.slice(end(start)))) ?? starts[0];
  const problem = createProblem(
    file,
    {
      code: "renamed-field",
      params: { field: guess, written: name, of, places: count },
      start: defined,
      end: end(defined),
      path: ["properties", guess],
      offer: { start: defined, end: end(defined), text: name },
    },
    lines,
  );
  const others = starts.filter((start) => start !== defined);
  const elsewhere = others.map((start) => ({
    file,
    offer: { range: lines.range(start, end(start)), text: name },
  }));
  return elsewhere.length > 0 ? { ...problem, elsewhere } : problem;
}

/** Where a name starts that stands in a schema between quotation marks. */
function namesIn(text: string, name: string): number[] {
  const starts: number[] = [];
  const quoted = `"${name}"`;
  for (let at = text.indexOf(quoted); at !== -1; at = text.indexOf(quoted, at + 1)) starts.push(at + 1);
  return starts;
}

/** What pages say of one field that is not there, with the name that it probably has now. */
function joined(lost: Lost, used: UsedNames, site: CheckedSite): Problem | undefined {
  const [first, ...others] = lost.bindings as [Problem, ...Problem[]];
  const more = countOf(lost.bindings) - 1;
  const isSpread = others.some(({ file }) => file !== first.file);
  const isChanged = lost.kind === "settings" || isSpread || more + 1 >= SEVERAL;
  const now = isChanged ? nameNow(lost, used, site) : undefined;
  if (now === undefined && more + 1 < SEVERAL) return undefined;
  const params = { ...first.params, ...(now && { now }) };
  const fault = { code: first.code, params, ...(more > 0 && { more }) } as Parameters<typeof wordingOf>[0];
  const whole: Problem = {
    ...first,
    ...wordingOf(fault),
    params: { ...params, ...(more > 0 && { more }) },
  };
  const offers = now === undefined ? [] : lost.bindings.flatMap((one) => offerOf(one, lost.name, now) ?? []);
  const [offer, ...elsewhere] = offers;
  if (!offer || offer.file !== first.file || offers.length < lost.bindings.length) return whole;
  return { ...whole, offer: offer.offer, ...(elsewhere.length > 0 && { elsewhere }) };
}

/** Undefined where the whole text is marked, because the name is not found in it as it is. */
function offerOf(
  { file, range }: Problem,
  name: string,
  text: string,
): { file: string; offer: Correction } | undefined {
  return range.end.offset - range.start.offset === name.length ? { file, offer: { range, text } } : undefined;
}

/** The one field that every row has and nothing shows, or the one setting or collection: it is probably what the other was called. */
function nameNow({ kind, of, name, rows }: Lost, used: UsedNames, site: CheckedSite): string | undefined {
  const told = rows.map(({ params }) => (params as FieldFault).guess).find((guess) => guess !== undefined);
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

/** Settings that the engine reads by itself. */
const OF_ENGINE: ReadonlySet<string> = new Set(["brand", "url", "lang", "timeZone", "languages", "defaults"]);

type UsedNames = Pick<ReadonlySet<string>, "has">;

const PATH = /\$\{\w+((?:\.\w+)+)\}/g;
/** Options of queries and lists that name fields. */
const NAMING = /\b(?:fields?|sort|where|order)\s*:([^\n]*(?:\n\s*-[^\n:]*)*)/g;

/** Every name that pages, layouts and lists of blocks use for a field or setting. */
function usedNames({ pages, dir }: CheckedSite): ReadonlySet<string> {
  const files = new Set(pages.keys());
  for (const { summary } of pages.values()) {
    files.add(layoutFile(summary));
    for (const name of summary.shares ?? []) files.add(`pages/_shared/${name}.yaml`);
  }
  const used = new Set<string>();
  for (const file of files) {
    const text = readIfThere(join(dir, file))?.toString() ?? "";
    for (const [, steps = ""] of text.matchAll(PATH))
      for (const step of steps.slice(1).split(".")) used.add(step);
    for (const [, names = ""] of text.matchAll(NAMING))
      for (const name of names.match(/\w+/g) ?? []) used.add(name);
  }
  return used;
}
