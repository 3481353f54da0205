import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { faultsOf, type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await serveBuiltSite();
});
let page: Page;
afterEach(() => page.context().close());
afterAll(() => site?.close());

async function openPlayground(options?: { stopClock?: boolean }) {
  page = await site.open("/robots.txt", {
    viewport: { width: 1280, height: 900 },
    // Colours that are still on their way would be measured halfway.
    reducedMotion: "reduce",
  });
  await page.evaluate(() => localStorage.setItem("cookie_consent", '{"essential":true}'));
  if (options?.stopClock) {
    await page.clock.install({ time: new Date("2026-03-02T10:00:00Z") });
    await page.clock.pauseAt(new Date("2026-03-02T10:00:01Z"));
  }
  await page.goto(`${site.address}/technologies/other`);
  const blocks = ["text-analyzer", "cloud-scaler", "pipeline-simulator", "latency-mock"];
  for (const block of blocks) {
    await page.locator(`[data-block=${block}]`).scrollIntoViewIfNeeded();
    await page.locator(`[data-block=${block}][data-awake]`).waitFor();
  }
}

describe("the Technology Playground in a browser", () => {
  it("does what it says, in its time", async () => {
    await openPlayground({ stopClock: true });
    await page.getByRole("button", { name: "Analyze Text" }).click();
    expect(await page.locator("[data-block=text-analyzer] .error").textContent()).toBe(
      "Please enter some text to analyze.",
    );
    await page
      .getByLabel("Text to analyze")
      .fill("Fast, reliable and simple: Kubernetes at Northgate Logistics.");
    await page.getByRole("button", { name: "Analyze Text" }).click();
    await page.getByRole("button", { name: "Run Pipeline" }).click();
    await page.getByRole("button", { name: "Ping Endpoints" }).click();
    await page.clock.runFor(2400);
    expect(await page.locator("[data-block=text-analyzer] dl").count()).toBe(0);
    await page.clock.runFor(200);
    const found = page.locator("[data-block=text-analyzer] dl");
    await found.waitFor();
    expect(await found.textContent()).toMatch(/Positive.*TECHNOLOGY/);
    // Each stage and each ping begins when the one before has been drawn, which takes a moment of real time.
    const isOver = async () => {
      await page.clock.runFor(300);
      const pings = await page.locator("[data-block=latency-mock] [data-speed]").count();
      return pings === 4 && (await page.getByText("Pipeline complete.").isVisible());
    };
    await expect.poll(isOver, { timeout: 20_000 }).toBe(true);
    await page.getByRole("slider", { name: "Workload" }).focus();
    await page.keyboard.press("End");
    expect(await page.locator("[data-block=cloud-scaler] dd").allTextContents()).toEqual(["5", "$25"]);
    await page.keyboard.press("Home");
    expect(await page.locator("[data-block=cloud-scaler] dd").allTextContents()).toEqual(["1", "$5"]);
    await page.keyboard.press("ArrowRight");
    expect(await page.getByRole("slider", { name: "Workload" }).inputValue()).toBe("5");
    expect(faultsOf(page)).toEqual([]);
  });

  it("stays calm under fast repeated use and when the page is left in mid-run", async () => {
    await openPlayground();
    await page.getByRole("button", { name: "Use a sample text" }).click();
    await page.evaluate(() => {
      const press = (label: string) => {
        for (const button of document.querySelectorAll<HTMLButtonElement>("#playground button")) {
          if (button.textContent === label) button.click();
        }
      };
      for (let count = 0; count < 100; count += 1) {
        for (const label of ["Analyze Text", "Run Pipeline", "Ping Endpoints", "Cancel"]) press(label);
      }
      for (const label of ["Analyze Text", "Run Pipeline", "Ping Endpoints"]) press(label);
    });
    await page.waitForTimeout(400);
    await page.locator("header a[href='/about'], footer a[href='/about']").last().click();
    await page.waitForURL("**/about");
    await page.waitForTimeout(3000);
    expect(faultsOf(page)).toEqual([]);
  });

  it("is accessible while it runs and with its results", async () => {
    await openPlayground();
    await page.getByRole("button", { name: "Use a sample text" }).click();
    await page.getByRole("button", { name: "Analyze Text" }).click();
    await page.getByRole("button", { name: "Run Pipeline" }).click();
    await page.getByRole("button", { name: "Ping Endpoints" }).click();
    await page.waitForTimeout(500);
    expect(await axeViolations(page)).toEqual([]);
    await page.locator("[data-block=text-analyzer] dl").waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  it("says what is missing without JavaScript", async () => {
    page = await site.open("/technologies/other", { javaScriptEnabled: false });
    const notes = page.locator("#playground .without-script");
    expect(await notes.count()).toBe(4);
    expect(await notes.first().isVisible()).toBe(true);
  });
});
