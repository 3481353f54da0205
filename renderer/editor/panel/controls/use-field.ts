import { useId } from "react";
import type { OptionValue } from "../../../model.ts";
import { useFormState } from "../form-context.ts";
import { noteKey } from "../panel-block.ts";
import { usePanelActions } from "../panel-context.ts";
import { type Draft, useDraft } from "../use-draft.ts";
import { isBound, readText, shownText } from "../values.ts";
import type { FieldProps } from "./any-field.tsx";
import type { FieldIds, FieldState } from "./field-frame.tsx";

/** Names and state of a field, and how its value is set and taken out. */
export function useField({ field, path, value, note }: FieldProps): {
  ids: FieldIds;
  state: FieldState;
  set(value: OptionValue): Promise<string | undefined>;
  reset: (() => void) | undefined;
} {
  const id = useId();
  const { change, flush } = usePanelActions();
  const ids = {
    control: id,
    label: `${id}-label`,
    describedBy: `${id}-about ${id}-says`,
    option: noteKey(path),
  };
  const isWritten = value !== undefined && value !== null;
  const state: FieldState = isWritten
    ? isBound(value)
      ? "bound"
      : "written"
    : note?.kind === "preset" || note?.kind === "computed" || note?.kind === "original"
      ? note.kind
      : field.preset === undefined
        ? "empty"
        : "default";
  return {
    ids,
    state,
    set: (next) => change((changes) => changes.set(path, next)),
    reset:
      field.isRequired || field.isKept || !isWritten || note?.kind === "translated"
        ? undefined
        : () => void flush().then(() => change((changes) => changes.unset(path))),
  };
}

/** The text of a field while it is typed. */
export function useFieldDraft({ field, path, value }: FieldProps): Draft {
  const { change } = usePanelActions();
  const { asked } = useFormState();
  return useDraft(shownText(value), asked, async (text, typed) => {
    const read = readText(field.control, text);
    if ("fault" in read) return read.fault;
    const { step } = typed;
    const more = typeof value === "object" ? { step } : typed;
    if ("value" in read) return change((changes) => changes.set(path, read.value), more);
    // A text that has to be there, and one in a list, stays as an empty one, which the check speaks about.
    const isEntry = typeof path.at(-1) === "number";
    return change(
      (changes) =>
        field.isRequired || field.isKept || isEntry ? changes.set(path, "") : changes.unset(path),
      more,
    );
  });
}
