import type { Problem } from "../model.ts";
import type { Draft, Fault, Span } from "../problems/draft.ts";
import { createLineIndex } from "../problems/line-index.ts";
import { createProblem } from "../problems/problem.ts";

/** A problem of a file of a block. @param span Default: its first line. */
export function blockFault(
  file: string,
  text: string,
  what: Fault & Partial<Span> & Pick<Draft, "severity">,
): Problem {
  const firstLine = text.indexOf("\n");
  const place = { start: 0, end: firstLine === -1 ? text.length : firstLine };
  return createProblem(file, { ...place, ...what, path: [] }, createLineIndex(text));
}
