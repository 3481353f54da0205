import type { Draft } from "../problems/draft.ts";
import { joinGroups } from "../problems/join-groups.ts";

/**
 * Entries of a list that are all written in a way that it does not take, and that one correction puts right: one problem
 * at the first of them, whose correction is that of all.
 *
 * @param text  The file; undefined where nothing can be corrected.
 */
export function joinOffers(drafts: readonly Draft[], text: string | undefined): Draft[] {
  if (text === undefined || drafts.length < 2) return [...drafts];
  return joinGroups(
    drafts,
    (draft) => (draft.offer ? keyOf(draft) : undefined),
    (group) => ({ ...group[0]!, offer: offerOfAll(group, text), more: group.length - 1 }),
  );
}

/** What entries have in common that are written wrongly in one way; undefined for what is no entry. */
function keyOf({ code, params, path }: Draft): string | undefined {
  if (code === "wrong-type" && params.case === "value")
    return typeof path.at(-1) === "number" ? JSON.stringify([path.slice(0, -1), params.wanted]) : undefined;
  const { pair, guess, lacks, within, inBlock } = (params ?? {}) as Readonly<Record<string, unknown>>;
  // A name that an entry does not have: of the same thing in each.
  const other = guess ?? lacks ?? within ?? inBlock;
  const meant =
    pair ?? (code.startsWith("unknown-") && other !== undefined ? [path.at(-1), other] : undefined);
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
