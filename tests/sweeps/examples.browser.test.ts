import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSite } from "../../renderer/publish/build-site.ts";
import { bringAxe } from "../support/axe.ts";
import { type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";
import { removeGrouped, writeExampleGroups } from "../support/example-groups.ts";
import { writeExamplePages } from "../support/examples-of.ts";
import { examplePages, writeExamplesSite } from "../support/examples-site.ts";
import { lookAtPage } from "../support/look-at-page.ts";
import { lookAtExample } from "./look-at-example.ts";

const examplesSite = writeExamplesSite();
const groups = await writeExampleGroups(examplesSite.dir, examplesSite.examples);

describe("every example, in both themes, at every width", () => {
  const { dir, remove, examples: all } = examplesSite;
  const build = () => buildSite({ dir, outDir: join(dir, "dist") });
  let hasAlone = false;
  /** Most are never looked at by themselves: their pages are made when the first one is. */
  const makeAlone = async () => {
    if (hasAlone) return;
    hasAlone = true;
    writeExamplePages(dir, all);
    await build();
  };
  let site: SiteUnderTest;
  let page: Page;
  beforeAll(async () => {
    removeGrouped(dir, all, groups);
    await build();
    site = await serveBuiltSite(dir);
    page = await site.open("/robots.txt", { reducedMotion: "reduce" });
    await bringAxe(page);
  });
  afterAll(async () => {
    await site?.close();
    remove();
  });

  it.each(groups)("$name: can be used by everyone", async ({ route, examples }) => {
    const found = await lookAtExample(page, site.address + route);
    if (found.length === 0 || examples.length === 1) return expect(found).toEqual([]);
    // Only what an example shows by itself is a fault of its block: two navigations of the same name are not.
    await makeAlone();
    const alone: string[] = [];
    for (const { name, route } of examples)
      for (const one of await lookAtExample(page, site.address + route)) alone.push(`${name}: ${one}`);
    expect(alone).toEqual([]);
  });

  it.each(examplePages())("%s: can be used by everyone", async (route) => {
    expect(await lookAtPage(page, site.address + route)).toEqual([]);
  });
});
