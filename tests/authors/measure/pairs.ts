import { seededRandom } from "../../bench/corpus/seeded-random.ts";
import { allMistakes } from "../families/all.ts";
import { type AuthorMistake, TRY, tryPage } from "../families/mistake.ts";
import { type ChangedSite, nameOf } from "./changed-site.ts";
import { judgeFix } from "./judge.ts";

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

/** Two mistakes in one site, and each alone. */
export interface MistakePair {
  both: AuthorMistake;
  each: readonly AuthorMistake[];
}

/** What a fix did wrong with two mistakes at once. */
export interface PairFault {
  /** `a`: a problem that the fix brought in; `b`: a second run changes something; `c`: a text that nobody wrote. */
  kind: "a" | "b" | "c";
  pair: string;
  harm: string;
}

/** Pairs of mistakes within files, the same for the same seed; what stands for itself is measured by itself. */
export function* randomPairs(changed: ChangedSite, count: number, seed: number): Generator<MistakePair> {
  const random = seededRandom(seed);
  const textOf = (file: string): string => (file === TRY ? tryPage : changed.read(file));
  const corpus = allMistakes(changed.dir).filter(
    ({ files, file }) =>
      Object.keys(files).length === 1 &&
      /^pages\/[a-z/_]+\.yaml$|^data\/[a-z]+\.yaml$/.test(file) &&
      file !== "data/site.yaml" &&
      // A page that the site does not have is missed by nobody: that no link leads to it is told once it is right.
      textOf(file) !== "" &&
      typeof files[file] === "string",
  );
  for (let made = 0; made < count; ) {
    const each: [AuthorMistake, AuthorMistake] = [random.pick(corpus), random.pick(corpus)];
    const both = pairOf(...each, textOf);
    if (!both) continue;
    made += 1;
    yield { both, each };
  }
}

/** Applies every fix of a site with two mistakes. @returns What is wrong with the result. */
export async function proveFixes(
  changed: ChangedSite,
  { both, each }: MistakePair,
  original: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<PairFault[]> {
  await changed.write(both.files);
  const { harms } = await judgeFix(changed, both, [...changed.problems], original);
  await changed.restore();
  const faults: PairFault[] = [];
  for (const harm of harms.filter((one) => !isNamed(one))) {
    const kind = harm[1] as PairFault["kind"];
    if (kind !== "a" || !(await isToldOfOne(changed, each, harm)))
      faults.push({ kind, pair: both.name, harm });
  }
  return faults;
}

/** One of the two brings it alone: beside the other it was not seen, because what cannot be filled in is not read on. */
async function isToldOfOne(
  changed: ChangedSite,
  each: readonly AuthorMistake[],
  harm: string,
): Promise<boolean> {
  for (const { files } of each) {
    await changed.write(files);
    const messages = changed.problems.map(({ code, message }) => `${code} ${message}`);
    await changed.restore();
    if (messages.some((message) => harm.includes(message))) return true;
  }
  return false;
}

/** A text that changed is one that the report of the fix names: an address in a row, for instance. */
function isNamed(harm: string): boolean {
  const [, shown] = /^\(c\) (?:changes what \S+ shows: |publishes )("(?:[^"\\]|\\.)*") by /.exec(harm) ?? [];
  // As it reads, or with the quotation marks that it stands in.
  return (
    shown !== undefined && [JSON.parse(shown) as string, shown].some((text) => harm.includes(`«${text}»`))
  );
}
