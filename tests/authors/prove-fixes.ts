/**
 * Looks for fixes that harm when two mistakes meet: `npx tsx tests/authors/prove-fixes.ts [--pairs 300] [--seed 1]`.
 * For random pairs of the corpus, after `--fix`: (a) no problem that the fix brought in, (b) a second run changes
 * nothing, (c) every text that visitors read is one that the site or the broken site showed, or a mended text.
 */
import { parseArgs } from "node:util";
import { ChangedSite } from "./measure/changed-site.ts";
import { type PairFault, proveFixes, randomPairs } from "./measure/pairs.ts";

const { values } = parseArgs({
  options: { pairs: { type: "string", default: "300" }, seed: { type: "string", default: "1" } },
});

const changed = await ChangedSite.open();
const original = await changed.texts();
const faults: PairFault[] = [];
for (const pair of randomPairs(changed, Number(values.pairs), Number(values.seed)))
  faults.push(...(await proveFixes(changed, pair, original)));
changed.remove();
const numbers = (["a", "b", "c"] as const).map(
  (kind) => `(${kind}) ${faults.filter((fault) => fault.kind === kind).length}`,
);
console.log(`${values.pairs} pairs: ${numbers.join(", ")}.`);
for (const { pair, harm } of faults) console.log(`   ${pair}\n      ${harm}`);
