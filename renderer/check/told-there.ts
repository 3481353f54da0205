import type { Problem } from "../model.ts";

/** What is said of signs in a text that is shown as it is written. */
const OF_SIGNS: ReadonlySet<string> = new Set(["html-in-text", "markdown-in-plain-text"]);

/** A line of a version that stands elsewhere than it is meant to: names that it belongs to say nothing meanwhile. */
const MISLAID: ReadonlySet<string> = new Set(["doubled-line", "lost-line", "moved-line"]);
const VERSION = /\.[a-z]{2,3}(?:-[A-Za-z0-9]+)*\.yaml$/;

const isAt = (one: Problem, other: Problem): boolean => one.range.start.offset === other.range.start.offset;

/**
 * Says of a problem whether another one tells it, at the place where it is put right: signs within a value that is
 * wrong as a whole, ids of entries that are made from a row which stands there twice, a picture that a value names which
 * cannot be read, a name of a version whose lines stand elsewhere.
 */
export function toldThere(problems: readonly Problem[]): (one: Problem) => boolean {
  const errors = problems.filter(({ severity }) => severity === "error");
  const isRowDoubled = problems.some(
    ({ code, file, params }) =>
      code === "doubled-line" && file.startsWith("data/") && (params as { of?: string }).of === "entry",
  );
  const mislaid = new Set(errors.flatMap(({ code, file }) => (MISLAID.has(code) ? file : [])));
  let named: string | undefined;
  return (one) => {
    const { code, file, range, params } = one;
    if (OF_SIGNS.has(code))
      return errors.some(
        (other) =>
          other !== one &&
          other.file === file &&
          other.range.start.line === range.start.line &&
          other.range.start.offset <= range.start.offset &&
          other.range.end.offset >= range.end.offset,
      );
    if (code === "empty-value") return VERSION.test(file) && mislaid.has(file);
    if (code === "unmarked-translation")
      return errors.some((other) => other.code === "empty-value" && other.file === file && isAt(other, one));
    if (code === "duplicate-id") return isRowDoubled && (params as { seen?: string }).seen === "entries";
    if (code !== "unused-picture") return false;
    named ??= JSON.stringify(errors.map((other) => other.params ?? {}));
    return named.includes(file.replace(/^public/, ""));
  };
}
