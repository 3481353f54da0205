import { copyFileSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { FilePaths } from "../files/file-paths.ts";
import { readPictureAddress } from "../formats/picture-files.ts";
import { openPictureStore } from "../pictures/picture-store.ts";
import type { UnreadSite } from "../site/site.ts";
import { makeRoomFor } from "./out-dir.ts";
import type { PicturesOnPage } from "./pictures-on-page.ts";

/** Files that may name a picture in a way that no page shows. */
const TEXTS = /\.(html?|css|js|json|svg|xml|txt|webmanifest)$/i;

/**
 * Publishes what pages show of a site's pictures.
 *
 * @param there Files of the last build, relative to the output folder: those made from pictures are right, because
 *   their names tell the content.
 */
export function picturesFor(
  { dir, pictures: book, publicFiles }: Pick<UnreadSite, "dir" | "pictures" | "publicFiles">,
  there: ReadonlySet<string>,
) {
  const store = openPictureStore(dir, book);
  const isThere = (address: string) => there.has(normalize(address.slice(1)));
  return {
    /** Makes what is missing. @throws BrokenPictureError */
    async make({ made }: PicturesOnPage): Promise<void> {
      await store.make(made.filter((address) => !isThere(address)));
      if (made.length > 0) store.tidy();
    },
    /** Puts the files into the output folder. @returns Their paths in it. */
    copy(outDir: string, { made }: PicturesOnPage): string[] {
      return [...new Set(made)].map((address) => {
        const path = normalize(address.slice(1));
        if (!isThere(address)) {
          makeRoomFor(outDir, path);
          copyFileSync(store.pathOf(address), join(outDir, path));
        }
        return path;
      });
    },
    /** Originals that nobody gets to see: other files are shown in their place, and nothing leads to them. */
    left({ made, originals }: PicturesOnPage): Set<string> {
      const keys = new Set(made.flatMap((address) => readPictureAddress(address)?.key ?? []));
      if (keys.size === 0) return new Set();
      const named = new FilePaths(originals.map((path) => decodeURI(path)));
      const left = new Set([...publicFiles].filter((path) => isShown(path) && !named.has(path)));
      for (const file of left.size > 0 ? publicFiles : [])
        if (TEXTS.test(file)) {
          const text = readFileSync(join(dir, "public", file), "utf8");
          for (const path of left) if (text.includes(path)) left.delete(path);
        }
      return left;

      function isShown(path: string): boolean {
        const known = /\.(jpe?g|png|webp|avif|gif)$/i.test(path) ? book.find(path) : undefined;
        return known !== undefined && keys.has(known.key);
      }
    },
  };
}
