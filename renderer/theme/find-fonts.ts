import { closeSync, existsSync, openSync, readFileSync, readSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { listFiles } from "../files/list-files.ts";
import { findPublicFile } from "../files/read-file.ts";
import { suggest } from "../problems/suggest.ts";
import { alphabetsOf } from "./alphabets.ts";
import type { FontFace, FontFamily } from "./theme.ts";
import type { FontInput } from "./theme-input.ts";

/** What is wrong with a family, and where below its entry. */
export interface FontFault {
  path: (string | number)[];
  fault:
    | { case: "no-source"; family: string }
    | { case: "two-sources"; family: string }
    | { case: "package"; name: string }
    | { case: "not-in-package"; name: string; wanted: string; has: readonly string[] }
    | { case: "file"; file: string; guess?: string }
    | { case: "no-font"; file: string };
}

/** The site that fonts are for. */
export interface FontsOf {
  /** Absolute. */
  dir: string;
  /** Tags of the languages of its pages. */
  langs: readonly string[];
}

const engineDir = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Finds the files of a family: those that the theme names under `public/`, or those of a Fontsource package.
 *
 * @param site Its folder, absolute, and its languages. @param weights Weights that the theme uses; a package of single
 *   weights brings those along.
 */
export function findFont(
  input: FontInput,
  site: FontsOf,
  weights: readonly number[],
): { family: FontFamily; faults: FontFault[] } {
  const { family, fallback = "sans-serif" } = input;
  const siteDir = site.dir;
  const faults: FontFault[] = [];
  let faces: FontFace[] = [];
  if (input.package !== undefined && input.files)
    faults.push({ path: ["files"], fault: { case: "two-sources", family } });
  else if (input.files) faces = facesOfFiles(input.files, siteDir, faults);
  else if (input.package !== undefined) faces = facesOfPackage(input, input.package, site, weights, faults);
  else faults.push({ path: ["family"], fault: { case: "no-source", family } });
  const isMonospaced = fallback === "monospace" || isMonospacedPackage(input.package, siteDir);
  return { family: { family, fallback, isMonospaced, faces }, faults };
}

function isMonospacedPackage(name: string | undefined, siteDir: string): boolean {
  const folder = name === undefined ? undefined : findPackage(name, [siteDir, engineDir]);
  return folder !== undefined && metadataOf(folder).category === "monospace";
}

const metadataOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, "metadata.json"), "utf8")) as Metadata;

function facesOfFiles(
  files: NonNullable<FontInput["files"]>,
  siteDir: string,
  faults: FontFault[],
): FontFace[] {
  const publicDir = join(siteDir, "public");
  return files.flatMap(({ src, weight = 400, style = "normal" }, index) => {
    const path = ["files", index, "src"];
    const source = findPublicFile(publicDir, src);
    if (source === undefined) {
      const there = listFiles(publicDir, () => {}).map((file) => `/${file}`);
      const guess = suggest(
        src,
        there.filter((file) => /\.(woff2?|[to]tf)$/.test(file)),
      );
      faults.push({ path, fault: { case: "file", file: src, ...(guess && { guess }) } });
      return [];
    }
    if (!isFont(source)) {
      faults.push({ path, fault: { case: "no-font", file: src } });
      return [];
    }
    const range = typeof weight === "number" ? String(weight) : weight.join(" ");
    return [{ source, weight: range, style, isFirst: index === 0 }];
  });
}

/** `metadata.json` of a Fontsource package, as far as it is read. */
interface Metadata {
  id: string;
  subsets: string[];
  weights: number[];
  styles: string[];
  category?: string;
  variable?: false | Record<string, { min: string; max: string }>;
}

