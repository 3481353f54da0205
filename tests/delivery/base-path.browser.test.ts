import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { buildSite } from "../../renderer/publish/build-site.ts";
import { startPreview } from "../../renderer/serve/preview-server.ts";
import { removeSmallSites, write, writeSmallSite } from "../publish/small-site.ts";
import { faultsOf, watchFaults } from "../support/built-site.ts";
import { launchBrowser } from "../support/chromium.ts";

afterAll(removeSmallSites);

const engineDir = join(import.meta.dirname, "../..");
const BASE = "/department";

describe("a site below a path, with another one at the root of the same host", () => {
  const outDir = mkdtempSync(join(tmpdir(), "below-"));
  let address: string;
  let browser: Browser;
  const ends: (() => unknown)[] = [];
  beforeAll(async () => {
    await buildSite({ dir: engineDir, outDir, basePath: BASE });
    const [root, below, own] = await Promise.all([
      startPreview({ outDir: join(engineDir, "dist"), dir: outDir, port: 0 }),
      startPreview({ outDir, dir: outDir, port: 0 }),
      launchBrowser(),
    ]);
    browser = own;
    expect(new URL(below.address).pathname).toBe(`${BASE}/`);
    const front = createServer((asked, response) => {
      const isBelow = `${asked.url?.replace(/[?#].*/, "")}/`.startsWith(`${BASE}/`);
      const to = new URL(isBelow ? below.address : root.address);
      const passed = request(
        {
          host: to.hostname,
          port: to.port,
          path: asked.url,
          method: asked.method,
          headers: { ...asked.headers, host: to.host, ...(asked.headers.origin && { origin: to.origin }) },
        },
        (answer) => {
          response.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(response);
        },
      );
      passed.on("error", () => response.destroy());
      asked.pipe(passed);
    });
    await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve));
    const place = front.address();
    address = `http://127.0.0.1:${typeof place === "object" ? place?.port : 0}`;
    ends.push(
      () => front.close(),
      () => root.server.close(),
      () => below.server.close(),
      () => browser.close(),
    );
  });
  afterAll(async () => {
    for (const end of ends) await end();
    rmSync(outDir, { recursive: true, force: true });
  });

  const open = async (path: string): Promise<Page> => {
    const context = await browser.newContext({ reducedMotion: "reduce" });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    watchFaults(page);
    await page.goto(address + path);
    return page;
  };
  const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const isSameDocument = (page: Page) => page.evaluate(() => "sameDocument" in window);
  const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });
  const pathOf = (page: Page) => new URL(page.url()).pathname;

  it("moves between its pages in place, there and back, and marks the one that is open", async () => {
    const page = await open(`${BASE}/`);
    await mark(page);
    await menu(page).getByRole("link", { name: "About", exact: true }).click();
    await page.getByRole("heading", { name: "How We Work" }).waitFor();
    expect(pathOf(page)).toBe(`${BASE}/about`);
    expect(await isSameDocument(page)).toBe(true);
    const current = menu(page).locator('[aria-current="page"], [aria-current="true"]');
    expect(await current.allTextContents()).toEqual(["About"]);
    await menu(page).getByRole("link", { name: "Technologies", exact: true }).click();
    await page.waitForURL(`**${BASE}/technologies/other`);
    await page.goBack();
    await page.getByRole("heading", { name: "How We Work" }).waitFor();
    await menu(page).getByRole("link", { name: "Home", exact: true }).click();
    await page.waitForURL(`${address}${BASE}/`);
    expect(await isSameDocument(page)).toBe(true);
    expect(faultsOf(page)).toEqual([]);
  });

  it("leaves a link to the site at the root to the browser", async () => {
    const page = await open(`${BASE}/about`);
    await mark(page);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement("a"), {
        href: "/contact",
        textContent: "The other site",
      });
      document.getElementById("main")?.prepend(link);
    });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.getByRole("link", { name: "The other site" }).hover();
    await page.getByRole("link", { name: "The other site" }).click();
    await page.getByRole("heading", { level: 1, name: "Contact Us" }).waitFor();
    expect(pathOf(page)).toBe("/contact");
    expect(asked).not.toContain("/contact/page.json");
    expect(await isSameDocument(page)).toBe(false);
  });

  it("keeps theme and consent to itself", async () => {
    const page = await open(`${BASE}/`);
    await page.getByRole("button", { name: /dark/i }).first().click();
    await page.getByRole("button", { name: "Reject", exact: false }).first().click();
    await page.reload();
    expect(await page.locator("html").getAttribute("class")).toContain("dark");
    expect(await page.getByRole("button", { name: "Reject", exact: false }).first().isVisible()).toBe(false);
    await page.goto(`${address}/`);
    expect(await page.locator("html").getAttribute("class")).toContain("light");
    await page.getByRole("button", { name: "Reject", exact: false }).first().waitFor();
    expect(faultsOf(page)).toEqual([]);
  });

  it("finds its pages, and leads to them", async () => {
    const page = await open(`${BASE}/search?q=idempotent`);
    const hit = page.locator("main ol a").first();
    await hit.waitFor();
    expect(await hit.getAttribute("href")).toMatch(/^\/department\//);
    await hit.click();
    await page.waitForURL(`**${BASE}/insights/**`);
    await page.goto(`${address}${BASE}/about`);
    await page.locator("header, footer").getByRole("link", { name: "Search" }).first().click();
    await page.getByRole("dialog").first().waitFor();
    expect(pathOf(page)).toBe(`${BASE}/about`);
    expect(faultsOf(page)).toEqual([]);
  });

  it("fetches the text of an article, sends a form, and changes the language", async () => {
    const page = await open(`${BASE}/insights/articles`);
    await mark(page);
    await page
      .locator("main")
      .getByRole("link", { name: /Idempotent by design/i })
      .first()
      .click();
    await page.waitForURL(`**${BASE}/insights/**`);
    await page.locator("[data-body] p").first().waitFor();
    expect(await isSameDocument(page)).toBe(true);
    await page.goto(`${address}${BASE}/contact`);
    const sent = page.waitForRequest((asked) => asked.method() === "POST");
    for (const field of await page.locator("main form").getByRole("textbox").all())
      await field.fill((await field.getAttribute("type")) === "email" ? "a@b.example" : "12345");
    await page.locator("main form").getByRole("button", { name: /send/i }).click();
    expect(new URL((await sent).url()).pathname).toBe(`${BASE}/yogi/api/demo`);
    await page.getByText("Message Sent Successfully!").waitFor();
    await page.goto(`${address}${BASE}/`);
    await menu(page).getByRole("link", { name: "About", exact: true }).click();
    await page.getByRole("heading", { name: "How We Work" }).waitFor();
    await page.getByRole("link", { name: "Deutsch" }).first().click();
    await page.waitForFunction(() => document.documentElement.lang === "de");
    expect(pathOf(page)).toMatch(/^\/department\/de\//);
    expect(faultsOf(page)).toEqual([]);
  });

  it("says what is missing, and suggests pages of its own", async () => {
    const page = await open(`${BASE}/abuot`);
    await page.getByRole("heading", { name: "Oops! Page not found" }).waitFor();
    const near = page.locator(".near a").first();
    await near.waitFor();
    expect(await near.getAttribute("href")).toBe(`${BASE}/about`);
    await page.getByRole("link", { name: "Return to Home" }).click();
    await page.waitForURL(`${address}${BASE}/`);
  });
});

