import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { XMLValidator } from "fast-xml-parser";
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { buildSite } from "../../../renderer/publish/build-site.ts";
import { arrived } from "../../support/arrived.ts";
import { type SiteUnderTest, serveBuiltSite, wakeEverything } from "../../support/built-site.ts";
import { copySite } from "../../support/site-copy.ts";
import { type HostileSite, writeHostileSite } from "./hostile-site.ts";
import { findHarm, skeletonOf } from "./observe-html.ts";
import { control, touchEverything, watch } from "./observe-page.ts";

// Hundreds of attacks in one page: a busy machine may take its time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 300_000 });

/** The same site without attacks, in its own language alone as well. */
const real = mkdtempSync(join(tmpdir(), "unharmed-"));
const realDist = join(real, "dist");

let hostile: HostileSite;
let site: SiteUnderTest;
let files: string[];
beforeAll(async () => {
  copySite(real);
  await buildSite({ dir: real, outDir: realDist });
  hostile = await writeHostileSite();
  await buildSite({ dir: hostile.dir, outDir: join(hostile.dir, "dist") });
  files = readdirSync(join(hostile.dir, "dist"), { recursive: true, encoding: "utf8" });
  site = await serveBuiltSite(hostile.dir);
});
afterAll(async () => {
  await site?.close();
  hostile?.remove();
  rmSync(real, { recursive: true, force: true });
});

const read = (file: string) => readFileSync(join(hostile.dir, "dist", file), "utf8");

describe("the real site with an attack in every text of its data that the check accepts", () => {
  it("is written without anything that could run or lead astray, block by block as the real one", () => {
    expect(hostile.attacked).toBeGreaterThan(500);
    const pages = files.filter(
      (file) => file.endsWith("/index.html") && !/^(?:content|jobs\/html)\//.test(file),
    );
    expect(pages.length).toBeGreaterThan(50);
    for (const file of pages) {
      const html = read(file);
      if (html.includes('http-equiv="refresh"')) continue;
      expect(findHarm(html, "document"), file).toEqual([]);
      const blocks = (text: string) =>
        Object.entries(skeletonOf(text, "document")).filter(([name]) => !name.startsWith("second id"));
      expect(blocks(html), file).toEqual(blocks(readFileSync(join(realDist, file), "utf8")));
    }
    for (const file of files.filter((file) => file.endsWith("page.json"))) {
      const { kind, html } = JSON.parse(read(file));
      if (kind === "page") expect(findHarm(html), file).toEqual([]);
    }
  });

  it("an observed page with a control in it is told", () => {
    const html = read("about/index.html").replace("</main>", `${control}</main>`);
    const found = findHarm(html, "document").join("\n");
    for (const sign of [
      "<iframe> is there",
      "<img onError>",
      "<p onMouseOver>",
      "has the scheme javascript:",
      "<script> with",
      "is fetched from elsewhere",
      "<p style>",
    ])
      expect(found).toContain(sign);
  });

  it("its feeds, calendars and sitemap are well-formed", () => {
    for (const file of files.filter((file) => /\.(xml|atom)$/.test(file)))
      expect(XMLValidator.validate(read(file)), file).toBe(true);
    const calendars = files.filter((file) => file.endsWith(".ics"));
    expect(calendars.length).toBeGreaterThan(0);
    for (const file of calendars) {
      const parts = new ICAL.Component(ICAL.parse(read(file))).getAllSubcomponents();
      expect(
        parts.map(({ name }) => name),
        file,
      ).toEqual(parts.map(() => "vevent"));
    }
  });

  it.each([
    { policy: "no security policy", bypassCSP: true },
    { policy: "the site's security policy", bypassCSP: false },
  ])("in a browser with $policy nothing runs, by link from page to page", async ({ bypassCSP }) => {
    const { page, context, happenings } = await watch(site.browser, site.address, bypassCSP);
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    await page.goto(site.address);
    for (const route of [
      "/",
      "/about",
      "/services",
      "/technologies/other",
      "/insights/events",
      "/careers",
      "/contact",
      "/partnerships",
    ]) {
      if (route !== "/") {
        await page.evaluate((href) => {
          const link = document.createElement("a");
          link.href = href;
          document.getElementById("main")?.prepend(link);
          link.click();
        }, route);
        await arrived(page, route);
      }
      await wakeEverything(page);
      expect(await touchEverything(page, "#main :is(p, li, h2, h3, dd, summary, svg)")).toBeGreaterThan(10);
    }
    expect(faults).toEqual([]);
    expect(happenings).toEqual({ fired: [], left: [], dialogs: [], violations: [] });
    await context.close();
  });
});