function facesOfPackage(
  input: FontInput,
  name: string,
  { dir, langs }: FontsOf,
  weights: readonly number[],
  faults: FontFault[],
): FontFace[] {
  const folder = findPackage(name, [dir, engineDir]);
  if (!folder) {
    faults.push({ path: ["package"], fault: { case: "package", name } });
    return [];
  }
  const metadata = metadataOf(folder);
  const ranges = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8")) as Record<string, string>;
  const subsets = input.subsets ?? alphabetsOf(langs).filter((subset) => metadata.subsets.includes(subset));
  const styles = input.styles ?? ["normal"];
  const miss = (key: "subsets" | "styles", list: readonly string[], has: readonly string[]) =>
    list.forEach((wanted, index) => {
      if (!has.includes(wanted))
        faults.push({ path: [key, index], fault: { case: "not-in-package", name, wanted, has } });
    });
  miss("subsets", subsets, metadata.subsets);
  miss("styles", styles, metadata.styles);
  const parts = partsOf(name, metadata, weights);
  return shareOut(subsets, ranges).flatMap(({ name: letters, range }) =>
    styles.flatMap((style) =>
      parts.flatMap(({ part, weight }, index) => {
        const source = join(folder, "files", `${metadata.id}-${letters}-${part}-${style}.woff2`);
        if (!existsSync(source)) return [];
        const isFirst = letters === subsets[0] && style === "normal" && index === 0;
        return [{ source, weight, style, ...(range && { range }), isFirst }];
      }),
    ),
  );
}

/** What `unicode.json` calls a part of an alphabet that is too large for one file: `[12]`. */
const PART = /^\[(\d+)\]$/;

/**
 * Alphabets by what stands in the names of their files, with the letters in each. Those of thousands of signs, such as
 * Japanese, come in a hundred files, of which visitors load the few whose signs a page has; a file of all of them, which
 * some packages have as well, would be a megabyte. They stand first, as in the package: of two faces that have a letter,
 * browsers take the later one, and parts have Latin letters as well.
 */
function shareOut(
  subsets: readonly string[],
  ranges: Readonly<Record<string, string>>,
): { name: string; range?: string }[] {
  const parts = Object.entries(ranges).flatMap(([name, range]) => {
    const number = PART.exec(name)?.[1];
    return number === undefined ? [] : [{ name: number, range }];
  });
  const isShared = (subset: string) => ranges[subset] === undefined && parts.length > 0;
  const whole = subsets.filter((subset) => !isShared(subset));
  return [
    ...(subsets.some(isShared) ? parts : []),
    ...whole.map((name) => ({ name, ...(ranges[name] && { range: ranges[name] }) })),
  ];
}

/** The files of a package by what stands in their names: one that varies, or one for each weight that is used. */
function partsOf(
  name: string,
  { weights: has, variable }: Metadata,
  weights: readonly number[],
): { part: string; weight: string }[] {
  if (name.startsWith("@fontsource-variable/") && variable) {
    const { wght } = variable;
    if (!wght) return [{ part: Object.keys(variable)[0] ?? "wght", weight: "400" }];
    return [{ part: "wght", weight: `${wght.min} ${wght.max}` }];
  }
  return [...new Set(weights.map((wanted) => nearestWeight(has, wanted)))].map((weight) => ({
    part: String(weight),
    weight: String(weight),
  }));
}

/**
 * The weight that browsers take in place of a missing one: of bold ones a heavier one first, of others a lighter one. A
 * lighter one in place of 600 would be smeared to look bold.
 */
function nearestWeight(has: readonly number[], wanted: number): number {
  const lighter = has.filter((one) => one <= wanted).sort((a, b) => b - a);
  const heavier = has.filter((one) => one >= wanted).sort((a, b) => a - b);
  const near = wanted >= 400 && wanted <= 500 ? heavier.filter((one) => one <= 500) : [];
  const inOrder = wanted > 500 ? [...heavier, ...lighter] : [...near, ...lighter, ...heavier];
  return inOrder[0] ?? 400;
}

/** The folder of an installed package, as Node would find it from one of several folders. */
function findPackage(name: string, from: readonly string[]): string | undefined {
  for (const start of from)
    for (let dir = start; ; dir = dirname(dir)) {
      const folder = join(dir, "node_modules", name);
      if (existsSync(join(folder, "metadata.json"))) return folder;
      if (dirname(dir) === dir) break;
    }
  return undefined;
}

/** First bytes of the kinds of font files. */
const KINDS: ReadonlySet<string> = new Set(["wOF2", "wOFF", "OTTO", "true", "\0\u0001\0\0"]);

function isFont(file: string): boolean {
  const bytes = Buffer.alloc(4);
  const handle = openSync(file, "r");
  readSync(handle, bytes);
  closeSync(handle);
  return KINDS.has(bytes.toString("latin1"));
}
