/**
 * The plain types that content, build, runtime and blocks share.
 * This module imports nothing and may be imported by everybody.
 */

/** A place in a source file. Lines and columns count from 1, in UTF-16 code units; `end` is exclusive. */
export interface Range {
  start: Position;
  end: Position;
}

/** Line and column count from 1, `offset` from 0 (UTF-16 code units). */
export interface Position {
  line: number;
  column: number;
  offset: number;
}

/**
 * When a block comes alive in the browser: never, on load, when idle, when visible, or when an event of that
 * name reaches the document.
 */
export type Wake = "static" | "load" | "idle" | "visible" | `on:${string}`;

/** One block, checked and resolved: bindings filled, queries answered, defaults set. */
export interface BlockDefinition {
  /** Block type, the name of its folder. */
  type: string;
  /** Anchor that the author gave, unique on the page. */
  id?: string;
  /** Options as the view receives them; plain JSON. */
  props: Record<string, unknown>;
  /** Where the block is written; `line` counts from 1. */
  at?: { file: string; line: number };
  /** It is not finished, or rows with these keys that it shows are not; told to authors alone. */
  draft?: true | string[];
  /** It is not there now; told to authors alone. */
  away?: PageAway;
  /**
   * On a page in another language: the texts that nobody has translated, as they are read, their language and its
   * direction where the page has the other one.
   */
  untranslated?: { lang: string; dir?: "ltr" | "rtl"; texts: string[] };
}

/** Markdown after rendering and sanitising. */
export interface Html {
  html: string;
}

/** A text kept in a file under `public/`, sanitised at build; `sources` are the addresses to fetch it from, in order. */
export interface Body extends Html {
  sources: string[];
  /** On a page in another language: that of the text, when nobody has translated it. */
  lang?: string;
  dir?: "ltr" | "rtl";
}

/** A file under `public/` that visitors download. */
export interface FileReference {
  /** Its address, starting with a slash. */
  href: string;
  /** What its name ends in, in capitals: PDF. Empty when it ends in nothing. */
  type: string;
  /** Its size; 0 when there is no such file, which the check has told. */
  bytes: number;
}

/** Which of the addresses of a list in pages one is. */
export interface ListPages {
  /** Counted from 1. */
  number: number;
  count: number;
  /** Addresses of all of them, in order. */
  routes: string[];
}

/** A page of another site that is shown in a frame. */
export interface FrameReference {
  /** What the frame loads: of a video its player. */
  src: string;
  /** The address as it is written, for a link. */
  href: string;
  /** Of `src`: what the page's security policy lets through. */
  origin: string;
  /** Name of the host as visitors know it: example.com. */
  host: string;
  /** Name of a service that is known: YouTube, Vimeo. */
  provider?: string;
}

/** A picture as views receive it: `Picture` in `renderer/ui/picture.tsx` shows it. */
export interface Picture {
  /** Address of a file that every browser and crawler reads. */
  src: string;
  /** What it shows; empty for a decoration. */
  alt: string;
  /** Of the upright picture in pixels; missing for a drawing without a size of its own. */
  width?: number;
  height?: number;
  /** Class of the point that every crop keeps; missing for the middle. */
  focus?: string;
  /** Missing for a file that is shown as it is, such as a drawing. */
  made?: MadePicture;
  /** What the dark theme shows in its place. */
  dark?: Omit<Picture, "alt" | "dark">;
}

/** A picture of which files in several sizes and formats are made; `renderer/formats/picture-files.ts` names them. */
export interface MadePicture {
  /** Stands for the content of the original. */
  key: string;
  /** Format of the files for browsers that read no newer one. */
  fallback: "jpg" | "png";
  /** It has several frames. */
  moves?: true;
}

