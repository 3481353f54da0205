import { routeOf } from "../../renderer/runtime/links.ts";

/** Marks the tab of the page that is open. */
export default function startTabLinks(element: HTMLElement): () => void {
  const mark = () => {
    const route = routeOf(location.pathname);
    for (const link of element.querySelectorAll("a")) {
      if (link.getAttribute("href") === route) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
  };
  document.addEventListener("site:navigate", mark);
  mark();
  return () => document.removeEventListener("site:navigate", mark);
}
