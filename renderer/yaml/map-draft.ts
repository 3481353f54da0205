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
    ...(problem.instead && { instead: problem.instead.map((one) => mapEdit(one, toSource)) }),
  };
}

function mapEdit<Edit extends TextEdit>(edit: Edit, toSource: (offset: number) => number): Edit {
  return { ...edit, start: toSource(edit.start), end: toSource(edit.end) };
}
