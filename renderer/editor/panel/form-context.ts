import { createContext, useContext } from "react";
import type { Path } from "../protocol.ts";
import { type FieldNote, type FieldProblem, noteKey } from "./panel-block.ts";
import type { FormState } from "./panel-context.ts";

export const FormContext = createContext<FormState>({
  notes: {},
  problems: [],
  shown: undefined,
  values: {},
});

/** What is to be known of the option at a path. */
export function useFormState(): FormState {
  return useContext(FormContext);
}

/** The note of an option, and the problems at it; with `isWhole` those inside it as well. */
export function stateAt(
  { notes, problems }: FormState,
  path: Path,
  isWhole = false,
): { note: FieldNote | undefined; problems: FieldProblem[] } {
  const note = notes[noteKey(path)];
  return {
    note,
    problems: problems.filter(
      ({ at }) => path.every((step, depth) => at[depth] === step) && (isWhole || at.length === path.length),
    ),
  };
}
