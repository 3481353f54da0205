import type { Draft } from "./draft.ts";

/**
 * What one thing lacks, as one problem that names it all: whoever has cut off the end of an entry has made one
 * mistake.
 *
 * @returns The drafts in their order; of several that tell what is missing at one place, the first.
 */
export function joinLacks(drafts: readonly Draft[]): Draft[] {
  const joined: Draft[] = [];
  const byPlace = new Map<string, number>();
  for (const draft of drafts) {
    const { code, params, start, end } = draft;
    const isLack =
      !(params && "or" in params) &&
      (code === "missing-field" ||
        (code === "missing-option" && (params.case === "required" || params.case === "page")));
    const key = `${code}:${start}:${end}:${isLack && params.case === "required" ? JSON.stringify(params.owner) : ""}`;
    const at = isLack ? byPlace.get(key) : undefined;
    if (isLack && at !== undefined) {
      const first = joined[at] as typeof draft & { params: { also?: readonly string[] } };
      const also = [...(first.params.also ?? []), (params as { option: string }).option];
      joined[at] = { ...first, params: { ...first.params, also } } as Draft;
      continue;
    }
    if (isLack) byPlace.set(key, joined.length);
    joined.push(draft);
  }
  return joined;
}
