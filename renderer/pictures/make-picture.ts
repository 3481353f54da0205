import sharp, { type Sharp } from "sharp";
import { type Colors, type PictureFile, SHARE_SIZE } from "../formats/picture-files.ts";
import type { KnownPicture } from "./known-picture.ts";
import { avifOptions, MAX_PIXELS, quality } from "./recipe.ts";

// Pictures are made several at a time, one on each core: threads within one would only get in their way.
sharp.concurrency(1);
sharp.cache(false);

/** Formats that drawings, logos and pictures of screens come in. */
const DRAWN: ReadonlySet<string> = new Set(["png", "gif"]);

/** Rows of colours that stand in for a picture. */
const ROWS = 3;

/**
 * Makes files of one picture: it is opened and turned upright once, at the largest width asked for, and without
 * what the camera has written into it. Colours become those of the web.
 *
 * @throws Error in the words of the decoder for a picture that is damaged.
 */
export async function makePicture(
  picture: KnownPicture,
  files: readonly PictureFile[],
  take: (file: PictureFile, bytes: Buffer) => void,
): Promise<void> {
  const still = files.filter(
    ({ format, isStill, share }) => !share && (isStill || !isMoving(picture, format)),
  );
  const widest = Math.max(0, ...still.map(({ width }) => width));
  if (still.length > 0) {
    const { data, info } = await open(picture.file)
      .resize({ width: widest, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const file of still) {
      const frame = sharp(data, { raw: info }).resize({ width: file.width, withoutEnlargement: true });
      take(file, await encode(frame, file, picture).toBuffer());
    }
  }
  for (const file of files) {
    if (file.share) take(file, await share(picture, file.share));
    else if (!still.includes(file)) {
      // The limit counts the pixels of all frames together.
      const frames = sharp(picture.file, { animated: true, limitInputPixels: MAX_PIXELS });
      take(
        file,
        await encode(
          frames.resize({ width: file.width, withoutEnlargement: true }),
          file,
          picture,
        ).toBuffer(),
      );
    }
  }
}

/** The colours of a picture from its top to its bottom, each the mean of a third. */
export async function colorsOf(file: string): Promise<Colors> {
  try {
    const data = await open(file).removeAlpha().resize(1, ROWS, { fit: "fill" }).raw().toBuffer();
    return Array.from({ length: ROWS }, (_, row) => shortColor(data.subarray(row * 3, row * 3 + 3)));
  } catch {
    // What cannot be opened is told when files are made from it.
    return [];
  }
}

function open(file: string): Sharp {
  return sharp(file, { limitInputPixels: MAX_PIXELS, autoOrient: true }).toColorspace("srgb");
}

function isMoving({ moves }: KnownPicture, format: PictureFile["format"]): boolean {
  return moves && format === "webp";
}

/** Bytes of one width and format. */
function encode(
  image: Sharp,
  { format, width }: Pick<PictureFile, "format" | "width">,
  from: KnownPicture,
): Sharp {
  if (format === "avif") return image.avif(avifOptions(width, !DRAWN.has(from.format)));
  if (format === "webp") return image.webp(quality.webp);
  return format === "jpg" ? image.flatten({ background: "#fff" }).jpeg(quality.jpg) : image.png(quality.png);
}

/** The part of a share image's proportions that keeps a point nearest to its middle. */
async function share(
  { file, width = 0, height = 0 }: KnownPicture,
  { x, y }: { x: number; y: number },
): Promise<Buffer> {
  const scale = Math.max(SHARE_SIZE.width / width, SHARE_SIZE.height / height);
  const wide = Math.max(SHARE_SIZE.width, Math.round(width * scale));
  const high = Math.max(SHARE_SIZE.height, Math.round(height * scale));
  return open(file)
    .resize(wide, high, { fit: "fill" })
    .extract({
      left: Math.round(((wide - SHARE_SIZE.width) * x) / 100),
      top: Math.round(((high - SHARE_SIZE.height) * y) / 100),
      ...SHARE_SIZE,
    })
    .flatten({ background: "#fff" })
    .jpeg(quality.jpg)
    .toBuffer();
}

function shortColor(rgb: Uint8Array): string {
  return `#${Array.from(rgb, (value) => Math.round(value / 17).toString(16)).join("")}`;
}
