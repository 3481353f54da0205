import { join } from "node:path";
import { readIfThere } from "../files/read-file.ts";
import { groupBy } from "../group-by.ts";
import type { Correction, Problem } from "../model.ts";
import type { Draft } from "../problems/draft.ts";
import { createLineIndex } from "../problems/line-index.ts";
import { createProblem, wordingOf } from "../problems/problem.ts";
import type { CheckedSite } from "./checked-site.ts";
import {
  type FieldFault,
  type Lost,
  nameNow,
  namesToldByRows,
  toldByRows,
  type UsedNames,
  usedNames,
} from "./named-now.ts";

/** One name that nothing knows is mistyped; of several in one place or more, the definition has changed. */
const SEVERAL = 3;

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
  const known = namesToldByRows(all);
  for (const lost of all) {
    const places = [...lost.bindings, ...lost.rows];
    const defined = definedOtherwise(lost, used, site, known);
    if (defined) {
      const { field } = defined.params as FieldFault;
      for (const lack of problems) if (isLackOf(lack, lost, field)) told.set(lack, undefined);
      for (const [index, one] of places.entries()) told.set(one, index === 0 ? defined : undefined);
    } else if (lost.bindings.every(isUnguessed) || isToldOtherwise(lost)) {
      const one = joined(lost, used, site, known);
      const now = (one?.params as FieldFault | undefined)?.now;
      for (const row of now === undefined ? [] : lost.rows) told.set(row, withName(row, lost.name, now!));
      for (const lack of problems) if (isLackOf(lack, lost, now)) told.set(lack, undefined);
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
      const rows = all.filter(isOfRow);
      const bindings = all.filter((one) => !isOfRow(one));
      return bindings.length > 0 ? [{ ...lost, bindings, rows }] : [];
    },
  );
}

function lostIn({ code, params }: Problem): Pick<Lost, "kind" | "of" | "name"> | undefined {
  const { case: fault, owner, step = "", name = "", option = "", of, isBare } = (params ?? {}) as FieldFault;
  if (code === "unknown-collection") return isBare ? undefined : { kind: "collection", name };
  const { rows, field } = (params ?? {}) as FieldFault;
  if (code === "unknown-field" && field !== undefined)
    return rows?.kind === "row" && rows.of !== undefined
      ? { kind: "row", of: rows.of, name: field }
      : undefined;
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

/** Whether it is told of a row, and not of a page that names the field. */
const isOfRow = ({ code, params }: Problem): boolean =>
  code === "unknown-field" && (params as FieldFault).field === undefined;

/** Pages are told another name than the one that the rows say, which know better. */
function isToldOtherwise(lost: Lost): boolean {
  const now = toldByRows(lost);
  if (now === undefined) return false;
  const isOther = ({ params }: Problem): boolean => (params as FieldFault).guess !== now;
  return lost.bindings.some(isOther) || !lost.bindings.some(({ fix }) => fix);
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
  lost: Lost,
  used: UsedNames,
  site: CheckedSite,
  known: ReadonlyMap<string, ReadonlySet<string>>,
): Problem | undefined {
  const { of, name, bindings, rows } = lost;
  const guess =
    rows.length > 0
      ? (toldByRows(lost) ?? (bindings[0]!.params as FieldFault).guess ?? nameNow(lost, used, site, known))
      : undefined;
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
function joined(
  lost: Lost,
  used: UsedNames,
  site: CheckedSite,
  known: ReadonlyMap<string, ReadonlySet<string>>,
): Problem | undefined {
  const [{ fix: _, offer: __, hint: ___, ...first }, ...others] = lost.bindings as [Problem, ...Problem[]];
  const more = countOf(lost.bindings) - 1;
  const isSpread = others.some(({ file }) => file !== first.file);
  const isChanged = lost.kind === "settings" || isSpread || lost.rows.length > 0 || more + 1 >= SEVERAL;
  const now = isChanged ? nameNow(lost, used, site, known) : undefined;
  if (now === undefined && more + 1 < SEVERAL) return undefined;
  const { guess: ____, ...own } = first.params as FieldFault;
  const params = { ...own, ...(now && { now }) };
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

/** Whether a row is said to lack the field under the name that it has now. */
const isLackOf = ({ code, file, params }: Problem, { rows }: Lost, now: string | undefined): boolean =>
  code === "missing-field" && (params as FieldFault).option === now && rows.some((row) => row.file === file);

/** What is told of rows, or of the heading of their table, with the name that the field has now. */
function withName(problem: Problem, name: string, now: string): Problem {
  const { guess, lacks, cell, more } = problem.params as FieldFault & { cell?: Draft["cell"] };
  if (guess !== undefined || lacks || problem.offer) return problem;
  const params = { ...problem.params, guess: now };
  const fault = { code: problem.code, params, ...(cell && { cell }), ...(more && { more }) };
  const offered = offerOf(problem, name, now);
  return {
    ...problem,
    ...wordingOf(fault as Parameters<typeof wordingOf>[0]),
    params,
    ...(offered && more === undefined && { offer: offered.offer }),
  };
}

/** Undefined where the whole text is marked, because the name is not found in it as it is. */
function offerOf(
  { file, range }: Problem,
  name: string,
  text: string,
): { file: string; offer: Correction } | undefined {
  return range.end.offset - range.start.offset === name.length ? { file, offer: { range, text } } : undefined;
}
