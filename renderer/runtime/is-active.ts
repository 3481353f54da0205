import { routeOf } from "./links.ts";

/**
 * Whether a navigation entry stands for the page that is open: the same route, or a route below it.
 * Home is active on home alone.
 *
 * @param home  In another language than the site's own its home is an address such as `/de`.
 */
export function isActive(href: string, route: string, home?: string): boolean {
  const target = routeOf(href);
  return target === home ? route === home : `${route}/`.startsWith(`${target}/`);
}
