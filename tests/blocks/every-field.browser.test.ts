import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { faultsOf, type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";
import { buildEveryFieldSite, ELSEWHERE, type EveryFieldSite } from "./every-field-site.ts";

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

const pdf = { name: "plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
/** A day that every reading of "two weeks to half a year from now" allows. */
const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);

/** What is sent of `fillIn`, however it is sent. */
const texts = {
  organization: "Zürich & Söhne",
  email: "ada@example.com",
  topic: "Something else",
  days: ["Monday", "Thursday"],
  other: "Reading old ledgers",
  place: "Online",
  day,
  start: "",
  page: "Workshop form of the gallery",
};

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel("Organization").fill(texts.organization);
  await page.getByLabel("E-mail").fill(texts.email);
  await page.getByRole("radio", { name: "Something else" }).check();
  for (const name of texts.days) await page.getByRole("checkbox", { name, exact: true }).check();
  await page.getByLabel("What should it be about?").fill(texts.other);
  await page.getByLabel("People who take part").fill("8");
  await page.getByLabel("Place", { exact: true }).selectOption(texts.place);
  await page.getByLabel("First day that is possible").fill(day);
  await page.getByRole("checkbox", { name: /^You may use these answers/ }).check();
}

async function openAwake(path: string, options = {}): Promise<Page> {
  const page = await site.open("/robots.txt", { reducedMotion: "reduce", ...options });
  await page.evaluate(() => localStorage.setItem("cookie_consent", '{"essential":true}'));
  await page.goto(site.address + path);
  await page.locator("[data-block=form] form").last().scrollIntoViewIfNeeded();
  await expect
    .poll(() => page.locator("[data-block=form]:not([data-awake])").count(), { timeout: 10_000 })
    .toBe(0);
  return page;
}

const submit = (page: Page) => page.getByRole("button", { name: "Ask for a date" }).first().click();
const toast = (page: Page, kind: string) => page.locator(`[data-region=${kind}] > li`);

