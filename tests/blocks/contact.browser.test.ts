import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { arrived } from "../support/arrived.ts";
import { axeViolations } from "../support/axe.ts";
import { faultsOf, type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";
import { expectFocus } from "../support/keyboard.ts";
import { closePages, openContact } from "./contact-page.ts";
import { answers, body } from "./form-props.ts";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await serveBuiltSite();
});
afterEach(closePages);
afterAll(() => site?.close());

const names = Object.keys(answers);
const empty = Object.fromEntries(names.map((name) => [name, ""]));

describe("the contact form in a browser", () => {
  it("sends exactly six answers, thanks, and is empty again", async () => {
    const { page, requests, fillIn, wakeForm, values } = await openContact(site);
    await wakeForm();
    await fillIn(answers);
    await page.getByRole("button", { name: "Send Message" }).click();
    const toast = page.locator("[data-block=toasts] [data-region] > li");
    await toast.waitFor();
    expect(await toast.locator("p").allTextContents()).toEqual([
      "Message Sent Successfully!",
      "Thank you for reaching out. Our team will get back to you within 24 hours.",
    ]);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.method()).toBe("POST");
    expect(await requests[0]?.headerValue("content-type")).toBe("application/json");
    expect(requests[0]?.postDataBuffer()?.toString("utf8")).toBe(body);
    await expect.poll(() => values(names)).toEqual(empty);
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    expect(faultsOf(page)).toEqual([]);
  });

  it.each([
    ["fail", "Please try again or contact us directly."],
    ["drop", "Network error. Please check your internet connection."],
    ["hang", "Request timed out. Please check your connection and try again."],
  ] as const)("keeps the answers when the endpoint does this: %s", async (how, text) => {
    const { page, requests, answer, fillIn, wakeForm, values } = await openContact(site, { stopClock: true });
    await page.clock.runFor(3000);
    await wakeForm();
    await fillIn(answers);
    answer(how);
    const button = page.locator("[data-block=form] form button[type=submit]");
    await button.click();
    const toast = page.locator("[data-region=error] > li");
    if (how === "hang") {
      expect(await button.textContent()).toBe("Sending Message...");
      expect(await button.isDisabled()).toBe(true);
      // The network keeps real time: ten seconds of the page's clock may pass before the request is there.
      await expect.poll(() => requests).toHaveLength(1);
      await page.clock.runFor(9900);
      expect(await toast.count()).toBe(0);
      await page.clock.runFor(200);
    }
    await toast.waitFor();
    expect(await toast.locator("p").allTextContents()).toEqual(["Submission Error", text]);
    expect(await values(names)).toEqual(answers);
    await expect.poll(() => button.textContent()).toBe("Send Message");
    expect(await button.isEnabled()).toBe(true);
    await page.clock.runFor(120_000);
    expect(await toast.count()).toBe(1);
    expect(requests).toHaveLength(1);
  });

  it("sends one request for 100 presses by pointer, key and script", async () => {
    const { page, requests, answer, fillIn, wakeForm } = await openContact(site);
    await wakeForm();
    await fillIn(answers);
    answer("hang");
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>("[data-block=form] form");
      for (let count = 0; count < 50; count += 1) form?.requestSubmit();
      for (let count = 0; count < 49; count += 1) form?.querySelector("button")?.click();
    });
    await page.locator("[name=firstName]").press("Enter");
    await expect.poll(() => requests).toHaveLength(1);
    // A second one would come right behind the first.
    await page.waitForTimeout(300);
    expect(requests).toHaveLength(1);
  });

  it("keeps what was typed before its script came", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page, values, requests } = await openContact(site, {
      before: (page) =>
        page.route("**/assets/form-*.js", async (route) => {
          await held;
          await route.continue();
        }),
    });
    await page.locator("[name=firstName]").fill("Grace");
    await page.locator("[name=firstName]").press("Enter");
    expect(new URL(page.url()).search).toBe("");
    release();
    await page.locator("[data-block=form][data-awake]").waitFor();
    expect(await values(["firstName"])).toEqual({ firstName: "Grace" });
    expect(requests).toEqual([]);
    expect(faultsOf(page)).toEqual([]);
  });

  it("keeps the draft over a reload and a look at another page", async () => {
    const { page, fillIn, wakeForm, values } = await openContact(site);
    await wakeForm();
    await fillIn(answers);
    await page.reload();
    await wakeForm();
    await expect.poll(() => values(names)).toEqual(answers);
    await page.locator("header a[href='/about'], footer a[href='/about']").last().click();
    await arrived(page, "/about");
    await page.goBack();
    await arrived(page, "/contact");
    await wakeForm();
    await expect.poll(() => values(names)).toEqual(answers);
  });

  it("takes the subject from the address, also on the way from the partnerships page", async () => {
    const { page, wakeForm, values } = await openContact(site, { path: "/partnerships" });
    await page.locator("a[href='/contact?subject=Partnership']").first().click();
    await page.waitForURL("**/contact?subject=Partnership");
    await arrived(page, "/contact");
    await wakeForm();
    await expect.poll(() => values(names)).toEqual({ ...empty, subject: "Partnership" });
  });

  it("works by keyboard alone and says what is missing", async () => {
    const { page, requests, wakeForm } = await openContact(site);
    await wakeForm();
    await page.locator("[name=firstName]").focus();
    for (const name of names) {
      if (name !== "phone") await page.keyboard.type(answers[name] ?? "");
      await page.keyboard.press("Tab");
    }
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Send Message");
    await page.keyboard.press("Space");
    const summary = page.locator("[data-block=form] form [role=group]");
    await expectFocus(summary);
    expect(await summary.getByRole("link").allTextContents()).toEqual(["Enter your phone number."]);
    expect(requests).toEqual([]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expectFocus(page.locator("[name=phone]"));
    expect(
      await page.locator("[name=phone]").evaluate((field) => {
        const description = document.getElementById(field.getAttribute("aria-describedby") ?? "");
        return [field.getAttribute("aria-invalid"), description?.textContent];
      }),
    ).toEqual(["true", "Enter your phone number."]);
    await page.keyboard.type("+44 20 7946 0000");
    await expect.poll(() => summary.count()).toBe(0);
    await page.keyboard.press("Enter");
    await page.locator("[data-region=success] > li").waitFor();
    await page.keyboard.press("F6");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("[data-region] > li").count()).toBe(0);
    await expectFocus(page.locator("[name=phone]"));
    expect(requests).toHaveLength(1);
  });

  it.each(["light", "dark"])("is accessible with errors and with a message, %s", async (theme) => {
    const { page, answer, fillIn, wakeForm } = await openContact(site, {
      context: { reducedMotion: "reduce" },
      before: (page) => page.evaluate((value) => localStorage.setItem("theme", value), theme),
    });
    await wakeForm();
    await page.getByRole("button", { name: "Send Message" }).click();
    expect(await axeViolations(page)).toEqual([]);
    await fillIn(answers);
    answer("fail");
    await page.getByRole("button", { name: "Send Message" }).click();
    await page.locator("[data-region=error] > li").waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  it("says whom to write to where its script does not load", async () => {
    const { page } = await openContact(site, {
      before: (page) => page.route("**/assets/form-*.js", (route) => route.abort()),
    });
    await page.locator("[name=firstName]").click();
    const text = page.locator("[data-block=form] .without-script");
    await text.waitFor({ state: "visible" });
    expect(await text.textContent()).toMatch(/write to support@2sd\.example or call \+44/);
  });

  it("is complete without JavaScript: who to write to, all offices, nothing that does nothing", async () => {
    const page = await site.open("/contact", { javaScriptEnabled: false });
    expect(await page.locator("[data-block=form] .without-script").isVisible()).toBe(true);
    expect(await page.locator("[data-block=map] address").count()).toBe(4);
    expect(await page.locator("[data-block=map] svg .place:not([hidden])").count()).toBe(4);
    expect(await page.locator("[data-block=map] a[href^='tel:']").count()).toBe(4);
    expect(await page.locator("[data-block=map] .regions").isVisible()).toBe(false);
    expect(await page.locator("[data-block=map] .tools").isVisible()).toBe(false);
    expect(await page.locator("[data-block=form] form [name]").count()).toBe(8);
  });

  it("does not load before it is near", async () => {
    const scripts: string[] = [];
    const { page, wakeForm } = await openContact(site, {
      context: { viewport: { width: 1440, height: 900 } },
      before: async (page) => {
        page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
      },
    });
    await page.waitForLoadState("networkidle");
    expect(scripts.some((path) => path.startsWith("/assets/form-"))).toBe(false);
    await wakeForm();
    expect(scripts.some((path) => path.startsWith("/assets/form-"))).toBe(true);
  });
});

