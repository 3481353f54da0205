import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";
import { wakeBlocks } from "../support/wake-blocks.ts";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await serveBuiltSite();
});
afterAll(() => site?.close());

/** The events page as a visitor of that day sees it. */
async function openOn(day: string, query = ""): Promise<Page> {
  const context = await site.browser.newContext({ reducedMotion: "reduce" });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
  await page.goto(`${site.address}/insights/events${query}`);
  await wakeBlocks(page);
  return page;
}

const card = (page: Page, title: string) => page.locator("[data-event]", { hasText: title });
const shown = (page: Page) => page.locator("#events [data-event]:visible h3").allTextContents();

const webinar2027 = "Measure an AI Assistant Before Your Customers Do";
const workshop2025 = "From Process Map to Working Agent";
const webinar2025 = "What Your Cloud Bill Is Telling You";

describe("events", () => {
  it("are upcoming or past by the visitor's own day, whenever the site was built", async () => {
    const page = await openOn("2025-07-25");
    // The day itself still counts.
    expect(await card(page, workshop2025).getByText("Upcoming", { exact: true }).isVisible()).toBe(true);
    expect(await card(page, webinar2025).getByText("Past Event", { exact: true }).isVisible()).toBe(true);
    const later = await openOn("2025-07-26");
    expect(await card(later, workshop2025).getByText("Past Event", { exact: true }).isVisible()).toBe(true);
    expect(await card(later, workshop2025).getByText("Upcoming", { exact: true }).isVisible()).toBe(false);
    expect(await card(later, webinar2027).getByText("Upcoming", { exact: true }).isVisible()).toBe(true);
  });

  it("are found by three tabs, by mouse and by keyboard", async () => {
    const page = await openOn("2026-01-01");
    expect(await page.getByRole("tab").allTextContents()).toEqual(["All Events", "Upcoming", "Past Events"]);
    expect(await shown(page)).toHaveLength(3);
    await page.getByRole("tab", { name: "Upcoming" }).click();
    expect(await shown(page)).toEqual([webinar2027]);
    await page.keyboard.press("ArrowRight");
    expect(await shown(page)).toEqual([workshop2025, webinar2025]);
    expect(await page.getByRole("tab", { name: "Past Events" }).getAttribute("aria-selected")).toBe("true");
    await page.waitForURL(/show=past/);
    await page.keyboard.press("Home");
    expect(await shown(page)).toHaveLength(3);
    expect(await axeViolations(page)).toEqual([]);
  });

  it("say when a tab is empty", async () => {
    const future = await openOn("2099-01-01", "?show=upcoming");
    await future.getByText("No upcoming events at the moment. Check back soon!").first().waitFor();
    const past = await openOn("2001-01-01", "?show=past");
    await past.getByText("No past events to display.").first().waitFor();
    expect(await axeViolations(past)).toEqual([]);
  });

  it("tell day, time, place, and at most four faces", async () => {
    const page = await openOn("2026-01-01");
    const event = card(page, webinar2027);
    for (const text of ["March 18, 2027", "15:00–16:30", "Virtual"])
      expect(await event.textContent()).toContain(text);
    const faces = event.getByRole("list", { name: "Speakers" }).getByRole("listitem");
    expect(await faces.locator("img").count()).toBe(4);
    expect(await faces.last().textContent()).toBe("+2");
    expect(await event.locator(".picture img").getAttribute("alt")).toBeTruthy();
  });

  it("open their agenda, and close it again", async () => {
    const page = await openOn("2026-01-01");
    const event = card(page, workshop2025);
    const opener = event.locator("summary");
    expect(await opener.getByText("View Agenda").isVisible()).toBe(true);
    await opener.click();
    expect(await opener.getByText("Hide Details").isVisible()).toBe(true);
    expect(await event.locator("ol li:visible").count()).toBeGreaterThan(3);
    await opener.press("Enter");
    expect(await opener.getByText("View Agenda").isVisible()).toBe(true);
  });

  it("can be registered for, or the recording requested by a prepared mail", async () => {
    const page = await openOn("2026-01-01");
    expect(
      await card(page, webinar2027)
        .getByRole("link", { name: /^Register Now/ })
        .getAttribute("href"),
    ).toContain("/contact");
    expect(
      await card(page, webinar2027)
        .getByRole("link", { name: /^Request Recording/ })
        .isVisible(),
    ).toBe(false);
    const past = card(page, workshop2025);
    expect(await past.getByRole("link", { name: /^Register Now/ }).isVisible()).toBe(false);
    const mail = new URL(
      (await past.getByRole("link", { name: /^Request Recording/ }).getAttribute("href")) ?? "",
    );
    expect(mail.protocol).toBe("mailto:");
    expect(mail.searchParams.get("subject")).toContain(workshop2025);
    expect(mail.searchParams.get("body")).toContain("July 25, 2025");
  });

  it("can be put into a calendar", async () => {
    const page = await openOn("2026-01-01");
    const link = card(page, webinar2027).getByRole("link", { name: /^Add to calendar/ });
    const file = await (
      await page.request.get(new URL((await link.getAttribute("href")) ?? "", site.address).href)
    ).text();
    expect(file).toContain("BEGIN:VEVENT");
    expect(file).toMatch(/DTSTART.*20270318T15/);
    // Where nobody can register, the link begins where the title does.
    const edges = await card(page, webinar2027).evaluate((event) => {
      event.querySelector('.actions [data-choice] > [data-when="upcoming"]')!.remove();
      return ["h3", ".calendar"].map((part) => event.querySelector(part)!.getBoundingClientRect().left);
    });
    expect(edges[1]).toBe(edges[0]);
  });

  it("are all there without JavaScript, with both things that one can do", async () => {
    const page = await site.open("/insights/events", { javaScriptEnabled: false });
    expect(await shown(page)).toHaveLength(3);
    expect(
      await card(page, workshop2025)
        .getByRole("link", { name: /^Register Now/ })
        .isVisible(),
    ).toBe(true);
    expect(
      await card(page, workshop2025)
        .getByRole("link", { name: /^Request Recording/ })
        .isVisible(),
    ).toBe(true);
    // Nobody knows the day: each says when it is of use.
    const words = await card(page, webinar2027).locator(".actions [data-choice]").innerText();
    expect(words.split(/\s*\n\s*/).filter((line) => !line.startsWith(":"))).toEqual([
      "Upcoming:",
      "Register Now",
      "Past Event:",
      "Request Recording",
    ]);
    const awake = await openOn("2026-01-01");
    expect(await card(awake, webinar2027).getByText("Upcoming:").isVisible()).toBe(false);
  });
});
