import type { AvifOptions } from "sharp";

/**
 * How files are made from pictures. Another number gives every file another address: raise it when anything here
 * or in `make-picture.ts` changes what comes out.
 */
export const RECIPE = "2";

/**
 * Quality and effort of each format, 0 to 100 and the encoder's own scale. WebP at effort 0 takes a third of the
 * time of the default and comes out 6 % larger.
 */
export const quality = {
  webp: { quality: 75, effort: 0 },
  jpg: { quality: 75, progressive: true },
  png: { compressionLevel: 9, palette: true, quality: 90 },
} as const;

/** Effort of AVIF up to a width in pixels: nearly all of the time goes into the largest, which few screens fetch. */
const AVIF_EFFORTS = [
  { upTo: 760, effort: 3 },
  { upTo: 1_040, effort: 1 },
  { upTo: Number.POSITIVE_INFINITY, effort: 0 },
];

/**
 * AVIF of a width in pixels, nearly as like to the picture as the encoder's own quality 50 and smaller, in a tenth
 * of its time (docs/decisions/pictures.md has the figures).
 *
 * @param isPhotograph A drawing has edges of colour, which halved colours would blur.
 */
export function avifOptions(width: number, isPhotograph: boolean): AvifOptions {
  const { effort = 0 } = AVIF_EFFORTS.find(({ upTo }) => width <= upTo) ?? {};
  return { quality: 51, effort, tune: "ssim", chromaSubsampling: isPhotograph ? "4:2:0" : "4:4:4" };
}

/** Pixels of a picture that is taken in: one of 100 million takes 400 MB of memory to open. */
export const MAX_PIXELS = 100_000_000;
