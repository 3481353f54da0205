import { isActive } from "../../renderer/runtime/is-active.ts";

/** Value of `aria-current` for an entry: the page itself, a page above it, or neither. */
export function markOf(href: string, route = ""): "page" | "true" | undefined {
  if (!route || !isActive(href, route)) return undefined;
  return href === route ? "page" : "true";
}
