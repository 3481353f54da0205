import type { ReactNode } from "react";
import { limitOf } from "../../renderer/formats/answers.ts";
import { type Choice, ChoiceField } from "../../renderer/ui/choice-field.tsx";
import { Field } from "../../renderer/ui/field.tsx";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import type { FormField as FieldOptions } from "./check-fields.ts";
import type { Marks } from "./conditions.ts";

interface FormFieldProps {
  field: FieldOptions;
  id: string;
  /** Stands beside the label of an optional field. */
  optional: string;
  marks: Marks;
  /** The answer to another field that the field is asked after, in words. */
  after: string | undefined;
  error: string | undefined;
}

/** One field of a form. It keeps its own value. */
export function FormField({ field, id, optional, marks, after, error }: FormFieldProps): ReactNode {
  if (field.type === "hidden") return <input type="hidden" name={field.name} value={field.value} />;
  return (
    <div className="field" data-wide={field.wide ? "" : undefined} {...marks.ofField(field)}>
      {after && <p className="after">{after}</p>}
      <Kind field={field} id={id} optional={optional} marks={marks} error={error} />
    </div>
  );
}

function Kind({ field, id, optional, marks, error }: Omit<FormFieldProps, "after">): ReactNode {
  const { name, type, autocomplete, hint } = field;
  const label = field.required ? field.label : `${field.label} (${optional})`;
  // What a condition may hide cannot be asked for by the browser, which would do so unseen.
  const required = field.required && !field.when;
  const choicesOf = (words: readonly string[] = []): Choice[] =>
    words.map((value) => ({ value, label: value, marks: marks.ofChoice(field, value) }));
  const group = { id, name, hint, error, required };
  const shared = { ...group, label, autoComplete: autocomplete };
  switch (type) {
    case "checkbox":
    case "consent": {
      const words = type === "consent" ? <RichText text={field.text} as="span" /> : field.label;
      const box = { value: "yes", label: words, marks: marks.ofChoice(field) };
      return <ChoiceField type={type} choices={[box]} {...group} />;
    }
    case "checkboxes":
    case "radio":
      return <ChoiceField type={type} legend={label} choices={choicesOf(field.options)} {...group} />;
    case "textarea":
      return <Field as="textarea" maxLength={limitOf(type)} {...shared} />;
    case "select":
      return (
        <Field as="select" {...shared}>
          <option value="" />
          {field.options?.map((option) => (
            <option key={option} {...marks.ofChoice(field, option)}>
              {option}
            </option>
          ))}
        </Field>
      );
    case "file":
      return <Field type="file" accept={field.accept?.join(",")} multiple={field.multiple} {...shared} />;
    case "number":
    case "date":
    case "time":
      return <Field type={type} {...limitsOf(field)} {...shared} />;
    default:
      return <Field type={type} maxLength={limitOf(type)} {...shared} />;
  }
}

/** Days that count from today are left to the view once it is awake: nobody knows when the page is read. */
function limitsOf({ min, max, step }: FieldOptions) {
  const fixed = (limit: FieldOptions["min"]) => (String(limit).startsWith("today") ? undefined : limit);
  return { min: fixed(min), max: fixed(max), step };
}
