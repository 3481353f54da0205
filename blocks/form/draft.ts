import { sessionStore } from "../../renderer/runtime/storage.ts";

/** What was typed into a form, kept as long as the tab. */
export interface Draft {
  values: Record<string, string | string[]>;
  /** What the address had filled in; another value there is a new wish and wins over what is kept. */
  prefilled: Record<string, string>;
}

const keyOf = (form: string) => `draft:${form}`;

/** The draft of a form; an empty one when nothing readable is kept. */
export function readDraft(form: string): Draft {
  try {
    const { values, prefilled } = JSON.parse(sessionStore.read(keyOf(form)) ?? "{}") as Partial<Draft>;
    return { values: only(isAnswer, values), prefilled: only(isText, prefilled) };
  } catch {
    return { values: {}, prefilled: {} };
  }
}

export function writeDraft(form: string, draft: Draft): void {
  sessionStore.write(keyOf(form), JSON.stringify(draft));
}

export function removeDraft(form: string): void {
  sessionStore.remove(keyOf(form));
}

const isText = (value: unknown) => typeof value === "string";
const isAnswer = (value: unknown): value is string | string[] =>
  isText(value) || (Array.isArray(value) && value.every(isText));

function only<T>(is: (value: unknown) => value is T, record: unknown): Record<string, T> {
  if (typeof record !== "object" || record === null) return {};
  return Object.fromEntries(Object.entries(record).filter((entry): entry is [string, T] => is(entry[1])));
}
