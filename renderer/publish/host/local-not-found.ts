import { type Site, showsPage } from "../../site/site.ts";
import { documentPath, type Output } from "../output.ts";

/**
 * Puts what readers of another language get where there is no page to where hosts look for it: Cloudflare Pages shows
 * the nearest `404.html` above the address that was asked for.
 */
export function writeLocalNotFound(
  { languages, routes }: Pick<Site, "languages" | "routes">,
  output: Pick<Output, "read" | "write">,
): void {
  for (const { path } of languages) {
    const route = `${path}/404`;
    const isThere = routes.some((entry) => entry.route === route && showsPage(entry));
    if (isThere) output.write(`${route.slice(1)}.html`, output.read(documentPath(route)));
  }
}
