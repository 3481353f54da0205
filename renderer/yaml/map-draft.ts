import type { Draft } from "../problems/draft.ts";
import type { TextEdit } from "./text-edits.ts";

/** A problem of a copy that was edited, at its place in the text before. */
export function mapDraft(problem: Draft, toSource: (offset: number) => number): Draft {
  return {
    ...problem,
    start: toSource(problem.start),
    end: toSource(problem.end),
    ...(problem.fix && { fix: mapEdit(problem.fix, toSource) }),
    ...(problem.offer && { offer: mapEdit(problem.offer, toSource) }),
  };
}

function mapEdit(edit: TextEdit, toSource: (offset: number) => number): TextEdit {
  return { ...edit, start: toSource(edit.start), end: toSource(edit.end) };
}
