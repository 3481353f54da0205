import type { Problem } from "../model.ts";
import { OF_LACKING } from "./lacking-rows.ts";
import { pagesMeantElsewhere } from "./meant-elsewhere.ts";
import { folderOf } from "./site-names.ts";
import { isDoubled, toldThere, withWeight } from "./told-there.ts";

/** What a version in another language says of an original that is right. */
const COMPARED: ReadonlySet<string> = new Set([
  "bad-translation",
  "lost-placeholder",
  "missing-field",
  "missing-option",
  "missing-translation",
  "obsolete-translation",
  "stale-translation",
  "unkeyed-block",
  "unmarked-translation",
]);

/** A text with one of these is written again, and so is its translation. */
const OF_TEXTS: ReadonlySet<string> = new Set(["doubtful-link", "html-in-text"]);

/** With these nobody knows which rows there are, or what they are called. */
const OF_KEYS: ReadonlySet<string> = new Set([
  "bad-table",
  "duplicate-key",
  "lost-entry-start",
  "missing-field",
  "unreadable",
  "wrong-format",
  "wrong-indentation",
]);

const SETTINGS = "data/site.yaml";
const WORDS = "data/words.yaml";

/** A file is not there, or not under its name. */
const GONE: ReadonlySet<string> = new Set([
  "misnamed-file",
  "missing-data",
  "missing-layout",
  "missing-settings",
]);

/** What the order of headings brings about, which a version has from its original. */
const OF_OUTLINE: ReadonlySet<string> = new Set([
  "heading-above-main",
  "missing-h1",
  "second-h1",
  "skipped-heading",
]);

/** A name that nobody knows; translated by that name, it stands in the version as well. */
const OF_NAMES: ReadonlySet<string> = new Set(["empty-value", "unknown-field", "unknown-option"]);

/**
 * Problems without those of a version in another language that its original brings about: a text that is broken, or
 * a block that is lost, is no reason to translate anything. What is stale is told once the original is right.
 */
export function withoutConsequences(problems: readonly Problem[]): Problem[] {
  const broken = new Set<string>();
  const texts = new Set<string>();
  const brokenKeys = new Set<string>();
  const misnamed = new Set<string>();
  const badSchemas = problems.flatMap(({ code, file }) =>
    code === "bad-schema" ? (/^data\/(.+)\.schema\.json$/.exec(file)?.[1] ?? []) : [],
  );
  const gone = problems.flatMap(({ code, file, params }) =>
    GONE.has(code) ? [`${file} ${JSON.stringify(params)}`] : [],
  );
  const bodies = misnamedBodies(problems);
  // A name with another part in it (`about.yaml.yaml`, `about.en.yaml`) is that of an original all the same.
  const renamed = problems.flatMap(({ code, file }) => (code === "bad-route" ? stemBefore(file) : []));
  const elsewhere = originalsElsewhere(problems);
  const layouts = layoutsElsewhere(problems);
  const lacking = rowsThatLack(problems);
  const isBadSettings = problems.some(
    ({ file, severity, code }) =>
      // A version in a language that the site does not have says nothing of those that it has.
      severity === "error" && code !== "unknown-language" && /^data\/site(?:\.[\w-]+)?\.yaml$/.test(file),
  );
  for (const { file, severity, code, path, params } of problems) {
    if (code === "bad-translation" && (params as { case?: string }).case === "no-name") misnamed.add(file);
    if (
      severity === "error" &&
      code !== "dangling-reference" &&
      OF_KEYS.has(code) &&
      file.startsWith("data/")
    )
      brokenKeys.add(file);
    if (severity === "error") broken.add(stemOf(file));
    else if (OF_TEXTS.has(code)) texts.add(`${stemOf(file)}\n${path.at(-1)}`);
  }
  const lost = problems.filter(({ code }) => code === "lost-placeholder");
  const folders = new Map<string, Problem>();
  for (const one of problems) {
    const folder = folderIn(one);
    if (folder !== undefined && !folders.has(folder)) folders.set(folder, one);
  }
  const areWordsBroken =
    problems.some(({ file, severity }) => file === WORDS && severity === "error") ||
    gone.some((one) => one.includes(`"${WORDS}"`));
  const outlines = new Set(
    problems.flatMap((one) => (OF_OUTLINE.has(one.code) ? outlineOf(one, stemOf) : [])),
  );
  const twice = new Set(problems.flatMap(({ code, file }) => (code === "duplicate-id" ? stemOf(file) : [])));
  const names = new Set(problems.flatMap((one) => (OF_NAMES.has(one.code) ? nameOf(one, stemOf) : [])));
  const joined = new Set(problems.flatMap((one) => (one.code === "two-on-a-line" ? [lineOf(one)] : [])));
  if (
    broken.size === 0 &&
    texts.size === 0 &&
    !problems.some(isDoubled) &&
    badSchemas.length + gone.length + outlines.size === 0
  )
    return [...problems];
  const isToldThere = toldThere(problems);
  const isMeantElsewhere = pagesMeantElsewhere(problems);
  const told = problems.filter((problem) => {
    const { file, code, path, params } = problem;
    if (isToldThere(problem)) return false;
    if (bodies && (bodies.isMissed(problem) || bodies.isOfRow(problem))) return false;
    // Its value is another once the two stand on lines of their own.
    if (code !== "two-on-a-line" && joined.has(lineOf(problem))) return false;
    if (code === "html-in-text" && lost.some((one) => tellsOfTag(one, problem))) return false;
    // Nobody knows which words a file has that cannot be read.
    if (areWordsBroken && code === "missing-words" && file !== WORDS) return false;
    if (OF_OUTLINE.has(code) && outlineOf(problem, originalOf).some((one) => outlines.has(one))) return false;
    if (OF_NAMES.has(code) && nameOf(problem, originalOf).some((one) => names.has(one))) return false;
    if (code === "broken-anchor" && isOfTwice(params, twice)) return false;
    // Without its schema nobody knows what a row has; without the settings, which languages there are.
    if (code === "missing-value" && badSchemas.some((name) => JSON.stringify(params).includes(`"${name}"`)))
      return false;
    if (code === "obsolete-translation" && isBadSettings && file.startsWith("public/")) return false;
    if (code === "unknown-language") return !isBadSettings && !gone.some((one) => one.includes(SETTINGS));
    if (code === "bad-route") {
      const { fault } = params as { fault?: { case: string } };
      const folder = folderIn(problem);
      if (folder !== undefined && folders.get(folder) !== problem) return false;
      if (fault?.case === "not-below" && isBadSettings) return false;
      return !misnamed.has(file) && !isToldInRow(problem, problems);
    }
    if (layouts.isTold(problem) || lacking(problem)) return false;
    // A list of blocks under another name is told at its file.
    if (code === "unknown-shared-list")
      return !gone.some((one) => one.includes(`"pages/_shared/${(params as { name: string }).name}.yaml"`));
    if (code === "unreachable-page") return !isMeantElsewhere(problem);
    const stem = originalOf(file);
    if (code === "bad-translation" && gone.some((one) => one.includes(`${stem}.yaml`))) return false;
    if (code === "bad-translation" && stem !== undefined && (renamed.includes(stem) || elsewhere(stem)))
      return false;
    // Which languages there are, the settings say.
    if (code === "misnamed-file" && stem !== undefined && VERSION.test(file))
      return !gone.some((one) => !one.startsWith(file) && one.includes(SETTINGS));
    // A row whose key cannot be read is missed wherever it is referred to.
    if (code === "dangling-reference")
      return !brokenKeys.has(String((params as { file?: string } | undefined)?.file));
    const original = COMPARED.has(code) ? originalOf(file) : undefined;
    if (original === undefined) return true;
    return (
      !broken.has(original) && !(code === "stale-translation" && texts.has(`${original}\n${path.at(-1)}`))
    );
  });
  return withWeight(told, problems);
}

