import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSite } from "../../renderer/build/build-site.ts";
import { axeViolations } from "../support/axe.ts";
import { faultsOf, type SiteUnderTest, serveBuiltSite, wakeEverything } from "../support/built-site.ts";
import { allExamples, writeExamplesSite } from "../support/examples-site.ts";

// The not-found block tells the console the address that was asked for; the spec wants it to.
const SAID_ON_PURPOSE = /^404: there is no page at/;

// A lone example has no page around it: no main heading, no landmarks of its own.
const PAGE_RULES = ["page-has-heading-one", "heading-order", "region", "landmark-one-main"];

describe("every example in the browser", () => {
  const { dir, remove } = writeExamplesSite();
  let site: SiteUnderTest;
  beforeAll(async () => {
    await buildSite({ dir, outDir: join(dir, "dist") });
    site = await serveBuiltSite(dir);
  });
  afterAll(async () => {
    await site?.close();
    remove();
  });

  it.each(allExamples())("$type, $name: wakes without a fault and is accessible", async ({ route }) => {
    const page = await site.open(route, { reducedMotion: "reduce" });
    await wakeEverything(page);
    expect(faultsOf(page).filter((fault) => !SAID_ON_PURPOSE.test(fault))).toEqual([]);
    expect(await axeViolations(page, PAGE_RULES)).toEqual([]);
    await page.context().close();
  });
});
