import type { Titles } from "../check/check-titles.ts";
import type { PageSummary } from "../check/page-summary.ts";
import type { Clock } from "../clock/shown.ts";
import type { Language } from "../data/languages.ts";
import type { PageAway, PageDefinition, Problem, RouteEntry } from "../model.ts";
import type { BlockType } from "../pages/block-types.ts";
import type { PictureBook } from "../pictures/picture-book.ts";
import type { Theme } from "../theme/theme.ts";
import type { Words } from "../words/words.ts";
import type { CollectionNotes } from "./collection-notes.ts";
import type { DueChange } from "./due-changes.ts";
import type { SitePreview } from "./preview-site.ts";
import type { ReadPage } from "./read-alone.ts";
import type { SiteFiles } from "./site-files.ts";
import type { SiteListing } from "./site-listing.ts";
import type { SiteOrigins } from "./site-origins.ts";
import type { Dependencies } from "./site-state.ts";
import type { FileTranslations } from "./translations.ts";

/** Where a site is, and what its blocks are. */
export interface SiteOptions {
  /** Absolute path of the site folder, with `pages/`, `data/`, `public/` and perhaps `blocks/`. */
  dir: string;
  /** Absolute paths of folders of blocks; a later one wins. Default: `blockFolders`. */
  blockDirs?: string[];
  /** Only the check is wanted: `page()` must not be called, and the Markdown tools are not loaded. Default false. */
  checkOnly?: boolean;
  /** Fields that stand above those of `data/site.yaml`, such as a host that only the machine of the build knows. */
  settings?: Readonly<Record<string, string>>;
  /**
   * The day or moment that the site is made for: `2027-03-10`, `2027-03-10 09:00` in the site's time zone, or with a
   * distance to UTC. Default: now.
   */
  asOf?: string;
  /** Drafts are to be seen. Default false. */
  drafts?: boolean;
  /**
   * For those who show the site to authors: pages and blocks tell that they are drafts (`draft`), and pages can be made
   * that are not there yet or no longer, which tell that as well (`away`). Default false.
   */
  marksDrafts?: boolean;
}

/** Fields of `data/site.yaml`; those named here are read by the engine itself. */
export interface SiteSettings {
  brand: string;
  /** Address of the public site without a slash at the end, its path included; empty when not given. */
  url: string;
  /** Language tag. */
  lang: string;
  [field: string]: unknown;
}

/** A layout: a shell around pages. */
export interface LayoutEntry {
  /** Name without underscore: `layout`. */
  name: string;
  /** YAML file, relative to the site folder. */
  file: string;
}

