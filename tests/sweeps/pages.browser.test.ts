import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bringAxe } from "../support/axe.ts";
import { type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";
import { lookAtPage, SIZES } from "../support/look-at-page.ts";
import { sweptPages } from "../support/swept-pages.ts";

const pages = await sweptPages();

describe("every page, in both themes, at every width", () => {
  let site: SiteUnderTest;
  let page: Page;
  beforeAll(async () => {
    site = await serveBuiltSite(undefined, { sweeps: true });
    // Nobody has decided about cookies: the banner is open, and may not be in the way.
    page = await site.open("/", { reducedMotion: "reduce", viewport: SIZES[0] });
    await bringAxe(page);
  });
  afterAll(() => site?.close());

  it.each(pages)("$route can be used by everyone", async ({ route }) => {
    expect(await lookAtPage(page, site.address + route)).toEqual([]);
  });
});
