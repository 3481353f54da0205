import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { arrived } from "../../support/arrived.ts";
import { type SiteUnderTest, serveBuiltSite, wakeEverything } from "../../support/built-site.ts";
import { followLink } from "../../support/follow-link.ts";
import { type Watched, watch } from "./observe-page.ts";
import { FOREIGN, payloads } from "./payloads/index.ts";

// Hundreds of attacks in one page: a busy machine may take its time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 300_000 });

/**
 * What comes from outside the build while a page is open: the address, what the browser has stored, the answers of
 * the network. The site trusts its own origin's `page.json` as it trusts its own pages; everything else is only
 * shown as text or sanitised, and the security policy holds even against `page.json`.
 */

const ARTICLE = "/insights/article/yogi-platform-launch";
const nothing = { fired: [], left: [], dialogs: [], violations: [] };

/** Attacks that fit into an address; the long ones say the same more often. */
const short = payloads.filter(({ text }) => text.length < 300 && !/\p{Surrogate}/u.test(text));

let site: SiteUnderTest;
beforeAll(async () => {
  site = await serveBuiltSite();
});
afterAll(() => site?.close());

let last: Watched | undefined;
afterEach(() => last?.context.close());

async function visitor(bypassCSP = true): Promise<Watched> {
  last = await watch(site.browser, site.address, bypassCSP);
  return last;
}

describe("an address", () => {
  it.each([
    ["/insights/articles", "q tags category show view sort"],
    ["/insights/events", "q show sort"],
    ["/careers", "q location skills"],
    ["/technologies/other", "q view"],
    ["/technologies/products", "q"],
  ])("%s takes every attack in its query and its anchor as words", async (route, names) => {
    const { page, happenings } = await visitor();
    await page.goto(`${site.address}${route}?q=x`);
    await wakeEverything(page);
    const before = await countElements(page);
    const odd = await page.evaluate(
      async ({ texts, names }) => {
        const wrong: string[] = [];
        const search = document.querySelector<HTMLInputElement>("main input[type=search]");
        for (const text of texts) {
          const query = new URLSearchParams(names.map((name) => [name, text]));
          query.append("__proto__", text);
          query.append("constructor", text);
          history.pushState(history.state, "", `?${query}#${encodeURIComponent(text)}`);
          window.dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
          window.dispatchEvent(new HashChangeEvent("hashchange"));
          // A search box keeps what is in one line.
          const said = text.replaceAll(/[\r\n]/g, "").trim();
          if (search && search.value.trim() !== said) wrong.push(`${search.value} instead of ${said}`);
        }
        return wrong;
      },
      { texts: short.map(({ text }) => text), names: names.split(" ") },
    );
    expect(odd).toEqual([]);
    expect(await countElements(page)).toEqual(before);
    expect(await page.evaluate(() => "polluted" in {})).toBe(false);
    await page.waitForLoadState("networkidle");
    expect(happenings).toEqual(nothing);
  });

  it("that was opened with an attack says it as it is, without scripts too", async () => {
    const { page, happenings } = await visitor(false);
    const text = `<img src=x onerror=fired()>"'</script><script>fired()</script>javascript:fired()`;
    await page.goto(
      `${site.address}/contact?subject=${encodeURIComponent(text)}#${encodeURIComponent(text)}`,
    );
    await wakeEverything(page);
    await page.getByLabel("Subject").scrollIntoViewIfNeeded();
    await expect.poll(() => page.getByLabel("Subject").inputValue()).toBe(text);
    await page.goto(`${site.address}/technologies/other?q=${encodeURIComponent(text)}`);
    await page.getByText(`No technologies found for "${text}"`).first().waitFor();
    await page.goto(`${site.address}/${encodeURIComponent(text)}`);
    await page.getByText("Oops! Page not found").waitFor();
    await page.waitForLoadState("networkidle");
    expect(happenings).toEqual(nothing);
  });

  it("with two slashes at its start is no other host", async () => {
    const { page, happenings } = await visitor();
    await page.goto(`${site.address}//insights/articles`);
    await page.getByRole("searchbox").fill("agents");
    await page.waitForURL(`${site.address}/insights/articles?q=agents`);
    await page.getByRole("link", { name: "Contact", exact: true }).first().click();
    await page.getByRole("heading", { name: "Contact Us" }).waitFor();
    expect(happenings).toEqual(nothing);
  });

  it.each(["/.//evil.example/page", "/about/..//evil.example/page", "/%2e//evil.example/page"])(
    "%s in a link asks no other host",
    async (address) => {
      const { page, happenings } = await visitor();
      await page.goto(`${site.address}/about`);
      await followLink(page, address);
      await page.getByText("Oops! Page not found").waitFor();
      expect(page.url().startsWith(site.address)).toBe(true);
      expect(happenings).toEqual(nothing);
    },
  );
});

