import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../real-site.ts";
import type { Told } from "./told.ts";

type At = string | number | readonly (string | number)[];
type More = Partial<Told>;

const places = (at: At): Told["at"] => (typeof at === "object" ? at : [at]);

/** One part of a file written otherwise: the first place that holds it. */
export const wrote = (
  name: string,
  file: string,
  from: string,
  to: string,
  at: At,
  more: More = {},
): Told => ({
  name,
  file,
  change: [[from, to]],
  at: places(at),
  ...more,
});

/** A file changed in more than one place, or by what an editor does with lines. */
export const did = (
  name: string,
  file: string,
  change: NonNullable<Told["change"]>,
  at: At,
  more: More = {},
): Told => ({ name, file, change, at: places(at), ...more });

/** A file that the site does not have yet. */
export const began = (name: string, file: string, text: string, at: At, more: More = {}): Told => ({
  name,
  file,
  text,
  at: places(at),
  ...more,
});

/** Makes cases of one file that the site does not have yet: its text without a mistake, one part of it written otherwise. */
export const variantsOf =
  (file: string, text: string) =>
  (name: string, from: string, to: string, at: At, more: More = {}): Told => {
    if (!text.includes(from)) throw new Error(`The new ${file} has no "${from}".`);
    return began(
      name,
      file,
      text.replace(from, () => to),
      at,
      more,
    );
  };

/** Text of one of the examples. */
export const example = (path: string): string => readFileSync(join(root, "examples", path), "utf8");

/** Number of the first line of a file that holds some words, for a message in a file beside the changed one. */
export function lineOf(file: string, words: string): number {
  const lines = readFileSync(join(root, file), "utf8").split("\n");
  const at = lines.findIndex((line) => line.includes(words));
  if (at === -1) throw new Error(`${file} has no "${words}".`);
  return at + 1;
}
