/**
 * Makes slips drawn by chance in the pages and data files of a site, one at a time, and collects what the check says:
 * `npx tsx tests/authors/sweep-slips.ts [--count 500] [--seed 1] [--site FOLDER] [--kind PATTERN] [--json FILE]`. Prints
 * the outcomes that cannot be right, in clusters of one shape.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { parse } from "yaml";
import { applyFixes } from "../../renderer/commands/apply-fixes.ts";
import { openSite } from "../../renderer/site/site.ts";
import { seededRandom } from "../bench/corpus/seeded-random.ts";
import { drawSlip, type Slip } from "./measure/slips.ts";
import { copyOfSite, problemsWith } from "./real-site.ts";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "500" },
    seed: { type: "string", default: "1" },
    site: { type: "string" },
    kind: { type: "string" },
    json: { type: "string" },
  },
});
async function open() {
  if (!values.site) return (await copyOfSite()).dir;
  const dir = mkdtempSync(join(tmpdir(), "slips-"));
  for (const name of readdirSync(values.site))
    if (name === "blocks") symlinkSync(resolve(values.site, name), join(dir, name));
    else if (!/^(dist|\.cache|node_modules)$/.test(name))
      cpSync(join(values.site, name), join(dir, name), { recursive: true });
  return dir;
}
const dir = await open();
const site = await openSite({ dir, checkOnly: true });
const usual = new Set(site.problems.map(({ code, file }) => code + file));
const files = ["pages", "data"].flatMap((folder) =>
  readdirSync(join(dir, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => `${folder}/${name}`)
    .sort(),
);
const random = seededRandom(Number(values.seed));
interface Outcome extends Slip {
  file: string;
  was: string;
  now: string;
  said: { code: string; file: string; line: number; message: string; hint?: string; fix?: string }[];
  faults: string[];
}
const outcomes: Outcome[] = [];
const faultless = { one: 0, placed: 0, silent: 0, misled: 0, harmed: 0 };
let total = 0;
const isSame = (a: string, b: string): boolean => {
  try {
    return JSON.stringify(parse(a)) === JSON.stringify(parse(b));
  } catch {
    return false;
  }
};
while (total < Number(values.count)) {
  const file = files[random.integer(files.length)]!;
  const text = readFileSync(join(dir, file), "utf8");
  const slip = drawSlip(text, random);
  if (!slip || (values.kind && !new RegExp(values.kind).test(slip.kind)) || isSame(text, slip.text)) continue;
  total += 1;
  const problems = (await problemsWith(site, file, slip.text)).filter(
    ({ code, file: of }) => !usual.has(code + of),
  );
  const faults: string[] = [];
  if (problems.length === 0) faults.push("silent");
  if (problems.length > 1) faults.push("many");
  const isPlaced = problems.some((one) => one.file === file && slip.lines.includes(one.range.start.line));
  if (problems.length > 0 && !isPlaced) faults.push("place");
  const guess = problems.map(({ hint = "" }) => /Did you mean "([^"]+)"/.exec(hint)?.[1]).find((one) => one);
  if (slip.meant && guess !== undefined && guess !== slip.meant) faults.push("misled");
  const fixed = applyFixes(
    slip.text,
    problems.filter((one) => one.file === file),
  );
  if (fixed.applied > 0 && !isSame(fixed.text, text)) faults.push("fixed otherwise");
  faultless.one += Number(problems.length === 1);
  faultless.placed += Number(isPlaced);
  faultless.silent += Number(problems.length === 0);
  faultless.misled += Number(faults.includes("misled"));
  faultless.harmed += Number(faults.includes("fixed otherwise"));
  if (faults.length > 0)
    outcomes.push({
      ...slip,
      file,
      was: text.split("\n")[slip.line - 1]!,
      now: slip.text
        .split("\n")
        .slice(slip.line - 1, slip.line - 1 + slip.lines.length)
        .join(" ⏎ "),
      said: problems.slice(0, 6).map(({ code, file, range, message, hint, fix }) => ({
        code,
        file,
        line: range.start.line,
        message,
        ...(hint && { hint }),
        ...(fix && { fix: fix.text }),
      })),
      faults,
    });
}
if (values.json) writeFileSync(values.json, JSON.stringify(outcomes));
rmSync(dir, { recursive: true, force: true });
const share = (count: number) => `${((100 * count) / total).toFixed(1)} %`;
console.log(
  `${total} slips: one message ${share(faultless.one)}, at its place ${share(faultless.placed)}, silent ${faultless.silent}, misleading ${faultless.misled}, fixed otherwise ${faultless.harmed}`,
);
const clusters = new Map<string, Outcome[]>();
for (const one of outcomes) {
  const key = `${one.faults.join(", ")}: ${[...new Set(one.said.map(({ code }) => code))].sort().join("+")}`;
  clusters.set(key, [...(clusters.get(key) ?? []), one]);
}
for (const [key, list] of [...clusters].sort(([, a], [, b]) => b.length - a.length)) {
  console.log(`\n${list.length} × ${key}`);
  for (const { file, line, kind, was, now } of list.slice(0, 5))
    console.log(`     ${file}:${line} ${kind}\n        «${was.slice(0, 100)}» → «${now.slice(0, 120)}»`);
  for (const { code, file, line, message, hint, fix } of list[0]!.said)
    console.log(
      `        ${code} ${file}:${line} ${message} → ${hint ?? ""}${fix === undefined ? "" : ` FIX ${fix}`}`,
    );
}