/** One route, ready to be rendered. */
export interface PageDefinition {
  /** Route, starting with a slash and without one at the end: `/`, `/jobs/data-engineer`. */
  route: string;
  /** Canonical route: differs from `route` on an alias. */
  canonical: string;
  /** YAML file, relative to the site folder. */
  file: string;
  title: string;
  description?: string;
  image?: Picture;
  /** Language tag for `<html lang>`. */
  lang: string;
  /** The language is written from right to left. */
  dir?: "rtl";
  /**
   * Of a page that nobody has translated: the language of the original, and what its readers are told;
   * the note names its own language where the engine does not speak that of the page.
   */
  untranslated?: { lang: string; note: string; noteLang?: string };
  /** The page in all its languages, the site's own first; missing where there is one. */
  alternates?: PageAlternate[];
  /** What the link says that leads past the shell to the content; it is English where nobody has words in the language. */
  skip: string;
  isSkipEnglish?: true;
  /** False: keep out of search engines. */
  index: boolean;
  /** It is not finished; told to authors alone. */
  draft?: true;
  /** It is not there now; told to authors alone. */
  away?: PageAway;
  /** A list on the page goes on at further addresses. */
  pages?: ListPages;
  /** Origins of the frames that its blocks and its shell can load, each once. */
  frames?: string[];
  /** Origins of whole addresses that its forms and those of its shell send to, each once. */
  receivers?: string[];
  /** The shell around the page; `name` tells whether two pages share it. */
  layout: { name: string; before: BlockDefinition[]; after: BlockDefinition[] };
  blocks: BlockDefinition[];
}

/** When a page or block that is not there now comes, or when it was there last: `2027-03-10`, `2027-03-10 09:00`. */
export type PageAway = { starts: string } | { ended: string };

/** A page in one of its languages. */
export interface PageAlternate {
  lang: string;
  /** What the language is called in its own words. */
  name: string;
  route: string;
  /** It shows the original. */
  isUntranslated?: true;
}

/** An address that the site answers. */
export interface RouteEntry {
  route: string;
  /** `gone`: there was a page, and nothing took its place. */
  kind: "page" | "alias" | "redirect" | "gone";
  /** YAML file, relative to the site folder. */
  file: string;
  /** Alias: canonical route. Redirect: target. */
  to?: string;
  /** Index of the row, counted from 0, for a page made from a collection. */
  row?: number;
}

/** The text of a range in a file, as it would be written instead. */
export interface Correction {
  range: Range;
  text: string;
}

/** One thing wrong, at one place in one file. */
export interface Problem {
  /** Stable kebab-case code; the catalogue in `renderer/problems` lists all. */
  code: string;
  severity: "error" | "warning";
  /** Path relative to the site folder, with forward slashes. */
  file: string;
  range: Range;
  /** Where in the data: `["blocks", 1, "heading"]`. */
  path: (string | number)[];
  /** One sentence: what is wrong, in the author's words. */
  message: string;
  /** What to do about it, when the message does not already say so. */
  hint?: string;
  /** What the words are made of, by names that differ with the code; plain JSON, for tools. */
  params?: object;
  /** A safe correction: replace the text of `range` in the file with `text`. Only one reading of what was meant is left. */
  fix?: Correction;
  /** A likely correction that a person has to choose: `--fix` leaves it, `--fix --offers` applies it. */
  offer?: Correction;
  /** What goes together with `offer` in other files, where one thing was done to all of them. */
  elsewhere?: { file: string; offer: Correction }[];
  /** Where the editor of `npm start` shows it, a path with its place: `/__edit/careers#blocks.2.heading`. */
  edit?: string;
}

/** What client navigation fetches for a route: `page.json`. */
export type PagePayload =
  | { kind: "redirect"; to: string }
  | {
      kind: "page";
      /** Address of the client entry; another one than the page's own means a new release: load the page in full. */
      entry: string;
      /** Name of the layout; another one than the page's own needs a full load. */
      layout: string;
      title: string;
      description: string;
      /** Absolute canonical address. */
      canonical: string;
      index: boolean;
      /** The page in all its languages; missing where there is one. */
      alternates?: PageAlternate[];
      /** Which services of others it has, and origins of frames and receivers: its policy knows them; others need a full load. */
      services?: string;
      /** Style rules of the page's blocks. */
      css: string;
      /** Inner HTML of `<main>`, islands with their props included. */
      html: string;
    };

/** What a block's `structured-data.ts` and `files.ts` may know besides its options. */
export interface BlockContext {
  /** Address of the public site, without a slash at the end; with the path below which it stands, where it does. */
  origin: string;
  /** Absolute canonical address of the page. */
  canonical: string;
  /** Absolute address of the page's share image, if it has one. */
  image?: string;
  /** The page that the block stands on. */
  page: PageDefinition;
  /** `data/site.yaml`; `lang` is the language of what stands on the page. */
  site: { brand: string; url: string; lang: string; [name: string]: unknown };
}

