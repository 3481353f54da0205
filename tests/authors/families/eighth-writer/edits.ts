import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../real-site.ts";
import type { Told } from "../told.ts";

type More = Partial<Told>;

/**
 * Mistakes of one file, each as a part of it and what stands there then.
 *
 * @param file  Its path in the site. @param base  Its text, where the site does not hold it, and files beside it.
 */
export const within =
  (file: string, base: More = {}) =>
  (name: string, from: string, to: string, at: Told["at"] = [firstLine(to)], more: More = {}): Told => ({
    name,
    file,
    change: [[from, to]],
    at,
    ...base,
    ...more,
  });

/** A file that somebody has written whole. */
export const written = (name: string, file: string, text: string, at: Told["at"], more: More = {}): Told => ({
  name,
  file,
  text,
  at,
  ...more,
});

/** A file of the repository, such as a theme to copy from. */
export const copied = (path: string): string => readFileSync(join(root, path), "utf8");

/** An example page as an author copies it into the site: kept out of search engines, so that no link has to lead there. */
export const example = (name: string): { file: string; base: More } => ({
  file: `pages/${name}.yaml`,
  base: {
    text: copied(`examples/pages/${name}.yaml`).replace(
      /^(?:index: false\n)?blocks:/m,
      "index: false\nblocks:",
    ),
  },
});

const firstLine = (text: string): string => text.split("\n")[0]!;
