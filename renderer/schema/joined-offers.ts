import type { Draft } from "../problems/draft.ts";

/**
 * Entries of a list that are all written in a way that it does not take, and that one correction puts right: one problem
 * at the first of them, whose correction is that of all.
 *
 * @param text  The file; undefined where nothing can be corrected.
 */
export function joinOffers(drafts: readonly Draft[], text: string | undefined): Draft[] {
  if (text === undefined || drafts.length < 2) return [...drafts];
  const groups = new Map<string, Draft[]>();
  for (const draft of drafts) {
    const key = draft.offer && keyOf(draft);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(draft);
    else groups.set(key, [draft]);
  }
  const joined = new Map<Draft, Draft | undefined>();
  for (const group of groups.values()) {
    const [first, ...others] = group;
    if (!first || others.length === 0) continue;
    joined.set(first, { ...first, offer: offerOfAll(group, text), more: others.length });
    for (const other of others) joined.set(other, undefined);
  }
  return drafts.flatMap((draft) => (joined.has(draft) ? (joined.get(draft) ?? []) : [draft]));
}

/** What entries have in common that are written wrongly in one way; undefined for what is no entry. */
function keyOf({ code, params, path }: Draft): string | undefined {
  if (code === "wrong-type" && params.case === "value")
    return typeof path.at(-1) === "number" ? JSON.stringify([path.slice(0, -1), params.wanted]) : undefined;
  const { pair, guess } = (params ?? {}) as { pair?: unknown; guess?: unknown };
  // A name that an entry does not have: of the same thing in each.
  const meant =
    pair ?? (code.startsWith("unknown-") && guess !== undefined ? [path.at(-1), guess] : undefined);
  return meant && typeof path.at(-2) === "number" ? JSON.stringify([path.slice(0, -2), meant]) : undefined;
}

function offerOfAll(group: readonly Draft[], text: string): NonNullable<Draft["offer"]> {
  const edits = group.map(({ offer }) => offer!).sort((a, b) => a.start - b.start);
  const { start } = edits[0]!;
  let at = start;
  let whole = "";
  for (const edit of edits) {
    whole += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return { start, end: at, text: whole };
}
