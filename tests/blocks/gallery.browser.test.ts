import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildSite } from "../../renderer/publish/build-site.ts";
import { axeViolations } from "../support/axe.ts";
import { faultsOf, type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";
import { copySite } from "../support/site-copy.ts";
import { wakeBlocks } from "../support/wake-blocks.ts";

let site: SiteUnderTest;
let dir: string;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "gallery-site-"));
  copySite(dir);
  writeFileSync(
    join(dir, "pages/pictures.yaml"),
    `title: Pictures of the workshop tables
description: Three pictures that open large, one after the other, with keys, buttons and swipes.
index: false
blocks:
  - { type: hero, heading: Pictures }
  - type: gallery
    heading: On the table
    items:
      - { image: { src: /images/stills/drafting-table.jpg, alt: Solids. }, caption: First, credit: Ann }
      - { image: { src: /images/stills/red-pencil.jpg, alt: A pencil. } }
      - { image: { src: /images/stills/paper-stack.jpg, alt: A stack. } }
`,
  );
  await buildSite({ dir, outDir: join(dir, "dist") });
  site = await serveBuiltSite(dir);
});
afterAll(async () => {
  await site?.close();
  rmSync(dir, { recursive: true, force: true });
});

it("opens large, leads on by keys and buttons, and back to where one was", async () => {
  const page = await site.open("/pictures");
  await wakeBlocks(page);
  const dialog = page.getByRole("dialog", { name: "Pictures" });
  await page.getByRole("link", { name: "Enlarge: Solids." }).press("Enter");
  await dialog.getByRole("img", { name: "Solids." }).waitFor();
  expect(await dialog.innerText()).toContain("First · Ann");
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("ArrowRight");
  await dialog.getByRole("img", { name: "A pencil." }).waitFor();
  expect(await dialog.innerText()).toContain("2 / 3");
  await dialog.getByRole("button", { name: "Next picture" }).click();
  await dialog.getByRole("button", { name: "Next picture" }).click();
  await dialog.getByRole("img", { name: "Solids." }).waitFor();
  await page.keyboard.press("ArrowLeft");
  await expect
    .poll(() => dialog.getByRole("img").evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(1000);
  await page.keyboard.press("Escape");
  expect(await dialog.isVisible()).toBe(false);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe("Enlarge: A stack.");
  expect(faultsOf(page)).toEqual([]);
});

it("is swiped through", async () => {
  const page = await site.open("/pictures", { hasTouch: true, viewport: { width: 390, height: 844 } });
  await wakeBlocks(page);
  await page.getByRole("link", { name: "Enlarge: Solids." }).click();
  const swipe = (from: number, to: number) =>
    page.locator("dialog > .picture").evaluate(
      (stage, [start, end]) => {
        const touch = (clientX: number) => new Touch({ identifier: 1, target: stage, clientX });
        stage.dispatchEvent(new TouchEvent("touchstart", { touches: [touch(start!)] }));
        stage.dispatchEvent(new TouchEvent("touchend", { changedTouches: [touch(end!)] }));
      },
      [from, to],
    );
  const dialog = page.getByRole("dialog");
  await swipe(300, 100);
  expect(await dialog.getByRole("img").getAttribute("alt")).toBe("A pencil.");
  await swipe(100, 300);
  expect(await dialog.getByRole("img").getAttribute("alt")).toBe("Solids.");
  await swipe(100, 120);
  expect(await dialog.getByRole("img").getAttribute("alt")).toBe("Solids.");
});

it("without scripts each is a link to itself in large", async () => {
  const page = await site.open("/pictures", { javaScriptEnabled: false });
  const href = await page.getByRole("link", { name: "Enlarge: A pencil." }).getAttribute("href");
  const answer = await fetch(site.address + href);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
});
