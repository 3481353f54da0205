import { chosenIn } from "./check-fields.ts";
import { isAsked } from "./conditions.ts";
import type { Props } from "./props.ts";
import type { Answer } from "./send-answers.ts";

type Options = Pick<Props, "fields" | "endpoint">;

/** Milliseconds within which nobody fills in a form without touching it. */
const QUICK = 2_000;

/**
 * What no person would have sent: text in the field that nobody meets, or a form sent at once that nobody has touched.
 * Whoever is quick, with the browser's help, has at least pressed something.
 *
 * @param age Milliseconds since the form was shown.
 * @param isTouched A key, a pointer or what stands in for them has reached it.
 * @returns What the receiver is told; undefined for a person.
 */
export function robotMark(form: HTMLFormElement, age: number, isTouched: boolean): string | undefined {
  const trapped = form.querySelector<HTMLInputElement>("[data-trap]")?.value.slice(0, 200);
  if (trapped) return trapped;
  // Browsers that know nothing of hands are not judged.
  return age < QUICK && !isTouched && "userActivation" in navigator ? "quick" : undefined;
}

/** What is sent of a form: the answers to what is asked, by name for JSON, or as a browser would send them. */
export function answersOf(
  form: HTMLFormElement,
  { fields, endpoint }: Options,
  mark: string | undefined,
): Record<string, Answer> | FormData {
  const chosen = chosenIn(form);
  const asked = fields.filter((field) => isAsked(field, fields, chosen));
  const data = new FormData(form);
  if (endpoint.takes === "form") {
    for (const { name } of fields) if (!asked.some((field) => field.name === name)) data.delete(name);
    // The page that is shown afterwards is this one.
    data.delete(endpoint.nextName);
    data.delete(endpoint.trap);
    if (mark) data.set(endpoint.trap, mark);
    return data;
  }
  const answers: Record<string, Answer> = {};
  const order = endpoint.send?.flatMap((name) => asked.find((field) => field.name === name) ?? []) ?? asked;
  for (const { name, type } of order) {
    const [text = ""] = data.getAll(name).map(String);
    if (type === "checkbox" || type === "consent") answers[name] = text !== "";
    else if (type === "checkboxes") answers[name] = chosen(name);
    else answers[name] = type === "number" && text !== "" ? Number(text) : text;
  }
  return { ...answers, ...(mark && { [endpoint.trap]: mark }) };
}
