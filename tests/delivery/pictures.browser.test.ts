import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildSite } from "../../renderer/publish/build-site.ts";
import { removeSmallSites, write, writeSmallSite } from "../publish/small-site.ts";
import { type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";
import { photograph, writePicture } from "../support/photographs.ts";

const page = `title: Pictures
description: What the page of pictures of this small site tells its many readers.
blocks:
  - type: figure
    heading: Office
    image: { src: /images/office.jpg, alt: The office }
  - type: card-grid
    heading: Cards
    items:
      - { title: One, image: { src: /images/tall.jpg, alt: A tall one, focus: top } }
      - { title: Two, image: { src: /images/office.jpg, alt: The office again } }
  - type: prose
    heading: Words
    text: |
      ${"Some words that take their room. ".repeat(200)}

      ![In the text](/images/tall.jpg)
`;
const themed = `title: Themed
description: What the page with two pictures of this small site tells its readers.
blocks:
  - type: figure
    heading: Day and night
    image: { src: /images/day.jpg, alt: The city, dark: /images/night.jpg }
`;

let site: SiteUnderTest;
beforeAll(async () => {
  const dir = writeSmallSite();
  const image = (name: string) => join(dir, "public/images", name);
  await writePicture(photograph(2400, 1600).jpeg(), image("office.jpg"));
  await writePicture(photograph(900, 1600, 2).jpeg(), image("tall.jpg"));
  await writePicture(photograph(1600, 900, 3).jpeg(), image("day.jpg"));
  await writePicture(photograph(1600, 900, 4).jpeg(), image("night.jpg"));
  write(dir, "pages/pictures.yaml", page);
  write(dir, "pages/themed.yaml", themed);
  await buildSite({ dir, outDir: join(dir, "dist") });
  site = await serveBuiltSite(dir);
}, 120_000);
afterAll(async () => {
  await site?.close();
  removeSmallSites();
});

/** Opens a page and follows which files made from pictures it fetches. */
async function visit(
  path: string,
  options: BrowserContextOptions,
): Promise<{ page: Page; fetched: string[] }> {
  const opened = await site.open("/about", options);
  const fetched: string[] = [];
  opened.on("request", (request) => {
    const [, name] = /\/assets\/pictures\/(.+)$/.exec(request.url()) ?? [];
    if (name) fetched.push(name);
  });
  await opened.goto(site.address + path, { waitUntil: "load" });
  return { page: opened, fetched };
}

/** A picture as it is shown. */
const shown = (opened: Page, alt: string) =>
  opened.getByAltText(alt, { exact: true }).evaluate(async (element) => {
    const image = element as HTMLImageElement;
    image.scrollIntoView();
    await image.decode();
    const { width, height } = image.getBoundingClientRect();
    return {
      file: image.currentSrc.replace(/.*-/, ""),
      width: Math.round(width),
      height: Math.round(height),
      position: getComputedStyle(image).objectPosition,
      ground: getComputedStyle(image).backgroundImage,
    };
  });

describe("a browser fetches the file that its place needs", () => {
  test.each([
    { window: 360, density: 1, file: "320.avif" },
    { window: 412, density: 2, file: "760.avif" },
    { window: 1440, density: 1, file: "760.avif" },
    { window: 1440, density: 2, file: "1440.avif" },
  ])("in a window of $window with $density pixels for each", async ({ window, density, file }) => {
    const viewport = { width: window, height: 900 };
    const { page: opened } = await visit("/pictures", { viewport, deviceScaleFactor: density });
    const { file: chosen, width } = await shown(opened, "The office");
    expect(chosen).toBe(file);
    const pixels = Number(chosen.split(".")[0]);
    expect(pixels).toBeGreaterThanOrEqual(width * density * 0.98);
    // What is beyond the need is at most one step of the ladder.
    expect(pixels).toBeLessThan(width * density * 2);
  });

  test("what `sizes` says is how wide the picture is, in every place and window", async () => {
    const { page: opened } = await visit("/pictures", { viewport: { width: 320, height: 800 } });
    for (const alt of ["The office", "A tall one", "The office again", "In the text"])
      await shown(opened, alt);
    for (const width of [320, 480, 767, 768, 1023, 1024, 1280, 1440]) {
      await opened.setViewportSize({ width, height: 800 });
      const off = await opened.evaluate(() =>
        [...document.querySelectorAll("picture > img")].map((image) => {
          const { sizes } = image.parentElement!.querySelector("source")!;
          const probe = document.createElement("div");
          const length = sizes.split(",").find((one) => {
            const condition = /^\s*(\(.*?\))\s/.exec(one)?.[1];
            return !condition || matchMedia(condition).matches;
          })!;
          probe.style.width = length.replace(/^\s*\(.*?\)\s/, "");
          document.body.append(probe);
          const said = probe.getBoundingClientRect().width;
          probe.remove();
          const { width: wide, height: high } = image.getBoundingClientRect();
          const own = /tall|text/.test(image.getAttribute("alt") ?? "") ? 9 / 16 : 3 / 2;
          const real = getComputedStyle(image).objectFit === "cover" ? Math.max(wide, high * own) : wide;
          return { alt: image.getAttribute("alt"), said, real, off: Math.abs(said / real - 1) };
        }),
      );
      for (const one of off) expect(one.off, JSON.stringify({ width, ...one })).toBeLessThan(0.06);
    }
  });
});

test("nothing moves while pictures come in, with the ground of their colours in their place", async () => {
  const { page: opened } = await visit("/pictures", { viewport: { width: 412, height: 823 } });
  const shift = await opened.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    for (const image of document.images) {
      image.scrollIntoView();
      await image.decode();
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    return sum;
  });
  expect(shift).toBe(0);
  expect((await shown(opened, "The office")).ground).toMatch(/^linear-gradient/);
});

