import { resolve } from "node:path";
import type { PageDefinition, Problem, RouteEntry } from "../model.ts";
import { blockFolders } from "./block-folders.ts";
import type { BlockType } from "./block-types.ts";
import { defineFile, definePage, defineRecord } from "./define-page.ts";
import type { BlockTemplate } from "./page-file.ts";
import { type PageSummary, summarizePage } from "./page-summary.ts";
import { readSiteFile } from "./read-file.ts";
import { SiteState } from "./site-state.ts";
import { createTextRenderer, type TextRenderer } from "./text-renderer.ts";

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
}

/** Fields of `data/site.yaml`; those named here are read by the engine itself. */
export interface SiteSettings {
  brand: string;
  /** Origin of the public site without a slash at the end; empty when not given. */
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
  readonly settings: SiteSettings;
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
  /** Text of a file of the site as it is on disk, for showing a place in it; undefined when there is none or it is no text. */
  source(file: string): string | undefined;
  /**
   * A page that is not on disk, such as an example in a gallery. Only what its own text shows is checked.
   *
   * @param file  Where it would stand: `pages/draft.yaml`. @param text  Its YAML.
   * @returns `page` is missing when the text has an error.
   */
  preview(file: string, text: string): { page?: PageDefinition; problems: readonly Problem[] };
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
  /** Something is wrong with what all pages stand on, so none of them can be made. */
  readonly isBroken: boolean;
  /** Page files, layouts left out, relative to the site folder. */
  readonly pageFiles: readonly string[];
  /** Reads one page file by itself. */
  read(file: string): ReadPage;
  /** Changes with anything that the pages of a file are made of, apart from that file, block types and settings. */
  dependenciesOf(summary: PageSummary): string;
  /** Takes in a page file that was summed up elsewhere. */
  add(summary: PageSummary): void;
  /** The whole site, checked. Files of which there is no summary are read here. */
  finish(): Site;
}

/** A page file that was read by itself. */
export interface ReadPage {
  hasErrors: boolean;
  /** Number of addresses that show it; 0 for a redirect and for a file with an error. */
  count: number;
  /** Undefined when something in the file has to be spoken about. */
  summarize(): PageSummary | undefined;
  /** The page of one of its addresses. */
  define(index: number): PageDefinition;
}

/** Reads and checks a whole site. Never throws for what is wrong with its content: that is in `problems`. */
export async function openSite(options: SiteOptions): Promise<Site> {
  return (await openUnreadSite(options)).finish();
}

/** Reads what all pages of a site stand on. */
export async function openUnreadSite(options: SiteOptions): Promise<UnreadSite> {
  const dir = resolve(options.dir);
  const blockDirs = options.blockDirs ?? blockFolders(dir);
  const state = await SiteState.openBase(dir, blockDirs, options.settings);
  const render: TextRenderer | undefined = options.checkOnly
    ? undefined
    : await createTextRenderer(resolve(dir, "public"));
  return {
    dir,
    blockTypes: state.blockTypes,
    settings: settingsOf(state),
    isBroken: state.isBaseBroken,
    pageFiles: state.listPageFiles(),
    read(file) {
      const alone = state.readAlone(file);
      if (!alone) return GONE;
      const { page, records } = alone;
      const shown = state.isUsable(page) ? records.filter(({ kind }) => kind !== "redirect") : [];
      let filled: BlockTemplate[] | undefined;
      return {
        summarize() {
          const facts = state.factsOf(page, records);
          // What was filled in for the facts need not be filled in again, unless it takes much memory.
          if (facts.length === 1) filled = facts[0]?.filled;
          return summarizePage(
            page,
            facts.map((one) => one.facts),
          );
        },
        hasErrors: page.hasErrors,
        count: shown.length,
        define(index) {
          if (!render) throw new Error(CHECK_ONLY);
          return defineRecord(shown[index]!, state, render, filled);
        },
      };
    },
    dependenciesOf: (summary) => state.dependenciesOf(summary),
    add: (summary) => state.addSummary(summary),
    finish() {
      state.finishPages();
      return siteOf(state, render);
    },
  };
}

/** A file that was there a moment ago. */
const GONE: ReadPage = {
  hasErrors: false,
  count: 0,
  summarize: () => undefined,
  define() {
    throw new Error("A file that is gone makes no pages.");
  },
};

const CHECK_ONLY = "This site was opened with checkOnly, so its pages cannot be made.";

function settingsOf(state: SiteState): SiteSettings {
  const { brand, url, lang, ...rest } = state.settings.data;
  return { ...rest, brand: String(brand ?? ""), url: String(url ?? ""), lang: String(lang ?? "en") };
}

function siteOf(state: SiteState, render: TextRenderer | undefined): Site {
  const { dir } = state;
  return {
    dir,
    get problems() {
      return state.problems;
    },
    get routes() {
      return state.routeEntries;
    },
    get settings() {
      return settingsOf(state);
    },
    get blockTypes() {
      return state.blockTypes;
    },
    get layouts() {
      return [...state.pages.values()]
        .filter((page) => page.kind === "layout")
        .map((page) => ({ name: page.file.replace(/^pages\/_|\.yaml$/g, ""), file: page.file }));
    },
    get counts() {
      return {
        pages: state.pages.size,
        collections: state.collections.size,
        blockTypes: state.blockTypes.size,
        routes: state.routes.records.size,
      };
    },
    page(route) {
      if (!render) throw new Error(CHECK_ONLY);
      return definePage(route, state, render);
    },
    preview(file, text) {
      if (!render) throw new Error(CHECK_ONLY);
      const page = state.readDraft(file, text);
      if (page.kind !== "page" || !page.template) return { problems: page.problems };
      const route = file.replace(/^pages|\.yaml$/g, "");
      return { page: defineFile({ page, route, canonical: route }, state, render), problems: page.problems };
    },
    source(file) {
      const path = resolve(dir, file);
      return /\.(ya?ml|json|tsx?|md|html)$/.test(file)
        ? readSiteFile(path, file)?.bytes?.toString("utf8")
        : undefined;
    },
    collectionsOf(route) {
      const record = state.routes.records.get(route);
      return record ? state.collectionsUsedBy(record.page) : new Set();
    },
    update: (paths) => state.update(paths),
  };
}
