import { nameOf } from "./line-repair.ts";
import type { Told, ToldLines } from "./told-lines.ts";

/**
 * Words on a line of their own that have run into the value above, where that cannot hold them, such as a type, an
 * address or an id: they are a note, and the value is what its author wrote. Told is the line of the words alone.
 */
export function explainRunOn({ told, lines }: ToldLines): Told[] {
  const words = new Map<number, Told>();
  for (const one of told)
    if (one.draft.code === "wrong-indentation" && nameOf(lines[one.at]!) === undefined)
      words.set(one.at, one);
  if (words.size === 0) return [...told];
  const gone = new Set<Told>();
  const notes = new Map<Told, Told>();
  for (const one of told) {
    const below = words.get(one.at + 1);
    if (!below || words.has(one.at) || !holdsBoth(one, lines[one.at]!.text, lines[below.at]!.text)) continue;
    gone.add(one);
    const { start, end, path } = below.draft;
    const draft = {
      code: "stray-text" as const,
      params: { isBelowText: false, isNote: true },
      start,
      end,
      path,
      offer: { start, end: start, text: "# " },
    };
    notes.set(below, { ...below, draft });
  }
  return told.filter((one) => !gone.has(one)).map((one) => notes.get(one) ?? one);
}

/** What is told of a value names the last word of its line and the first one of the next together. */
function holdsBoth({ draft }: Told, line: string, next: string): boolean {
  const last = /\S+$/.exec(line.trimEnd())?.[0];
  const first = /\S+/.exec(next)?.[0];
  return Object.values(draft.params ?? {}).some(
    (value) => typeof value === "string" && value.includes(`${last} ${first}`),
  );
}
