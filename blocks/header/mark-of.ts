import { isActive } from "../../renderer/runtime/is-active.ts";

/** Where the visitor is: address of the page that is open, and where the logo leads, home in its language. */
export type Here = readonly [route: string | undefined, home: string | undefined];

/** Value of `aria-current` for an entry: the page itself, a page above it, or neither. A place on a page is no page. */
export function markOf(href = "", route?: string, home?: string): "page" | "true" | undefined {
  if (!href || href.includes("#") || !route || !isActive(href, route, home)) return undefined;
  return href === route ? "page" : "true";
}
