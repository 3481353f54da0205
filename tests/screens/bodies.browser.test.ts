import type { Page, Route } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";
import { followLink } from "../support/follow-link.ts";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await serveBuiltSite();
});
afterAll(() => site?.close());

/** Goes to a page as a link on another page of the site does. */
async function follow(page: Page, address: string): Promise<void> {
  await followLink(page, address);
  await page.waitForURL(`**${address}`);
}

const body = (page: Page) => page.locator("[data-body]");
const html = (text: string) => ({ status: 200, contentType: "text/html", body: text });

describe("an article opened from another page", () => {
  const file = "**/content/insights/html/yogi-platform-launch.html";
  const address = "/insights/article/yogi-platform-launch";

  it("fetches its text and says that it does", async () => {
    const page = await site.open("/insights");
    let answer = (): void => {};
    const asked = new Promise<void>((resolve) => {
      void page.route(file, async (route) => {
        resolve();
        await new Promise<void>((go) => {
          answer = go;
        });
        await route.continue();
      });
    });
    await follow(page, address);
    await asked;
    await page.getByText("Loading...").waitFor();
    answer();
    await body(page).getByText("enterprise intelligence platform, is available from today").waitFor();
    expect(await page.getByText("Loading...").isVisible()).toBe(false);
    await expect.poll(() => page.locator("#related img[loading=lazy]").count()).toBe(0);
  });

  it("reads the same as when it is opened directly", async () => {
    const direct = await site.open(address);
    const page = await site.open("/insights");
    await follow(page, address);
    await body(page).locator("h2").first().waitFor();
    const clean = (text: string) => text.replace(/>\s+</g, "><").trim();
    expect(clean(await body(page).innerHTML())).toBe(clean(await body(direct).innerHTML()));
  });

  it("says when its text cannot be had, and can try again", async () => {
    const page = await site.open("/insights");
    let broken = true;
    await page.route(file, (route: Route) =>
      broken ? route.fulfill({ status: 404, body: "" }) : route.continue(),
    );
    await follow(page, address);
    await page.getByText("Could not load article content.").waitFor();
    await page
      .getByText("Please try refreshing the page or contact support if the issue persists.")
      .waitFor();
    expect(await page.getByRole("alert").isVisible()).toBe(true);
    broken = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await body(page).locator("h2").first().waitFor();
    expect(await page.getByText("Could not load article content.").isVisible()).toBe(false);
  });

  it("does not take a host's own page with status 200 for its text", async () => {
    const page = await site.open("/insights");
    await page.route(file, (route) =>
      route.fulfill(html("<!doctype html><title>Home</title><p>Welcome home</p>")),
    );
    await follow(page, address);
    await page.getByText("Could not load article content.").waitFor();
    expect(await page.getByText("Welcome home").count()).toBe(0);
  });

  it("leaves out of its text what could do harm", async () => {
    const page = await site.open("/insights");
    const hostile = `<!-- insight: yogi-platform-launch -->
      <h2 id="main">Fine</h2><img src="/x.png" alt="" onerror="window.harm=1"><script>window.harm=2</script>
      <a href="javascript:window.harm=3">one</a><a href="java&#9;script:window.harm=4">two</a><a href="//evil.example">three</a>
      <a href="#main">down</a><iframe srcdoc="<script>parent.harm=5</script>"></iframe><p style="position:fixed" class="x" data-a="b">text</p>
      <svg><animate onbegin="window.harm=6" attributeName="x" dur="1s"/></svg><form action="/x"><button>go</button></form>`;
    await page.route(file, (route) => route.fulfill(html(hostile)));
    await follow(page, address);
    await body(page).getByText("Fine").waitFor();
    for (const link of ["one", "two", "three"])
      expect(await body(page).locator("a", { hasText: link }).getAttribute("href")).toBeNull();
    expect(await body(page).locator("a", { hasText: "down" }).getAttribute("href")).toBe("#text-main");
    expect(
      await body(page)
        .locator("script, iframe, svg, form, button, [onerror], [style], [class], [data-a]")
        .count(),
    ).toBe(0);
    expect(await page.evaluate(() => "harm" in window)).toBe(false);
    expect(await page.locator("#main").count()).toBe(1);
  });
});

describe("a job opened from another page", () => {
  const address = "/jobs/data-engineer";

  it("fetches HTML by slug", async () => {
    const page = await site.open("/careers");
    await follow(page, address);
    await body(page).getByRole("heading", { name: "About the role" }).waitFor();
    expect(await page.getByRole("link", { name: "Back to Careers" }).getAttribute("href")).toBe("/careers");
  });

  it("falls back to Markdown by slug, then by title, sanitised", async () => {
    const page = await site.open("/careers");
    const asked: string[] = [];
    await page.route("**/jobs/**", (route) => {
      const path = decodeURI(new URL(route.request().url()).pathname);
      if (!/\.(html|md)$/.test(path)) return route.continue();
      asked.push(path);
      if (path !== "/jobs/Data Engineer.md") return route.fulfill(html("<p>Our home page</p>"));
      return route.fulfill({
        contentType: "text/markdown",
        body: "<!-- job: data-engineer -->\n## From Markdown\n\n<b onclick='x()'>bold</b> [bad](javascript:x) | a |\n",
      });
    });
    await follow(page, address);
    await body(page).getByRole("heading", { name: "From Markdown" }).waitFor();
    expect(asked).toEqual([
      "/jobs/html/data-engineer.html",
      "/jobs/data-engineer.md",
      "/jobs/Data Engineer.md",
    ]);
    expect(await body(page).locator("b").getAttribute("onclick")).toBeNull();
    expect(await body(page).locator("a").getAttribute("href")).toBeNull();
  });

  it("leads to the not-found page when no file can be had", async () => {
    const page = await site.open("/careers");
    await page.route(/\/jobs\/.*\.(html|md)$/, (route) => route.fulfill({ status: 404, body: "" }));
    await follow(page, address);
    await page.getByRole("heading", { name: "Oops! Page not found" }).waitFor();
    await page.getByText("Could not load job content.").waitFor();
    expect(new URL(page.url()).pathname).toBe(address);
  });

  it("keeps its message, with a way to try again, when the network is gone altogether", async () => {
    const page = await site.open("/careers");
    await page.route(/\.(html|md)$/, (route) => route.abort());
    await follow(page, address);
    await page.getByText("Could not load job content.").waitFor();
    await page.getByRole("button", { name: "Try again" }).waitFor();
  });

  it("that does not exist is the not-found page", async () => {
    const page = await site.open("/jobs/no-such-job");
    await page.getByText("Job not found.").waitFor();
    await page.getByRole("heading", { name: "Oops! Page not found" }).waitFor();
  });
});

describe("without JavaScript", () => {
  it("articles and jobs are there to read", async () => {
    const article = await site.open("/insights/yogi-platform-launch", { javaScriptEnabled: false });
    expect((await body(article).textContent())?.length).toBeGreaterThan(2500);
    const job = await site.open("/jobs/content-marketing-manager", { javaScriptEnabled: false });
    expect((await body(job).textContent())?.length).toBeGreaterThan(1500);
  });
});
