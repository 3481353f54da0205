import type { Problem } from "../model.ts";

/** What is said of signs in a text that is shown as it is written. */
const OF_SIGNS: ReadonlySet<string> = new Set(["html-in-text", "markdown-in-plain-text"]);

/**
 * Says of a problem whether another one tells it, at the place where it is put right: signs within a value that is
 * wrong as a whole, ids of entries that are made from a row which stands there twice, a picture that a value names which
 * cannot be read.
 */
export function toldThere(problems: readonly Problem[]): (one: Problem) => boolean {
  const errors = problems.filter(({ severity }) => severity === "error");
  const isRowDoubled = problems.some(
    ({ code, file, params }) =>
      code === "doubled-line" && file.startsWith("data/") && (params as { of?: string }).of === "entry",
  );
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
    if (code === "duplicate-id") return isRowDoubled && (params as { seen?: string }).seen === "entries";
    if (code !== "unused-picture") return false;
    named ??= JSON.stringify(errors.map((other) => other.params ?? {}));
    return named.includes(file.replace(/^public/, ""));
  };
}
