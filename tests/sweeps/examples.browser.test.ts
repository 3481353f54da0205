import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSite } from "../../renderer/publish/build-site.ts";
import { bringAxe } from "../support/axe.ts";
import { type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";
import { allExamples, examplePages, writeExamplesSite } from "../support/examples-site.ts";
import { lookAtPage } from "../support/look-at-page.ts";
import { lookAtExample } from "./look-at-example.ts";

describe("every example, in both themes, at every width", () => {
  const { dir, remove } = writeExamplesSite();
  let site: SiteUnderTest;
  let page: Page;
  beforeAll(async () => {
    await buildSite({ dir, outDir: join(dir, "dist") });
    site = await serveBuiltSite(dir);
    page = await site.open("/robots.txt", { reducedMotion: "reduce" });
    await bringAxe(page);
  });
  afterAll(async () => {
    await site?.close();
    remove();
  });

  it.each(allExamples())("$type, $name: can be used by everyone", async ({ route }) => {
    expect(await lookAtExample(page, site.address + route)).toEqual([]);
  });

  it.each(examplePages())("%s: can be used by everyone", async (route) => {
    expect(await lookAtPage(page, site.address + route)).toEqual([]);
  });
});
