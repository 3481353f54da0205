import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import { type PictureFile, pictureAddress, readPictureAddress } from "../formats/picture-files.ts";
import type { KnownPicture } from "./known-picture.ts";
import { type PictureBook, pictureCacheDir } from "./picture-book.ts";

/** Files made from the pictures of a site, kept by their content. */
export interface PictureStore {
  /**
   * Makes what is not there yet, on all cores, one picture after the other on each.
   *
   * @param addresses On the site, as pages name them.
   * @throws Error naming the picture that cannot be opened.
   */
  make(addresses: Iterable<string>): Promise<void>;
  /** Absolute path of a file that was made. */
  pathOf(address: string): string;
  /** Removes what was made of pictures that the site does not have any more. */
  tidy(): void;
}

/** A picture that could not be made into files. */
export class BrokenPictureError extends Error {}

/** Opens the store of a site; it lies in its `.cache` folder, which is safe to delete. */
export function openPictureStore(siteDir: string, book: PictureBook): PictureStore {
  const dir = join(pictureCacheDir(siteDir), "made");
  const pathOf = (address: string) => join(dir, basename(address));
  return {
    pathOf,
    async make(addresses) {
      const waiting = [...missing(addresses, book, pathOf)];
      if (waiting.length === 0) return;
      mkdirSync(dir, { recursive: true });
      const { makePicture } = await import("./make-picture.ts");
      let failure: unknown;
      const work = async () => {
        for (let job = waiting.shift(); job !== undefined && !failure; job = waiting.shift()) {
          const [picture, files] = job;
          await makePicture(picture, files, (file, bytes) => put(pathOf(pictureAddress(file)), bytes)).catch(
            (error: unknown) => {
              failure ??= new BrokenPictureError(
                `The picture ${picture.file} cannot be opened: ${error instanceof Error ? error.message : error}`,
              );
            },
          );
        }
      };
      await Promise.all(Array.from({ length: availableParallelism() }, work));
      if (failure) throw failure;
    },
    tidy() {
      if (!existsSync(dir)) return;
      for (const name of readdirSync(dir))
        if (!book.ofKey(name.slice(0, name.indexOf("-")))) rmSync(join(dir, name), { force: true });
    },
  };
}

/** What is still to be made, by picture: the largest first, so that all cores end at about the same time. */
function missing(
  addresses: Iterable<string>,
  book: PictureBook,
  pathOf: (address: string) => string,
): [KnownPicture, PictureFile[]][] {
  const jobs = new Map<KnownPicture, PictureFile[]>();
  const byKey = new Map<string, KnownPicture | undefined>();
  for (const address of new Set(addresses)) {
    const file = readPictureAddress(address);
    if (!file || existsSync(pathOf(address))) continue;
    if (!byKey.has(file.key)) byKey.set(file.key, book.ofKey(file.key));
    const picture = byKey.get(file.key);
    if (picture) jobs.set(picture, [...(jobs.get(picture) ?? []), file]);
  }
  const pixels = ([{ width = 0, height = 0 }]: [KnownPicture, PictureFile[]]) => width * height;
  return [...jobs].sort((a, b) => pixels(b) - pixels(a));
}

/** Another process may be making the same file: whoever comes last puts the same bytes in place. */
function put(path: string, bytes: Buffer): void {
  const fresh = `${path}.${process.pid}`;
  writeFileSync(fresh, bytes);
  renameSync(fresh, path);
}

/** Bytes of a file, made now if it is not there. @returns undefined for an address of nothing. */
export async function makeNow(store: PictureStore, address: string): Promise<Buffer | undefined> {
  await store.make([address]);
  const path = store.pathOf(address);
  return existsSync(path) ? readFileSync(path) : undefined;
}
