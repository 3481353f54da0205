import type { Problem } from "../model.ts";
import { catalogue } from "./catalogue.ts";
import type { Draft } from "./draft.ts";
import type { createLineIndex } from "./line-index.ts";

/** Makes the record that everybody sees: offsets become lines and columns, the severity comes from the catalogue. */
export function createProblem(
  file: string,
  draft: Draft,
  lines: ReturnType<typeof createLineIndex>,
): Problem {
  return {
    code: draft.code,
    severity: draft.severity ?? catalogue[draft.code]?.severity ?? "error",
    file,
    range: lines.range(draft.start, draft.end),
    path: draft.path,
    message: draft.message,
    ...(draft.hint && { hint: draft.hint }),
    ...(draft.fix && { fix: { range: lines.range(draft.fix.start, draft.fix.end), text: draft.fix.text } }),
  };
}
