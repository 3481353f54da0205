import type { Sharp } from "sharp";
import type { PictureFormat, PictureHeader } from "../../pictures/header/header-parts.ts";
import { headerOf } from "../../pictures/picture-header.ts";
import { MAX_PIXELS } from "../../pictures/recipe.ts";
import { harmlessFile } from "../../texts/harmless/harmless-file.ts";

/** A picture as the site keeps it. */
export interface CleanPicture {
  format: PictureFormat;
  bytes: Buffer;
  /** In pixels; missing for a drawing that does not say. */
  width?: number;
  height?: number;
}

/** Widest and highest picture that is kept, in pixels: what the largest screens need, and room to cut. */
const WIDEST = 4_000;
const HIGHEST = 8_000;

/** Longest side that is looked at at all. */
const LONGEST_SIDE = 32_000;

/** Largest drawing, in bytes. */
const MOST_SVG = 2 ** 20;

/** Longest time for one picture, in seconds. */
const PATIENCE = 30;

/**
 * What the site keeps of a picture that somebody has sent: told by its first bytes, whatever it is called; upright,
 * in the colours of the web, not wider than a screen needs, and nothing in it but the picture. A drawing loses what
 * runs in it or asks for anything elsewhere.
 *
 * @returns A sentence for what is no picture, or is too large.
 */
export async function cleanPicture(bytes: Buffer): Promise<CleanPicture | { refused: string }> {
  const header = headerOf((offset, length) => bytes.subarray(offset, offset + length));
  if (!header) return { refused: noPicture(bytes) };
  if (header.format === "svg") return cleanDrawing(bytes, header);
  const { width = 0, height = 0 } = header;
  if (width * height > MAX_PIXELS || Math.max(width, height) > LONGEST_SIDE)
    return {
      refused: `This picture has ${width} × ${height} pixels, which is too many: make it smaller, at best 2,000 to 4,000 pixels wide.`,
    };
  try {
    return await redraw(bytes, header);
  } catch {
    return { refused: "This picture cannot be opened: it is damaged, or too large." };
  }
}

/** What is said of a file that no browser shows: pictures of phones, cameras and scanners are pictures all the same. */
function noPicture(bytes: Buffer): string {
  const start = bytes.subarray(0, 12).toString("latin1");
  const kind = KINDS.find(([pattern]) => pattern.test(start))?.[1];
  if (bytes.length === 0) return "This file is empty: choose another one.";
  return kind === undefined
    ? "This is no picture: take a JPEG, PNG, WebP, AVIF, GIF or SVG file."
    : `This is ${kind}, which browsers do not show: open it in a picture program and save it as JPEG or PNG.`;
}

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^.{4}ftyp(?:heic|heix|heim|heis|hevc|mif1|msf1)/s, "a HEIC picture, as phones make it"],
  [/^.{4}ftypcrx/s, "a raw picture of a camera"],
  [/^(?:II\*\0|MM\0\*|II\+\0|MM\0\+)/s, "a TIFF or raw picture"],
  [/^BM/s, "a BMP picture"],
  [/^8BPS/s, "a Photoshop picture"],
  [/^%PDF/s, "a PDF file"],
];

async function redraw(bytes: Buffer, { format, moves }: PictureHeader): Promise<CleanPicture> {
  // Loaded when the first picture comes: who never sends one does not wait for it.
  const { default: sharp } = await import("sharp");
  const isAnimated = moves && (format === "gif" || format === "webp");
  const image = sharp(bytes, {
    limitInputPixels: MAX_PIXELS,
    autoOrient: true,
    animated: isAnimated,
    failOn: "error",
  })
    .timeout({ seconds: PATIENCE })
    .resize({
      width: WIDEST,
      ...(!isAnimated && { height: HIGHEST }),
      fit: "inside",
      withoutEnlargement: true,
    })
    .toColorspace("srgb");
  const { data, info } = await encode(image, format).toBuffer({ resolveWithObject: true });
  return { format, bytes: data, width: info.width, height: info.pageHeight ?? info.height };
}

/** So little is lost that what is made of it for screens looks the same. */
function encode(image: Sharp, format: PictureFormat): Sharp {
  switch (format) {
    case "jpg":
      return image.jpeg({ quality: 92, chromaSubsampling: "4:4:4" });
    case "webp":
      return image.webp({ quality: 92 });
    case "avif":
      return image.avif({ quality: 75, effort: 2 });
    case "gif":
      return image.gif();
    default:
      return image.png({ compressionLevel: 9 });
  }
}

function cleanDrawing(bytes: Buffer, { width, height }: PictureHeader): CleanPicture | { refused: string } {
  if (bytes.length > MOST_SVG)
    return { refused: "This drawing is larger than 1 MB; export it without pictures inside." };
  const file = harmlessFile("drawing.svg", bytes);
  if (file.kind !== "cleaned" || !/^\ufeff?\s*(?:<\?xml[^>]*\?>\s*)?<svg[\s>/]/.test(file.text))
    return { refused: "This drawing cannot be read; export it as plain SVG." };
  return {
    format: "svg",
    bytes: Buffer.from(file.text),
    ...(width !== undefined && height !== undefined && { width, height }),
  };
}
