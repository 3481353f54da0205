import { routeOf } from "./links.ts";

/**
 * Whether a navigation entry stands for the page that is open: the same route, or a route below it.
 * Home is active on home alone.
 */
export function isActive(href: string, route: string): boolean {
  const target = routeOf(href);
  if (target === "/") return route === "/";
  return route === target || route.startsWith(`${target}/`);
}
