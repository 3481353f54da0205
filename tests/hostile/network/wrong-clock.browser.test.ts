import { afterAll, beforeAll, expect, test } from "vitest";
import { faultsOf, type SiteUnderTest, serveBuiltSite, wakeEverything } from "../../support/built-site.ts";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await serveBuiltSite();
});
afterAll(() => site?.close());

/** The computer's date is so many years off; timers run as they do. */
const shiftClock = (years: number) => {
  const real = Date;
  const offset = years * 365.25 * 24 * 3600 * 1000;
  window.Date = class extends real {
    constructor(...words: []) {
      if (words.length === 0) super(real.now() + offset);
      else super(...words);
    }
    static override now = () => real.now() + offset;
  } as DateConstructor;
};

test.each([
  [-30, "upcoming"],
  [30, "past"],
])(
  "with a clock that is %i years off, everything works and events follow that clock",
  async (years, state) => {
    const page = await site.open("/robots.txt");
    await page.addInitScript(shiftClock, years);
    await page.goto(`${site.address}/insights/events`);
    await wakeEverything(page);
    const states = await page
      .locator("[data-event]")
      .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.state));
    expect(states.length).toBeGreaterThan(0);
    expect(new Set(states)).toEqual(new Set([state]));
    await page.getByRole("button", { name: "Accept" }).click();

    await page.goto(`${site.address}/contact`);
    const field = page.getByLabel("First name", { exact: false });
    await field.scrollIntoViewIfNeeded();
    await page.locator("[data-block=form][data-awake]").waitFor();
    await field.fill("Amara");

    // The clock is put right: neither the consent nor the draft depends on when they were given.
    await page.addInitScript(shiftClock, -years);
    await page.reload();
    await page.locator("[data-block=form]").scrollIntoViewIfNeeded();
    await expect.poll(() => field.inputValue()).toBe("Amara");
    expect(await page.getByRole("button", { name: "Accept" }).isVisible()).toBe(false);
    expect(faultsOf(page)).toEqual([]);
  },
);
