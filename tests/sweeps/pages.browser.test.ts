import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite } from "../../renderer/site/site.ts";
import { type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";
import { lookAtPage, SIZES } from "../support/look-at-page.ts";
import { isAskedFor } from "../support/only.ts";

const { routes } = await openSite({ dir: join(import.meta.dirname, "../..") });
// An alias shows the very same page.
const pages = routes
  .filter((entry) => entry.kind === "page" && entry.route !== "/404" && isAskedFor("ONLY_PAGES", entry.file))
  .map((entry) => entry.route);

describe("every page, in both themes, at every width", () => {
  let site: SiteUnderTest;
  let page: Page;
  beforeAll(async () => {
    site = await serveBuiltSite();
    // Nobody has decided about cookies: the banner is open, and may not be in the way.
    page = await site.open("/", { reducedMotion: "reduce", viewport: SIZES[0] });
  });
  afterAll(() => site?.close());

  it.each(pages)("%s can be used by everyone", async (route) => {
    expect(await lookAtPage(page, site.address + route)).toEqual([]);
  });
});
