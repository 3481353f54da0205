import type { KnownEdit } from "../edit/operation.ts";
import { TrackedText } from "../edit/tracked-text.ts";
import type { Problem } from "../model.ts";
import type { TextEdit } from "../yaml/text-edits.ts";
import { applyFixes, type Written } from "./apply-fixes.ts";

/**
 * The corrections of one file, round for round. One that has to be corrected again by the same rule has failed:
 * it is taken back and not tried a second time, so that rounds come to an end.
 */
export class FixHistory {
  readonly rounds: { before: string; written: Written[]; takeBack(): void }[] = [];
  readonly failed: Written[] = [];
  private readonly tracked: TrackedText;

  /** @param first  The text before the first round. */
  constructor(readonly first: string) {
    this.tracked = new TrackedText(first);
  }

  /** What all rounds together replace in the first text. */
  get edits(): TextEdit[] {
    return this.tracked.edits;
  }

  /** The text after all rounds. */
  get text(): string {
    return this.tracked.text;
  }

  /**
   * What one more round replaces in the text as it is now; empty when nothing is left to do.
   *
   * @param problems  What is wrong with it. @param offers  True: likely corrections too.
   */
  next(problems: readonly Problem[], offers: boolean): KnownEdit[] {
    const source = this.text;
    const isWanted = (one: Written): boolean => !this.failed.some((other) => isSame(one, other));
    const { text, written, edits } = applyFixes(source, problems, { offers, isWanted });
    const last = this.rounds.at(-1);
    const again = last?.written.filter((one) => written.some((next) => undoes(next, one))) ?? [];
    if (last && again.length > 0) {
      // The whole round goes back; what was good in it comes again with the next look.
      this.rounds.pop();
      this.failed.push(...again);
      last.takeBack();
      return [{ start: 0, end: source.length, was: source, text: last.before }];
    }
    if (written.length === 0) return [];
    if (text === source || this.rounds.some(({ before }) => before === text)) {
      this.failed.push(...written);
      return [];
    }
    this.rounds.push({ before: source, written, takeBack: this.tracked.mark() });
    this.tracked.apply(edits);
    return edits;
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
