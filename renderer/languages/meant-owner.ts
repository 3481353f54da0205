import { suggest } from "../problems/suggest.ts";
import type { Entry, MapNode } from "../yaml/tree.ts";
import { holdsMark } from "./mark.ts";
import { matchEntries } from "./match-entries.ts";
import type { Stray } from "./unit.ts";

/** The block or row that texts are of, and how that is known. */
export type MeantOwner = Pick<Stray, "guess" | "because" | "number">;

/**
 * Finds whose the texts are that stand in a version by an id or a key which the original has not: it was changed there,
 * or translated here. What they say that they are of tells it best.
 *
 * @param strays  By their wrong names. @param free  Blocks or rows of the original that have no texts in the version.
 * @param unkeyed  Blocks of the original without an id.
 * @returns One for each stray, empty where nobody can tell.
 */
export function meantOwners(
  strays: readonly Entry[],
  free: ReadonlyMap<string, MapNode>,
  unkeyed: readonly { block: MapNode; number: number }[],
): MeantOwner[] {
  const names = [...free.keys()];
  const byTexts = new Map<Entry, string>();
  const marked = strays.filter(({ value }) => holdsMark(value));
  const numbers = new Map<Entry, number>();
  const matches = matchEntries(
    [...free.values(), ...unkeyed.map(({ block }) => block)],
    marked.map(({ value }) => value),
  );
  for (const [index, match] of matches.entries()) {
    if (match === undefined) continue;
    const stray = marked[match]!;
    if (index < names.length) byTexts.set(stray, names[index]!);
    else if (isId(stray.key)) numbers.set(stray, unkeyed[index - names.length]!.number);
  }
  const taken = new Set(byTexts.values());
  const left = names.filter((name) => !taken.has(name));
  return strays.map((stray) => {
    const number = numbers.get(stray);
    if (number !== undefined) return { because: "unkeyed", number };
    const ofTexts = byTexts.get(stray);
    const near = suggest(stray.key, ofTexts === undefined ? left : [ofTexts]);
    if (near !== undefined) return { guess: near };
    if (ofTexts !== undefined) return { guess: ofTexts, because: "texts" };
    const [only, another] = left;
    const isOnly =
      only !== undefined && another === undefined && byTexts.size + numbers.size === strays.length - 1;
    return isOnly && hasNamesOf(stray, free.get(only)!) ? { guess: only, because: "names" } : {};
  });
}

/** Whether a block can have a name as its id. */
const isId = (name: string): boolean => /^[a-z][a-z0-9-]*$/.test(name);

/** Texts without marks, each of which the block or row has one of. */
function hasNamesOf({ value }: Entry, { entries }: MapNode): boolean {
  if (value.kind !== "map" || value.entries.size === 0 || holdsMark(value)) return false;
  return [...value.entries.keys()].every((name) => entries.has(name));
}