it("what an island draws in the browser leads below the path as well, whoever makes its elements", async () => {
  const dir = writeSmallSite();
  write(
    dir,
    "blocks/opener/schema.json",
    JSON.stringify({
      $schema: "http://json-schema.org/draft-07/schema#",
      title: "Opener",
      description: "A block of this test.",
      type: "object",
      "x-wake": "load",
      additionalProperties: false,
      required: ["more"],
      properties: { more: { type: "string", description: "Where it leads.", "x-kind": "link" } },
    }),
  );
  write(
    dir,
    "blocks/opener/view.tsx",
    `import styled from "@emotion/styled";
import { createElement, useState } from "react";
const Anchor = styled.a\`color: var(--ink);\`;
export default function Opener({ more }: { more: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      <a href={more}>Option</a> <a href="/text">Text</a>
      <button type="button" onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <>
          <a href="/about">Written</a>
          <Anchor href={more}>Styled</Anchor>
          {createElement("a", { href: "/former" }, "Made")}
          <p dangerouslySetInnerHTML={{ __html: '<a href="/notes/note-1">Inner</a>' }} />
        </>
      )}
    </section>
  );
}
`,
  );
  write(
    dir,
    "pages/about.yaml",
    "title: About\ndescription: What the page About of this small site tells its readers.\nblocks:\n  - type: hero\n    heading: About\n  - type: opener\n    more: /notes/note-2\n",
  );
  write(dir, "public/texts/one.md", "See [about us](/about) and [others](https://www.example.org/).\n");
  write(
    dir,
    "pages/text.yaml",
    "title: Text\ndescription: What the page Text of this small site tells its readers.\nblocks:\n  - type: hero\n    heading: Text\n  - type: body\n    body: [/texts/one.md]\n",
  );
  const outDir = join(dir, "dist");
  await buildSite({ dir, outDir, basePath: BASE });
  const [{ server, address }, browser] = await Promise.all([
    startPreview({ outDir, dir, port: 0 }),
    launchBrowser(),
  ]);
  onTestFinished(async () => {
    await browser.close();
    server.close();
  });
  const page = await browser.newPage();
  watchFaults(page);
  // As authors write it: the preview leads on.
  await page.goto(new URL("/about?x=1", address).href);
  expect(page.url()).toBe(new URL(`${BASE}/about?x=1`, address).href);
  await page.locator("[data-awake]").first().waitFor();
  await page.getByRole("button", { name: "Open" }).click();
  const hrefOf = (name: string) => page.getByRole("link", { name }).getAttribute("href");
  expect(await hrefOf("Option")).toBe("/department/notes/note-2");
  expect(await hrefOf("Styled")).toBe("/department/notes/note-2");
  expect(await hrefOf("Written")).toBe("/department/about");
  expect(await hrefOf("Made")).toBe("/department/former");
  expect(await hrefOf("Inner")).toBe("/department/notes/note-1");
  // The text of the next page is fetched from its file, in Markdown as its author wrote it.
  await page.getByRole("link", { name: "Text" }).click();
  await page.getByRole("link", { name: "about us" }).waitFor();
  expect(await hrefOf("about us")).toBe("/department/about");
  expect(await hrefOf("others")).toBe("https://www.example.org/");
  expect(faultsOf(page)).toEqual([]);
});
