import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import sharp, { type Sharp } from "sharp";

/** Two colours of each photograph: above and below. */
const SKY = [70, 110, 190] as const;
const GROUND = [120, 100, 60] as const;

/**
 * Something like a photograph: sky above, ground below, soft shapes and the grain of a camera. The same numbers give
 * the same picture.
 */
export function photograph(width: number, height: number, seed = 1): Sharp {
  const data = Buffer.alloc(width * height * 3);
  let state = seed >>> 0;
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      const grain = (state >>> 28) - 8;
      const shape = 30 * Math.sin((x / width) * 9 + seed) * Math.cos((y / height) * 7);
      for (let color = 0; color < 3; color += 1, at += 1) {
        const base = (SKY[color]! * (height - y) + GROUND[color]! * y) / height;
        data[at] = Math.max(0, Math.min(255, base + shape + grain));
      }
    }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** A GIF that moves: one colour after the other. */
export async function movingGif(width: number, height: number): Promise<Buffer> {
  const frames = ["#c33", "#3c3", "#33c"].map((background) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif({ delay: [100, 100, 100] })
    .toBuffer();
}

/** Writes a picture, folders included. */
export async function writePicture(image: Sharp, path: string): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  await image.toFile(path);
}
