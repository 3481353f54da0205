import type { Unit } from "./unit.ts";

/**
 * Texts that a page in another language shows in that of the original, because nobody has translated them. They are
 * known by what they say, so that nothing has to be noted on their way to the page.
 */
export class OriginalTexts {
  private readonly lists = new Set<ReadonlySet<string>>();
  /** What was made of them. */
  private readonly made = new Set<string>();
  /** What was put together, with its pieces: what those are is known once rows and settings are taken in. */
  private readonly composed = new Map<string, readonly string[]>();

  /** Takes in texts as they are written; the same list is looked at once. */
  include(texts: readonly string[] | undefined): void {
    if (texts && texts.length > 0) this.lists.add(setOf(texts));
  }

  has(text: string): boolean {
    if (this.made.has(text)) return true;
    for (const list of this.lists) if (list.has(text)) return true;
    return this.isComposed(text);
  }

  /** What is made of such a text is one as well: its bindings filled in, its links led elsewhere, its HTML. */
  follow(text: string, result: string): void {
    if (text !== result && this.has(text)) this.made.add(result);
  }

  /** Of several such texts side by side, what comes of it is one as well; what has no word among them says nothing. */
  putTogether(pieces: readonly string[], result: string): void {
    this.composed.set(result, pieces);
  }

  private isComposed(text: string): boolean {
    const worded = this.composed.get(text)?.filter((piece) => /\p{L}/u.test(piece)) ?? [];
    return worded.length > 0 && worded.every((piece) => piece !== text && this.has(piece));
  }
}

/** The texts of an original that a version leaves as they are. */
export function untranslatedIn(units: readonly Unit[]): string[] {
  return units.flatMap(({ state, original }) => (state === "missing" && original ? [original] : []));
}

const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

function setOf(texts: readonly string[]): ReadonlySet<string> {
  const set = sets.get(texts) ?? new Set(texts);
  sets.set(texts, set);
  return set;
}