describe("a form with every kind of field", () => {
  it("is sent without JavaScript, and shows the page that comes next", async () => {
    const page = await site.open("/every", { javaScriptEnabled: false });
    await fillIn(page);
    await page.getByLabel("Material").setInputFiles([pdf]);
    await submit(page);
    await page.waitForURL("**/about");
    const { days, ...one } = texts;
    expect(built.received()).toMatchObject([
      {
        to: "/api/every",
        answers: {
          ...one,
          days,
          people: "8",
          consent: "yes",
          material: { file: "plan.pdf", bytes: 8 },
        },
      },
    ]);
  });

  it("is sent with JavaScript, files included, what is not asked left out", async () => {
    const page = await openAwake("/every");
    await fillIn(page);
    await page.getByLabel("Place", { exact: true }).selectOption("At yours");
    await page.getByLabel("Address of your office").fill("1 Long Lane");
    await page.getByLabel("Place", { exact: true }).selectOption("Online");
    await page.getByLabel("Material").setInputFiles([pdf]);
    await submit(page);
    await toast(page, "success").waitFor();
    const [{ answers, ...rest } = { answers: {} }] = built.received();
    expect(answers).toMatchObject({ ...texts, people: "8", material: { file: "plan.pdf", bytes: 8 } });
    for (const name of ["address", "recipients", "recording", "_next", "_gotcha"])
      expect(answers).not.toHaveProperty(name);
    expect(rest).not.toHaveProperty("robot");
    expect(await page.getByRole("radio", { name: "Something else" }).isChecked()).toBe(false);
    expect(page.url()).toBe(`${site.address}/every`);
    expect(faultsOf(page)).toEqual([]);
  });

  it("is sent as JSON with boxes as yes and no, groups as lists and numbers as numbers", async () => {
    const page = await openAwake("/json");
    await fillIn(page);
    await submit(page);
    await toast(page, "success").waitFor();
    expect(built.received()).toMatchObject([
      { to: "/api/json", answers: { ...texts, people: 8, recording: false, consent: true } },
    ]);
  });

  it.each([true, false])(
    "asks only for what its conditions lead to (scripts: %s)",
    async (javaScriptEnabled) => {
      const page = javaScriptEnabled
        ? await openAwake("/every")
        : await site.open("/every", { javaScriptEnabled });
      const asked = async () =>
        Promise.all(
          ["other", "address", "recipients"].map((name) => page.locator(`[name=${name}]`).isVisible()),
        );
      expect(await asked()).toEqual([false, false, false]);
      await page.getByRole("radio", { name: "Something else" }).check();
      expect(await asked()).toEqual([true, false, false]);
      await page.getByRole("radio", { name: "Reading data" }).check();
      await page.getByLabel("Place", { exact: true }).selectOption("At yours");
      await page.getByLabel("Record the session").check();
      expect(await asked()).toEqual([false, true, true]);
    },
  );

  it("names each error, links it, and is told right by keyboard alone", async () => {
    const page = await openAwake("/every");
    await page.getByLabel("Place", { exact: true }).selectOption("At yours");
    await page.getByLabel("People who take part").fill("99");
    await page.getByLabel("Material").setInputFiles([{ ...pdf, name: "plan.exe", mimeType: "" }]);
    await submit(page);
    const summary = page.getByRole("group", { name: "Your message was not sent yet" });
    expect(await summary.getByRole("link").allTextContents()).toEqual([
      "Organization: please fill in this field.",
      "E-mail: please fill in this field.",
      "Topic: please choose.",
      "Tick at least one day.",
      "A workshop is for 3 to 16 people.",
      "Address of your office: please fill in this field.",
      "First day that is possible: please fill in this field.",
      "plan.exe cannot be sent: it is too large or of another kind.",
      "Consent to be written to: please choose.",
    ]);
    expect(await page.getByRole("group", { name: "Days that suit you" }).ariaSnapshot()).toContain("Monday");
    const described = await page
      .getByRole("group", { name: "Topic" })
      .evaluate((group) =>
        (group.getAttribute("aria-describedby") ?? "")
          .split(" ")
          .map((id) => document.getElementById(id)?.textContent),
      );
    expect(described).toEqual(["Topic: please choose."]);
    for (const [link, name] of [
      ["Topic: please choose.", "topic"],
      ["Tick at least one day.", "days"],
    ] as const) {
      await summary.getByRole("link", { name: link }).press("Enter");
      expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe(name);
      await page.keyboard.press("Space");
      await expect.poll(() => summary.getByRole("link", { name: link }).count()).toBe(0);
    }
    expect(built.received()).toEqual([]);
  });

  it.each([
    ["light", 320],
    ["dark", 1280],
  ] as const)(
    "is accessible and fits with everything asked and missing (%s, %i px)",
    async (theme, width) => {
      const page = await openAwake("/every", { viewport: { width, height: 800 } });
      await page.evaluate((value) => {
        document.documentElement.className = value;
      }, theme);
      await page.getByRole("radio", { name: "Something else" }).check();
      await page.getByLabel("Record the session").check();
      await submit(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await axeViolations(page)).toEqual([]);
    },
  );

  it("keeps what was typed and ticked, and neither consent nor files", async () => {
    const page = await openAwake("/every");
    await fillIn(page);
    await page.getByLabel("Material").setInputFiles([pdf]);
    await page.reload();
    await page.locator("[data-block=form] form").scrollIntoViewIfNeeded();
    await page.locator("[data-block=form][data-awake]").waitFor();
    await expect.poll(() => page.getByLabel("Organization").inputValue()).toBe(texts.organization);
    expect(await page.getByRole("radio", { name: "Something else" }).isChecked()).toBe(true);
    expect(await page.getByRole("checkbox", { name: "Thursday" }).isChecked()).toBe(true);
    expect(await page.getByRole("checkbox", { name: "Tuesday" }).isChecked()).toBe(false);
    expect(await page.getByLabel("What should it be about?").inputValue()).toBe(texts.other);
    expect(await page.getByRole("checkbox", { name: /^You may use/ }).isChecked()).toBe(false);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toMatch(
      /consent|plan\.pdf|Workshop form/,
    );
  });
});

