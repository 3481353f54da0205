import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { engineDir } from "../../renderer/files/engine-dir.ts";
import { buildSite } from "../../renderer/publish/build-site.ts";
import { type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";

const PICTURE = "/images/bowls.svg";

const dir = mkdtempSync(join(tmpdir(), "round-corners-"));
const files = {
  "data/site.yaml": "brand: Bowls\nurl: https://example.com\nlang: en\n",
  "data/theme.yaml": "corners: { control: 999, card: 40 }\n",
  "pages/index.yaml": `title: Round
description: What fills a frame with round corners has round corners itself, in every block and theme.
blocks:
  - type: hero
    heading: Round
    place: behind
    image: { src: ${PICTURE}, alt: Bowls }
    titleBlock: [{ term: Price, text: "12" }, { term: Size, text: "4" }]
  - type: gallery
    heading: Pictures
    items: [{ image: { src: ${PICTURE}, alt: Bowls } }]
  - type: video
    title: A film
    address: https://youtu.be/aqz-KE-bpKQ
    image: { src: ${PICTURE}, alt: Bowls }
  - type: prices
    heading: Plans
    periods: { label: Paid, first: Each month, second: Each year }
    items: [{ title: One, price: "12", secondPrice: "120" }]
`,
};
let site: SiteUnderTest;
beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  cpSync(join(engineDir, `starter/public${PICTURE}`), join(dir, `public${PICTURE}`));
  const { site: read } = await buildSite({ dir, outDir: join(dir, "dist") });
  expect(read.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  site = await serveBuiltSite(dir);
});
afterAll(async () => {
  await site?.close();
  rmSync(dir, { recursive: true, force: true });
});

it("nothing sticks out of round corners of a frame", async () => {
  const page = await site.open("/", { viewport: { width: 390, height: 800 }, reducedMotion: "reduce" });
  expect(await page.evaluate(squareInRound)).toEqual([]);
});

/** Runs in the page. What is drawn up to a corner of something around it that is rounder than itself. */
function squareInRound(): { found: string }[] {
  const found: { found: string }[] = [];
  for (const element of document.querySelectorAll("main *")) {
    const style = getComputedStyle(element);
    const isDrawn = element.matches("img, video") || style.backgroundColor !== "rgba(0, 0, 0, 0)";
    if (!isDrawn || !element.checkVisibility()) continue;
    const box = element.getBoundingClientRect();
    for (let frame = element.parentElement; frame && frame.tagName !== "MAIN"; frame = frame.parentElement) {
      const around = getComputedStyle(frame);
      if (around.overflow !== "visible") break;
      const outer = frame.getBoundingClientRect();
      for (const edge of ["top", "bottom"] as const) {
        const side = edge === "top" ? "Top" : "Bottom";
        const radius = Number.parseFloat(around[`border${side}LeftRadius`]);
        const own = Number.parseFloat(style[`border${side}LeftRadius`]);
        const isAtCorner = Math.abs(box.left - outer.left) < 3 && Math.abs(box[edge] - outer[edge]) < 3;
        const isSeen = around.borderTopWidth !== "0px" && box.width > 20;
        if (isSeen && isAtCorner && own < Math.min(radius, outer.height / 2) - 4)
          found.push({ found: `${edge} of ${element.outerHTML.slice(0, 80)}` });
      }
    }
  }
  return found;
}
