import type { ErrorObject } from "ajv";
import type { Draft, Span } from "../problems/draft.ts";
import { suggest } from "../problems/suggest.ts";
import { type Kinds, namesOf } from "../problems/things.ts";
import type { Entry } from "../yaml/tree.ts";
import { acceptsKind } from "./accepts-kind.ts";
import { type Checked, fromPointer, placeOf } from "./checked-place.ts";
import { explainCutText } from "./cut-text.ts";
import { drawnBy } from "./drawn-names.ts";
import { filmMeant } from "./film-id.ts";
import { asGroup, groupedListOf } from "./grouped-list.ts";
import { explainRenamed, explainSwitch } from "./known-otherwise.ts";
import { explainPair } from "./meant-pair.ts";
import { type NamedValue, namedValue } from "./named-value.ts";
import { lackedBy } from "./nameless-value.ts";
import { nearOrListed } from "./own-list.ts";
import { acceptedTypes, optionNames, optionSchema } from "./read-schema.ts";
import { renamedTo } from "./renamed.ts";
import { namesSaid, synonymIn } from "./said-names.ts";
import type { Schema } from "./schema-types.ts";
import type { UnknownName } from "./stand-ins.ts";
import { hasFields } from "./subject.ts";
import { synonymOf } from "./synonyms.ts";

/**
 * Explains the names that a group does not have.
 *
 * @returns `renamed` holds the place and name of what is not missing, but stands there misspelt; `unknown`, by
 *   place, the names that nothing is known about; `cut`, the values that a comma has ended.
 */
