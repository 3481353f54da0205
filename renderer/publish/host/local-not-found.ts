import { showsPage } from "../../filling/routes.ts";
import { versionFile } from "../../languages/version-files.ts";
import type { Site } from "../../site/site.ts";
import { documentPath, type Output } from "../output.ts";
import type { LocalNotFound } from "./host-rules.ts";

/** The pages for what is not there that a site has in other languages, and where they are written. */
export function localNotFound({
  languages,
  routes,
}: Pick<Site, "languages" | "routes">): (LocalNotFound & { route: string })[] {
  return languages.flatMap(({ lang, path }) => {
    const file = versionFile("pages/404.yaml", lang);
    const page = routes.find((entry) => entry.file === file && showsPage(entry));
    return page ? [{ below: `${path}/`, page: `${path}/404.html`, route: page.route }] : [];
  });
}

/** Cloudflare Pages shows the nearest `404.html` above the address that was asked for; other hosts are told. */
export function writeLocalNotFound(
  pages: ReturnType<typeof localNotFound>,
  output: Pick<Output, "read" | "write">,
) {
  for (const { page, route } of pages) output.write(page.slice(1), output.read(documentPath(route)));
}
