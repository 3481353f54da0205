import { groupBy } from "../group-by.ts";
import { Names } from "../problems/suggest.ts";
import { findImageFault } from "../schema/links.ts";
import type { CheckedSite } from "./checked-site.ts";

const PICTURE = /\.(svg|png|jpe?g|webp|avif|gif)$/i;

/**
 * What a site has, made ready to be asked what a wrong address was to be; each kind is gathered when it is first asked
 * for. When a folder has moved, links lead nowhere by the thousand, and to look through all pages for each takes
 * minutes.
 */
class SiteNames {
  readonly #routes: readonly string[];
  readonly #publicFiles: readonly string[];
  #meantRoutes: Names | undefined;
  #meantFiles: Names | undefined;
  #meantPictures: Names | undefined;
  #pictures: readonly string[] | undefined;
  #lastParts: ReadonlyMap<string, string[]> | undefined;
  #byFolder: ReadonlyMap<string, string[]> | undefined;
  #filesByName: ReadonlyMap<string, string[]> | undefined;
  #picturesByName: ReadonlyMap<string, string[]> | undefined;
  #picturesByStem: ReadonlyMap<string, string[]> | undefined;
  readonly #below = new Map<string, string[]>();

  constructor({ routes, publicFiles }: CheckedSite) {
    this.#routes = [...routes.records.keys()];
    this.#publicFiles = [...publicFiles];
  }

  get routes(): Names {
    this.#meantRoutes ??= new Names(this.#routes);
    return this.#meantRoutes;
  }

  /** Pages by the last part of their address, slash included. */
  routesEndingIn(end: string): readonly string[] {
    this.#lastParts ??= groupBy(this.#routes, (route) => route.slice(route.lastIndexOf("/")));
    return this.#lastParts.get(end) ?? [];
  }

  /** Pages that lie in a folder, which is written with its slash at the end. */
  routesIn(folder: string): readonly string[] {
    this.#byFolder ??= groupBy(this.#routes, folderOf);
    return this.#byFolder.get(folder) ?? [];
  }

  /** Files under `public/` whose names an address can hold. */
  get files(): Names {
    this.#meantFiles ??= new Names(this.#publicFiles.filter((file) => /^[\w./@-]+$/.test(file)));
    return this.#meantFiles;
  }

  filesNamed(name: string): readonly string[] {
    this.#filesByName ??= groupBy(this.#publicFiles, fileNameOf);
    return this.#filesByName.get(name) ?? [];
  }

  /** All pictures, also those whose names no address can hold. */
  get allPictures(): readonly string[] {
    this.#pictures ??= this.#publicFiles.filter((file) => PICTURE.test(file));
    return this.#pictures;
  }

  /** All pictures in a folder and in those in it. */
  picturesBelow(folder: string): readonly string[] {
    const there = this.#below.get(folder) ?? this.allPictures.filter((file) => file.startsWith(folder));
    this.#below.set(folder, there);
    return there;
  }

  get pictures(): Names {
    this.#meantPictures ??= new Names(this.allPictures.filter(isUsable));
    return this.#meantPictures;
  }

  /** By their name in small letters. */
  picturesNamed(name: string): readonly string[] {
    this.#picturesByName ??= groupBy(this.allPictures.filter(isUsable), pictureName);
    return this.#picturesByName.get(name) ?? [];
  }

  /** By their name in small letters, without its ending. */
  picturesOfStem(stem: string): readonly string[] {
    this.#picturesByStem ??= groupBy(this.allPictures.filter(isUsable), pictureStem);
    return this.#picturesByStem.get(stem) ?? [];
  }
}

const ofSites = new WeakMap<CheckedSite, SiteNames>();

/** The names of a site as it is at this check. */
export function siteNames(site: CheckedSite): SiteNames {
  const names = ofSites.get(site) ?? new SiteNames(site);
  ofSites.set(site, names);
  return names;
}

/** The folder of an address, with its slash at the end. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1);

const fileNameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** A picture's name in small letters, without its folder. */
export const pictureName = (path: string): string => fileNameOf(path).toLowerCase();

/** The same without its ending. */
export const pictureStem = (path: string): string => pictureName(path).replace(/\.[a-z]+$/, "");

const isUsable = (file: string): boolean => findImageFault(file) === undefined;

/** Whether a name in plain letters is the beginning or the end of another one. */
export function isPart(one: string, other: string): boolean {
  const more = other.length - one.length;
  if (one.length <= 3 || more <= 0) return false;
  return (
    (other[one.length] === "-" && other.startsWith(one)) || (other[more - 1] === "-" && other.endsWith(one))
  );
}
