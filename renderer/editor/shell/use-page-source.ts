import { useEffect, useState } from "react";
import { EDIT_PAGE_PATH, type EditPage, type NoEditPage, type PageSource } from "../edit-page.ts";
import { post } from "../post.ts";

interface KnownSource {
  source?: PageSource;
  /** False while the file may say something else than what the check has read. */
  isCurrent: boolean;
}

/**
 * The file of a page that cannot be shown, as it is.
 *
 * @param checked  What the check has said last: with each new answer the file may say something else.
 * @returns What is known of it; nothing until then.
 */
export function usePageSource(route: string, checked: unknown): KnownSource {
  const [known, setKnown] = useState<{ source?: PageSource; checked?: unknown }>({});
  useEffect(() => {
    let isOver = false;
    post<EditPage | NoEditPage>(EDIT_PAGE_PATH, { route })
      // While the server is away, which the bar above says, the text stays as it is.
      .catch(() => undefined)
      .then((answer) => {
        if (isOver) return;
        const source = answer && "source" in answer ? answer.source : undefined;
        setKnown((before) => ({ ...before, ...(source && { source }), checked }));
      });
    return () => {
      isOver = true;
    };
  }, [route, checked]);
  return { ...(known.source && { source: known.source }), isCurrent: known.checked === checked };
}
