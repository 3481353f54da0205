import type { PagePayload } from "../../renderer/model.ts";
import { payloadAddress, routeOf } from "../../renderer/runtime/links.ts";

/** Keeps the links at the page that is open, after the first that was shown without loading a document. */
export default function languageSwitch(element: HTMLElement): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const follow = async () => {
    const route = routeOf(location.pathname);
    try {
      const answer = await fetch(payloadAddress(route), { signal });
      const payload = (await answer.json()) as PagePayload;
      if (routeOf(location.pathname) === route && payload.kind === "page") show(element, payload.alternates);
    } catch {
      // The links stay as they are: they lead to a page in the right language.
    }
  };
  document.addEventListener("site:navigate", follow, { signal });
  void follow();
  return () => ended.abort();
}

function show(element: HTMLElement, alternates: readonly { lang: string; route: string }[] = []): void {
  for (const link of element.querySelectorAll<HTMLAnchorElement>("a[hreflang]")) {
    const own = alternates.find(({ lang }) => lang === link.hreflang);
    if (link.parentElement) link.parentElement.hidden = !own;
    if (own) link.href = own.route;
  }
}
