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
    const { code, params, path, offer } = draft;
    if (code !== "wrong-type" || params.case !== "value" || !offer || typeof path.at(-1) !== "number")
      continue;
    const key = JSON.stringify([path.slice(0, -1), params.wanted]);
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
