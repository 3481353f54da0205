import { count } from "../problems/english/words.ts";

/**
 * Sentences that say the same of several places, once each: the first place stands for all, and the others are
 * counted. A place is what stands before two spaces, and the address after them.
 *
 * @param notes `pages/a.yaml:4  /a tells search engines nothing about its Event, because it has no date.`
 */
export function gatherNotes(notes: readonly string[]): string[] {
  const kinds = new Map<string, { first: string; more: number }>();
  for (const note of notes) {
    const kind = note.replace(/^\S.*? {2}(\/\S*)?/, "");
    const known = kinds.get(kind);
    if (known) known.more += 1;
    else kinds.set(kind, { first: note, more: 0 });
  }
  return [...kinds.values()].map(({ first, more }) =>
    more === 0 ? first : `${first} The same holds in ${count(more, "more place")}.`,
  );
}
