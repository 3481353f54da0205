import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { openEditor } from "./editor-page.ts";

/**
 * Takes the pictures of the editor that the guides show, from a copy of the site: `npx tsx tests/editor/make-pictures.ts`.
 * Each is a WebP file under 150 kB in `docs/pictures/editor`.
 */
const folder = join(import.meta.dirname, "../../docs/pictures/editor");
const MOST_BYTES = 150_000;

const editor = await openEditor(5431, { draws: true });
const { page, stage } = editor;

async function take(name: string): Promise<void> {
  // Nothing points at anything, and nothing is on its way.
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(600);
  const path = join(folder, `${name}.webp`);
  await sharp(await page.screenshot())
    .webp({ quality: 78 })
    .toFile(path);
  const { size } = statSync(path);
  if (size > MOST_BYTES) throw new Error(`${path} has ${size} bytes, more than ${MOST_BYTES}.`);
  process.stdout.write(`${path}: ${size} bytes\n`);
}

/** The cookie banner stands before what is to be seen. */
async function rejectCookies(): Promise<void> {
  await page.getByRole("button", { name: /^Use/ }).click();
  await stage().getByRole("button", { name: "Reject", exact: true }).click();
  await page.getByRole("button", { name: /^Use/ }).click();
}

mkdirSync(folder, { recursive: true });
await page.setViewportSize({ width: 1280, height: 800 });
await editor.open("/careers");
await rejectCookies();

await editor.typeIn("Roles and postings");
await page.keyboard.press("ControlOrMeta+a");
await page.keyboard.type("Open roles");
await take("change-a-text");
await page.keyboard.press("Escape");

const site = new URL("/__site", page.url()).href;
await page.goto(site);
await page.getByRole("table", { name: "All pages" }).waitFor();
await take("all-pages");
await page.getByRole("button", { name: "New page", exact: true }).click();
await page.keyboard.type("Open day in Bengaluru");
await page
  .getByRole("dialog", { name: "New page" })
  .getByText(/Nothing would break/)
  .waitFor();
await take("make-a-page");
await page.keyboard.press("Escape");

await page.goto(`${site}/rows/jobs`);
await page.getByRole("table", { name: "Rows of Jobs" }).waitFor();
await take("data");

for (const [name, width, scheme] of [
  ["editor-phone", 390, "light"],
  ["editor-tablet", 768, "light"],
  ["editor-dark", 1440, "dark"],
] as const) {
  await page.emulateMedia({ colorScheme: scheme });
  // Where there is little room the outline, by which an open page is known, is in a drawer.
  await page.setViewportSize({ width: 1440, height: 800 });
  await editor.open("/careers");
  await page.setViewportSize({ width, height: 800 });
  await take(name);
}
await editor.close();
