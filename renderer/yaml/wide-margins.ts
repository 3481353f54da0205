import type { Draft } from "../problems/draft.ts";
import { isWarning } from "../problems/is-warning.ts";
import { indentationOf } from "./line.ts";

/** Longer files are not read once more for this. */
const LONGEST = 20_000;

/**
 * A file whose margins were doubled, as editors do that convert a file to four spaces for each level: the names of an
 * entry stand two columns too far right of its dash then, in every entry.
 *
 * @param read  Everything that is wrong with a text in place of this one.
 */
export function explainWideMargins(
  text: string,
  found: readonly Draft[],
  read: (text: string) => readonly Draft[],
): Draft | undefined {
  const first = found.find(({ code }) => code === "wrong-indentation");
  if (!first || text.length > LONGEST || !/^( *)- +[\w-]+:.*\n\1 {4}[\w-]+:/m.test(text)) return undefined;
  const margins = text.split("\n").flatMap((line) => (line.trim() === "" ? [] : [indentationOf(line)]));
  if (!margins.includes(4) || margins.some((margin) => margin % 4 !== 0)) return undefined;
  const halved = text.replace(/^ +/gm, (margin) => " ".repeat(margin.length / 2));
  if (read(halved).some((one) => !isWarning(one))) return undefined;
  const start = /^ +/m.exec(text)!.index;
  const { offer: _, fix: __, ...told } = first;
  const params = { ...first.params, isWhole: true };
  return { ...told, params, offer: { start, end: text.length, text: halved.slice(start) } } as Draft;
}
