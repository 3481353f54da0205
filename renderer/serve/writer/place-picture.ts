import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../files/list-files.ts";
import type { Site } from "../../site/site.ts";
import { findPage } from "./resolve-target.ts";

/** Where all pictures lie that the writer takes in. */
const FOLDER = "public/images";

/** Where a picture lies in the site, and whether it did before. */
export interface PicturePlace {
  /** Relative to the site folder. */
  file: string;
  isKnown: boolean;
}

/**
 * Finds a place for a picture: where the same one lies already, else beside the other pictures of a page, under a
 * name that nothing has.
 *
 * @param name  Without ending. @param ending  Of its format: `jpg`.
 */
export function placePicture(
  site: Site,
  bytes: Buffer,
  { name, ending, route }: { name: string; ending: string; route?: string },
): PicturePlace {
  const root = join(site.dir, FOLDER);
  for (const file of listFiles(root)) {
    const path = join(root, file);
    if (
      file.endsWith(`.${ending}`) &&
      statSync(path).size === bytes.length &&
      readFileSync(path).equals(bytes)
    )
      return { file: `${FOLDER}/${file}`, isKnown: true };
  }
  const folder = route === undefined ? FOLDER : folderOf(site, route);
  // Names that differ in capitals alone are one name on many disks.
  const taken = new Set(namesIn(join(site.dir, folder)).map((one) => one.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const file = `${name}${number > 1 ? `-${number}` : ""}.${ending}`;
    if (!taken.has(file)) return { file: `${folder}/${file}`, isKnown: false };
  }
}

/** Where most pictures of a page lie. */
function folderOf(site: Site, route: string): string {
  const page = findPage(site, route);
  const definition = page && site.page(page.route);
  const count = new Map<string, number>();
  const sources = JSON.stringify(definition?.blocks ?? []).matchAll(
    /"src":"(\/images\/[a-z0-9/-]+)\/[^/"]+"/g,
  );
  for (const [, folder = ""] of sources) count.set(folder, (count.get(folder) ?? 0) + 1);
  const [most] = [...count].sort(([, a], [, b]) => b - a);
  return most ? `public${most[0]}` : FOLDER;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
