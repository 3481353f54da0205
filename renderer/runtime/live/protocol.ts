import type { BlockDefinition, OptionValue, PageDefinition, Problem } from "../../model.ts";

/** Where the live page finds the styles of the site's theme, or with `?name=…` of one that comes with the engine. */
export const THEME_STYLES = "/@site/theme.css";

/** The query by which the live server shows the site as of a day or moment. */
export const AS_OF = "as-of";

/** The query by which the page in the editor asks for itself: it is shown also while visitors do not get it. */
export const FOR_EDITOR = "editor";

/** Where the editor of the live server is; a page's route follows. */
export const EDITOR_PATH = "/__edit";

/** Where its views of the whole site are: all pages, `/rows/NAME` for a collection, `/settings`. */
export const SITE_PATH = "/__site";

/** Name of the window that the editor shows a page in. */
export const EDITOR_FRAME = "site-editor-frame";

/** Comes with the connection through which browsers are told of changes: how many there have been before. */
export const SITE_TOLD = "site:told";

export interface SiteTold {
  count: number;
}

/** With it a page asks where in the code of blocks something has failed, and with the other one it is answered. */
export const FAULT_FRAMES = "site:fault-frames";
export const FAULT_PLACE = "site:fault-place";

/** A place in a module as browsers have it. Lines and columns count from 1. */
export interface FaultFrame {
  /** Address below the server's. */
  url: string;
  line: number;
  column: number;
}

export interface FaultFrames {
  id: number;
  frames: FaultFrame[];
}

export interface FaultPlace {
  id: number;
  /** File, line and column: `blocks/card/view.tsx:12:5`. */
  place: string;
}

/** What the live server answers for a route. */
export interface LiveAnswer {
  /** The page; when its file has errors now, the last good one; absent when there never was one. */
  page?: PageDefinition;
  /** It is that last good one. */
  isOld?: true;
  /** The file whose errors keep the page away now, mostly its own: there may have been a good page before. */
  broken?: string;
  /** Style rules of its language and of the pictures on it. */
  css?: string;
  /** Route to go to instead. */
  redirect?: string;
  /** The same page is there now, under another address: whoever has it open goes on with it. */
  isMoved?: true;
  /** The address that the page in the browser had before somebody gave it this one; set there. */
  movedFrom?: string;
  /** Absolute folder of the site, to open its files in the editor. */
  dir: string;
  /** The day or moment that was asked for, and those at which something on the site comes or goes, in its time zone. */
  time?: { asOf?: string; changes: string[] };
  /** All problems of the site, those of the page's own file first. */
  problems: FramedProblem[];
  /** Origins that scripts of all pages may ask. */
  asks?: string[];
}

/** A problem with what the overlay shows and opens. */
export interface FramedProblem extends Problem {
  /** The lines around the place, with a marker underneath; plain text. */
  frame: string;
  /** Absolute file with line and column, as the editor opener takes it. */
  open: string;
  /** How the line reads with its correction, where that puts in signs alone, which say nothing by themselves. */
  corrected?: string;
}

/** What the gallery `/__blocks` shows. */
export interface GalleryData {
  blocks: GalleryBlock[];
  /** Names of the themes that come with the engine. */
  themes: string[];
}

/** One block type in the gallery `/__blocks`. */
export interface GalleryBlock {
  type: string;
  title: string;
  description: string;
  /** Further words by which people look for it. */
  names: readonly string[];
  /** Where it may stand, as its schema says; anywhere when empty. */
  places: readonly string[];
  /** What of it runs in the browser. */
  wake: "static" | "behavior" | "island";
  examples: GalleryExample[];
  options: { name: string; kind: string; preset: string; about: string }[];
}

/** A sample of a block as it can stand on the site: its YAML as an entry of a page's `blocks`, and what it becomes. */
export interface GalleryExample {
  name: string;
  note: string;
  yaml: string;
  /** The same as data. */
  value: OptionValue;
  blocks: BlockDefinition[];
  /** What is wrong with it, in sentences; then `blocks` is empty. */
  problems: string[];
  /** It asks for what this site does not have, such as a collection: a page with it would not be shown. */
  isUnfit?: true;
}