export function explainUnknowns(
  errors: readonly ErrorObject[],
  checked: Checked,
): { problems: Draft[]; renamed: Set<string>; unknown: Map<string, UnknownName[]>; cut: Span[] } {
  const problems: Draft[] = [];
  const unknown = new Map<string, UnknownName[]>();
  const renamed = new Set<string>();
  /** Texts and lists that a comma has ended: what follows them is no name. */
  const cut: Span[] = [];
  const missingAt = new Map<string, string[]>();
  for (const { keyword, instancePath, params } of errors) {
    if (keyword !== "required") continue;
    const { missingProperty, or = [] } = params as { missingProperty: string; or?: readonly string[] };
    const list = missingAt.get(instancePath) ?? [];
    missingAt.set(instancePath, [...list, missingProperty, ...or]);
  }
  const saidAt = namesSaid(errors, missingAt);
  for (const error of errors) {
    if (error.keyword !== "additionalProperties") continue;
    const wrong = String(error.params.additionalProperty);
    const missing = missingAt.get(error.instancePath) ?? [];
    // A word that says the same as another name, which stands there as well, says something else.
    const isFree = (name: string): boolean => !renamed.has(`${error.instancePath}\n${name}`);
    // What another of the names says is not what this one stands for.
    const said = saidAt.get(error.instancePath);
    const own = said && synonymOf(wrong, missing);
    const lacking = missing.filter((name) => isFree(name) && (name === own || !said?.has(name)));
    const extra = error.instancePath === "" ? (checked.subject.extraNames ?? []) : [];
    const names = [...optionNames(error.parentSchema as Schema), ...extra];
    const taken = error.instancePath === "" ? checked.subject.takenNames : undefined;
    const common =
      error.instancePath === ""
        ? (checked.subject.commonNames ?? []).filter((name) => !taken?.has(name))
        : [];
    const present = (error.data as Record<string, unknown>) ?? {};
    const now = renamedTo(error.parentSchema as Schema, wrong);
    if (now !== undefined) {
      renamed.add(`${error.instancePath}\n${now}`);
      problems.push(explainRenamed(error, wrong, now, Object.hasOwn(present, now), checked));
      continue;
    }
    const other = explainSwitch(error, wrong, [...names, ...common], checked);
    if (other) {
      renamed.add(`${error.instancePath}\n${other.name}`);
      problems.push(other.draft);
      continue;
    }
    const film = filmMeant(wrong, placeOf(error, checked).node, error.parentSchema as Schema);
    if (film && !Object.hasOwn(present, film.name)) {
      const { name, written, offer } = film;
      renamed.add(`${error.instancePath}\n${name}`);
      const draft = explainUnknown(error, wrong, undefined, names, checked);
      problems.push({ ...draft, params: { ...draft.params, instead: { written } }, offer } as Draft);
      continue;
    }
    const absent = [...names, ...common].filter((name) => !Object.hasOwn(present, name) && !taken?.has(name));
    const at = placeOf(error, checked);
    const schema = error.parentSchema as Schema;
    const guess =
      nearName(wrong, missing, checked) ??
      synonymOf(wrong, lacking) ??
      synonymIn(wrong, absent.filter(isFree), lacking, at, schema) ??
      nearOrListed(wrong, absent, at.node, schema, nearName(wrong, absent, checked));
    if (at.node?.kind === "map" && at.text !== undefined) {
      const entry = at.node.entries.get(wrong);
      if (entry && cut.some(({ start, end }) => start < entry.keyStart && entry.keyStart < end)) continue;
      const nameless = guess === undefined && entry ? lackedBy(entry, lacking, at, schema) : undefined;
      if (entry && nameless !== undefined) {
        renamed.add(`${error.instancePath}\n${nameless}`);
        const draft = explainUnknown(error, wrong, undefined, names, checked);
        const { keyStart: start, keyEnd: end } = entry;
        const written = `${nameless}: ${at.text.slice(start, end)}`;
        problems.push({
          ...draft,
          params: { ...draft.params, instead: { written } },
          offer: { start, end, text: written },
        } as Draft);
        continue;
      }
      const isName = names.includes(/^[\w-]+/.exec(wrong)?.[0] ?? "");
      const rest = isName ? undefined : explainCutText(wrong, at.node, schema, at.text, guess !== undefined);
      if (rest) {
        cut.push(rest);
        problems.push({ ...rest, path: [...at.path, wrong] });
        continue;
      }
    }
    const entries = at.node?.kind === "map" ? at.node.entries.get(wrong) : undefined;
    const grouped =
      guess === undefined && entries?.value.kind === "list"
        ? groupedListOf(entries.value, absent, schema)
        : undefined;
    if (entries && grouped && at.text !== undefined) {
      renamed.add(`${error.instancePath}\n${grouped.list}`);
      const draft = explainUnknown(error, wrong, undefined, names, checked);
      const offer = asGroup(entries, grouped, at.text);
      problems.push({ ...draft, params: { ...draft.params, grouped }, ...(offer && { offer }) } as Draft);
      continue;
    }
    const pair =
      guess === undefined && at.node?.kind === "map" && at.text !== undefined
        ? explainPair(wrong, at.node, schema, at.text)
        : undefined;
    if (pair) {
      for (const name of Object.values(pair.pair)) renamed.add(`${error.instancePath}\n${name}`);
      const draft = explainUnknown(error, wrong, undefined, names, checked);
      problems.push({ ...draft, params: { ...draft.params, pair: pair.pair }, offer: pair.offer } as Draft);
      continue;
    }
    const first = /^[\w-]+(?= )/.exec(wrong)?.[0];
    for (const name of [guess, first]) if (name) renamed.add(`${error.instancePath}\n${name}`);
    const draft = explainUnknown(error, wrong, guess, names, checked);
    const isThere = (name: string): boolean => Object.hasOwn(present, name) || (taken?.has(name) ?? false);
    const twin = guess === undefined ? twinOf(wrong, names.filter(isThere), lacking, checked) : undefined;
    if (twin !== undefined && draft.code.startsWith("unknown-") && !("drawn" in draft.params!))
      Object.assign(draft.params!, { twin });
    problems.push(draft);
    const value = at.node?.kind === "map" ? at.node.entries.get(wrong)?.value : undefined;
    const one = { draft, value, among: schema, present };
    const there = unknown.get(error.instancePath);
    if (there) there.push(one);
    else unknown.set(error.instancePath, [one]);
  }
  return { problems, renamed, unknown, cut };
}