test("the focal point stays in sight where a picture is cut", async () => {
  const { page: opened } = await visit("/pictures", { viewport: { width: 1280, height: 900 } });
  const { width, height, position } = await shown(opened, "A tall one");
  expect(width / height).toBeCloseTo(16 / 9, 1);
  expect(position).toBe("50% 0%");
});

test("the largest picture of the first screen is fetched first, those below wait", async () => {
  const { page: opened, fetched } = await visit("/pictures", { viewport: { width: 412, height: 823 } });
  expect(await opened.locator("img[fetchpriority=high]").getAttribute("alt")).toBe("The office");
  expect(await opened.locator("link[rel=preload][as=image]").count()).toBe(1);
  expect(await opened.getByAltText("In the text").getAttribute("loading")).toBe("lazy");
  // The browser takes what was preloaded, and no second file for the same picture.
  expect(fetched.filter((name) => name === fetched[0])).toHaveLength(1);
  expect(new Set(fetched.map((name) => name.slice(0, 12))).size).toBeLessThan(3);
});

describe("with the theme", () => {
  const themeOf = (theme: string) => ({
    storageState: {
      cookies: [],
      origins: [{ origin: site.address, localStorage: [{ name: "theme", value: theme }] }],
    },
  });
  const visible = (opened: Page) =>
    opened
      .getByAltText("The city")
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.className));

  test.each(["light", "dark"])(
    "the %s picture is shown, and the other one not even fetched",
    async (theme) => {
      const { page: opened, fetched } = await visit("/themed", themeOf(theme));
      await expect.poll(() => fetched.length).toBe(1);
      expect(await visible(opened)).toEqual([`in-${theme}`]);
    },
  );

  test("that is switched, not the one that the system likes", async () => {
    const { page: opened } = await visit("/themed", { ...themeOf("light"), colorScheme: "dark" });
    expect(await visible(opened)).toEqual(["in-light"]);
    await opened.evaluate(() => document.documentElement.classList.replace("light", "dark"));
    expect(await visible(opened)).toEqual(["in-dark"]);
  });
});

test("without JavaScript all is there", async () => {
  const { page: opened } = await visit("/pictures", { javaScriptEnabled: false });
  await opened.getByAltText("In the text").scrollIntoViewIfNeeded();
  const sizes = async () =>
    opened
      .locator("picture > img")
      .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).currentSrc));
  expect((await sizes()).every((source) => source.endsWith(".avif"))).toBe(true);
});
