/**
 * Looks for fixes that harm when two mistakes meet: `npx tsx tests/authors/prove-fixes.ts [--pairs 300] [--seed 1]`.
 * For random pairs of the corpus, after `--fix`: (a) no problem that the fix brought in, (b) a second run changes
 * nothing, (c) every text that visitors read is one that the site or the broken site showed, or a mended text.
 */
import { parseArgs } from "node:util";
import { allMistakes } from "./families/all.ts";
import { type AuthorMistake, TRY, tryPage } from "./families/mistake.ts";
import { ChangedSite, nameOf } from "./measure/changed-site.ts";
import { judgeFix } from "./measure/judge.ts";

const { values } = parseArgs({
  options: { pairs: { type: "string", default: "300" }, seed: { type: "string", default: "1" } },
});

/** The same pairs for the same seed: a linear congruential generator (Numerical Recipes). */
let state = Number(values.seed);
const random = (below: number): number => {
  state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return Math.floor((state / 4_294_967_296) * below);
};

/** The part of a text that a mistake replaces. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

function editBetween(before: string, after: string): Edit {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let tail = 0;
  while (
    tail < before.length - start &&
    tail < after.length - start &&
    before.at(-1 - tail) === after.at(-1 - tail)
  )
    tail += 1;
  return { start, end: before.length - tail, text: after.slice(start, after.length - tail) };
}

/** Both mistakes in one site; undefined where they touch the same lines. */
function pairOf(
  a: AuthorMistake,
  b: AuthorMistake,
  textOf: (file: string) => string,
): AuthorMistake | undefined {
  const files = { ...a.files, ...b.files };
  let mended: string | undefined;
  for (const file of Object.keys(a.files)) {
    if (!(file in b.files)) continue;
    const [one, other] = [a.files[file], b.files[file]];
    if (typeof one !== "string" || typeof other !== "string") return undefined;
    const base = textOf(file);
    const edits = [editBetween(base, one), editBetween(base, other)].sort((x, y) => x.start - y.start);
    const [first, second] = edits as [Edit, Edit];
    if (base.slice(first.end, second.start).split("\n").length < 3 || first.end >= second.start)
      return undefined;
    files[file] =
      base.slice(0, first.start) +
      first.text +
      base.slice(first.end, second.start) +
      second.text +
      base.slice(second.end);
    if (a.mended !== undefined && b.mended !== undefined) {
      const both = [editBetween(base, a.mended), editBetween(base, b.mended)];
      if (both.every(({ start, end, text }) => start === end && text === "")) mended = base;
    }
  }
  return {
    ...a,
    name: `${nameOf(a)}  +  ${nameOf(b)}`,
    family: "pair",
    files,
    remedy: "fix",
    ...(mended === undefined ? { mended: undefined } : { mended }),
  } as AuthorMistake;
}

const changed = await ChangedSite.open();
const original = await changed.texts();
const textOf = (file: string): string => (file === TRY ? tryPage : changed.read(file));
// What stands for itself is measured by itself; here only mistakes within files meet, for speed.
const corpus = allMistakes(changed.dir).filter(
  ({ files, file }) =>
    Object.keys(files).length === 1 &&
    /^pages\/[a-z/_]+\.yaml$|^data\/[a-z]+\.yaml$/.test(file) &&
    file !== "data/site.yaml" &&
    typeof files[file] === "string",
);
let made = 0;
const faults = new Map<string, string[]>();
while (made < Number(values.pairs)) {
  const pair = pairOf(corpus[random(corpus.length)]!, corpus[random(corpus.length)]!, textOf);
  if (!pair) continue;
  made += 1;
  await changed.write(pair.files);
  const { harms } = await judgeFix(changed, pair, [...changed.problems], original);
  await changed.restore();
  for (const harm of harms) {
    const kind = harm.slice(0, 3);
    faults.set(kind, [...(faults.get(kind) ?? []), `${pair.name}\n      ${harm}`]);
  }
}
changed.remove();
console.log(
  `${made} pairs: ${[...faults].map(([kind, list]) => `${kind} ${list.length}`).join(", ") || "no violation"}.`,
);
for (const list of faults.values()) for (const one of list) console.log(`   ${one}`);
