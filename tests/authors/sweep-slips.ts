/**
 * Makes slips drawn by chance in the pages and data files of a site, one at a time, and collects what the check says:
 * `npx tsx tests/authors/sweep-slips.ts [--count 500] [--seed 1] [--site FOLDER] [--kind PATTERN] [--json FILE]`. Prints
 * the outcomes that cannot be right, in clusters of one shape.
 */
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { openSite } from "../../renderer/site/open-site.ts";
import { makeSlips, type SlipFault, type SlipOutcome } from "./measure/random-slips.ts";
import { copyOfSite } from "./real-site.ts";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "500" },
    seed: { type: "string", default: "1" },
    site: { type: "string" },
    kind: { type: "string", default: "" },
    json: { type: "string" },
  },
});

async function copyOf(folder: string | undefined): Promise<string> {
  if (folder === undefined) return (await copyOfSite()).dir;
  const dir = mkdtempSync(join(tmpdir(), "slips-"));
  for (const name of readdirSync(folder)) {
    if (/^(?:dist|\.cache|node_modules)$/.test(name)) continue;
    if (name === "blocks") symlinkSync(resolve(folder, name), join(dir, name), "junction");
    else cpSync(join(folder, name), join(dir, name), { recursive: true });
  }
  return dir;
}

const dir = await copyOf(values.site);
const site = await openSite({ dir, checkOnly: true });
const count = Number(values.count);
const kind = new RegExp(values.kind);
const outcomes = await makeSlips(site, {
  count,
  seed: Number(values.seed),
  isWanted: (one) => kind.test(one),
});
rmSync(dir, { recursive: true, force: true });
if (values.json) writeFileSync(values.json, JSON.stringify(outcomes));

const times = (...faults: SlipFault[]): number =>
  outcomes.filter((one) => one.faults.some((fault) => faults.includes(fault))).length;
const share = (faulty: number): string => `${((100 * (count - faulty)) / count).toFixed(1)} %`;
console.log(
  `${count} slips: one message ${share(times("silent", "many"))}, at its place ${share(times("silent", "place"))}, silent ${times("silent")}, misleading ${times("misled")}, fixed otherwise ${times("fixed otherwise")}`,
);
const clusters = new Map<string, SlipOutcome[]>();
for (const one of outcomes) {
  const key = `${one.faults.join(", ")}: ${[...new Set(one.said.map(({ code }) => code))].sort().join("+")}`;
  clusters.set(key, [...(clusters.get(key) ?? []), one]);
}
for (const [key, list] of [...clusters].sort(([, a], [, b]) => b.length - a.length)) {
  console.log(`\n${list.length} × ${key}`);
  for (const one of list.slice(0, 5))
    console.log(
      `     ${one.file}:${one.line} ${one.kind}\n        «${one.was.slice(0, 100)}» → «${one.now.slice(0, 120)}»`,
    );
  for (const { code, file, line, message, hint, fix } of list[0]!.said)
    console.log(
      `        ${code} ${file}:${line} ${message} → ${hint ?? ""}${fix === undefined ? "" : ` FIX ${fix}`}`,
    );
}
