import type { Problem } from "../model.ts";

/** What is said of signs in a text that is shown as it is written. */
const OF_SIGNS: ReadonlySet<string> = new Set(["html-entity", "html-in-text", "markdown-in-plain-text"]);

/** A line of a version that stands elsewhere than it is meant to: names that it belongs to say nothing meanwhile. */
const MISLAID: ReadonlySet<string> = new Set(["doubled-line", "lost-line", "moved-line"]);
const VERSION = /\.[a-z]{2,3}(?:-[A-Za-z0-9]+)*\.yaml$/;

/** What the rules of a block, a page and its parts, and settings say of an entry because another is the same. */
const OF_TWINS: ReadonlySet<string> = new Set([
  "block-rule",
  "duplicate-id",
  "repeated-language",
  "second-h1",
]);

/** An entry that stands there twice. */
export const isDoubled = ({ code, params }: Problem): boolean =>
  code === "doubled-line" && (params as { of?: string }).of === "entry";

/**
 * What is told within an entry that stands there twice, or within the one above, which is the same; of a row, what pages
 * make of its two.
 */
function bringsAbout(twin: Problem, { code, file, range, params }: Problem): boolean {
  if (code === "duplicate-id" && twin.file.startsWith("data/"))
    return (params as { seen?: string }).seen === "entries";
  const { lines = 1 } = twin.params as { lines?: number };
  const away = range.start.line - twin.range.start.line;
  return twin.file === file && away >= -lines && away < lines;
}

/** The problems that are told, where an entry that stands there twice weighs as much as what it brings about. */
export function withWeight(told: readonly Problem[], all: readonly Problem[]): Problem[] {
  const errors = all.filter(({ code, severity }) => OF_TWINS.has(code) && severity === "error");
  if (errors.length === 0) return [...told];
  return told.map((one) =>
    isDoubled(one) && errors.some((other) => bringsAbout(one, other)) ? { ...one, severity: "error" } : one,
  );
}

const htmlOf = (params: Problem["params"]): string | undefined =>
  (params as { html?: string } | undefined)?.html;

const isAt = (one: Problem, other: Problem): boolean => one.range.start.offset === other.range.start.offset;

/**
 * Says of a problem whether another one tells it, at the place where it is put right: signs within a value that is
 * wrong as a whole, ids of entries that are made from a row which stands there twice, a picture that a value names which
 * cannot be read, a name of a version whose lines stand elsewhere.
 */
export function toldThere(problems: readonly Problem[]): (one: Problem) => boolean {
  const errors = problems.filter(({ severity }) => severity === "error");
  const doubled = problems.filter(isDoubled);
  const mislaid = new Set(errors.flatMap(({ code, file }) => (MISLAID.has(code) ? file : [])));
  // Signs of rows and settings, which pages show that fill them in.
  const inData = new Set(
    problems.flatMap(({ code, file, params }) =>
      OF_SIGNS.has(code) && file.startsWith("data/") ? [htmlOf(params)] : [],
    ),
  );
  const isBroughtAlong = ({ file, range, params }: Problem): boolean => {
    const html = htmlOf(params);
    // On a page, its own signs are marked, and of what is filled in the place where that is.
    const isOwn = range.end.offset - range.start.offset === html?.length;
    return html !== undefined && !isOwn && file.startsWith("pages/") && inData.has(html);
  };
  let named: string | undefined;
  return (one) => {
    const { code, file, range } = one;
    if (OF_SIGNS.has(code) && isBroughtAlong(one)) return true;
    if (OF_SIGNS.has(code))
      return errors.some(
        (other) =>
          other !== one &&
          other.file === file &&
          other.range.start.line === range.start.line &&
          other.range.start.offset <= range.start.offset &&
          other.range.end.offset >= range.end.offset,
      );
    if (OF_TWINS.has(code)) return doubled.some((other) => bringsAbout(other, one));
    if (code === "empty-value") return VERSION.test(file) && mislaid.has(file);
    // A tag that YAML does not take for a text is none of a language either.
    if (code === "bad-language")
      return errors.some((other) => other !== one && other.file === file && isAt(other, one));
    if (code === "unmarked-translation")
      return errors.some((other) => other.code === "empty-value" && other.file === file && isAt(other, one));
    if (code !== "unused-picture") return false;
    named ??= JSON.stringify(errors.map((other) => other.params ?? {}));
    return named.includes(file.replace(/^public/, ""));
  };
}
