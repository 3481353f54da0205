import { join } from "node:path";
import { openSite } from "../../renderer/site/open-site.ts";
import type { Site, SiteOptions } from "../../renderer/site/site.ts";
import { type Files, writeMockSite } from "./mock-site.ts";

/** Opens the small site with some files changed, as of a day or moment. */
export async function siteAsOf(
  asOf: string,
  files: Files = {},
  options: Partial<SiteOptions> = {},
): Promise<Site> {
  const dir = writeMockSite(files);
  return openSite({ dir, blockDirs: [join(dir, "blocks")], asOf, ...options });
}
