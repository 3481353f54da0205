import { isActive } from "../../renderer/runtime/is-active.ts";

/** Where the visitor is. */
export interface Here {
  /** Address of the page that is open; missing for a page without one of its own. */
  route?: string | undefined;
  /** Where the logo leads: home, in the language of the page. */
  home?: string | undefined;
}

/** Value of `aria-current` for an entry: the page itself, a page above it, or neither. A place on a page is no page. */
export function markOf(href = "", { route, home }: Here): "page" | "true" | undefined {
  if (!href || href.includes("#") || !route || !isActive(href, route, home)) return undefined;
  return href === route ? "page" : "true";
}
