import type { BrowserContextOptions, Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";
import { buildEveryFieldSite, type EveryFieldSite } from "./every-field-site.ts";
import { FILLS, fieldsIn, runRobot, SENDS, SPAM } from "./robots.ts";

let site: SiteUnderTest;
let built: EveryFieldSite;
beforeAll(async () => {
  built = await buildEveryFieldSite();
  site = await serveBuiltSite(built.dir);
});
afterAll(async () => {
  await site?.close();
  built?.remove();
});

const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
const toast = (page: Page) => page.locator("[data-region=success] > li");

/** Robots are quick, whatever the machine is. */
const stopTime = (page: Page) => page.addInitScript(() => Object.assign(performance, { now: () => 0 }));

async function visit(
  path: string,
  options: BrowserContextOptions = {},
  before?: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const page = await site.open("/robots.txt", { reducedMotion: "reduce", ...options });
  await before?.(page);
  await page.goto(site.address + path);
  await awake(page, options);
  return page;
}

async function awake(page: Page, { javaScriptEnabled = true }: BrowserContextOptions = {}): Promise<void> {
  if (!javaScriptEnabled) return;
  await page.evaluate(() => document.querySelector("[data-block=form] form")?.scrollIntoView());
  await page.locator("[data-block=form][data-awake]").waitFor();
}

/** Waits until so many have arrived. */
async function arrived(count: number) {
  const all: ReturnType<EveryFieldSite["received"]> = [];
  await expect
    .poll(
      () => {
        all.push(...built.received());
        return all.length;
      },
      { timeout: 5_000, message: "answers that have arrived" },
    )
    .toBe(count);
  return all;
}

it("30 robots in a browser fill in all that they find: each is told from people, and believes that it was taken", async () => {
  const page = await visit("/every");
  for (const fill of FILLS)
    for (const send of SENDS.filter((way) => way !== "native")) {
      await runRobot(page, { fill, send, day });
      const [got] = await arrived(1);
      expect(got?.robot, `${fill}, ${send}`).toBe(SPAM);
      await page.locator("[data-block=form] button:enabled").waitFor();
      if (send !== "fetch") await toast(page).last().waitFor();
      await page.evaluate(() =>
        (document.querySelector("[data-block=form] form") as HTMLFormElement).reset(),
      );
    }
  for (const fill of FILLS) {
    await page.goto(`${site.address}/every`);
    await runRobot(page, { fill, send: "native", day });
    const [got] = await arrived(1);
    expect(got?.robot, fill).toBe(SPAM);
    await page.waitForURL("**/about");
  }
}, 120_000);

it("8 robots without a browser fill in every field of the document: each is told from people", async () => {
  const html = await (await fetch(`${site.address}/every`)).text();
  const fields = fieldsIn(html);
  for (const body of [new URLSearchParams(), new FormData()])
    for (const kinds of [/./, /^(?!file)/, /^(text|email|textarea)$/, /^(text|hidden|email)$/]) {
      for (const name of [...new Set(fields.map(({ name }) => name))]) body.delete(name);
      for (const { name, type } of fields) if (kinds.test(type)) body.append(name, SPAM);
      const answer = await fetch(`${site.address}/api/every`, { method: "POST", body });
      expect(answer.status).toBe(200);
      const [got] = await arrived(1);
      expect(got?.robot).toBe(SPAM);
    }
});

it("12 robots that fill in only what can be seen, at once and without a hand: each is told from people", async () => {
  for (const path of ["/every", "/json"])
    for (const send of ["requestSubmit", "click", "event"] as const)
      for (const viewport of [
        { width: 1280, height: 800 },
        { width: 360, height: 640 },
      ]) {
        const page = await visit(path, { viewport }, stopTime);
        await runRobot(page, { fill: "visible", send, day });
        const [got] = await arrived(1);
        expect(got?.robot, `${path}, ${send}`).toBe("quick");
        await page.context().close();
      }
}, 120_000);

/** Answers as a browser or a manager of passwords puts them in: at once, without a key. */
const autofill = (page: Page) =>
  page.evaluate((today) => {
    const form = document.querySelector("[data-block=form] form") as HTMLFormElement;
    const values: Record<string, string> = {
      organization: "Site Ltd",
      email: "ada@example.com",
      people: "8",
      place: "Online",
      day: today,
    };
    for (const [name, value] of Object.entries(values)) {
      const field = form.querySelector(`[name=${name}]`) as HTMLInputElement;
      field.value = value;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    for (const name of ["topic", "days", "consent"])
      (form.querySelector(`[name=${name}]`) as HTMLInputElement).checked = true;
  }, day);
const button = (page: Page) => page.getByRole("button", { name: "Ask for a date" });

const people: Record<string, (page: Page) => Promise<void>> = {
  "fills in with the browser's help and presses Enter": (page) =>
    page.locator("[name=organization]").press("Enter"),
  "fills in with the browser's help and clicks": (page) => button(page).click(),
  "goes to the button by key": async (page) => {
    await page.locator("[name=consent]").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
  },
  "types a part": async (page) => {
    await page.locator("[name=organization]").press("End");
    await page.keyboard.type(" & Co");
    await page.keyboard.press("Enter");
  },
  "touches the button": (page) => button(page).tap(),
};

it.each(Object.keys(people))("a person who %s is never taken for a robot, however quick", async (way) => {
  for (const path of ["/every", "/json"]) {
    const page = await visit(path, { hasTouch: true });
    await autofill(page);
    await people[way]?.(page);
    const [got] = await arrived(1);
    expect(got).not.toHaveProperty("robot");
    await toast(page).waitFor();
    await page.context().close();
  }
});

it("a person without JavaScript is never taken for a robot", async () => {
  const page = await visit("/every", { javaScriptEnabled: false });
  await page.locator("[name=organization]").fill("Site Ltd");
  await page.locator("[name=email]").fill("ada@example.com");
  await page.getByRole("radio", { name: "Reading data" }).check();
  await page.locator("[name=people]").fill("8");
  await page.getByLabel("Place", { exact: true }).selectOption("Online");
  await page.locator("[name=day]").fill(day);
  await page.locator("[name=consent]").check();
  await button(page).click();
  await page.waitForURL("**/about");
  for (const got of built.received()) expect(got).not.toHaveProperty("robot");
});

it("nobody meets the trap: not by key, not with a screen reader, not in sight, not by what fills in forms", async () => {
  const page = await visit("/every");
  expect(await page.locator("[data-block=form]").ariaSnapshot()).not.toContain("Homepage");
  const trap = page.locator("[data-trap]");
  const box = await trap.boundingBox();
  expect(
    (box?.width ?? 0) <= 1 || (await trap.evaluate((field) => field.parentElement?.offsetWidth === 1)),
  ).toBe(true);
  expect(await trap.getAttribute("autocomplete")).toBe("off");
  await page.locator("[name=organization]").focus();
  const met: string[] = [];
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press("Tab");
    met.push(await page.evaluate(() => document.activeElement?.getAttribute("name") ?? ""));
    if (await button(page).evaluate((element) => element === document.activeElement)) break;
  }
  expect(met.at(-1)).toBe("");
  expect(met).toContain("consent");
  expect(met).not.toContain("_gotcha");
});
