import type { Problem } from "../model.ts";
import { joinFound } from "../problems/join-found.ts";
import type { createLineIndex } from "../problems/line-index.ts";
import type { SwitchOff } from "../yaml/switch-offs.ts";
import { withoutConsequences } from "./drop-consequences.ts";
import { type HouseRules, judge, unusedSwitchOffs } from "./house-rules.ts";
import { joinMisnamedSettings } from "./misnamed-setting.ts";

/** A file with what is wrong with it by itself. */
interface CheckedFile {
  /** Relative to the site folder. */
  file: string;
  problems: readonly Problem[];
  switchOffs: readonly SwitchOff[];
  lines: ReturnType<typeof createLineIndex>;
}

export interface ProblemsToList {
  /** Problems that no rule of the house weighs: of schemas, of the folder, of the rules themselves. */
  general: readonly Problem[];
  files: readonly CheckedFile[];
  /** What no file shows by itself, by file; weighed in place. */
  ofSite: Map<string, Problem[]>;
  rules: HouseRules;
}

/** All problems of a site as the rules of the house and the files' own comments leave them, in file and source order. */
export function listProblems({ general, files, ofSite, rules }: ProblemsToList): Problem[] {
  const silencing = new Set<SwitchOff>();
  const foreign = new Set<Problem>();
  const switchOffsOf = new Map(files.map(({ file, switchOffs }) => [file, switchOffs]));
  /** What is found on a version in another language may stand in its original, whose comments count then. */
  const weigh = (problems: readonly Problem[], own: readonly SwitchOff[], file: string): Problem[] => {
    if (problems.every((problem) => problem.file === file)) return judge(problems, rules, own, silencing);
    return problems.flatMap((problem) => {
      if (problem.file === file) return judge([problem], rules, own, silencing);
      const judged = judge([problem], rules, switchOffsOf.get(problem.file) ?? [], silencing);
      for (const one of judged) foreign.add(one);
      return judged;
    });
  };
  for (const [file, list] of ofSite) ofSite.set(file, weigh(list, switchOffsOf.get(file) ?? [], file));
  const all = [...general];
  for (const { file, problems, switchOffs, lines } of files) {
    const judged = weigh(problems, switchOffs, file);
    // A file with an error was not looked at as a whole, so the rule may well apply once it is put right.
    const isKnown =
      switchOffs.length > 0 &&
      ![...judged, ...(ofSite.get(file) ?? [])].some((problem) => problem.severity === "error");
    all.push(
      ...judged,
      ...(isKnown ? judge(unusedSwitchOffs(file, switchOffs, silencing, lines), rules, [], silencing) : []),
    );
  }
  // What a file shows by itself explains what the whole site shows at the same place.
  const places = new Set(all.map((problem) => `${problem.file}:${problem.range.start.offset}`));
  for (const list of ofSite.values())
    all.push(
      ...list.filter(
        (problem) =>
          !places.has(`${problem.file}:${problem.range.start.offset}`) ||
          problem.range.end.offset === problem.range.start.offset,
      ),
    );
  return joinFound(
    joinMisnamedSettings(withoutConsequences(withoutTwins(all, foreign))).sort((a, b) =>
      a.file === b.file ? a.range.start.offset - b.range.start.offset : a.file < b.file ? -1 : 1,
    ),
  );
}

/** Without what was found on a version in another language as it was on its original: it is one problem. */
function withoutTwins(problems: readonly Problem[], foreign: ReadonlySet<Problem>): Problem[] {
  if (foreign.size === 0) return [...problems];
  const keyOf = ({ file, code, range }: Problem) =>
    `${file}:${range.start.offset}:${range.end.offset}:${code}`;
  const own = new Set(problems.filter((problem) => !foreign.has(problem)).map(keyOf));
  // What is wrong with an original is wrong with what is laid over it, and explained by it.
  const broken = new Set(
    problems.filter((one) => !foreign.has(one) && one.severity === "error").map(({ file }) => file),
  );
  return problems.filter((problem) => {
    if (!foreign.has(problem)) return true;
    if (broken.has(problem.file)) return false;
    const key = keyOf(problem);
    if (own.has(key)) return false;
    own.add(key);
    return true;
  });
}
