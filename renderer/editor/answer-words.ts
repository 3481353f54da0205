import type { EditAnswer, EditDone, EditRequest } from "./protocol.ts";

/** Why a change was not made, as a sentence. */
export function reasonOf(answer: Exclude<EditAnswer, EditDone>): string {
  return "refused" in answer
    ? answer.refused
    : `Somebody else has changed ${answer.conflict.file} at this place meanwhile.`;
}

/** What was taken back or done again, which may be on a page that nobody looks at; undefined for any other change. */
export function wentBack({ history, routes }: EditDone, ask: EditRequest["ask"]): string | undefined {
  const step = ask === "undo" ? history.redo : ask === "redo" ? history.undo : undefined;
  if (step === undefined) return undefined;
  // The shortest address is mostly that of the original; the others are its versions.
  const [first, ...others] = routes === "all" ? [] : routes.toSorted((a, b) => a.length - b.length);
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  const where = routes === "all" ? ", on every page" : first === undefined ? "" : `, on ${first}${more}`;
  return `${ask === "undo" ? "Undone" : "Done again"}: ${step}${where}`;
}
