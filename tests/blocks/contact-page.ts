import type { BrowserContextOptions, Page, Request } from "playwright";
import type { SiteUnderTest } from "../support/built-site.ts";

/** What the endpoint does with a request. */
export type Answer = "ok" | "fail" | "hang" | "drop";

/** The contact page with an endpoint of its own. */
export interface ContactPage {
  page: Page;
  /** What the endpoint has got, preflights not counted. */
  requests: Request[];
  /** What it does from now on. */
  answer(how: Answer): void;
  fillIn(answers: Readonly<Record<string, string>>): Promise<void>;
  values(names: readonly string[]): Promise<Record<string, string>>;
  /** Waits until the form's script is there. */
  wakeForm(): Promise<void>;
}

interface Options {
  path?: string;
  /** Stops the page's clock, for `page.clock`. */
  stopClock?: boolean;
  context?: BrowserContextOptions;
  before?(page: Page): Promise<unknown>;
}

const open = new Set<Page>();

/** Closes all pages that were opened: a globe that turns behind the next test would slow it down. */
export async function closePages(): Promise<void> {
  const pages = [...open];
  open.clear();
  await Promise.all(pages.map((page) => page.context().close()));
}

/** Opens the contact page; requests to the inquiry path of whatever host stay in the test. */
export async function openContact(site: SiteUnderTest, options: Options = {}): Promise<ContactPage> {
  const { path = "/contact", stopClock, context, before } = options;
  const page = await site.open("/robots.txt", context);
  open.add(page);
  if (stopClock) {
    await page.clock.install({ time: new Date("2026-03-02T10:00:00Z") });
    await page.clock.pauseAt(new Date("2026-03-02T10:00:01Z"));
  }
  const requests: Request[] = [];
  let how: Answer = "ok";
  await page.route("**/yogi/api/demo", async (route) => {
    const headers = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "Content-Type" };
    if (route.request().method() === "OPTIONS") return route.fulfill({ status: 204, headers });
    requests.push(route.request());
    if (how === "drop") return route.abort("connectionreset");
    if (how !== "hang") await route.fulfill({ status: how === "ok" ? 200 : 500, headers, body: "{}" });
  });
  // Their own choice: the banner would stand in the way of nothing, but of every screenshot.
  await page.evaluate(() => localStorage.setItem("cookie_consent", '{"essential":true}'));
  await before?.(page);
  await page.goto(site.address + path);
  return {
    page,
    requests,
    answer: (next) => {
      how = next;
    },
    async fillIn(answers) {
      for (const [name, value] of Object.entries(answers)) await page.locator(`[name=${name}]`).fill(value);
    },
    values: (names) =>
      page.evaluate((list) => {
        const form = document.querySelector("[data-block=form] form") as HTMLFormElement;
        return Object.fromEntries(
          list.map((name) => [name, (form.elements.namedItem(name) as HTMLInputElement).value]),
        );
      }, names),
    async wakeForm() {
      await page.locator("[name=firstName]").scrollIntoViewIfNeeded();
      await page.locator("[data-block=form][data-awake]").waitFor();
    },
  };
}
