import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "lightningcss";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";
import { wakeBlocks } from "../support/wake-blocks.ts";
import { type Documents, validators } from "./html-validators.ts";

const dist = join(import.meta.dirname, "../../dist");

/** Every HTML file of the built site; the bodies of articles and jobs get a document around them. */
const built: Documents = new Map(
  readdirSync(dist, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".html"))
    .map((path) => {
      const html = readFileSync(join(dist, path), "utf8");
      return [path, html.startsWith("<!doctype html>") ? html : asDocument(html)];
    }),
);

/** What visitors do before the document is read. */
const STATES: [route: string, act: (page: Page) => Promise<unknown>][] = [
  ["/", (page) => page.getByRole("button", { name: "Customize" }).click()],
  ["/about", (page) => page.getByRole("button", { name: "Accept" }).click()],
  ["/services", (page) => page.getByRole("link", { name: "Cloud Platforms" }).first().click()],
  ["/technologies/other", (page) => page.getByRole("button", { name: "List", exact: true }).click()],
  ["/technologies/products", (page) => page.getByRole("searchbox").fill("crm")],
  ["/insights/articles", (page) => page.getByRole("searchbox").fill("nothing like this")],
  ["/insights/events", (page) => page.getByRole("tab", { name: "Past Events" }).click()],
  ["/careers", (page) => page.getByLabel("Location").selectOption({ index: 2 })],
  ["/contact", (page) => page.getByRole("button", { name: "Send Message" }).click()],
  ["/insights/no-such-article", (page) => page.getByText("Article not found.").waitFor()],
];

describe("HTML", () => {
  let site: SiteUnderTest;
  const live = new Map<string, string>();
  beforeAll(async () => {
    site = await serveBuiltSite();
    for (const [route, act] of STATES) {
      const page = await site.open(route, { reducedMotion: "reduce" });
      await wakeBlocks(page);
      await act(page);
      live.set(route, `<!doctype html>\n${await page.evaluate(() => document.documentElement.outerHTML)}`);
      await page.context().close();
    }
    // The page that client navigation puts together.
    const page = await site.open("/privacy");
    await page.getByRole("contentinfo").getByRole("link", { name: "Partnerships" }).click();
    await page.getByRole("heading", { level: 1, name: "Strategic Partnerships" }).waitFor();
    live.set(
      "/partnerships from /privacy",
      `<!doctype html>\n${await page.evaluate(() => document.documentElement.outerHTML)}`,
    );
  });
  afterAll(() => site?.close());

  it.each(validators)("$name finds no error, before and after scripts have run", ({ errorsOf }) => {
    expect(built.size).toBeGreaterThan(60);
    const wrong = built.get("index.html")?.replace("</main>", "<ul><p>Not an item</p></ul></main>") ?? "";
    const errors = errorsOf(new Map([...built, ...live, ["wrong.html", wrong]]));
    // It reads what it is given: the planted error is the only one.
    expect(errors.filter((error) => error.startsWith("wrong.html"))).not.toEqual([]);
    expect(errors.filter((error) => !error.startsWith("wrong.html"))).toEqual([]);
  });

  it("has a place for every link to one on its page", () => {
    const astray = [...built].flatMap(([path, html]) => {
      const ids = new Set(Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id));
      const links = Array.from(html.matchAll(/\shref="#([^"]+)"/g), ([, id]) => id);
      return links.filter((id) => !ids.has(id)).map((id) => `${path} #${id}`);
    });
    expect(astray).toEqual([]);
  });

  it("has styles without an error", () => {
    const sheets = new Set(
      [...built.values()].flatMap((html) =>
        [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css ?? ""),
      ),
    );
    const warnings = [...sheets].flatMap((css) =>
      transform({ filename: "page.css", code: Buffer.from(css), errorRecovery: true }).warnings.map(
        ({ message, loc }) => `${message} at ${css.slice(Math.max(0, loc.column - 60), loc.column + 20)}`,
      ),
    );
    expect(warnings).toEqual([]);
  });
});

/** The file of a text as browsers read it: what stands at its start belongs into a head. */
function asDocument(html: string): string {
  const head = /<meta[^>]*>(?:<meta[^>]*>)*/.exec(html)?.[0] ?? "";
  return `<!doctype html>\n<html lang="en"><head>${head}<title>Body</title></head><body>${html.replace(head, "")}</body></html>`;
}
