import { findAnswerFault } from "../../renderer/formats/answers.ts";
import type { Props } from "./props.ts";

export type FormField = Props["fields"][number];

/** A field whose answer is missing or cannot be right. */
export interface FieldError {
  name: string;
  /** What to do, in words for the visitor. */
  message: string;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The control of a field; null when the form has none of that name. */
export function controlOf(form: HTMLFormElement, name: string): Control | null {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLElement ? (control as Control) : null;
}

/** The fields that the browser's own checks do not accept, in the order of the form, in the form's own words. */
export function checkFields(
  form: HTMLFormElement,
  fields: readonly FormField[],
  wording: Props["wording"],
): FieldError[] {
  const errors: FieldError[] = [];
  for (const field of fields) {
    const control = controlOf(form, field.name);
    if (!control) continue;
    if (control.validity.valid && (control.value === "" || !findAnswerFault(control.value, field))) continue;
    errors.push({ name: field.name, message: messageFor(field, control, wording) });
  }
  return errors;
}

function messageFor(
  field: FormField,
  { validity, validationMessage, value }: Control,
  wording: Props["wording"],
): string {
  const fault = findAnswerFault(value, field);
  if (validity.valid && fault === "email") return wording.email;
  if (validity.valueMissing || (validity.valid && fault))
    return field.missing ?? wording.missing.replaceAll("{label}", field.label);
  if (validity.typeMismatch && field.type === "email") return wording.email;
  if (validity.typeMismatch && field.type === "url") return wording.url;
  return validationMessage;
}
