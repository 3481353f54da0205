import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bringAxe } from "../support/axe.ts";
import { builtExamples } from "../support/built-examples.ts";
import { type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";
import { examplePages } from "../support/examples-site.ts";
import { lookAtPage } from "../support/look-at-page.ts";
import { lookAtExample } from "./look-at-example.ts";

const { dir, groups } = await builtExamples();

describe("every example, in both themes, at every width", () => {
  let site: SiteUnderTest;
  let page: Page;
  beforeAll(async () => {
    site = await serveBuiltSite(dir, { sweeps: true });
    page = await site.open("/robots.txt", { reducedMotion: "reduce" });
    await bringAxe(page);
  });
  afterAll(() => site?.close());

  it.each(groups)("$name: can be used by everyone", async ({ route, examples }) => {
    const found = await lookAtExample(page, site.address + route);
    if (found.length === 0 || examples.length === 1) return expect(found).toEqual([]);
    // Only what an example shows by itself is a fault of its block: two navigations of the same name are not.
    const alone: string[] = [];
    for (const { name, route } of examples)
      for (const one of await lookAtExample(page, site.address + route)) alone.push(`${name}: ${one}`);
    expect(alone).toEqual([]);
  });

  it.each(examplePages())("%s: can be used by everyone", async (route) => {
    expect(await lookAtPage(page, site.address + route)).toEqual([]);
  });
});
