import { shownPage } from "../../renderer/runtime/shown-page.ts";

/** Keeps the links at the page that is open, after the first that was shown without loading a document. */
export default function languageSwitch(element: HTMLElement): () => void {
  const ended = new AbortController();
  const follow = () => {
    // Woken by a touch, on the page that the document is of: its links are right as they are.
    if (!("alternates" in shownPage)) return;
    for (const link of element.querySelectorAll<HTMLAnchorElement>("a[hreflang]")) {
      const own = shownPage.alternates?.find(({ lang }) => lang === link.hreflang);
      if (link.parentElement) link.parentElement.hidden = !own;
      if (own) link.href = own.route;
    }
  };
  document.addEventListener("site:navigate", follow, { signal: ended.signal });
  follow();
  return () => ended.abort();
}
