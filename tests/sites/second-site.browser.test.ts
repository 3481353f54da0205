import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engineDir } from "../../renderer/files/engine-dir.ts";
import { buildSite } from "../../renderer/publish/build-site.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import { OWN_NOTES, OWN_TEXT } from "../../renderer/theme/theme.ts";
import { languages } from "../../renderer/words/words.ts";
import { brokenWords } from "../accessibility/measure/broken-words.ts";
import { clippedTexts, sidewaysOverflow, smallActions, smallWords } from "../accessibility/measure/layout.ts";
import { scriptlessFaults } from "../accessibility/measure/scriptless.ts";
import { structureFaults } from "../accessibility/measure/structure.ts";
import { walkTabStops } from "../accessibility/measure/tab-stops.ts";
import { showTheme } from "../accessibility/measure/theme.ts";
import { withDoubleText } from "../accessibility/measure/visitor-styles.ts";
import { axeFindings, bringAxe, COLOUR_RULES } from "../support/axe.ts";
import { faultsOf, type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";
import { wakeBlocks } from "../support/wake-blocks.ts";

const dir = join(engineDir, "examples/sites/klavierwerkstatt");
const outDir = join(dir, "dist");
const { routes, problems } = await openSite({ dir, checkOnly: true });
const pages = routes
  .filter(({ kind, route }) => kind === "page" && route !== "/404")
  .map(({ route }) => route);

let site: SiteUnderTest;
beforeAll(async () => {
  await buildSite({ dir, outDir });
  site = await serveBuiltSite(dir);
});
afterAll(() => site?.close());

/** Texts of all files of a kind in the built site, by path. */
function built(kind: RegExp): [path: string, text: string][] {
  return readdirSync(outDir, { recursive: true, encoding: "utf8" })
    .filter((path) => kind.test(path))
    .map((path) => [path, readFileSync(join(outDir, path), "utf8")]);
}

/** Where any of some texts stands in the built site. */
function findAny(texts: readonly string[], kind: RegExp): string[] {
  return built(kind).flatMap(([path, text]) =>
    texts.filter((one) => text.includes(one)).map((one) => `${path}: ${one}`),
  );
}

const DOCUMENTS = /\.(html|json|txt|xml|webmanifest|ics|atom)$/;
const ALL = /\.(html|json|js|css|svg|txt|xml|webmanifest|ics|atom)$/;

describe("of the engine's first site, the second one has", () => {
  it("no problem of its own", () => {
    expect(problems).toEqual([]);
  });

  it("no name, place or number", () => {
    const settings = readFileSync(join(engineDir, "data/site.yaml"), "utf8");
    const offices = readFileSync(join(engineDir, "data/offices.yaml"), "utf8");
    const values = [
      ...`${settings}\n${offices}`.matchAll(
        /^[ -]*(?:brand|legalName|url|tagline|email|phone|entityName|address|href): (.+)$/gm,
      ),
    ];
    expect(values.length).toBeGreaterThan(10);
    const names = values.map(([, value = ""]) => value.replaceAll('"', "").replace(/^https:\/\//, ""));
    expect(findAny([...names, "2SD", "Two SD", "Salesforce", "yogi"], ALL)).toEqual([]);
  });

  it("no colour and no font", () => {
    const tokens = readFileSync(join(engineDir, "renderer/ui/tokens.css"), "utf8");
    // Black and white are everybody's.
    const colors = [...new Set(tokens.match(/#[0-9a-f]{6}\b/g))].filter(
      (color) => !/^#(.)\1{5}$/.test(color),
    );
    expect(colors.length).toBeGreaterThan(30);
    expect(findAny([...colors, OWN_TEXT, OWN_NOTES, "familjen", "martian"], ALL)).toEqual([]);
  });

  it("no English word", () => {
    const { en, de } = languages;
    const words = Object.entries(en!)
      .filter(([key, text]) => text !== de![key as keyof typeof de])
      // In HTML a short word is looked for as a whole text or attribute.
      .flatMap(([, text]) => text.split(/\{\w+\}|\n/).map((part) => part.trim()))
      // A single small word may as well be a name in the code.
      .filter((part) => /\p{L}{3}/u.test(part) && /[\p{Lu} ]/u.test(part));
    const whole = words.flatMap((text) => [`>${text}<`, `"${text}"`, `\`${text}\``]);
    expect(findAny(whole, ALL)).toEqual([]);
    expect(
      findAny(
        words.filter((text) => text.length > 12),
        ALL,
      ),
    ).toEqual([]);
    expect(findAny(["January", "October", "October 10"], DOCUMENTS)).toEqual([]);
  });
});

describe("what the second site says", () => {
  it("is in its language: days, hours, documents", () => {
    const concerts = readFileSync(join(outDir, "konzerte/index.html"), "utf8");
    expect(concerts).toContain('<html lang="de"');
    expect(concerts).toContain("23. Januar 2027");
    expect(concerts).toContain("19:30 bis 21:15 Uhr");
    expect(concerts).toContain("Zum Inhalt springen");
    // Its own words stand above the engine's.
    expect(concerts).toContain("Platz reservieren");
    expect(readFileSync(join(outDir, "konzerte/winterreise.ics"), "utf8")).toContain("Events//DE");
  });
});

/** Texts of few words, which people know things by. */
const SHORT = "header .text, main [data-look] > :is(a, button), .top [data-tone], footer .name";

describe("every page of the second site", () => {
  const found: string[] = [];
  const note = (where: string, findings: string[]) =>
    found.push(...findings.map((one) => `${where}: ${one}`));
  let page: Page;
  let scriptless: Page;
  beforeAll(async () => {
    page = await site.open("/", { reducedMotion: "reduce" });
    await bringAxe(page);
    scriptless = await site.open("/robots.txt", {
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
  });

  it.each(pages)("%s can be used by everyone", async (route) => {
    found.length = 0;
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(site.address + route);
    await wakeBlocks(page);
    await showTheme(page, "light");
    note("light", await axeFindings(page, { measuresColoursOnce: true }));
    await showTheme(page, "dark");
    note("dark", await axeFindings(page, { only: COLOUR_RULES, measuresColoursOnce: true }));
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      note(`${width} px`, [...(await sidewaysOverflow(page)), ...(await clippedTexts(page))]);
      note(`${width} px`, [...(await smallActions(page)), ...(await smallWords(page))]);
    }
    note("Tab", (await walkTabStops(page)).faults);
    note("structure", await structureFaults(page));
    note("console", faultsOf(page).splice(0));
    await scriptless.goto(site.address + route);
    note("without scripts", await scriptlessFaults(scriptless));
    note("without scripts", await brokenWords(scriptless, "header .text"));
    await page.setViewportSize({ width: 390, height: 844 });
    await withDoubleText(page, async () => {
      note("text at 200 %", [...(await sidewaysOverflow(page)), ...(await brokenWords(page, SHORT))]);
    });
    expect(found).toEqual([]);
  });
});

it.each([390, 1440])("the name in its header shows what stands above capitals, at %i px", async (width) => {
  const page = await site.open("/", { viewport: { width, height: 900 } });
  const name = page.locator("header a .text");
  const cut = await name.evaluate((element) => {
    element.textContent = "ÅÉÜẾ";
    const range = document.createRange();
    range.selectNodeContents(element);
    const pen = document.createElement("canvas").getContext("2d")!;
    pen.font = getComputedStyle(element).font;
    const ink = pen.measureText("ÅÉÜẾ");
    const top = range.getBoundingClientRect().top + ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent;
    return Math.max(0, Math.round(element.getBoundingClientRect().top - top));
  });
  expect(cut).toBe(0);
});

describe("its own island", () => {
  it("tells of the triad on the key that is pressed, in the tuning that is chosen", async () => {
    const page = await site.open("/stimmen");
    const octave = page.locator('[data-block="stimmungen"]');
    await octave.scrollIntoViewIfNeeded();
    await expect.poll(() => octave.getByRole("button", { name: "C", exact: true }).isEnabled()).toBe(true);
    const intervals = octave.getByRole("listitem");
    expect(await intervals.allInnerTexts()).toEqual([
      expect.stringMatching(/Terz C–E\s+13,7 Cent zu weit, 10,4 Schwebungen in der Sekunde/),
      expect.stringMatching(/Quinte C–G\s+2,0 Cent zu eng, 0,9 Schwebungen in der Sekunde/),
    ]);
    await octave.getByRole("radio", { name: "mitteltönig" }).check();
    await octave.getByRole("button", { name: "Es", exact: true }).click();
    expect(await octave.getByRole("button", { name: "Es", exact: true }).getAttribute("aria-pressed")).toBe(
      "true",
    );
    expect(await intervals.first().innerText()).toMatch(/Terz Es–G\s+rein/);
    await octave.getByRole("button", { name: "Zurück zu C" }).click();
    expect(await octave.getByRole("status").innerText()).toBe("C-Dur, gleichstufig");
    expect(faultsOf(page)).toEqual([]);
  });
});