/** A site that was read and checked. */
export interface Site {
  readonly dir: string;
  /** Everything wrong with it, in file and source order. */
  readonly problems: readonly Problem[];
  /** Every address, sorted. */
  readonly routes: readonly RouteEntry[];
  /** What is checked of the titles of all pages. */
  readonly titles: readonly Titles[];
  /** With `marksDrafts`: pages that are not there yet, or no longer, and can be made all the same. */
  readonly away: readonly (RouteEntry & { when: PageAway | undefined })[];
  /** What stands at an address; with `marksDrafts` also a page that is not there now. */
  entryOf(route: string): RouteEntry | undefined;
  readonly settings: SiteSettings;
  /** What it is made for. */
  readonly clock: Clock;
  /** Region and city, or UTC: what days and hours in its files mean. */
  readonly timeZone: string;
  /** When something comes or goes, drafts left out, sorted; and the files that say so. */
  readonly changes: readonly DueChange[];
  /** What the engine says to visitors, in the language of the site. */
  readonly words: Words;
  /** The same in the other languages that it is translated into, by tag. */
  readonly otherWords: Readonly<Record<string, Words>>;
  /** Its settings in the other languages, by tag. */
  readonly otherSettings: Readonly<Record<string, SiteSettings>>;
  /** How it looks; missing where `data/theme.yaml` is missing, or cannot be drawn with. */
  readonly theme: Theme | undefined;
  /** Pictures under `public/`, for those who make files from them. */
  readonly pictures: PictureBook;
  readonly blockTypes: ReadonlyMap<string, BlockType>;
  readonly layouts: readonly LayoutEntry[];
  /** What was read, for a closing line: numbers of files. */
  readonly counts: { pages: number; collections: number; blockTypes: number; routes: number };
  /**
   * The page of an address, made anew at each call; nothing is kept, so memory does not grow with the site.
   *
   * @returns undefined for an unknown address, a redirect, or a page with an error in its file, its layout or
   *   the data that it reads; `problems` tells why.
   */
  page(route: string): PageDefinition | undefined;
  /** Whether nothing keeps the pages of a file from being made: no error in it, its layout, or the data that it reads. */
  isUsable(file: string): boolean;
  /** Text of a file of the site as it is on disk, for showing a place in it; undefined when there is none or it is no text. */
  source(file: string): string | undefined;
  /** A text as the bytes of a file of the site, which a table may store otherwise; undefined when it cannot hold it. */
  encode(file: string, text: string): Uint8Array | undefined;
  /**
   * A page that is not on disk, such as an example in a gallery. Only what its own text shows is checked.
   *
   * @param file  Where it would stand: `pages/draft.yaml`. @param text  Its YAML.
   * @returns `page` is missing when the text has an error.
   */
  pageOfText(file: string, text: string): { page?: PageDefinition; problems: readonly Problem[] };
  /** What would be wrong with a page or layout by itself if this were its text. */
  problemsOf(file: string, text: string): readonly Problem[];
  /** Where everything on a page is written, and how it gets another wording. */
  readonly origins: SiteOrigins;
  /** What there is to be chosen: pages, collections, files. */
  readonly listing: SiteListing;
  /** What changes of its files are worked out from: `planOperation`. */
  readonly files: SiteFiles;
  /** What would be if files held other bytes; see `previewSite`. */
  preview(files: ReadonlyMap<string, Uint8Array | undefined>): SitePreview | undefined;
  /** The languages that it is translated into. */
  readonly languages: readonly Language[];
  /** Texts and their translations into a language, by file; empty for a language that the site does not have. */
  translations(lang: string): FileTranslations[];
  /** The collections that a route reads, with those that they refer to. */
  collectionsOf(route: string): ReadonlySet<string>;
  /**
   * Reads changed, new or deleted files again.
   *
   * @param paths  Absolute, or relative to the site folder.
   * @returns Addresses whose pages may differ now, those that came and went included; "all" when every page may.
   */
  update(paths: string[]): Promise<{ routes: ReadonlySet<string> | "all" }>;
}

/** A site whose blocks, data and layouts are read, and whose pages are still to be read: here or in other threads. */
export interface UnreadSite {
  readonly dir: string;
  readonly blockTypes: ReadonlyMap<string, BlockType>;
  readonly settings: SiteSettings;
  /** What the engine says to visitors, in the language of the site. */
  readonly words: Words;
  /** The same in the other languages, as `Site` has it. */
  readonly otherWords: Readonly<Record<string, Words>>;
  readonly otherSettings: Readonly<Record<string, SiteSettings>>;
  /** How it looks, as `Site` has it. */
  readonly theme: Theme | undefined;
  /** Something is wrong with what all pages stand on, so none of them can be made. */
  readonly isBroken: boolean;
  /** Pictures under `public/`, for those who make files from them. */
  readonly pictures: PictureBook;
  /** Paths under `public/`, each starting with a slash. */
  readonly publicFiles: ReadonlySet<string>;
  /** Page files, layouts left out, relative to the site folder. */
  readonly pageFiles: readonly string[];
  /** Names of the collections in whose rows nothing is wrong. */
  readonly soundCollections: ReadonlySet<string>;
  /** Reads one page file by itself. */
  read(file: string): ReadPage;
  /** Changes with anything that the pages of a file are made of, apart from that file, block types and settings. */
  dependenciesOf(summary: PageSummary): Dependencies;
  /** Changes with what something has read of the site's data. @param read  As `ReadPage.reads` names it. */
  digestOf(read: string): string;
  /** What the next build has to know of the collections to tell whether a change of rows concerns single pages alone. */
  noteCollections(before?: CollectionNotes): CollectionNotes | undefined;
  /** Takes in a page file that was summed up elsewhere. */
  add(summary: PageSummary): void;
  /**
   * The whole site, checked. Files of which there is no summary are read here.
   *
   * @param isKept  Its files will change: what takes in a change quickly is kept. Default false.
   */
  finish(options?: { isKept?: boolean }): Site;
}
