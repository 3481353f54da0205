import type { Problem } from "../../model.ts";

/** How many problems of each kind there are. */
export interface ProblemCount {
  errors: number;
  warnings: number;
}

/** Problems by what they are at. @param keyOf  Undefined for those that are not counted. */
export function countProblems<Key>(
  problems: readonly Problem[],
  keyOf: (problem: Problem) => Key | undefined,
): (key: Key) => ProblemCount {
  const counts = new Map<Key, ProblemCount>();
  for (const problem of problems) {
    const key = keyOf(problem);
    if (key === undefined) continue;
    const count = counts.get(key) ?? { errors: 0, warnings: 0 };
    if (problem.severity === "error") count.errors += 1;
    else count.warnings += 1;
    counts.set(key, count);
  }
  return (key) => counts.get(key) ?? { errors: 0, warnings: 0 };
}
