import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readBaseStyles } from "../../renderer/bundle/styles.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import { readTheme } from "../../renderer/theme/read-theme.ts";
import { sidewaysOverflow } from "../accessibility/measure/layout.ts";
import { showTheme } from "../accessibility/measure/theme.ts";
import { axeFindings, COLOUR_RULES } from "../support/axe.ts";
import { builtExamples } from "../support/built-examples.ts";
import { type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";

const engineDir = fileURLToPath(new URL("../..", import.meta.url));
const themes = readdirSync(join(engineDir, "examples/themes")).map((file) => basename(file, ".yaml"));

/** The content of a built page, and the rules of its blocks. */
function contentOf(dir: string, route: string): { main: string; css: string } {
  const html = readFileSync(join(dir, "dist", route, "index.html"), "utf8");
  const [, main = ""] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  const [, css = ""] = /<style(?: data-emotion[^>]*)?>([\s\S]*?)<\/style>/.exec(html) ?? [];
  return { main: main.replaceAll(/<script[\s\S]*?<\/script>/g, ""), css };
}

/*
 * Every example on one page, as its HTML stands: 59 blocks in three themes are then six pages to look at, not a thousand.
 * What wakes up is looked at in the engine's own theme (tests/sweeps); its colours are the same roles.
 */
describe("every example on one page", () => {
  let site: SiteUnderTest;
  let page: Page;
  const parts = { main: "", css: "" };
  beforeAll(async () => {
    const { dir, groups } = await builtExamples();
    for (const { route } of groups) {
      const { main, css } = contentOf(dir, route);
      parts.main += main;
      parts.css += css;
    }
    site = await serveBuiltSite(dir);
    page = await site.open("/about", { reducedMotion: "reduce" });
    // A page of its own: those of the site let no script write into them.
    await page.goto("about:blank");
  });
  afterAll(() => site?.close());

  it.each(themes)("%s: all of it can be read, in the light and in the dark", async (name) => {
    await page.setContent(await documentIn(name, parts));
    const found: string[] = [];
    for (const scheme of ["light", "dark"] as const) {
      await showTheme(page, scheme);
      found.push(...(await axeFindings(page, { only: COLOUR_RULES })).map((one) => `${scheme}: ${one}`));
    }
    expect(found).toEqual([]);
  });
});

/* A page for each file of pages, one after the other: what sizes and fonts of a theme do to them shows at once. */
describe("every page of this site", () => {
  let site: SiteUnderTest;
  let page: Page;
  const parts = { main: "", css: "" };
  beforeAll(async () => {
    const { routes } = await openSite({ dir: engineDir, checkOnly: true });
    const firsts = new Map(
      routes.flatMap(({ kind, file, route }) =>
        kind === "page" && !/(^|\/)404$/.test(route) ? [[file, route]] : [],
      ),
    );
    for (const route of firsts.values()) {
      const { main, css } = contentOf(engineDir, route);
      parts.main += main;
      parts.css += css;
    }
    site = await serveBuiltSite();
    page = await site.open("/about", { reducedMotion: "reduce" });
    await page.goto("about:blank");
  });
  afterAll(() => site?.close());

  it.each(themes)("%s: nothing runs out of the window of a telephone or a laptop", async (name) => {
    await page.setContent(await documentIn(name, parts));
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysOverflow(page), `${width} px`).toEqual([]);
    }
  });
});

async function documentIn(name: string, { main, css }: { main: string; css: string }): Promise<string> {
  const { theme } = readTheme(engineDir, `examples/themes/${name}.yaml`);
  const base = (await readBaseStyles(theme)).css;
  return `<!doctype html><html lang="en" class="light"><head><title>${name}</title><style>${base}</style><style>${css}</style></head><body><main>${main}</main></body></html>`;
}
