import type { EditPage } from "../../edit-page.ts";

/** On a page in another language, a text that stands in the file of its original. */
export function isUntranslated({ page, values }: Pick<EditPage, "page" | "values">, name: string): boolean {
  const file = values.find(({ path }) => path.join() === name)?.file;
  return file !== undefined && file !== page.file;
}
