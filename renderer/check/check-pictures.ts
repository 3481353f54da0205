import { closeSync, openSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Draft } from "../problems/draft.ts";
import type { CheckedSite } from "./checked-site.ts";

/** Half a megabyte: more than a photograph of 2,000 pixels needs as WebP or AVIF. */
const MAX_BYTES = 512_000;

/** How files of each kind begin; SVG is text and is looked at for its first element. */
const beginnings: Record<string, { name: string; is(start: Buffer): boolean }> = {
  png: { name: "PNG", is: (start) => start.subarray(0, 4).toString("latin1") === "\u0089PNG" },
  jpg: { name: "JPEG", is: (start) => start[0] === 0xff && start[1] === 0xd8 },
  gif: { name: "GIF", is: (start) => start.subarray(0, 3).toString("latin1") === "GIF" },
  webp: { name: "WebP", is: (start) => start.subarray(8, 12).toString("latin1") === "WEBP" },
  avif: { name: "AVIF", is: (start) => start.subarray(4, 8).toString("latin1") === "ftyp" },
  svg: { name: "SVG", is: (start) => start.toString("utf8").includes("<svg") },
};

/** What is wrong with the files of pictures. Each file is looked at once, and spoken of at its first place. */
export function createPictureChecker(
  site: CheckedSite,
): (value: string) => Pick<Draft, "code" | "message" | "hint"> | undefined {
  const seen = new Set<string>();
  return (value) => {
    if (seen.has(value) || !site.publicFiles.has(value)) return undefined;
    seen.add(value);
    const extension = value.slice(value.lastIndexOf(".") + 1).toLowerCase();
    const path = join(site.dir, "public", value);
    const size = statSync(path, { throwIfNoEntry: false })?.size;
    if (size === undefined) return undefined;
    const kind = beginnings[extension === "jpeg" ? "jpg" : extension];
    if (!kind)
      return {
        code: "broken-picture",
        message: `public${value} is not a picture that all browsers show.`,
        hint: "Save it as SVG, WebP, AVIF, PNG or JPEG.",
      };
    if (!kind.is(beginningOf(path)))
      return {
        code: "broken-picture",
        message: `public${value} ${size === 0 ? "is empty" : `is no ${kind.name} picture, whatever its name says`}.`,
        hint: `Save the picture again as ${kind.name}.`,
      };
    if (extension !== "svg" && size > MAX_BYTES)
      return {
        code: "large-picture",
        // Rounded up, because "500 KB; below 500 KB" helps nobody.
        message: `public${value} has ${Math.ceil(size / 1024)} KB, which takes seconds on a telephone.`,
        hint: "Save it as WebP or AVIF, at most 2,000 pixels wide: below 500 KB.",
      };
    return undefined;
  };
}

function beginningOf(path: string): Buffer {
  const buffer = Buffer.alloc(2048);
  const file = openSync(path, "r");
  try {
    return buffer.subarray(0, readSync(file, buffer, 0, buffer.length, 0));
  } finally {
    closeSync(file);
  }
}