/** A name that stands there as well and says the same; a word that other blocks know may begin one of those. */
function twinOf(
  wrong: string,
  there: readonly string[],
  lacking: readonly string[],
  { subject }: Checked,
): string | undefined {
  const near = suggest(wrong, there);
  return near ?? (lacking.length > 0 || subject.words?.has(wrong) ? undefined : synonymOf(wrong, there));
}

/** The name that is nearly it; what other blocks call an option of theirs is no slip, but in its plural. */
function nearName(wrong: string, names: readonly string[], { subject }: Checked): string | undefined {
  const near = suggest(wrong, names);
  const isWord =
    near !== undefined && subject.words?.has(wrong) && `${near}s` !== wrong && `${wrong}s` !== near;
  return isWord ? undefined : near;
}

function explainUnknown(
  error: ErrorObject,
  wrong: string,
  guess: string | undefined,
  names: string[],
  checked: Checked,
): Draft {
  const { subject } = checked;
  const at = placeOf(error, checked);
  const entry = at.node?.kind === "map" ? at.node.entries.get(wrong) : undefined;
  const span = entry ? { start: entry.keyStart, end: entry.keyEnd } : at.span;
  const half =
    entry?.value.kind === "scalar" && entry.value.source === ""
      ? /^([A-Za-z][\w-]*) +(\S.*)$/.exec(wrong)
      : null;
  if (entry && half && names.includes(half[1]!)) {
    return {
      code: "missing-colon",
      params: { name: half[1]!, value: half[2]!, seen: "name" },
      ...span,
      path: [...at.path, wrong],
      fix: { ...span, text: `${half[1]}: ${half[2]}` },
    };
  }
  const about = (error.parentSchema as Schema).description;
  const fits =
    guess === undefined || acceptsKind(entry?.value, optionSchema(error.parentSchema as Schema, guess));
  const drawn =
    guess === undefined && subject.thing.kind === "block" && at.node?.kind === "map"
      ? drawnBy(
          wrong,
          entry?.value.kind === "scalar" ? entry.value.source : undefined,
          error.parentSchema as Schema,
        )
      : undefined;
  const takes = guess && !fits ? kindsOf(error, guess) : undefined;
  const isSynonym = guess !== undefined && suggest(wrong, [guess]) === undefined;
  const isQuoted = entry !== undefined && /["']/.test(at.text?.[entry.keyStart] ?? "");
  const both = guess !== undefined && entry ? whatIsMeant(error, wrong, guess, entry, checked) : undefined;
  // A word that says the same is too far from a name for a value of another kind.
  // Nor does a list or a group become a text by another name.
  const isName = guess !== undefined && entry && (fits || (!isSynonym && entry.value.kind === "scalar"));
  return {
    code: hasFields(subject) ? "unknown-field" : "unknown-option",
    params: {
      option: wrong,
      of: subject.thing,
      ...(error.instancePath !== "" && { in: at.name }),
      ...(guess && fits ? { guess } : {}),
      ...(guess && takes && { near: { name: guess, takes } }),
      ...(both?.written && { instead: { written: both.written } }),
      ...(drawn && { drawn }),
      names: namesOf(names),
      ...(names.length === 0 && about && { about }),
    },
    ...span,
    path: [...at.path, wrong],
    ...(both
      ? { offer: both.offer }
      : isName && {
          [isSynonym || !fits ? "offer" : "fix"]: { ...span, text: isQuoted ? `"${guess}"` : guess },
        }),
  };
}

/** A name that is meant, with what its value is meant as. */
function whatIsMeant(
  error: ErrorObject,
  wrong: string,
  guess: string,
  entry: Entry,
  { subject, locate, explain }: Checked,
): NamedValue | undefined {
  const schema = optionSchema(error.parentSchema as Schema, guess);
  const base = fromPointer(error.instancePath);
  const { text } = locate(base);
  if (!schema || text === undefined) return undefined;
  const value = (error.data as Record<string, unknown>)[wrong];
  return namedValue(guess, value, entry, schema, text, (errors) =>
    explain(errors, subject, (path) => locate([...base, wrong, ...path])),
  );
}

function kindsOf(error: ErrorObject, name: string): Kinds {
  return { types: [...acceptedTypes(optionSchema(error.parentSchema as Schema, name) ?? {})] };
}
