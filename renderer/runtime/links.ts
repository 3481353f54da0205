/**
 * The address that a click should open inside the site, or null when the browser should follow the link
 * itself: other origin, new tab, download, a file, a jump within the page, or a click with a modifier.
 */
export function internalTarget(event: MouseEvent, current: Location = location): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = linkOf(event.target);
  return link && isInternal(link, current) ? new URL(link.href) : null;
}

/** The link around an event's target, if there is one. */
export function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
}

/** Whether a link leads to another page of this site. */
export function isInternal(link: HTMLAnchorElement, current: Location = location): boolean {
  if ((link.target && link.target !== "_self") || link.hasAttribute("download")) return false;
  let url: URL;
  try {
    url = new URL(link.href);
  } catch {
    return false;
  }
  if (url.origin !== current.origin) return false;
  // Another site may stand at the root of the same host, or beside this one.
  if (import.meta.env.BASE && !`${url.pathname}/`.startsWith(`${import.meta.env.BASE}/`)) return false;
  // `/.//host/page` is of this site, but its path alone, as the router passes it on, names another host.
  if (url.pathname.startsWith("//")) return false;
  // Files (pictures, feeds) are the browser's business; routes have no dot in their last part.
  if (/\.[^/]*$/.test(url.pathname)) return false;
  return !(url.hash && url.pathname === current.pathname && url.search === current.search);
}

/** A route as the site writes it: no slash at the end, `/` for home. */
export function routeOf(pathname: string): string {
  return pathname.replace(/\/+$/, "") || "/";
}

/** Where a route's data for client navigation lies: always on this site. */
export function payloadAddress(pathname: string): string {
  const route = routeOf(pathname).replace(/^\/+/, "/");
  return `${route === "/" ? "" : route}/page.json`;
}