/**
 * A text under `public/` that is there under another name is told at its file: what names it in rows and pages is
 * right, and what is counted from it comes back.
 */
function misnamedBodies(
  problems: readonly Problem[],
): { isMissed(one: Problem): boolean; isOfRow(one: Problem): boolean } | undefined {
  const meant = new Set(
    problems.flatMap(({ code, params }) => {
      const { because, meant: name } = (params ?? {}) as { because?: string; meant?: string };
      return code === "misnamed-file" && because === "text" && name?.startsWith("public/") ? [name] : [];
    }),
  );
  if (meant.size === 0) return undefined;
  const isMissed = ({ code, params }: Problem): boolean => {
    const { path, files = [] } = (params ?? {}) as { path?: string; files?: readonly string[] };
    return code === "missing-file" && (meant.has(`public${path}`) || files.some((file) => meant.has(file)));
  };
  const rowOf = ({ params }: Problem): string | undefined => {
    const { row, owner } = (params ?? {}) as { row?: object; owner?: object };
    return row || owner ? JSON.stringify(row ?? owner) : undefined;
  };
  const rows = new Set(problems.filter(isMissed).map(rowOf));
  rows.delete(undefined);
  return { isMissed, isOfRow: (one) => one.code === "missing-value" && rows.has(rowOf(one)) };
}

/** What pages say of rows that there is no text for. */
function rowsThatLack(problems: readonly Problem[]): (one: Problem) => boolean {
  const named = (of: unknown, key: unknown): string => JSON.stringify([of, key]);
  const rows = new Set<string>();
  for (const { code, params } of problems) {
    const { row } = (params ?? {}) as { row?: { of?: string; key?: string } };
    if (code === "missing-file" && row) rows.add(named(row.of, row.key));
  }
  return ({ code, params }) => {
    if (rows.size === 0 || !OF_LACKING.has(code)) return false;
    const { origin, owner, row } = (params ?? {}) as Record<
      string,
      { of?: string; key?: string; row?: object }
    >;
    const of = (origin?.row ?? owner ?? row) as { of?: string; key?: string } | undefined;
    return of !== undefined && rows.has(named(of.of, of.key));
  };
}

