import type { Problem } from "../model.ts";
import { withUsers } from "./english/index.ts";

/** Addresses named in one problem; the rest is counted. */
const SHOWN = 3;

/** A problem of something that several pages show, with their addresses; sorted. */
export function withUsersNamed(problem: Problem, pages: readonly string[]): Problem {
  const shown = pages.slice(0, SHOWN);
  const hint = withUsers(problem.hint, shown, pages.length - shown.length);
  return { ...problem, hint, params: { ...problem.params, pages: [...pages] } };
}
