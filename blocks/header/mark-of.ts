import { isActive } from "../../renderer/runtime/is-active.ts";

/** Value of `aria-current` for an entry: the page itself, a page above it, or neither. A place on a page is no page. */
export function markOf(href = "", route = ""): "page" | "true" | undefined {
  if (!href || href.includes("#") || !route || !isActive(href, route)) return undefined;
  return href === route ? "page" : "true";
}
