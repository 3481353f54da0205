import { type ReactNode, useMemo } from "react";
import type { Path } from "../protocol.ts";
import { FieldContext } from "./controls/any-field.tsx";
import { Field } from "./controls/field.tsx";
import { FormContext } from "./form-context.ts";
import type { WrittenForm } from "./panel-block.ts";

interface FormScopeProps {
  form: Pick<WrittenForm, "notes" | "problems" | "values" | "asked">;
  /** Opens what is folded around this option. */
  shown?: Path | undefined;
  children: ReactNode;
}

/** What the fields of a form are drawn with. */
export function FormScope({ form: { notes, problems, values, asked }, shown, children }: FormScopeProps) {
  const state = useMemo(
    () => ({ notes, problems, shown, values, asked }),
    [notes, problems, shown, values, asked],
  );
  return (
    <FieldContext value={Field}>
      <FormContext value={state}>{children}</FormContext>
    </FieldContext>
  );
}
