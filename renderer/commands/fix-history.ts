import type { Problem } from "../model.ts";
import { applyFixes, type Written } from "./apply-fixes.ts";

/**
 * The corrections of one file, round for round. One that has to be corrected again by the same rule has failed:
 * it is taken back and not tried a second time, so that rounds come to an end.
 */
export class FixHistory {
  readonly rounds: { before: string; written: Written[] }[] = [];
  readonly failed: Written[] = [];

  /** @param first  The text before the first round. */
  constructor(readonly first: string) {}

  /**
   * The text after one more round.
   *
   * @param source    The file as it is now. @param problems  What is wrong with it.
   * @param offers    True: likely corrections too.
   * @returns `source` itself when nothing is left to do.
   */
  next(source: string, problems: readonly Problem[], offers: boolean): string {
    const isWanted = (one: Written): boolean => !this.failed.some((other) => isSame(one, other));
    const { text, written } = applyFixes(source, problems, { offers, isWanted });
    const last = this.rounds.at(-1);
    const again = last?.written.filter((one) => written.some((next) => undoes(next, one))) ?? [];
    if (last && again.length > 0) {
      // The whole round goes back; what was good in it comes again with the next look.
      this.rounds.pop();
      this.failed.push(...again);
      return last.before;
    }
    if (written.length === 0) return source;
    if (text === source || this.rounds.some(({ before }) => before === text)) {
      this.failed.push(...written);
      return source;
    }
    this.rounds.push({ before: source, written });
    return text;
  }
}

function isSame(a: Written, b: Written): boolean {
  return a.code === b.code && a.line === b.line && a.before === b.before && a.after === b.after;
}

/** True for a correction of what an earlier one wrote. */
function undoes(next: Written, earlier: Written): boolean {
  return (
    earlier.after !== "" &&
    next.code === earlier.code &&
    next.before.includes(earlier.after) &&
    next.line === earlier.line
  );
}