/**
 * A layout whose file has another name is told at its file, and not at the pages that name it; where it is taken for a
 * page, its place for pages says what it is, and not what it lacks as one.
 */
function layoutsElsewhere(problems: readonly Problem[]): { isTold(one: Problem): boolean } {
  const untitled = problems.flatMap(({ code, file, params }) =>
    code === "missing-option" && (params as { option?: string }).option === "title" ? [file] : [],
  );
  const taken = new Set(
    problems.flatMap(({ code, file, params }) =>
      code === "unknown-block-type" && (params as { isSlot?: boolean }).isSlot && untitled.includes(file)
        ? [file]
        : [],
    ),
  );
  const names = problems.flatMap(({ code, params }) =>
    code === "misnamed-file" ? [(params as { meant: string }).meant] : [],
  );
  const there = new Set([...names, ...[...taken].map((file) => file.replace(/([^/]+)$/, "_$1"))]);
  return {
    isTold: ({ code, file, params }) =>
      code === "unknown-layout"
        ? there.has((params as { file: string }).file)
        : taken.has(file) &&
          (code === "misplaced-block" ||
            (code === "missing-option" && (params as { case?: string }).case === "page")),
  };
}

/**
 * Says of the stem of a version whose original is not there whether that is there under a name that is told: with other
 * letters, in a folder of its own, or without the field of its rows.
 */
function originalsElsewhere(problems: readonly Problem[]): (stem: string) => boolean {
  const names = problems.flatMap(({ code, file, params }) => {
    const { meant } = (params ?? {}) as { meant?: string };
    return code === "bad-route" || code === "misnamed-file" ? [file, ...(meant ? [meant] : [])] : [];
  });
  const told = new Set(names.map((name) => lettersOf(stemOf(name))));
  const folders = new Set(
    problems.flatMap(({ code, file }) => (code === "each-and-name" ? [folderOf(file)] : [])),
  );
  return (stem) =>
    told.has(lettersOf(stem)) ||
    (stem.includes("[") &&
      [folderOf(stem), `${folderOf(folderOf(stem).slice(0, -1))}`].some((one) => folders.has(one)));
}

/** A name without what people vary in it: capitals, accents, spaces, an index. */
const lettersOf = (stem: string): string =>
  stem
    .normalize("NFD")
    .replace(/\/index$/i, "")
    .toLowerCase()
    .replace(/[^a-z0-9/[\]]/g, "");

const lineOf = ({ file, range }: Problem): string => `${file}:${range.start.line}`;
/** A mark of a translation tool that is told as what was lost by it is not told as HTML as well. */
function tellsOfTag(lost: Problem, { file, range, params }: Problem): boolean {
  if (lost.file !== file) return false;
  return (
    (lost.params as { seen?: string }).seen === (params as { html?: string }).html &&
    lost.range.start.offset <= range.start.offset &&
    range.end.offset <= lost.range.end.offset
  );
}

/** The address that a row gives is wrong by a text of the row, which is told where it stands. */
function isToldInRow({ params }: Problem, problems: readonly Problem[]): boolean {
  const { case: kind, field } = params as { case: string; field?: string };
  return (
    kind === "row" &&
    problems.some(
      ({ code, file, path }) => code === "wrong-format" && file.startsWith("data/") && path.at(-1) === field,
    )
  );
}

/** A file with the tag of a language before its ending. */
const VERSION = /\.[a-z]{2,3}(?:-[A-Z]{2})?\.yaml$/;

/** The beginning of a file's name, up to its first point. */
const stemBefore = (file: string): string => /^(?:.*\/)?[^/.]*/.exec(file)![0];

const stemOf = (file: string): string => file.replace(/\.\w+$/, "");

/** The stem of the file that another is the version of by its name. */
function originalOf(file: string): string | undefined {
  return /^(.+)\.[A-Za-z0-9-]+\.yaml$/.exec(file)?.[1];
}

/** The folder whose name is no part of an address: it is told once, of the first of its files. */
function folderIn({ code, params }: Problem): string | undefined {
  return code === "bad-route" ? (params as { folder?: string } | undefined)?.folder : undefined;
}

/** What is told of the outline of a file, without the line that it names there. */
function outlineOf({ code, file, params }: Problem, of: (file: string) => string | undefined): string[] {
  const stem = of(file);
  return stem === undefined ? [] : [`${stem} ${code} ${JSON.stringify({ ...params, line: undefined })}`];
}

/** A name that is wrong in a file. */
function nameOf({ code, file, path }: Problem, of: (file: string) => string | undefined): string[] {
  const stem = of(file);
  return stem === undefined ? [] : [`${stem} ${code} ${String(path.at(-1))}`];
}

/** A page on which one id stands twice lacks another, by which a link means one of the two. */
function isOfTwice(params: Problem["params"], twice: ReadonlySet<string>): boolean {
  const { route = "", guess } = (params ?? {}) as { route?: string; guess?: string };
  const stem = `pages${route === "/" ? "" : route}`;
  return guess === undefined && (twice.has(stem) || twice.has(`${stem}/index`));
}
