import type { MadePicture } from "../model.ts";

/** Where files made from pictures lie on the site. */
export const MADE_PICTURES = "/assets/pictures/";

/** Pixels of a share image: the size that Open Graph and X show whole. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** One file made from a picture. */
export interface PictureFile {
  key: string;
  format: "avif" | "webp" | "jpg" | "png";
  /** Pixels. */
  width: number;
  /** The first frame of one that moves. */
  isStill?: boolean;
  /** Cut to the size of a share image, around a point in percent from the left and the top. */
  share?: Focus;
}

/** A point of a picture in percent: from the left, from the top. */
export interface Focus {
  x: number;
  y: number;
}

/** Address of a file: it says all that is needed to make it. */
export function pictureAddress({ key, format, width, isStill, share }: PictureFile): string {
  const size = share ? `share-${share.x}-${share.y}` : `${width}${isStill ? "-still" : ""}`;
  return `${MADE_PICTURES}${key}-${size}.${format}`;
}

const ADDRESS =
  /\/assets\/pictures\/([0-9a-f]{12})-(?:share-(\d+)-(\d+)|(\d+)(-still)?)\.(avif|webp|jpg|png)/;

/** What an address asks for; undefined for one of something else. */
export function readPictureAddress(address: string): PictureFile | undefined {
  const found = ADDRESS.exec(address);
  if (found?.index !== 0 || found[0].length !== address.length) return undefined;
  const [, key = "", x, y, width, still, format] = found;
  return {
    key,
    format: format as PictureFile["format"],
    width: x === undefined ? Number(width) : SHARE_SIZE.width,
    ...(still && { isStill: true }),
    ...(x !== undefined && { share: { x: Number(x), y: Number(y) } }),
  };
}

/** Addresses of all files made from pictures that a text names, each once. */
export function pictureAddressesIn(text: string): string[] {
  if (!text.includes(MADE_PICTURES)) return [];
  return [...new Set(Array.from(text.matchAll(new RegExp(ADDRESS, "g")), ([address]) => address))];
}

/** The class that keeps a point of a picture in every crop; none for the middle. */
export function focusClass({ x, y }: Focus): string | undefined {
  return x === 50 && y === 50 ? undefined : `focus-${x}-${y}`;
}

/** A few colours of a picture, from its top to its bottom: `#a85`. */
export type Colors = readonly string[];

/**
 * Style rules of the pictures that a text shows: the points that crops keep, and colours that stand in for a
 * picture until it is there.
 *
 * @param text HTML, or definitions as JSON. @param colorsOf Gives the colours of a key; undefined for none.
 */
export function pictureRules(text: string, colorsOf: (key: string) => Colors | undefined): string {
  const rules: string[] = [];
  if (text.includes("focus-"))
    for (const [name, x, y] of unique(text, /\bfocus-(\d{1,3})-(\d{1,3})\b/g))
      rules.push(`.${name}{object-position:${x}% ${y}%}`);
  if (!text.includes(MADE_PICTURES)) return rules.join("");
  for (const [, key = ""] of unique(text, /\/assets\/pictures\/([0-9a-f]{12})(?=-\d+\.jpg)/g)) {
    const colors = colorsOf(key);
    if (colors?.length) rules.push(`img[src*="${key}"]{background:linear-gradient(${colors.join()})}`);
  }
  return rules.join("");
}

function unique(text: string, pattern: RegExp): RegExpMatchArray[] {
  return [...new Map(Array.from(text.matchAll(pattern), (found) => [found[0], found])).values()];
}

/** The formats for browsers of today, the smallest first. */
export function newFormats({ moves }: MadePicture): ("avif" | "webp")[] {
  // Moving AVIF is slow to make and slow to show.
  return moves ? ["webp"] : ["avif", "webp"];
}
