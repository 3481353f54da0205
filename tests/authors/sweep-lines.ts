/**
 * Deletes, doubles and moves every line of every page and data file of the site, one at a time, and collects what
 * the check says: `npx tsx tests/authors/sweep-lines.ts [--part 1/2] [--every N] [--file WORD] [--json FILE]`.
 * Prints the outcomes that cannot be right, in clusters of one shape.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Problem } from "../../renderer/model.ts";
import { openSite } from "../../renderer/site/site.ts";
import { changesOf, kindOfLine, type LineChange } from "./measure/line-changes.ts";
import { copyOfSite, problemsWith } from "./real-site.ts";

const { values } = parseArgs({
  options: {
    part: { type: "string", default: "1/1" },
    every: { type: "string", default: "1" },
    file: { type: "string" },
    json: { type: "string" },
  },
});
const [part = 1, parts = 1] = values.part.split("/").map(Number);

/** One change of one line, and what the check said of it. */
interface Outcome {
  change: LineChange["change"];
  file: string;
  line: number;
  text: string;
  kind: string;
  said: { code: string; file: string; line: number; message: string; hint?: string }[];
  faults: string[];
}

const copy = await copyOfSite();
// Only the check is wanted; a site without the tools for Markdown takes less memory.
const site = await openSite({ dir: copy.dir, checkOnly: true });
const outcomes: Outcome[] = [];
let total = 0;
const silent = new Map<string, string[]>();
for (const file of filesOf(copy.dir)) {
  if (values.file && !file.includes(values.file)) continue;
  const text = readFileSync(join(copy.dir, file), "utf8");
  const lines = text.split("\n");
  // Long data files repeat themselves: beyond the first 400 lines every third one tells the same.
  const changes = changesOf(text).filter(({ line }) => line <= 400 || line % 3 === 0);
  for (const [index, { change, line, text: wrong, lines: places }] of changes.entries()) {
    if (index % (parts * Number(values.every)) !== part - 1) continue;
    total += 1;
    const problems = await problemsWith(site, file, wrong);
    const kind = kindOfLine(lines, line - 1);
    const faults = faultsOf(problems, file, places);
    if (problems.length === 0) {
      const key = `${change} ${kind}`;
      silent.set(key, [...(silent.get(key) ?? []), `${file}:${line} «${lines[line - 1]!.slice(0, 70)}»`]);
    }
    if (faults.length === 0) continue;
    outcomes.push({
      change,
      file,
      line,
      text: lines[line - 1]!,
      kind,
      said: problems.slice(0, 6).map((problem) => ({
        code: problem.code,
        file: problem.file,
        line: problem.range.start.line,
        message: problem.message,
        ...(problem.hint && { hint: problem.hint }),
      })),
      faults,
    });
  }
}
copy.remove();
if (values.json) writeFileSync(values.json, JSON.stringify({ total, outcomes, silent: [...silent] }));

console.log(`${total} changes, ${outcomes.length} with an outcome that cannot be right.`);
const clusters = new Map<string, Outcome[]>();
for (const one of outcomes) {
  const key = `${one.change} ${one.kind}: ${one.faults.join(", ")}: ${[...new Set(one.said.map(({ code }) => code))].sort().join("+")}`;
  clusters.set(key, [...(clusters.get(key) ?? []), one]);
}
for (const [key, list] of [...clusters].sort((a, b) => b[1].length - a[1].length)) {
  const [first] = list;
  console.log(
    `\n${String(list.length).padStart(4)} × ${key}\n       ${first!.file}:${first!.line} «${first!.text.slice(0, 90)}»`,
  );
  for (const { code, file, line, message, hint } of first!.said)
    console.log(`         ${file}:${line} ${code} ${message} → ${hint ?? ""}`);
}
console.log("\nSilent:");
for (const [key, list] of [...silent].sort((a, b) => b[1].length - a[1].length))
  console.log(`${String(list.length).padStart(5)} × ${key}: ${list.slice(0, 4).join("; ")}`);

/** Pages and data files, without schemas. */
function filesOf(dir: string): string[] {
  return ["pages", "data"].flatMap((folder) =>
    readdirSync(join(dir, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".yaml"))
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
      .sort(),
  );
}

/** @param places  Lines that were touched, in the changed text. */
function faultsOf(problems: readonly Problem[], file: string, places: readonly number[]): string[] {
  const faults: string[] = [];
  if (problems.length > 1)
    faults.push(problems.length > 3 ? "more than three messages" : `${problems.length} messages`);
  if (problems.some((problem) => problem.file !== file)) faults.push("another file");
  const own = problems.filter((problem) => problem.file === file);
  const distance = Math.min(
    ...own.flatMap(({ range }) => places.map((place) => Math.abs(range.start.line - place))),
  );
  if (own.length > 0 && distance > 3) faults.push("far away");
  return faults;
}