it("200 attempts with faults of the network by chance: one message each, sent once each, nothing lost", async () => {
  const page = await openAwake("/every");
  await fillIn(page);
  const results = await page.evaluate(async () => {
    let seed = 11;
    const random = () => {
      seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
      return seed / 4_294_967_296;
    };
    const form = document.querySelector("[data-block=form] form") as HTMLFormElement;
    const button = form.querySelector("button") as HTMLButtonElement;
    const control = (name: string) => form.querySelector(`[name=${name}]`) as HTMLInputElement;
    const sent: string[] = [];
    const toasts: string[] = [];
    window.fetch = async (_, init) => {
      sent.push(String((init as { body: FormData }).body.get("organization")));
      const kind = Math.floor(random() * 3);
      await new Promise((resolve) => setTimeout(resolve, random() * 8));
      if (kind === 2) throw new TypeError("Failed to fetch");
      return new Response(null, { status: kind === 1 ? 500 : 200 });
    };
    for (const region of document.querySelectorAll("[data-region]"))
      new MutationObserver((records) => {
        for (const { addedNodes } of records)
          for (const node of addedNodes) toasts.push(node.textContent ?? "");
      }).observe(region, { childList: true });
    const state = () => JSON.stringify([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const typed = [...form.querySelectorAll<HTMLInputElement>("input, select, textarea")].map((field) => ({
      field,
      value: field.value,
      checked: field.checked,
    }));
    const lost: number[] = [];
    const counts: number[] = [];
    const kinds = new Set<string>();
    for (let attempt = 1; attempt <= 200; attempt += 1) {
      for (const { field, value, checked } of typed)
        if (field.type === "checkbox" || field.type === "radio") field.checked = checked;
        else if (field.type !== "file") field.value = value;
      control("organization").value = `Attempt ${attempt}`;
      control("organization").dispatchEvent(new InputEvent("input", { bubbles: true }));
      const before = state();
      toasts.length = 0;
      form.requestSubmit();
      form.requestSubmit();
      while (button.disabled || toasts.length === 0) await new Promise((resolve) => setTimeout(resolve, 2));
      counts.push(toasts.length);
      kinds.add(toasts[0] ?? "");
      const isTaken = toasts[0]?.startsWith("Thank you") ?? false;
      if (isTaken ? control("organization").value !== "" : state() !== before) lost.push(attempt);
    }
    return { sent, lost, counts: [...new Set(counts)], kinds: kinds.size };
  });
  expect(results.lost).toEqual([]);
  expect(results.counts).toEqual([1]);
  expect(results.sent).toEqual(Array.from({ length: 200 }, (_, index) => `Attempt ${index + 1}`));
  expect(results.kinds).toBe(3);
}, 120_000);

describe("two forms of one kind on a page", () => {
  it("have ids, drafts, errors and messages of their own", async () => {
    const page = await openAwake("/twice");
    const ids = await page.evaluate(() => [...document.querySelectorAll("[id]")].map(({ id }) => id));
    expect(ids.length).toBe(new Set(ids).size);
    const [first, second] = [0, 1].map((index) => page.locator("[data-block=form]").nth(index));
    await first?.getByLabel("Organization").fill("First");
    await second?.getByLabel("Organization").fill("Second");
    await second?.getByRole("button", { name: "Ask for a date" }).click();
    expect(await first?.locator(".error").count()).toBe(0);
    expect(await second?.locator(".summary").count()).toBe(1);
    await page.reload();
    await page.locator("[data-block=form] form").last().scrollIntoViewIfNeeded();
    await expect.poll(() => second?.getByLabel("Organization").inputValue()).toBe("Second");
    await expect.poll(() => first?.getByLabel("Organization").inputValue()).toBe("First");
  });
});

describe("a receiver elsewhere", () => {
  const policyOf = (page: Page) =>
    page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");

  it("is in the policy of exactly its page, and of the host", async () => {
    const page = await site.open("/elsewhere");
    expect(await policyOf(page)).toContain(`connect-src 'self' ${ELSEWHERE};`);
    expect(await policyOf(page)).toContain(`form-action 'self' ${ELSEWHERE};`);
    await page.goto(`${site.address}/every`);
    expect(await policyOf(page)).not.toContain(ELSEWHERE);
    const header = (await fetch(site.address)).headers.get("content-security-policy");
    expect(header).toContain(`connect-src 'self' ${ELSEWHERE};`);
    expect(header).toContain(`form-action 'self' ${ELSEWHERE};`);
  });

  it.each([true, false])("gets the answers (scripts: %s)", async (javaScriptEnabled) => {
    const page = await site.open("/robots.txt", { javaScriptEnabled, reducedMotion: "reduce" });
    const bodies: string[] = [];
    await page.context().route(`${ELSEWHERE}/**`, async (route) => {
      bodies.push(route.request().postData() ?? "");
      const headers = { "Access-Control-Allow-Origin": "*" };
      await route.fulfill({ headers, contentType: "text/html", body: "<h1>Taken elsewhere</h1>" });
    });
    await page.goto(`${site.address}/elsewhere`);
    if (javaScriptEnabled) {
      await page.locator("[data-block=form] form").scrollIntoViewIfNeeded();
      await page.locator("[data-block=form][data-awake]").waitFor();
    }
    await fillIn(page);
    await submit(page);
    if (javaScriptEnabled) await toast(page, "success").waitFor();
    else await page.getByRole("heading", { name: "Taken elsewhere" }).waitFor();
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toContain("ada@example.com");
    expect(faultsOf(page)).toEqual([]);
  });

  it("is reached on the way from another page too", async () => {
    const page = await site.open("/about");
    await page.evaluate(() => {
      const link = Object.assign(document.createElement("a"), { href: "/elsewhere", textContent: "To it" });
      document.querySelector("main")?.prepend(link);
    });
    await page.getByRole("link", { name: "To it" }).click();
    await page.waitForURL("**/elsewhere");
    await page.waitForLoadState("load");
    expect(await policyOf(page)).toContain(ELSEWHERE);
  });
});