describe("what the browser has stored", () => {
  const attack = `"><img src=x onerror=fired()><script>fired()</script>`;
  const polluted = `{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}`;
  const draft = JSON.stringify({
    values: { message: attack, firstName: attack, __proto__x: attack, attributes: attack, elements: attack },
    prefilled: { subject: attack },
  });
  const consent = `{"essential":"${attack.replaceAll('"', '\\"')}","analytics":{},"marketing":[],"preferences":null}`;

  it.each([
    ["attacks as texts", attack, attack, attack],
    ["attacks in their form", "dark", consent, draft],
    ["prototypes", polluted, polluted, polluted],
    ["no JSON", "{", "{", "{"],
    ["other kinds of JSON", "[]", "[[[[1]]]]", '{"values":["a"],"prefilled":"b"}'],
    ["a lot", "x".repeat(100_000), "[".repeat(100_000), "[".repeat(100_000)],
  ])("%s: pages stay whole, and nothing runs", async (_, theme, cookies, answers) => {
    const { page, happenings } = await visitor();
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    await page.addInitScript(
      ([theme = "", cookies = "", answers = ""]) => {
        localStorage.setItem("theme", theme);
        localStorage.setItem("darkMode", theme);
        localStorage.setItem("cookie_consent", cookies);
        for (const key of ["motion", "map-paused"]) sessionStorage.setItem(key, theme);
        for (const key of ["draft:/contact#contact", "draft:/contact#", "draft:/contact#form", "__proto__"])
          sessionStorage.setItem(key, answers);
      },
      [theme, cookies, answers],
    );
    await page.goto(`${site.address}/contact`);
    await wakeEverything(page);
    expect(await page.getByRole("heading", { name: "Contact Us" }).isVisible()).toBe(true);
    // What cannot be read counts as no choice: the banner asks.
    await page.getByRole("button", { name: /^Accept/ }).waitFor();
    expect(await page.locator("main :is(script:not([type]), img[src=x])").count()).toBe(0);
    expect(await page.evaluate(() => "polluted" in {})).toBe(false);
    expect(faults).toEqual([]);
    expect(happenings).toEqual(nothing);
  });
});

describe("an answer of the network", () => {
  it("to an inquiry is not read, whatever it is", async () => {
    const { page, happenings } = await visitor();
    const hostile = `<script>fired()</script><img src=x onerror=fired()>`;
    for (const status of [200, 500]) {
      await page.route("**/yogi/api/demo", (route) =>
        route.fulfill({
          status,
          headers: {
            "content-type": "text/html",
            "x-error": hostile,
            location: "javascript:fired()",
            refresh: `0;url=https://${FOREIGN}/`,
          },
          body: hostile,
        }),
      );
      await page.goto(`${site.address}/contact`);
      await wakeEverything(page);
      const form = page.locator("main form").filter({ has: page.getByLabel("Message") });
      for (const field of await form.locator("input:not([type=hidden], [data-trap]), textarea").all())
        if (await field.isVisible())
          await field.fill((await field.getAttribute("type")) === "email" ? "a@b.example" : hostile);
      await form.getByRole("button").last().click();
      await page
        .getByText(status === 200 ? "Message Sent Successfully!" : "Submission Error")
        .first()
        .waitFor();
      if (status === 500) await page.getByText("Please try again or contact us directly.").first().waitFor();
    }
    expect(await page.locator("img[src=x]").count()).toBe(0);
    expect(happenings).toEqual(nothing);
  });

  it("with a text that swallows what follows leaves the page around it whole", async () => {
    const { page, happenings } = await visitor();
    const swallowing = short.filter(({ name, text }) =>
      /swallow|stay|unclosed|end|whole|frameset/.test(name + text),
    );
    await page.goto(`${site.address}/insights`);
    await page.route("**/content/insights/html/yogi-platform-launch.html", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<!-- insight: yogi-platform-launch --><p>begin</p>${swallowing.map(({ text }) => `<section>${text}</section>`).join("\n")}`,
      }),
    );
    await followLink(page, ARTICLE);
    await page.getByText("begin", { exact: true }).waitFor();
    expect(await page.locator("#main").count()).toBe(1);
    expect(await page.getByRole("contentinfo").isVisible()).toBe(true);
    await page.getByRole("link", { name: "Back to Insights" }).click();
    await arrived(page, "/insights");
    expect(happenings).toEqual(nothing);
  });

  it.each([
    ["a script", "javascript:fired()"],
    ["data", "data:text/html,<script>fired()</script>"],
    ["no text", { toString: "fired()" }],
  ])("that redirects to %s is not followed", async (_, to) => {
    const { page, happenings } = await visitor();
    await page.goto(`${site.address}/insights`);
    await page.route("**/about/page.json", (route) => route.fulfill({ json: { kind: "redirect", to } }));
    await followLink(page, "/about");
    await arrived(page, "/about");
    expect(happenings).toEqual(nothing);
  });

  it("that brings a page full of attacks can run nothing: the security policy stops it", async () => {
    const { page, happenings } = await visitor(false);
    await page.goto(`${site.address}/insights`);
    const answer = await (await fetch(`${site.address}/about/page.json`)).json();
    const html = payloads.map(({ text }) => `<section>${text}</section>`).join("\n");
    await page.route("**/about/page.json", (route) =>
      route.fulfill({
        json: {
          ...answer,
          title: "</title><script>fired()</script>",
          description: `"><script>fired()</script>`,
          canonical: "javascript:fired()",
          css: `@import url(https://${FOREIGN}/x.css); body{background:url(https://${FOREIGN}/x.png)}`,
          html: `<h1>Hostile</h1>${html}`,
        },
      }),
    );
    await followLink(page, "/about");
    await page.getByRole("heading", { name: "Hostile" }).waitFor();
    await expect
      .poll(() => happenings.violations.some((text) => text.startsWith("script-src-attr")))
      .toBe(true);
    await page.waitForLoadState("networkidle");
    expect(happenings.fired).toEqual([]);
    expect(happenings.left).toEqual([]);
    expect(happenings.dialogs).toEqual([]);
  });
});

/** How many elements there are of the kinds that attacks bring, and that a list neither shows nor hides. */
function countElements(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const kinds =
      "script, iframe, object, embed, style, base, meta, main, footer, img[src=x], main a[href^=java]";
    return Object.fromEntries(
      kinds.split(", ").map((kind) => [kind, document.querySelectorAll(kind).length]),
    );
  });
}
