import type { Problem } from "../model.ts";

/** What a version in another language says of an original that is right. */
const COMPARED: ReadonlySet<string> = new Set([
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

/** What an entry brings about that stands there twice. */
const OF_TWICE: ReadonlySet<string> = new Set(["duplicate-id", "second-h1"]);

/**
 * Problems without those of a version in another language that its original brings about: a text that is broken, or
 * a block that is lost, is no reason to translate anything. What is stale is told once the original is right.
 */
export function withoutConsequences(problems: readonly Problem[]): Problem[] {
  const broken = new Set<string>();
  const texts = new Set<string>();
  const brokenKeys = new Set<string>();
  const misnamed = new Set<string>();
  const doubled = problems.filter(({ code, params }) => code === "doubled-line" && linesOf(params) > 1);
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
  if (broken.size === 0 && texts.size === 0 && doubled.length === 0) return [...problems];
  return problems.filter((problem) => {
    const { file, code, path, params } = problem;
    if (OF_TWICE.has(code)) return !doubled.some((entry) => holds(entry, problem));
    if (code === "bad-route") return !misnamed.has(file);
    // A row whose key cannot be read is missed wherever it is referred to.
    if (code === "dangling-reference")
      return !brokenKeys.has(String((params as { file?: string } | undefined)?.file));
    const original = COMPARED.has(code) ? originalOf(file) : undefined;
    if (original === undefined) return true;
    return (
      !broken.has(original) && !(code === "stale-translation" && texts.has(`${original}\n${path.at(-1)}`))
    );
  });
}

const stemOf = (file: string): string => file.replace(/\.\w+$/, "");

/** The stem of the file that another is the version of by its name. */
function originalOf(file: string): string | undefined {
  return /^(.+)\.[A-Za-z0-9-]+\.yaml$/.exec(file)?.[1];
}

const linesOf = (params: Problem["params"]): number => (params as { lines?: number } | undefined)?.lines ?? 1;

/** Whether a problem stands in an entry that is there twice. */
function holds(entry: Problem, { file, range }: Problem): boolean {
  const { line } = entry.range.start;
  return entry.file === file && range.start.line >= line && range.start.line < line + linesOf(entry.params);
}
