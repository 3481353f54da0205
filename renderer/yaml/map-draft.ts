import type { Draft, Span } from "../problems/draft.ts";
import type { TextEdit } from "./text-edits.ts";

/** A problem of a copy that was edited, at its place in the text before. */
export function mapDraft(problem: Draft, toSource: (offset: number) => number): Draft {
  return {
    ...problem,
    ...mapSpan(problem, toSource),
    ...(problem.fix && { fix: mapEdit(problem.fix, toSource) }),
    ...(problem.offer && { offer: mapEdit(problem.offer, toSource) }),
    ...(problem.instead && { instead: problem.instead.map((one) => mapEdit(one, toSource)) }),
  };
}

export function mapEdit<Edit extends TextEdit>(edit: Edit, toSource: (offset: number) => number): Edit {
  return { ...edit, ...mapSpan(edit, toSource) };
}

/** A place of a copy that was edited in the text before; what was taken out right behind it is no part of it. */
export function mapSpan({ start, end }: Span, toSource: (offset: number) => number): Span {
  const last = end > start ? toSource(end - 1) + 1 : Number.POSITIVE_INFINITY;
  return { start: toSource(start), end: Math.min(toSource(end), last) };
}
