import { join } from "node:path";
import type { Problem } from "../model.ts";
import { codeFrame } from "../problems/code-frame.ts";
import { correctedLines } from "../problems/corrected-lines.ts";
import type { FramedProblem } from "../runtime/live/protocol.ts";

/**
 * Problems with what the live page shows and opens of them. A file may have thousands: it is read once for all.
 *
 * @param dir  Absolute site folder. @param textOf  Text of a file of the site.
 */
export function framedProblems<P extends Problem>(
  problems: readonly P[],
  dir: string,
  textOf: (file: string) => string | undefined,
): (P & FramedProblem)[] {
  const texts = new Map<string, string>();
  return problems.map((problem) => {
    const { file, range } = problem;
    let text = texts.get(file);
    if (text === undefined) {
      text = textOf(file) ?? "";
      texts.set(file, text);
    }
    const { line, column } = range.start;
    const edit = problem.fix ?? problem.offer;
    return {
      ...problem,
      frame: codeFrame(text, range),
      open: `${join(dir, file)}:${line}:${column}`,
      ...(edit && SIGNS.test(edit.text) && { corrected: correctedLines(text, edit) }),
    };
  });
}

/** No letter and no digit. */
const SIGNS = /^[^\p{L}\p{N}]*[^\s\p{L}\p{N}][^\p{L}\p{N}]*$/u;
