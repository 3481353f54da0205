/**
 * Renders the pictures of `public/images/stills`: `npx tsx examples/stills/make.ts [NAME…]`, a minute or two each.
 * The same scene gives the same picture.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { scenes } from "./scenes.ts";
import { render } from "./trace.ts";

const SIZE = { width: 1200, height: 800 };
const SAMPLES = Number(process.env.SAMPLES ?? 6);
const folder = join(import.meta.dirname, "../../public/images/stills");

const asked = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const [name, scene] of Object.entries(scenes)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const chance = numbers(name.length);
  const light = render(scene, SIZE.width, SIZE.height, SAMPLES, chance);
  const pixels = Buffer.from(light.map((value) => Math.round(255 * develop(value))));
  await sharp(pixels, { raw: { ...SIZE, channels: 3 } })
    .median(3)
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toFile(join(folder, `${name}.jpg`));
}

/** Light to a share of white: bright parts are held back as film does, then the curve of screens. */
function develop(light: number): number {
  const x = light * 0.9;
  const held = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
  return Math.min(1, Math.max(0, held)) ** (1 / 2.2);
}

/** A row of numbers from 0 to 1, the same for the same seed. */
function numbers(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
