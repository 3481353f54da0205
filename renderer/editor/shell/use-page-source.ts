import { useEffect, useState } from "react";
import { EDIT_PAGE_PATH, type EditPage, type NoEditPage, type PageSource } from "../edit-page.ts";
import { post } from "../post.ts";

/**
 * The file of a page that cannot be shown, as it is.
 *
 * @param checked  What the check has said last: with each new answer the file may say something else.
 * @returns undefined until it is known.
 */
export function usePageSource(route: string, checked: unknown): PageSource | undefined {
  const [source, setSource] = useState<PageSource>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew with each answer of the check
  useEffect(() => {
    let isOver = false;
    post<EditPage | NoEditPage>(EDIT_PAGE_PATH, { route })
      // While the server is away, which the bar above says, the text stays as it is.
      .catch(() => undefined)
      .then((answer) => {
        if (!isOver && answer && "source" in answer && answer.source) setSource(answer.source);
      });
    return () => {
      isOver = true;
    };
  }, [route, checked]);
  return source;
}