describe("the map in a browser", () => {
  const chosen = (page: import("playwright").Page) =>
    page.evaluate(() => {
      const place = (selector: string) =>
        [...document.querySelectorAll(`[data-block=map] ${selector}`)].findIndex(
          (element) =>
            element.getAttribute("aria-pressed") === "true" ||
            element.getAttribute("aria-current") === "true",
        );
      return [".marker", ".regions > button", "h3 > button", ".places > li"].map(place);
    });

  it("selects the same office everywhere by marker, region and card", async () => {
    const { page } = await openContact(site);
    await page.locator("[data-block=map] [data-live]").waitFor();
    expect(await chosen(page)).toEqual([0, 0, 0, 0]);
    const map = page.locator("[data-block=map]");
    await map.locator(".regions").getByRole("button", { name: "India" }).click();
    expect(await chosen(page)).toEqual([3, 3, 3, 3]);
    await map
      .locator(".places li")
      .nth(1)
      .click({ position: { x: 10, y: 10 } });
    expect(await chosen(page)).toEqual([1, 1, 1, 1]);
    await page.waitForTimeout(1200);
    await map.locator(".stage").getByRole("button", { name: "United Kingdom" }).click();
    expect(await chosen(page)).toEqual([0, 0, 0, 0]);
    expect(faultsOf(page)).toEqual([]);
  });

  it("turns until it is touched, goes on 10 seconds later, and stays paused when it is paused", async () => {
    const { page } = await openContact(site, {
      stopClock: true,
      context: { reducedMotion: "no-preference" },
    });
    const map = page.locator("[data-block=map]");
    await map.locator("[data-live]").waitFor();
    await map.locator(".stage").scrollIntoViewIfNeeded();
    const coast = () => map.locator(".land").getAttribute("d");
    const isTurning = async () => {
      const before = await coast();
      await page.clock.runFor(300);
      return (await coast()) !== before;
    };
    await expect.poll(isTurning).toBe(true);
    await map.locator(".regions button").nth(2).click();
    await page.clock.runFor(2000);
    expect(await isTurning()).toBe(false);
    await page.clock.runFor(7000);
    expect(await isTurning()).toBe(false);
    await page.clock.runFor(1000);
    expect(await isTurning()).toBe(true);
    await map.getByRole("button", { name: "Pause rotation" }).click();
    await page.clock.runFor(30_000);
    expect(await isTurning()).toBe(false);
  });

  it("can be turned by dragging, which selects nothing", async () => {
    const { page } = await openContact(site);
    const map = page.locator("[data-block=map]");
    await map.locator("[data-live]").waitFor();
    await map.locator("svg[role=img]").scrollIntoViewIfNeeded();
    const box = (await map.locator("svg[role=img]").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.7];
    await page.mouse.move(x, y);
    const before = await map.locator(".land").getAttribute("d");
    await page.mouse.down();
    await page.mouse.move(x + 80, y, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => map.locator(".land").getAttribute("d")).not.toBe(before);
    expect(await chosen(page)).toEqual([0, 0, 0, 0]);
  });

  it("stands still where less motion is wanted", async () => {
    const { page } = await openContact(site, { context: { reducedMotion: "reduce" } });
    const map = page.locator("[data-block=map]");
    await map.locator("[data-live]").waitFor();
    const before = await map.locator(".land").getAttribute("d");
    await page.waitForTimeout(800);
    expect(await map.locator(".land").getAttribute("d")).toBe(before);
    expect(await map.getByRole("button", { name: "Pause rotation" }).count()).toBe(0);
  });
});
