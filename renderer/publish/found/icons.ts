import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findPublicFile } from "../../files/read-file.ts";

/** A drawn icon and where it belongs. */
export interface IconFile {
  /** Relative to the output folder. */
  path: string;
  bytes: Uint8Array;
}

/** An entry of the web manifest's `icons`. */
export interface ManifestIcon {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}

const SOURCE = "favicon.svg";
const MASKABLE_SOURCE = "icon-maskable.svg";

/** Pixels of the icons that are drawn from `public/favicon.svg`, by file name. */
const SIZES: Readonly<Record<string, number>> = {
  "apple-touch-icon.png": 180,
  "icon-192.png": 192,
  "icon-512.png": 512,
};

/** The picture that stands for the company where an address of a PNG is asked for. */
export const LOGO = "/icon-512.png";

/** Whether a site has an icon: everything else is drawn from `public/favicon.svg`. */
export function hasIcon(publicDir: string): boolean {
  // A link is not published, so nothing may name it.
  return findPublicFile(publicDir, `/${SOURCE}`) !== undefined;
}

/** Elements of the head that name the icons; empty for a site without. */
export function iconLinks(publicDir: string, basePath = ""): string {
  if (!hasIcon(publicDir)) return "";
  return `<link rel="icon" href="${basePath}/favicon.ico" sizes="32x32">
<link rel="icon" href="${basePath}/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="${basePath}/apple-touch-icon.png">
`;
}

/** The icons as the web manifest lists them. */
export function manifestIcons(publicDir: string, basePath = ""): ManifestIcon[] {
  if (!hasIcon(publicDir)) return [];
  const png = (size: number) => ({
    src: `${basePath}/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
  });
  const maskable = {
    src: `${basePath}/icon-maskable-512.png`,
    sizes: "512x512",
    type: "image/png",
    purpose: "maskable",
  };
  return [
    { src: `${basePath}/favicon.svg`, sizes: "any", type: "image/svg+xml" },
    png(192),
    png(512),
    ...(existsSync(join(publicDir, MASKABLE_SOURCE)) ? [maskable] : []),
  ];
}

/** Draws the icons that `public/` does not hold already. */
export async function drawIcons(publicDir: string): Promise<IconFile[]> {
  if (!hasIcon(publicDir)) return [];
  const { drawPng } = await import("./draw-png.ts");
  const source = readFileSync(join(publicDir, SOURCE), "utf8");
  const drawn = Object.entries(SIZES).map(async ([path, size]) => ({
    path,
    bytes: await drawPng(source, size),
  }));
  drawn.push(drawPng(source, 32).then((png) => ({ path: "favicon.ico", bytes: iconFile(png, 32) })));
  const maskable = join(publicDir, MASKABLE_SOURCE);
  if (existsSync(maskable)) {
    const bytes = drawPng(readFileSync(maskable, "utf8"), 512);
    drawn.push(bytes.then((png) => ({ path: "icon-maskable-512.png", bytes: png })));
  }
  const icons = await Promise.all(drawn);
  return icons.filter(({ path }) => !existsSync(join(publicDir, path)));
}

/** An ICO file with one picture: a directory of one entry, then the PNG as it is. */
function iconFile(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
