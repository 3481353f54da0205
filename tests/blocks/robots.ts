import type { Page } from "playwright";

/** What a robot writes into fields that it does not know. */
export const SPAM = "https://spam.example";

/** How robots fill in a form, in the page: names of `fillAs`. */
export const FILLS = ["everything", "attributes", "setters", "texts", "names", "backwards"] as const;

/** How they send it. `fetch` and `native` pass by the form's own script. */
export const SENDS = ["requestSubmit", "click", "event", "fetch", "native"] as const;

interface Order {
  fill: (typeof FILLS)[number] | "visible";
  send: (typeof SENDS)[number];
  day: string;
}

/** Fills in and sends the page's form by script alone, as robots do. */
export function runRobot(page: Page, order: Order): Promise<void> {
  return page.evaluate(async ({ fill, send, day }) => {
    const form = document.querySelector("[data-block=form] form") as HTMLFormElement;
    const known: Record<string, string> = {
      email: "robot@spam.example",
      number: "8",
      date: day,
      time: "09:00",
    };
    const valueFor = ({ type }: HTMLInputElement) => known[type] ?? "https://spam.example";
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    const put: Record<string, (field: HTMLInputElement) => void> = {
      attributes: (field) => field.setAttribute("value", valueFor(field)),
      setters(field) {
        setter?.call(field, valueFor(field));
        field.dispatchEvent(new Event("change", { bubbles: true }));
      },
    };
    const isText = ({ type }: HTMLInputElement) =>
      !["checkbox", "radio", "file", "hidden", "submit"].includes(type);
    for (const box of form.querySelectorAll<HTMLInputElement>("[type=checkbox], [type=radio]"))
      box.checked = true;
    for (const select of form.querySelectorAll("select")) select.selectedIndex = select.options.length - 1;
    let texts = [...form.querySelectorAll<HTMLInputElement>("input, textarea")].filter(isText);
    if (fill === "visible")
      texts = texts.filter((field) => field.getClientRects().length > 0 && !field.closest("[inert]"));
    if (fill === "texts")
      texts = texts.filter(({ type }) => ["text", "textarea", "email", "number", "date"].includes(type));
    if (fill === "backwards") texts.reverse();
    for (const field of texts) {
      if (fill === "backwards") field.focus();
      if (field instanceof HTMLTextAreaElement || !put[fill]) field.value = valueFor(field);
      else put[fill](field);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    if (fill === "names")
      for (const name of ["website", "homepage", "url", "_gotcha"]) {
        const trap = form.querySelector<HTMLInputElement>(`[name="${name}"], [aria-label="Homepage"]`);
        if (trap) trap.value = "https://spam.example";
      }
    if (send === "requestSubmit") form.requestSubmit();
    else if (send === "click") form.querySelector("button")?.click();
    else if (send === "event") form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    else if (send === "native") setTimeout(() => form.submit());
    else await fetch(form.action, { method: "POST", body: new FormData(form) });
  }, order);
}

/** The fields of a form in a document, as a robot without a browser finds them: name and type. */
export function fieldsIn(html: string): { name: string; type: string }[] {
  const [form = ""] = /<form[\s\S]*?<\/form>/.exec(html) ?? [];
  return [...form.matchAll(/<(input|textarea|select)\b([^>]*)>/g)].flatMap(([, tag = "", rest = ""]) => {
    const name = /\bname="([^"]*)"/.exec(rest)?.[1];
    return name
      ? [{ name, type: /\btype="([^"]*)"/.exec(rest)?.[1] ?? (tag === "input" ? "text" : tag) }]
      : [];
  });
}
