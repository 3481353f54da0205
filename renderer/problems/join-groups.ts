import type { Draft } from "./draft.ts";

/**
 * Makes one problem of those that have something in common, in the place of the first of them.
 *
 * @param keyOf  What they have in common; undefined for a problem that stands for itself.
 * @param join  Of a group of at least two; undefined where each is told as it is.
 */
export function joinGroups(
  drafts: readonly Draft[],
  keyOf: (draft: Draft) => string | undefined,
  join: (group: readonly Draft[]) => Draft | undefined,
): Draft[] {
  const groups = new Map<string, Draft[]>();
  for (const draft of drafts) {
    const key = keyOf(draft);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(draft);
    else groups.set(key, [draft]);
  }
  const joined = new Map<Draft, Draft | undefined>();
  for (const group of groups.values()) {
    const one = group.length < 2 ? undefined : join(group);
    if (one) for (const [index, draft] of group.entries()) joined.set(draft, index === 0 ? one : undefined);
  }
  return drafts.flatMap((draft) => (joined.has(draft) ? (joined.get(draft) ?? []) : [draft]));
}
