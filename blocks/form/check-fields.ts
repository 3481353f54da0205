import { findAnswerFault } from "../../renderer/formats/answers.ts";
import { inDigitsOf } from "../../renderer/formats/numerals.ts";
import { formatDay } from "../../renderer/runtime/dates.ts";
import { isAsked } from "./conditions.ts";
import { findFileFault } from "./file-faults.ts";
import type { Props } from "./props.ts";

export type FormField = Props["fields"][number];

/** A field whose answer is missing or cannot be right. */
export interface FieldError {
  name: string;
  /** What to do, in words for the visitor. */
  message: string;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The control of a field; null when the form has none of that name, or several. */
export function controlOf(form: HTMLFormElement, name: string): Control | null {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLElement ? (control as Control) : null;
}

/** All controls of a field: boxes and choices have several. */
export function controlsOf(form: HTMLFormElement, name: string): Control[] {
  return ([...form.elements] as Control[]).filter((control) => control.name === name);
}

/** A box to tick, or one of several choices. */
export function isBox(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}

/** What is chosen in a field that others go by. */
export function chosenIn(form: HTMLFormElement): (name: string) => string[] {
  const data = new FormData(form);
  return (name) =>
    data.getAll(name).filter((answer) => typeof answer === "string" && answer !== "") as string[];
}

/** The fields that the browser's own checks do not accept, in the order of the form, in the form's own words. */
export function checkFields(
  form: HTMLFormElement,
  fields: readonly FormField[],
  wording: Props["wording"],
): FieldError[] {
  const chosen = chosenIn(form);
  return fields.flatMap((field) => {
    const controls = controlsOf(form, field.name);
    const [control] = controls;
    if (!control || !isAsked(field, fields, chosen)) return [];
    const message = isBox(control)
      ? field.required && !controls.some((box) => (box as HTMLInputElement).checked)
        ? (field.missing ?? said(wording.choose, field))
        : undefined
      : messageFor(field, control, wording);
    return message === undefined ? [] : { name: field.name, message };
  });
}

const said = (words: string, { label }: FormField) => words.replaceAll("{label}", label);

function messageFor(field: FormField, control: Control, wording: Props["wording"]): string | undefined {
  const { validity, validationMessage, value } = control;
  const missing = () => field.missing ?? said(wording.missing, field);
  // The browser does not ask for what a condition may hide.
  if (validity.valueMissing || (value === "" && field.when && field.required && !validity.badInput))
    return missing();
  if (field.type === "file") {
    const fault = findFileFault((control as HTMLInputElement).files ?? [], field);
    return fault && (field.wrong ?? wording.file.replaceAll("{name}", fault.name));
  }
  const fault = value === "" ? undefined : findAnswerFault(value, field);
  if (validity.valid && !fault) return undefined;
  if (validity.valid && fault !== "email") return missing();
  if (field.wrong) return field.wrong;
  if (field.type === "email" && (validity.valid || validity.typeMismatch)) return wording.email;
  if (field.type === "url" && validity.typeMismatch) return wording.url;
  return beyondLimit(field, control, wording) ?? validationMessage;
}

/** An answer that is too small or large, early or late: browsers say so in their own language, and not of what. */
function beyondLimit(field: FormField, control: Control, wording: Props["wording"]): string | undefined {
  const { rangeUnderflow, rangeOverflow } = control.validity;
  if (!rangeUnderflow && !rangeOverflow) return undefined;
  const { type, min, max } = control as HTMLInputElement;
  const isNumber = type === "number";
  const [words, limit] = rangeUnderflow
    ? [isNumber ? wording.least : wording.earliest, min]
    : [isNumber ? wording.most : wording.latest, max];
  return said(words, field).replace("{limit}", () => limitInWords(type, limit));
}

/** A limit as the language of the page writes it: `1,240`, `March 4, 2026`, `18:30`. */
function limitInWords(type: string, limit: string): string {
  const lang = document.documentElement.lang || "en";
  if (type === "number") return Number(limit).toLocaleString(lang, { maximumFractionDigits: 20 });
  return type === "date" ? formatDay(limit, lang) : inDigitsOf(lang, limit);
}
