import type { EditPage } from "./edit-page.ts";

/** On a page in another language, a text of its head that is shown as the original has it. */
export function isUntranslated({ values }: Pick<EditPage, "values">, name: string): boolean {
  return values.find(({ path }) => path.join() === name)?.isUntranslated === true;
}
