import { basedAddress, basedSources, siteRoute as routeBelow } from "../formats/base-path.ts";

/**
 * The address at which the browser finds a page or a file of the site: below a path where the site stands below one.
 * Attributes that HTML knows as addresses need none of this (`bundle/based-elements.ts`); what is asked for by a script,
 * or stands in a `data-` attribute for one, does. In a site at the root of its host the call is gone from the code.
 *
 * @param address  As authors write it: `/about`.
 */
export function siteAddress(address: string): string {
  return import.meta.env.BASE ? basedAddress(address, import.meta.env.BASE) : address;
}

/** The same as `siteAddress` for what `srcset` holds. */
export function siteSources(srcset: string): string {
  return import.meta.env.BASE ? basedSources(srcset, import.meta.env.BASE) : srcset;
}

/** The address as authors write it, of one where the site stands; `base` is that of this build, or the published one. */
export function siteRoute(pathname: string, base: string | undefined): string {
  return base ? routeBelow(pathname, base) : pathname;
}
