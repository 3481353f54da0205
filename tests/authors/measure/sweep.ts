import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Problem } from "../../../renderer/model.ts";
import type { Site } from "../../../renderer/site/site.ts";
import { problemsWith } from "../real-site.ts";
import { changesOf, kindOfLine, type LineChange } from "./line-changes.ts";

/** One change of one line that cannot be told as it was, and what the check said of it. */
export interface Outcome {
  change: LineChange["change"];
  file: string;
  /** The line in the text without fault, counted from 1. */
  line: number;
  text: string;
  kind: string;
  said: { code: string; file: string; line: number; message: string; hint?: string }[];
  faults: string[];
  /** Nothing was said, though nobody can have meant the change. */
  isSilent: boolean;
}

/** Long data files repeat themselves: beyond so many lines every third one tells the same. */
const LONG = 400;

/**
 * Changes lines of the pages and data files of a site, one at a time, and looks at what is said.
 *
 * @param isChosen  By the running number of the change, and its file. @returns What was tried, and what was not well.
 */
export async function sweep(
  site: Site,
  isChosen: (index: number, file: string) => boolean,
): Promise<{ total: number; outcomes: Outcome[] }> {
  const outcomes: Outcome[] = [];
  let total = 0;
  let index = 0;
  for (const file of filesOf(site.dir)) {
    const text = readFileSync(join(site.dir, file), "utf8");
    const lines = text.split("\n");
    for (const change of changesOf(text)) {
      if (change.line > LONG && change.line % 3 !== 0) continue;
      if (!isChosen(index++, file)) continue;
      total += 1;
      const problems = await problemsWith(site, file, change.text);
      const faults = faultsOf(problems, file, change);
      const isSilent = problems.length === 0 && isSuspicious(change.change, text, change.text);
      if (faults.length === 0 && !isSilent) continue;
      outcomes.push({
        change: change.change,
        file,
        line: change.line,
        text: lines[change.line - 1]!,
        kind: kindOfLine(lines, change.line - 1),
        said: problems.slice(0, 6).map(tell),
        faults,
        isSilent,
      });
    }
  }
  return { total, outcomes };
}

const tell = ({ code, file, range, message, hint }: Problem): Outcome["said"][number] => ({
  code,
  file,
  line: range.start.line,
  message,
  ...(hint && { hint }),
});

/** Pages and data files, without schemas. */
function filesOf(dir: string): string[] {
  return ["pages", "data"].flatMap((folder) =>
    readdirSync(join(dir, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".yaml"))
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
      .sort(),
  );
}

/**
 * Whether something that nobody meant passes in silence. What is deleted may be deleted on purpose; what is doubled,
 * moved or shifted never means anything else than before.
 */
function isSuspicious(change: LineChange["change"], text: string, wrong: string): boolean {
  if (change === "delete") return false;
  // The order of entries is theirs to choose.
  const isOrder = change === "swap";
  return JSON.stringify(sorted(parse(text), isOrder)) !== JSON.stringify(sorted(parse(wrong), isOrder));
}

/** The order of names means nothing. */
function sorted(value: unknown, isOrder: boolean): unknown {
  if (Array.isArray(value)) {
    const entries = value.map((entry) => sorted(entry, isOrder));
    return isOrder ? entries.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : entries;
  }
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner, isOrder)]),
  );
}

/** What a thing lacks is told at its first line, however long it is. */
const AT_FIRST_LINE: ReadonlySet<string> = new Set(["missing-field", "missing-option", "missing-type"]);

function faultsOf(problems: readonly Problem[], file: string, { lines: places, text }: LineChange): string[] {
  const faults: string[] = [];
  if (problems.length > 1)
    faults.push(problems.length > 3 ? "more than three messages" : `${problems.length} messages`);
  if (problems.some((problem) => problem.file !== file)) faults.push("another file");
  const own = problems.filter((problem) => problem.file === file);
  const isNear = own.some(({ code, range, params }) => {
    const { line } = range.start;
    if (AT_FIRST_LINE.has(code) && places.some((place) => isWithin(text, line, place))) return true;
    const named = [line, (params as { line?: number } | undefined)?.line ?? line];
    return named.some((one) => places.some((place) => Math.abs(one - place) <= 3));
  });
  if (own.length > 0 && !isNear) faults.push("far away");
  return faults;
}

/** Whether a line belongs to what begins on another one. */
function isWithin(text: string, first: number, line: number): boolean {
  const lines = text.split("\n");
  const marginOf = (at: number): number => /^[ -]*/.exec(lines[at - 1] ?? "")![0].length;
  for (let at = first + 1; at <= line; at += 1)
    if (lines[at - 1]?.trim() && marginOf(at) < marginOf(first)) return false;
  return line >= first;
}
