import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeFindings, COLOUR_RULES } from "../support/axe.ts";
import { type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";
import { wakeBlocks } from "../support/wake-blocks.ts";
import { clippedTexts, sidewaysOverflow, smallActions } from "./measure/layout.ts";
import { walkTabStops } from "./measure/tab-stops.ts";
import { showTheme } from "./measure/theme.ts";

/** What pages look like after visitors have done something. Pages as they open: tests/sweeps. */
const STATES: [what: string, route: string, act: (page: Page) => Promise<unknown>][] = [
  ["the menu", "/about", (page) => page.getByRole("button", { name: "Open menu" }).click()],
  ["the choice of cookies", "/", (page) => page.getByRole("button", { name: "Customize" }).click()],
  [
    "a form with errors and a message that it failed",
    "/contact",
    async (page) => {
      await page.route("**/yogi/api/demo", (route) => route.abort());
      for (const field of await page.locator("main form [name]:not([name=email])").all())
        await field.fill("x");
      await page.locator("form [name=email]").fill("a@b.example");
      await page.getByRole("button", { name: "Send Message" }).click();
      await page.getByText("Submission Error").waitFor();
      await page.locator("form [name=email]").fill("not an address");
      await page.getByRole("button", { name: "Send Message" }).click();
      await page.getByText("Your message was not sent yet").waitFor();
    },
  ],
  ["a list without a match", "/careers", (page) => page.getByRole("searchbox").fill("astronaut")],
  [
    "everything that opens, open",
    "/technologies/other",
    async (page) => {
      await page.getByRole("button", { name: "List", exact: true }).click();
      await page.locator("details").evaluateAll((all) => {
        for (const details of all) (details as HTMLDetailsElement).open = true;
      });
    },
  ],
  [
    "filters that are set",
    "/insights/articles",
    async (page) => {
      await page.locator("summary", { hasText: "Filters" }).click();
      await page.getByRole("button", { name: "Engineering", exact: true }).click();
    },
  ],
  ["a service in detail", "/services", (page) => page.getByText("Explore Details").first().click()],
  ["an agenda", "/insights/events", (page) => page.getByText("View Agenda").first().click()],
];

describe("what visitors bring about can be used by everyone", () => {
  let site: SiteUnderTest;
  beforeAll(async () => {
    site = await serveBuiltSite();
  });
  afterAll(() => site?.close());

  it.each(STATES)("%s", async (_what, route, act) => {
    const found: string[] = [];
    const page = await site.open(route, { reducedMotion: "reduce", viewport: { width: 320, height: 800 } });
    await wakeBlocks(page);
    await act(page);
    const isModal = (await page.locator("dialog[open]").count()) > 0;
    const isMenu = (await page.locator("body.menu-open").count()) > 0;
    // The menu closes by itself where the window is wide.
    for (const width of isMenu ? [320, 700] : [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await showTheme(page, "light");
      found.push(...(await axeFindings(page)).map((finding) => `${width} px, light: ${finding}`));
      found.push(
        ...(await sidewaysOverflow(page)),
        ...(await clippedTexts(page)),
        ...(await smallActions(page)),
      );
      await showTheme(page, "dark");
      const colours = await axeFindings(page, { only: COLOUR_RULES });
      found.push(...colours.map((finding) => `${width} px, dark: ${finding}`));
    }
    if (!isModal) found.push(...(await walkTabStops(page)).faults);
    expect(found).toEqual([]);
    await page.context().close();
  });
});
