import type { Problem } from "../../../renderer/model.ts";
import type { AuthorMistake } from "../families/mistake.ts";
import { marked } from "../real-site.ts";
import type { ChangedSite } from "./changed-site.ts";
import { applyHint, valueNamed } from "./hints.ts";

/** What the check said of one mistake, and what its fix and its hints did. */
export interface Judgement {
  mistake: AuthorMistake;
  said: readonly Said[];
  isOne: boolean;
  isPlaced: boolean;
  isSilent: boolean;
  /** The right code came, where the catalogue has one. */
  isRightCode: boolean;
  /** Why the fix is wrong, if it is. */
  harms: string[];
  /** Hints that send the author the wrong way. */
  misleading: string[];
  applied: number;
}

/** One problem as it is told in a report. */
export interface Said {
  code: string;
  file: string;
  line: number;
  marks: string;
  message: string;
  hint?: string;
  fix?: string;
}

const tell = (problem: Problem, text: string): Said => ({
  code: problem.code,
  file: problem.file,
  line: problem.range.start.line,
  marks: marked(text, problem).slice(0, 80),
  message: problem.message,
  ...(problem.hint && { hint: problem.hint }),
  ...(problem.fix && { fix: problem.fix.text }),
});

const keyOf = ({ code, file, message }: Problem): string => `${code}\n${file}\n${message}`;

/** Makes a mistake, looks at what is said, takes every hint and every fix, and takes the mistake back. */
export async function judge(
  changed: ChangedSite,
  mistake: AuthorMistake,
  original: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<Judgement> {
  await changed.write(mistake.files);
  const problems = [...changed.problems];
  const said = problems.map((problem) => tell(problem, changed.read(problem.file)));
  const right = problems.filter(
    (problem) => problem.file === mistake.file && isAtPlace(problem, mistake, changed.read(problem.file)),
  );
  const misleading = await judgeHints(changed, mistake, problems, said);
  const { harms, applied } = await judgeFix(changed, mistake, problems, original);
  await changed.restore();
  return {
    mistake,
    said,
    isOne: problems.length === 1,
    isPlaced: right.length > 0,
    isSilent: problems.length === 0,
    isRightCode: mistake.newCode !== undefined || right.some(({ code }) => mistake.codes.includes(code)),
    harms,
    misleading,
    applied,
  };
}

function isAtPlace(problem: Problem, { lines, marks }: AuthorMistake, text: string): boolean {
  if (marks !== undefined && lines.length === 0) return marked(text, problem) === marks;
  return lines.includes(problem.range.start.line);
}

async function judgeHints(
  changed: ChangedSite,
  { meant, misleads, files, usual = [] }: AuthorMistake,
  problems: readonly Problem[],
  said: readonly Said[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { message, hint = "", code } of said) {
    if (misleads?.test(message) || misleads?.test(hint))
      wrong.push(`leads the wrong way: ${code}: ${message} ${hint}`);
    const guess = /Did you mean "([^"]+)"/.exec(hint)?.[1];
    if (meant !== undefined && guess !== undefined && guess !== meant)
      wrong.push(`guesses ${guess}, meant is ${meant}`);
  }
  let isChanged = false;
  for (const problem of problems.slice(0, 5)) {
    const value = valueNamed(problem);
    if (value === undefined) continue;
    isChanged = true;
    const isRename = /(?:Rename|Move) it to/.test(problem.hint ?? "");
    const text = changed.read(problem.file);
    let isHelp = false;
    const tries = isRename
      ? [{ [problem.file]: null, [value]: text }]
      : applyHint(text, problem, value).map((one) => ({ [problem.file]: one }));
    for (const files of tries) {
      await changed.write(files);
      if (placesOf(changed.problems.filter(({ code }) => !usual.includes(code))) < placesOf(problems))
        isHelp = true;
      const back: Record<string, string | null> = { [problem.file]: text };
      if (isRename) back[value] = null;
      await changed.write(back);
      if (isHelp) break;
    }
    if (!isHelp) wrong.push(`does not help: ${problem.code}: ${problem.hint}`);
  }
  if (isChanged) await changed.write(files);
  return wrong;
}

/** In how many places something is wrong: one problem may be told for several. */
function placesOf(problems: readonly Problem[]): number {
  return problems.reduce((sum, { params }) => sum + 1 + ((params as { more?: number })?.more ?? 0), 0);
}

/** Applies every fix of a changed site and says what is wrong with the result: see `prove-fixes.ts`. */
export async function judgeFix(
  changed: ChangedSite,
  { files, file, remedy, mended, usual = [] }: AuthorMistake,
  before: readonly Problem[],
  original: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<{ harms: string[]; applied: number }> {
  if (!before.some(({ fix }) => fix)) return { harms: [], applied: 0 };
  const shown = await changed.texts();
  const { applied, isStable, report } = await changed.fix();
  const how = report.slice(0, 3).join("; ");
  const harms: string[] = [];
  if (!isStable) harms.push(`(b) does not come to an end: ${how}`);
  const known = new Set(before.map(keyOf));
  const brought = changed.problems.filter(
    (problem) => !known.has(keyOf(problem)) && !usual.includes(problem.code),
  );
  if (brought[0])
    harms.push(`(a) brings ${brought.length}: ${brought[0].code} ${brought[0].message} after ${how}`);
  const after = await changed.texts();
  let wanted: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  if (mended !== undefined && changed.problems.length === 0) {
    await changed.write({ ...files, [file]: mended });
    wanted = await changed.texts();
  }
  // Where nobody has written down what is right, only what the broken site showed tells.
  const news =
    mended === undefined && remedy === "fix"
      ? []
      : newTexts(after, [original, shown, ...(wanted ? [wanted] : [])]);
  if (news.length > 0) harms.push(`(c) publishes ${JSON.stringify(news[0])} by ${how}`);
  for (const [route, texts] of shown) {
    const now = after.get(route);
    const lost = now ? [...texts].filter((text) => !now.has(text)) : [];
    const isWanted = wanted?.get(route) ? lost.every((text) => !wanted!.get(route)!.has(text)) : false;
    if (lost.length > 0 && !isWanted) {
      harms.push(`(c) changes what ${route} shows: ${JSON.stringify(lost[0])} by ${how}`);
      break;
    }
  }
  if (remedy !== "fix" && harms.length === 0)
    harms.push(`(d) written though it should be ${remedy === "offer" ? "offered" : "left alone"}: ${how}`);
  return { harms, applied };
}

function newTexts(
  after: ReadonlyMap<string, ReadonlySet<string>>,
  known: readonly ReadonlyMap<string, ReadonlySet<string>>[],
): string[] {
  const all = new Set(known.flatMap((site) => [...site.values()].flatMap((texts) => [...texts])));
  return [...after.values()].flatMap((texts) => [...texts].filter((text) => !all.has(text)));
}
