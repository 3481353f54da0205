/**
 * Draws the film `public/videos/first-line.webm` and its still picture: `npx tsx examples/film/make.ts`. Chromium
 * draws and compresses each picture; the same drawing gives the same film.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";
import { findChromium } from "../../tests/support/chromium.ts";
import { drawFilm } from "./draw.ts";
import { webm } from "./webm.ts";

const FILM = { width: 960, height: 540, rate: 24, seconds: 7 };
const folder = join(import.meta.dirname, "../../public");

// Compression is for pages of a secure origin; one on this machine counts as that.
const server = createServer((_, response) =>
  response.setHeader("Content-Type", "text/html").end("<canvas></canvas>"),
);
await new Promise<void>((ready) => {
  server.listen(0, "127.0.0.1", ready);
});
const { port } = server.address() as { port: number };
const browser = await chromium.launch({ executablePath: findChromium() });
const page = await browser.newPage();
// The runner gives functions their names by a helper of its own, which the page has not.
await page.addInitScript("globalThis.__name = (named) => named");
await page.goto(`http://127.0.0.1:${port}/`);
const { frames, still } = await page.evaluate(drawFilm, FILM);
await browser.close();
server.close();

mkdirSync(join(folder, "videos"), { recursive: true });
const film = frames.map(({ data, ...frame }) => ({ ...frame, data: Buffer.from(data, "base64") }));
writeFileSync(join(folder, "videos/first-line.webm"), webm(film, { ...FILM, length: FILM.seconds * 1000 }));
await sharp(Buffer.from(still, "base64"))
  .jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: "4:4:4" })
  .toFile(join(folder, "images/stills/first-line.jpg"));
