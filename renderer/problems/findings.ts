import type { Problem } from "../model.ts";
import type { Draft, Span } from "./draft.ts";
import type { createLineIndex } from "./line-index.ts";
import { createProblem } from "./problem.ts";

/** A file that problems are found in. Without its lines only its name is known: it was not read in full. */
export interface FoundIn {
  /** Relative to the site folder. */
  file: string;
  lines?: ReturnType<typeof createLineIndex>;
  /** Of a page: the index of its address that shows it, when the places of that are not known. */
  address?: number;
}

/**
 * Takes in what is found beyond single files. A file that nobody has read in full has no places to point at; it
 * is only noted that something has to be said about it.
 */
export class Findings {
  /** Problems by file, in the order in which they were found. */
  readonly problems = new Map<string, Problem[]>();
  /** Files that have to be read in full before anything can be said about them, and which of their addresses. */
  readonly unplaced = new Map<string, Set<number>>();

  /** @param span  Place in the file; undefined when the file was not read in full. */
  report(where: FoundIn, span: Span | undefined, make: (span: Span) => Draft): void {
    if (!where.lines || !span) {
      const addresses = this.unplaced.get(where.file) ?? new Set();
      this.unplaced.set(where.file, addresses);
      if (where.address !== undefined) addresses.add(where.address);
      return;
    }
    const list = this.problems.get(where.file);
    const problem = createProblem(where.file, make(span), where.lines);
    if (list) list.push(problem);
    else this.problems.set(where.file, [problem]);
  }
}
