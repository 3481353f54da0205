import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite } from "../../renderer/content/site.ts";
import { type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";

const { routes } = await openSite({ dir: join(import.meta.dirname, "../.."), checkOnly: true });
const pages = routes
  .filter((entry) => entry.kind === "page" && entry.route !== "/404")
  .map((entry) => entry.route);

describe("every page without JavaScript", () => {
  let site: SiteUnderTest;
  beforeAll(async () => {
    site = await serveBuiltSite();
  });
  afterAll(() => site?.close());

  it.each(pages)("%s: can be read, and its menu leads on", async (route) => {
    const page = await site.open(route, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const heading = page.getByRole("heading", { level: 1 });
    expect(await heading.count()).toBe(1);
    expect(await heading.isVisible()).toBe(true);
    for (const name of ["About", "Technologies", "Insights", "Careers", "Contact"]) {
      const link = page.getByRole("navigation").getByRole("link", { name, exact: true });
      expect(await link.filter({ visible: true }).count(), `visible menu links to ${name}`).toBeGreaterThan(
        0,
      );
    }
    // What opens by itself (details) may be closed; nothing else of the content may wait for a script.
    const waiting = await page
      .locator(
        "main :is(p, li, h2, h3, dd):not(details *, [hidden] *, dialog *, template *, .visually-hidden)",
      )
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.textContent?.trim() && getComputedStyle(element).opacity === "0")
          .map((element) => element.textContent?.trim().slice(0, 60)),
      );
    expect(waiting).toEqual([]);
    await page.context().close();
  });
});
