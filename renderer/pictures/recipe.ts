/**
 * How files are made from pictures. Another number gives every file another address: raise it when anything here
 * or in `make-picture.ts` changes what comes out.
 */
export const RECIPE = "1";

/**
 * Quality and effort of each format, 0 to 100 and the encoder's own scale. At effort 0 AVIF takes a thirtieth of the time
 * of the default and comes out up to 16 % larger, WebP a third and 6 % (docs/decisions/pictures.md has the figures).
 */
export const quality = {
  avif: { quality: 50, effort: 0 },
  webp: { quality: 75, effort: 0 },
  jpg: { quality: 75, progressive: true },
  png: { compressionLevel: 9, palette: true, quality: 90 },
} as const;

/** Pixels of a picture that is taken in: one of 100 million takes 400 MB of memory to open. */
export const MAX_PIXELS = 100_000_000;
