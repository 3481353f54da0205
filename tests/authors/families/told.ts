import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isVersion } from "../../support/site-copy.ts";
import { root } from "../real-site.ts";
import type { AuthorMistake, Content, Remedy } from "./mistake.ts";

/** What stood there, and what stands there now. */
export type Change = readonly (readonly [string, string])[] | ((text: string) => string);

/** A mistake as somebody wrote it down who knew the pages and the guide, and nothing of the engine. */
export interface Told {
  name: string;
  file: string;
  /** The file as it is, where the site does not hold it. */
  text?: string;
  change?: Change;
  /** The file's new name. */
  rename?: string;
  remove?: true;
  /** Files beside it that are other than the site's. */
  beside?: Readonly<Record<string, Content>>;
  /** The file that the message belongs to, where it is another. */
  inFile?: string;
  /** Words on the lines where a person would look, or their numbers. */
  at: readonly (string | number)[];
  /** What a suggestion has to name, if one is made. */
  meant?: string;
  /** Words that would send the author the wrong way. */
  misleads?: RegExp;
  /** What may be written without asking; `fix` where only its harm is judged. */
  remedy?: Remedy;
  /** The fix, if one is made, leaves the file as it was before the mistake. */
  back?: true;
  /** What the fix, if one is made, leaves of a file that the site does not hold. */
  mended?: string;
}

/** The mistakes of one writer in the files of a site. */
export function asMistakes(family: string, list: readonly Told[], dir: string): AuthorMistake[] {
  return list.map(({ name, file, change, rename, remove, beside, inFile, at, ...told }) => {
    const before = told.text ?? readFileSync(join(isVersion(file) ? root : dir, file), "utf8");
    const text = typeof change === "function" ? change(before) : (change ?? []).reduce(put, before);
    const files: Record<string, Content> = { ...beside, [file]: remove || rename ? null : text };
    if (rename) files[rename] = text;
    const lines = text.split("\n");
    const places = at.flatMap((one) =>
      typeof one === "number"
        ? [one]
        : lines.flatMap((line, index) => (line.includes(one) ? [index + 1] : [])),
    );
    if (places.length === 0)
      throw new Error(`${family}, ${file}, ${name}: no line holds ${at.join(" or ")}.`);
    return {
      family,
      name: `${file}: ${name}`,
      files,
      file: inFile ?? file,
      lines: places,
      codes: [],
      // Without more, that a fix brings no problem and changes no other text is judged.
      remedy: told.remedy ?? "fix",
      ...(told.meant && { meant: told.meant }),
      ...(told.misleads && { misleads: told.misleads }),
      ...(told.back && { mended: before }),
      ...(told.mended !== undefined && { mended: told.mended }),
    };
  });
}

function put(text: string, [from, to]: readonly [string, string]): string {
  if (!text.includes(from)) throw new Error(`There is no "${from}".`);
  return text.replace(from, () => to);
}

/** Takes lines away, from the first that holds some words. */
export const drop =
  (first: string, count = 1) =>
  (text: string): string => {
    const lines = text.split("\n");
    lines.splice(lineOf(lines, first), count);
    return lines.join("\n");
  };

/** Writes lines a second time, in front of themselves. */
export const again =
  (first: string, count: number) =>
  (text: string): string => {
    const lines = text.split("\n");
    const at = lineOf(lines, first);
    lines.splice(at, 0, ...lines.slice(at, at + count));
    return lines.join("\n");
  };

/** Moves lines sideways. */
export const shift =
  (first: string, count: number, by: number) =>
  (text: string): string => {
    const lines = text.split("\n");
    const at = lineOf(lines, first);
    return lines
      .map((line, index) => {
        if (index < at || index >= at + count || !line) return line;
        return by > 0 ? " ".repeat(by) + line : line.slice(-by);
      })
      .join("\n");
  };

/** Takes lines out and puts them in front of another one. */
export const moveLines =
  (first: string, count: number, before: string) =>
  (text: string): string => {
    const lines = text.split("\n");
    const taken = lines.splice(lineOf(lines, first), count);
    lines.splice(lineOf(lines, before), 0, ...taken);
    return lines.join("\n");
  };

/** Sorts lines by the alphabet, as an editor's command does. */
export const sortLines =
  (first: string, count: number) =>
  (text: string): string => {
    const lines = text.split("\n");
    const at = lineOf(lines, first);
    lines.splice(at, count, ...lines.slice(at, at + count).sort());
    return lines.join("\n");
  };

function lineOf(lines: readonly string[], words: string): number {
  const at = lines.findIndex((line) => line.includes(words));
  if (at === -1) throw new Error(`No line holds "${words}".`);
  return at;
}