/** A node of JSON-LD. Nodes of one page that share an `@id` are put together. */
export interface StructuredData {
  "@type": string;
  "@id"?: string;
  [property: string]: unknown;
}

/** Default export of a block's `structured-data.ts`: what the block visibly says, in the words of schema.org. */
export type DescribeBlock<Props> = (props: Props, context: BlockContext) => StructuredData | undefined;

/** How a text is set. */
export interface Lettering {
  /** Pixels, or a size of the theme. */
  size: number | "note" | "small" | "base";
  /** A number, or what the theme has for strong words; that of running text when left out. */
  weight?: number | "text" | "strong";
  /** The font: of texts when left out, of headings, or of annotations. */
  hand?: "text" | "headings" | "mono";
  /** Added to each letter, in parts of the size: -0.02. */
  spacing?: number;
}

/** What decides how wide texts are and how much room they have; pixels. */
export interface Typesetting {
  /** As they are on wide screens. */
  sizes: { note: number; small: number; base: number };
  weights: { text: number; strong: number };
  /** Most that the page is wide, with its edges. */
  sheet: number;
  /** The edge of the page: `from` and `slope` times the width of the window, between least and most. */
  gutter: { least: number; most: number; from: number; slope: number };
}

/** What `renderer/ui/tokens.css` says of the engine's own look, in pixels. */
export const ownTypesetting: Typesetting = {
  sizes: { note: 13, small: 15, base: 17 },
  weights: { text: 400, strong: 600 },
  sheet: 1312,
  gutter: { least: 20, most: 48, from: 8, slope: 0.03 },
};

/** Gives the width of a line of text in pixels, in the fonts of the site's theme. */
export interface MeasureText {
  (text: string, set: Lettering): number;
  /** Width of the sheet's content in a window so many pixels wide, in pixels. */
  content(window: number): number;
}

/** A file that a block brings along. */
export interface BlockFile {
  /** Address on the site, starting with a slash: `/insights/feed.xml`. */
  path: string;
  text: string;
  /** The page's head names it, so that feed readers find it: media type and title. */
  alternate?: { type: string; title: string };
}

/** Default export of a block's `files.ts`. */
export type BlockFiles<Props> = (props: Props, context: BlockContext) => BlockFile[];

/** A place among the options of a block: `image.alt`, or names and indices from 0. */
export type OptionPath = string | readonly (string | number)[];

/** A value of an option. */
export type OptionValue =
  | string
  | number
  | boolean
  | readonly OptionValue[]
  | { readonly [name: string]: OptionValue };

/**
 * Changes the source of one block; every byte beside what is changed stays. A change that cannot be made, or that
 * would be read otherwise than meant, throws an Error, and no file is written.
 */
export interface BlockEditor {
  /** The options as they are written, bindings as text; undefined where there is nothing. */
  get(path: OptionPath): unknown;
  has(path: OptionPath): boolean;
  /** Gives an option another name; value and comments stay. */
  rename(path: OptionPath, name: string): void;
  /** Gives an option another value, or adds it at the end of its group. */
  set(path: OptionPath, value: OptionValue): void;
  /** Takes an option or entry out, with the comments that belong to it. */
  delete(path: OptionPath): void;
  /** Takes an option with its value and comments to another group, at whose end it stands then; the group is made. */
  move(from: OptionPath, to: OptionPath): void;
  /** Makes a value the only option of a group: `wrap("image", "src")`. */
  wrap(path: OptionPath, name: string): void;
  /** Puts several options in the place of one; the first of them keeps its comments. */
  split(path: OptionPath, options: Readonly<Record<string, OptionValue>>): void;
  /** Calls a function with each entry of a list, or with nothing where there is no list. */
  each(path: OptionPath, change: (entry: BlockEditor) => void): void;
}

/** One step of a block to a newer form. The default export of a block's `migrations.ts` is a list of them. */
export interface Migration {
  /** The form that it leads to: 2, 3 … */
  version: number;
  /** What has changed, as a sentence for authors. */
  about: string;
  /** Whether options (type and id left out) are written in the older form. */
  when(options: Readonly<Record<string, unknown>>): boolean;
  migrate(block: BlockEditor): void;
}
