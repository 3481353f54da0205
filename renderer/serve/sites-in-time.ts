import { readMoment } from "../clock/moments.ts";
import { openSite } from "../site/open-site.ts";
import type { Site, SiteOptions } from "../site/site.ts";

/** Sites of other days that are kept open: whoever goes back and forth between two days waits for each once. */
const KEPT = 2;

/** Gives the site as of a day or moment. */
export interface SitesInTime {
  /** @param asOf  As `SiteOptions.asOf`; for a text that is no day and no moment, and without one, the site as of now. */
  at(asOf: string | null): Promise<Site>;
  /** The site has changed. */
  forget(): void;
}

/** @param now  The site as it is shown by default; the others are opened as they are asked for. */
export function sitesInTime(now: Site, options: SiteOptions): SitesInTime {
  const sites = new Map<string, Promise<Site>>();
  return {
    async at(asOf) {
      if (asOf === null || typeof readMoment(asOf, "UTC") === "string") return now;
      const known = sites.get(asOf);
      if (known) return known;
      const [oldest] = sites.keys();
      if (oldest !== undefined && sites.size >= KEPT) sites.delete(oldest);
      const opened = openSite({ ...options, asOf });
      sites.set(asOf, opened);
      return opened;
    },
    forget: () => sites.clear(),
  };
}
