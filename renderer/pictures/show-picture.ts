import { type Focus, focusClass, pictureAddress } from "../formats/picture-files.ts";
import { plainAddress } from "../formats/picture-place.ts";
import type { Picture } from "../model.ts";
import type { PictureBook } from "./picture-book.ts";

/** A picture as authors write it (`common.json#/definitions/image`). */
export interface PictureOption {
  src: string;
  alt: string;
  /** `top left`, or two percentages: `30% 20%`. */
  focus?: string;
  /** Path of what the dark theme shows in its place. */
  dark?: string;
}

/** A picture as views receive it; one that is not there stays as it is written, which the check tells. */
export function showPicture({ src, alt, focus, dark }: PictureOption, book: PictureBook): Picture {
  const point = focus === undefined ? undefined : focusClass(readFocus(focus) ?? MIDDLE);
  const ofFile = (path: string) => ({ ...facts(path, book), ...(point && { focus: point }) });
  return { ...ofFile(src), alt, ...(dark !== undefined && { dark: ofFile(dark) }) };
}

/** The same cut to the size of a share image; a drawing stays as it is. */
export function sharePicture({ src, alt, focus }: PictureOption, book: PictureBook): Picture {
  const known = book.find(src);
  if (!known || known.format === "svg" || !known.width) return { src, alt };
  const share = (focus !== undefined && readFocus(focus)) || MIDDLE;
  return { src: pictureAddress({ key: known.key, format: "jpg", width: 0, share }), alt };
}

const MIDDLE: Focus = { x: 50, y: 50 };

const sides: Readonly<Record<string, Partial<Focus>>> = {
  top: { y: 0 },
  bottom: { y: 100 },
  left: { x: 0 },
  right: { x: 100 },
  center: {},
};

/** The point that words or percentages mean; undefined for a text that means none. */
export function readFocus(text: string): Focus | undefined {
  const numbers = /^(\d{1,3})% (\d{1,3})%$/.exec(text);
  if (numbers) {
    const [x, y] = [Number(numbers[1]), Number(numbers[2])];
    return x <= 100 && y <= 100 ? { x, y } : undefined;
  }
  const words = text.split(" ").map((word) => (Object.hasOwn(sides, word) ? sides[word] : undefined));
  return words.every((word) => word !== undefined) ? Object.assign({ ...MIDDLE }, ...words) : undefined;
}

function facts(path: string, book: PictureBook): Omit<Picture, "alt" | "dark"> {
  const known = book.find(path);
  if (!known) return { src: path };
  const { key, format, width, height, hasAlpha, moves } = known;
  const size = width && height ? { width, height } : {};
  if (format === "svg" || !width || !height) return { src: path, ...size };
  const fallback = hasAlpha ? "png" : "jpg";
  return {
    src: plainAddress(key, fallback, width),
    ...size,
    made: { key, fallback, ...(moves && { moves: true as const }) },
  };
}
