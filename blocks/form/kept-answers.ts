import { readQuery } from "../../renderer/runtime/query-state.ts";
import { controlOf } from "./check-fields.ts";
import { readDraft, writeDraft } from "./draft.ts";
import type { Props } from "./props.ts";

type Options = Pick<Props, "fields" | "prefill">;

/** The name under which a form is known in this tab: its route and its anchor. */
export function nameOf(form: HTMLFormElement): string {
  const route = location.pathname.replace(/\/+$/, "") || "/";
  return `${route}#${form.closest("[data-block]")?.id ?? ""}`;
}

/**
 * Puts answers back into empty fields: what the visitor had typed in this tab, and what the address asks for.
 * What stands in a field already (typed before the form woke up, or restored by the browser) stays.
 */
export function restoreAnswers(form: HTMLFormElement, { fields, prefill = [] }: Options): void {
  const draft = readDraft(nameOf(form));
  for (const { name } of fields) {
    const control = controlOf(form, name);
    const kept = draft.values[name];
    if (control && control.value === "" && kept !== undefined) control.value = kept;
  }
  const query = readQuery();
  let granted = false;
  for (const { param, field } of prefill) {
    const control = controlOf(form, field);
    const wish = query.get(param);
    // A wish that was granted before is not granted again: the visitor may have written something better since.
    if (!control || !wish || draft.prefilled[field] === wish) continue;
    control.value = wish;
    draft.prefilled[field] = wish;
    granted = true;
  }
  if (granted) writeDraft(nameOf(form), { ...draft, values: answersOf(form) });
}

/** Keeps what is typed, so that a reload or a look at another page loses nothing. */
export function keepAnswers(form: HTMLFormElement): void {
  const { prefilled } = readDraft(nameOf(form));
  writeDraft(nameOf(form), { values: answersOf(form), prefilled });
}

/** All answers of a form by field name. */
export function answersOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
