import type { ReactNode } from "react";
import { ANSWER_LIMITS } from "../../renderer/formats/answers.ts";
import { Field } from "../../renderer/ui/field.tsx";
import type { FormField as FieldOptions } from "./check-fields.ts";

interface FormFieldProps {
  field: FieldOptions;
  id: string;
  /** Stands beside the label of an optional field. */
  optional: string;
  error?: string;
}

/** One field of a form. It keeps its own value. */
export function FormField({ field, id, optional, error }: FormFieldProps): ReactNode {
  const { name, type, required, autocomplete, hint, wide } = field;
  const label = required ? field.label : `${field.label} (${optional})`;
  const shared = { id, name, required, hint, label, error, autoComplete: autocomplete };
  return (
    <div className="field" data-wide={wide ? "" : undefined}>
      {type === "textarea" ? (
        <Field as="textarea" maxLength={ANSWER_LIMITS.textarea} {...shared} />
      ) : type === "select" ? (
        <Field as="select" {...shared}>
          <option value="" />
          {field.options?.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Field>
      ) : (
        <Field type={type} maxLength={ANSWER_LIMITS[type]} {...shared} />
      )}
    </div>
  );
}
