import { createColors } from "picocolors";
import { groupBy } from "../group-by.ts";
import type { Problem } from "../model.ts";
import { codeFrame } from "./code-frame.ts";
import { correctedLines } from "./corrected-lines.ts";
import { count } from "./english/words.ts";
import { printable, printableLines } from "./printable.ts";

/** What printing a problem needs to know. */
export interface TextOptions {
  /** Text of a file of the site, for the frame; undefined leaves the frame out. */
  source(file: string): string | undefined;
  /** Colours for a terminal. */
  colour: boolean;
  /** Where `npm start` answers: `http://127.0.0.1:5173`. Problems then say where they open in its editor. */
  editor?: string;
}

/** More problems than this in one file are counted, not shown: the first ones tell the story. */
const MAX_PER_FILE = 20;

/** And more warnings than this of one kind, wherever they are: on a large site they would bury all else. */
const MAX_WARNINGS_OF_A_KIND = 10;

/** All problems as text, each with its place, what is wrong, what to do, and the line itself. */
export function formatText(problems: readonly Problem[], options: TextOptions): string {
  const { shown, counted } = countWarnings(problems);
  const parts: string[] = [];
  for (const [file, list] of groupBy(shown, (problem) => problem.file)) {
    const source = options.source(file);
    for (const problem of list.slice(0, MAX_PER_FILE))
      parts.push(formatProblem(problem, source, options.colour, options.editor));
    if (list.length > MAX_PER_FILE)
      parts.push(`  … and ${list.length - MAX_PER_FILE} more in ${printable(file)}\n`);
  }
  for (const [code, list] of groupBy(counted, (problem) => problem.code)) {
    const files = new Set(list.map((problem) => problem.file));
    const where = files.size === 1 ? printable(list[0]!.file) : `${files.size} files`;
    parts.push(`  … and ${count(list.length, "more warning")} ${code}, in ${where}\n`);
  }
  return parts.join("\n");
}

/** The warnings that are shown, with all errors; and those that are counted, because enough of their kind are shown. */
function countWarnings(problems: readonly Problem[]): { shown: Problem[]; counted: Problem[] } {
  const shown: Problem[] = [];
  const counted: Problem[] = [];
  const kinds = new Map<string, number>();
  for (const problem of problems) {
    const before = kinds.get(problem.code) ?? 0;
    if (problem.severity === "warning") kinds.set(problem.code, before + 1);
    const isOneTooMany = problem.severity === "warning" && before >= MAX_WARNINGS_OF_A_KIND;
    (isOneTooMany ? counted : shown).push(problem);
  }
  return { shown, counted };
}

/** One problem as text; ends with a line break. */
export function formatProblem(
  problem: Problem,
  source: string | undefined,
  colour: boolean,
  editor?: string,
): string {
  const c = createColors(colour);
  const { line, column } = problem.range.start;
  const sign = problem.severity === "error" ? c.red : c.yellow;
  const head = `${c.cyan(printable(problem.file))}:${line}:${column}  ${sign(problem.code)}${problem.severity === "warning" ? c.dim("  warning") : ""}`;
  const frame = source === undefined ? "" : codeFrame(source, problem.range, { gutter: c.dim, mark: sign });
  const offer = source !== undefined && problem.offer ? correctedLines(source, problem.offer) : undefined;
  return [
    head,
    `  ${c.bold(printableLines(problem.message))}`,
    ...(problem.hint ? [`  ${printableLines(problem.hint)}`] : []),
    ...(offer !== undefined ? [`  Could be: ${printableLines(offer)}`] : []),
    ...(editor !== undefined && problem.edit ? [`  Edit: ${c.underline(editor + problem.edit)}`] : []),
    ...(frame ? ["", frame] : []),
    "",
  ].join("\n");
}
