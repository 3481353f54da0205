import { readQuery } from "../../renderer/runtime/query-state.ts";
import { controlsOf, type FormField, isBox } from "./check-fields.ts";
import { type Draft, readDraft, writeDraft } from "./draft.ts";
import type { Props } from "./props.ts";

type Options = Pick<Props, "fields" | "prefill">;

/** The name under which a form is known in this tab: its route and its anchor, or its place among those without. */
export function nameOf(form: HTMLFormElement): string {
  const route = location.pathname.replace(/\/+$/, "") || "/";
  const block = form.closest<HTMLElement>("[data-block]");
  const others = [...document.querySelectorAll("[data-block=form]:not([id])")];
  const place = block && others.indexOf(block);
  return `${route}#${block?.id || (place && place > 0 ? `~${place}` : "")}`;
}

/**
 * Puts answers back into empty fields: what the visitor had typed in this tab, and what the address asks for.
 * What stands in a field already (typed before the form woke up, or restored by the browser) stays.
 */
export function restoreAnswers(form: HTMLFormElement, { fields, prefill = [] }: Options): void {
  const draft = readDraft(nameOf(form));
  for (const field of fields.filter(isKept)) {
    const controls = controlsOf(form, field.name);
    const kept = draft.values[field.name];
    const isEmpty = !controls.some((control) => (isBox(control) ? control.checked : control.value !== ""));
    if (isEmpty && kept !== undefined) fillIn(controls, kept);
  }
  const query = readQuery();
  let granted = false;
  for (const { param, field } of prefill) {
    const controls = controlsOf(form, field);
    const wish = query.get(param);
    // A wish that was granted before is not granted again: the visitor may have written something better since.
    if (controls.length === 0 || !wish || draft.prefilled[field] === wish) continue;
    fillIn(controls, wish);
    draft.prefilled[field] = wish;
    granted = true;
  }
  if (granted) writeDraft(nameOf(form), { ...draft, values: typedIn(form, fields) });
}

/** Keeps what is typed, so that a reload or a look at another page loses nothing. */
export function keepAnswers(form: HTMLFormElement, fields: readonly FormField[]): void {
  const { prefilled } = readDraft(nameOf(form));
  writeDraft(nameOf(form), { values: typedIn(form, fields), prefilled });
}

/** Consent is given anew each time, a file has to be chosen again, and what is hidden nobody has typed. */
function isKept({ type }: FormField): boolean {
  return type !== "consent" && type !== "file" && type !== "hidden";
}

function fillIn(controls: ReturnType<typeof controlsOf>, answer: string | string[]): void {
  for (const control of controls)
    if (isBox(control)) control.checked = [answer].flat().includes(control.value);
    else control.value = String(answer);
}

function typedIn(form: HTMLFormElement, fields: readonly FormField[]): Draft["values"] {
  const data = new FormData(form);
  return Object.fromEntries(
    fields.filter(isKept).map(({ name, type }) => {
      const texts = data.getAll(name).map(String);
      return [name, type === "checkboxes" ? texts : (texts[0] ?? "")];
    }),
  );
}
