import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import { cacheDir } from "../../files/cache-dir.ts";

/**
 * Draws an SVG without text elements as PNG. A picture that was drawn before, on this machine, is read from the cache.
 *
 * @param width Pixels; the height follows.
 */
export async function drawPng(svg: string, width: number): Promise<Uint8Array> {
  const name = createHash("sha256").update(`${width}\n${svg}`).digest("hex");
  const folder = cacheDir("site-pictures");
  const file = join(folder, `${name}.png`);
  // To read it while others are written takes a tenth of what a promise of it costs.
  if (existsSync(file)) return readFileSync(file);
  const image = await renderAsync(svg, {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false },
  });
  const png = image.asPng();
  mkdirSync(folder, { recursive: true });
  // Another build may be drawing the same picture: the file appears whole or not at all.
  await writeFile(`${file}.${process.pid}`, png);
  await rename(`${file}.${process.pid}`, file);
  return png;
}
