/**
 * Deletes, doubles, moves and shifts every line of every page and data file of the site, one at a time, and collects
 * what the check says: `npx tsx tests/authors/sweep-lines.ts [--part 1/2] [--every N] [--file WORD] [--json FILE]`.
 * Prints the outcomes that cannot be right, in clusters of one shape.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { openSite } from "../../renderer/site/open-site.ts";
import { type Outcome, sweep } from "./measure/sweep.ts";
import { copyOfSite } from "./real-site.ts";

const { values } = parseArgs({
  options: {
    part: { type: "string", default: "1/1" },
    every: { type: "string", default: "1" },
    file: { type: "string" },
    json: { type: "string" },
  },
});
const [part = 1, parts = 1] = values.part.split("/").map(Number);
const step = parts * Number(values.every);

const copy = await copyOfSite();
// Only the check is wanted; a site without the tools for Markdown takes less memory.
const site = await openSite({ dir: copy.dir, checkOnly: true });
const { total, outcomes } = await sweep(
  site,
  (index, file) => (!values.file || file.includes(values.file)) && index % step === part - 1,
);
copy.remove();
if (values.json) writeFileSync(values.json, JSON.stringify({ total, outcomes }));

const silent = outcomes.filter(({ isSilent }) => isSilent);
const share = (count: number): string => `${count} (${((100 * count) / total).toFixed(1)} %)`;
console.log(
  `${total} changes, ${share(outcomes.length - silent.length)} with an outcome that cannot be right, ${share(silent.length)} silent.`,
);
for (const list of clusters(outcomes)) {
  const [first] = list;
  const codes = [...new Set(first!.said.map(({ code }) => code))].sort().join("+");
  console.log(
    `\n${String(list.length).padStart(4)} × ${first!.change} ${first!.kind}: ${first!.isSilent ? "silent" : `${first!.faults.join(", ")}: ${codes}`}`,
  );
  for (const { file, line, text } of list.slice(0, 4))
    console.log(`       ${file}:${line} «${text.slice(0, 90)}»`);
  for (const { code, file, line, message, hint } of first!.said)
    console.log(`         ${file}:${line} ${code} ${message} → ${hint ?? ""}`);
}

/** Outcomes of one shape, the most frequent first. */
function clusters(list: readonly Outcome[]): Outcome[][] {
  const found = new Map<string, Outcome[]>();
  for (const one of list) {
    const codes = [...new Set(one.said.map(({ code }) => code))].sort().join("+");
    const key = `${one.change} ${one.kind}: ${one.isSilent} ${one.faults.join(", ")}: ${codes}`;
    found.set(key, [...(found.get(key) ?? []), one]);
  }
  return [...found.values()].sort((a, b) => b.length - a.length);
}
