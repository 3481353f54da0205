import { statSync } from "node:fs";
import { join } from "node:path";
import { findListedFile } from "../files/read-file.ts";
import { readPictureFormat, readPictureHeader } from "../pictures/picture-header.ts";
import { MAX_PIXELS } from "../pictures/recipe.ts";
import type { Fault } from "../problems/draft.ts";
import type { CheckedSite } from "./checked-site.ts";
import type { PlacedPicture } from "./page-contents.ts";

/** What cameras make is below it; more makes each build of a fresh copy slow, and shows no more. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Less of a picture than this is what is left of it when it stands in a place of the other shape. */
const LEAST_SEEN = 0.5;

/** Proportions of two pictures that take turns may differ by so much. */
const SAME_SHAPE = 0.03;

const formatNames = { jpg: "JPEG", png: "PNG", webp: "WebP", avif: "AVIF", gif: "GIF", svg: "SVG" } as const;

/** Checks of the files of pictures, and of how they fit their places. Sizes come from their first bytes. */
export interface PictureChecker {
  /** What is wrong with a file: told once, at its first place. @param path Under `public/`. */
  checkFile(path: string): Fault | undefined;
  /** Something is wrong with a file, whether or not it was told already. */
  isFaulty(path: string): boolean;
  /** How a picture misses its place. */
  checkPlace(picture: PlacedPicture): Fault | undefined;
}

export function createPictureChecker(site: CheckedSite): PictureChecker {
  const seen = new Set<string>();
  const faulty = new Set<string>();
  const headers = new Map<string, ReturnType<typeof readPictureHeader>>();

  const headerOf = (path: string) => {
    if (!headers.has(path)) {
      const file =
        site.publicFiles.has(path) && findListedFile(join(site.dir, "public"), path, site.publicFiles);
      headers.set(path, file ? readPictureHeader(file) : undefined);
    }
    return headers.get(path);
  };

  return {
    checkFile(path) {
      if (seen.has(path) || !site.publicFiles.has(path)) return undefined;
      seen.add(path);
      const fault = faultOf(path);
      if (fault) faulty.add(path);
      return fault;
    },
    isFaulty: (path) => faulty.has(path),
    checkPlace({ src, dark, place, focus }) {
      const header = headerOf(src);
      if (!header?.width || !header.height || header.format === "svg") return undefined;
      const { width, height } = header;
      const file = `public${src}`;
      const own = width / height;
      const other = dark === undefined ? undefined : headerOf(dark);
      if (other?.width && other.height && Math.abs(other.width / other.height / own - 1) > SAME_SHAPE)
        return {
          code: "picture-shape",
          params: {
            case: "dark",
            file,
            dark: `public${dark}`,
            width,
            height,
            to: [other.width, other.height],
          },
        };
      if (!place) return undefined;
      if (width < place.width) return { code: "small-picture", params: { file, width, least: place.width } };
      const seenPart = place.ratio ? Math.min(own / place.ratio, place.ratio / own) : 1;
      if (seenPart < LEAST_SEEN && !focus)
        return {
          code: "picture-shape",
          params: {
            case: own < 1 ? "upright" : "lying",
            file,
            width,
            height,
            cut: Math.round((1 - seenPart) * 100),
          },
        };
      return undefined;
    },
  };

  function faultOf(path: string): Fault | undefined {
    const source = findListedFile(join(site.dir, "public"), path, site.publicFiles);
    const bytes = source === undefined ? undefined : statSync(source, { throwIfNoEntry: false })?.size;
    const file = `public${path}`;
    const format = namedFormat(path);
    if (source === undefined || bytes === undefined) return undefined;
    if (!format) return { code: "broken-picture", params: { file, fault: "kind" } };
    const name = formatNames[format];
    const broken = (fault: "empty" | "other" | "damaged", is?: string): Fault => ({
      code: "broken-picture",
      params: { file, fault, format: name, ...(is && { is }) },
    });
    if (bytes === 0) return broken("empty");
    const start = readPictureFormat(source);
    if (start !== format) return broken("other", start && formatNames[start]);
    const header = headerOf(path);
    if (!header) return broken("damaged");
    if (format === "svg") return undefined;
    const { width = 0, height = 0, isCmyk } = header;
    const megapixels = Math.round((width * height) / 1e6);
    if (width * height > MAX_PIXELS)
      return { code: "huge-picture", params: { file, width, height, megapixels } };
    if (isCmyk) return { code: "print-colors", params: { file } };
    // Rounded up, because "4 MB; below 4 MB" helps nobody.
    if (bytes > MAX_BYTES)
      return {
        code: "large-picture",
        params: { file, megabytes: Math.ceil((bytes / 1024 / 1024) * 10) / 10 },
      };
    return undefined;
  }
}

/** The format that the name of a file promises. */
function namedFormat(path: string): keyof typeof formatNames | undefined {
  const extension = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
  const name = extension === "jpeg" ? "jpg" : extension;
  return Object.hasOwn(formatNames, name) ? (name as keyof typeof formatNames) : undefined;
}
