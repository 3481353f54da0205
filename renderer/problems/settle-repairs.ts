import type { Candidate, Draft, Span } from "./draft.ts";
import { isWarning } from "./is-warning.ts";

/** More single corrections than this are not tried in one file. */
const MOST_TRIES = 8;
/** Characters read again for the sake of corrections; a large file has fewer of them tried. */
const MOST_CHARACTERS = 150_000;

/** Everything that is wrong with another text of the same file. */
export type Look = (text: string) => readonly Draft[];

/**
 * Tries the corrections of a file before they are handed out: one that leaves the same mistake or puts another in its
 * place is none, and no hint names it; one that brings something to light elsewhere is likely and not sure.
 *
 * The grammar of a line does not know what is wanted there, so it may give several readings (`instead`); the first
 * that helps is taken. Costs nothing where nothing is wrong.
 *
 * @param isUnread  The grammar came to nothing: whatever a correction brings to light was there before.
 * @returns The drafts, in the same order.
 */
export function settleRepairs(
  text: string,
  drafts: readonly Draft[],
  look: Look,
  { isUnread = false } = {},
): Draft[] {
  const isOpen = drafts.some((draft) => draft.fix || draft.offer || draft.instead);
  if (!isOpen) return [...drafts];
  const before = countKeys(drafts);
  const sure = new Set(areSureTogether(text, drafts, before, look));
  let tries = Math.max(1, Math.min(MOST_TRIES, Math.floor(MOST_CHARACTERS / (text.length + 1))));
  return drafts.map((draft): Draft => {
    const candidates = candidatesOf(draft);
    if (candidates.length === 0) return draft;
    if (sure.has(draft)) return take(draft, candidates[0]!, 0, true);
    for (const [index, candidate] of candidates.entries()) {
      if (tries === 0) return untried(draft);
      tries -= 1;
      const outcome = tryOne(text, draft, candidate, before, look);
      const isFree = isUnread || outcome === "helps" || draft.code === "renamed-block";
      if (outcome !== "none") return take(asTried(draft, index, outcome), candidate, index, isFree);
    }
    return withoutRepair(draft);
  });
}

/** The drafts whose fixes leave nothing behind and bring nothing, all made at once: none, or each that has one. */
function areSureTogether(
  text: string,
  drafts: readonly Draft[],
  before: ReadonlyMap<string, number>,
  look: Look,
): Draft[] {
  const fixed = drafts.filter(({ fix }) => fix).toSorted((a, b) => a.fix!.start - b.fix!.start);
  const edits = fixed.map(({ fix }) => fix!);
  const isApart = edits.every((edit, index) => index === 0 || edit.start > edits[index - 1]!.end);
  if (edits.length < 2 || !isApart) return [];
  const left = new Map(before);
  for (const draft of fixed) left.set(keyOf(draft), left.get(keyOf(draft))! - 1);
  const pieces = edits.map(
    ({ start, text: put }, index) => text.slice(edits[index - 1]?.end ?? 0, start) + put,
  );
  const after = look(pieces.join("") + text.slice(edits.at(-1)!.end)).filter(({ code }) => !LACKS.has(code));
  for (const [key, times] of countKeys(after)) if (times > (left.get(key) ?? 0)) return [];
  return fixed;
}

/** A name that the place takes, and does not have yet, is meant as one: then nothing else is offered. */
function asTried(draft: Draft, index: number, outcome: "helps" | "uncovers"): Draft {
  if (index > 0 || outcome !== "helps" || !("mayBeText" in (draft.params ?? {}))) return draft;
  const { mayBeText: _, ...params } = draft.params as { mayBeText?: true };
  return { ...draft, params } as Draft;
}

/** What there was no time to try is not sure. */
function untried(draft: Draft): Draft {
  const { fix, instead: _, ...rest } = draft;
  return fix && draft.instead ? ({ ...rest, offer: fix } as Draft) : draft;
}

/** The readings of a draft, its own correction first. */
function candidatesOf({ fix, offer, instead = [] }: Draft): readonly Candidate[] {
  return [
    ...(fix ? [{ ...fix, isSure: true }] : []),
    ...(offer ? [{ ...offer, isSure: false }] : []),
    ...instead,
  ];
}

/** Whether a correction helps, only brings something else to light, or is none. */
function tryOne(
  text: string,
  draft: Draft,
  { start, end, text: put }: Candidate,
  before: ReadonlyMap<string, number>,
  look: Look,
): "helps" | "uncovers" | "none" {
  if (text.slice(start, end) === put) return "none";
  const after = look(text.slice(0, start) + put + text.slice(end));
  const own = keyOf(draft);
  const seen = new Map<string, number>();
  let outcome: "helps" | "uncovers" = "helps";
  for (const one of after) {
    const key = keyOf(one);
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    if (key === own ? times < before.get(own)! : times <= (before.get(key) ?? 0)) continue;
    // What a thing lacks was lacking before; it could not be told of a thing that was not known.
    if (LACKS.has(one.code)) continue;
    // What is only doubtful makes no correction wrong.
    const isMarked = MARKED.has(one.code) || (one.code === "parts-in-line" && OF_LISTS.has(draft.code));
    if (key !== own && isWarning(one) && !(isMarked && isAt(one, start, start + put.length))) continue;
    if (key === own || isAt(one, start, start + put.length)) return "none";
    outcome = "uncovers";
  }
  return outcome;
}

/** What a thing lacks, and what was called otherwise before: neither is known of what has a wrong name itself. */
const LACKS: ReadonlySet<string> = new Set([
  "missing-option",
  "missing-field",
  "renamed-option",
  "renamed-value",
  "old-form",
]);

/** Signs in a text that a correction itself has made one. */
const MARKED: ReadonlySet<string> = new Set(["markdown-in-plain-text"]);

/** A list that is put into a text of one line is none there. */
const OF_LISTS: ReadonlySet<string> = new Set(["list-without-name"]);

function isAt({ start, end }: Draft, from: number, to: number): boolean {
  return start <= to && end >= from;
}

function take(
  draft: Draft,
  { start, end, text, isSure, says }: Candidate,
  index: number,
  isFree: boolean,
): Draft {
  const { fix: _, offer: __, instead: ___, ...rest } = draft;
  const repair: Span & { text: string } = { start, end, text };
  const named =
    index === 0
      ? (rest.params || says) && { ...rest.params, ...says }
      : { ...without(rest.params), ...("quoted" in (rest.params ?? {}) && { quoted: text }), ...says };
  return {
    ...rest,
    ...(named && { params: named }),
    ...(isSure && isFree ? { fix: repair } : { offer: repair }),
  } as Draft;
}

function withoutRepair({ fix: _, offer: __, instead: ___, ...rest }: Draft): Draft {
  return { ...rest, ...(rest.params && { params: without(rest.params) }) } as Draft;
}

/** The parameters without the value that a hint would name. */
function without(params: Draft["params"]): object {
  const { guess: _, quoted: __, ...rest } = (params ?? {}) as { guess?: unknown; quoted?: unknown };
  return rest;
}

/** What is said, whatever its place. */
function keyOf({ code, params }: Draft): string {
  return `${code}\n${JSON.stringify(params)}`;
}

function countKeys(drafts: readonly Draft[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const draft of drafts) counts.set(keyOf(draft), (counts.get(keyOf(draft)) ?? 0) + 1);
  return counts;
}
