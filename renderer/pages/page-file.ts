import type { SHOWN, Shown } from "../clock/shown.ts";
import type { Reference } from "../data/reference.ts";
import type { Problem } from "../model.ts";
import type { Span } from "../problems/draft.ts";
import type { createLineIndex } from "../problems/line-index.ts";
import type { Check } from "../schema/compile-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { Data } from "../schema/to-data.ts";
import type { SwitchOff } from "../yaml/switch-offs.ts";
import type { TreeNode } from "../yaml/tree.ts";
import type { Above } from "./check-place.ts";

/** A page or layout as written, with bindings and queries still in it; plain JSON. */
export interface PageTemplate {
  title?: string;
  description?: string;
  image?: Data;
  blocks: BlockTemplate[];
  /** In another language: the texts that nobody has translated, as they are written. */
  untranslated?: readonly string[];
}

/** The line of the file that a block starts on, counted from 1. No option: it has no name that an author could write. */
export const LINE: unique symbol = Symbol("line");

/** What rows are called that a filled-in block shows of those that are drafts. */
export const DRAFT_ROWS: unique symbol = Symbol("draft rows");

/** A block as written: `type`, `id` and its options. */
export type BlockTemplate = {
  [key: string]: Data;
  [LINE]?: number;
  [SHOWN]?: Shown;
  [DRAFT_ROWS]?: string[];
  [USED]?: SharedList;
  [FROM]?: FromList;
  [PRESET]?: { [option: string]: { file: string; path: string[] } };
};

/** Options that are set for all blocks of a type, and where that is written. */
export const PRESET: unique symbol = Symbol("preset");

/** The list whose blocks stand in the place of an entry of a page. */
export const USED: unique symbol = Symbol("used");

/** Where a block of a filled-in page is written, when that is not the page's own file. */
export const FROM: unique symbol = Symbol("from");

export interface FromList {
  list: SharedList;
  /** File that the block is written in, relative to the site folder. */
  file: string;
  /** The block as the list has it. */
  block: BlockTemplate;
  /** Options that the page sets. */
  sets: readonly string[];
  /** The list that the block itself is written in, its place there, and what filling it in has noted. */
  origin: { list: SharedList; index: number; noted?: object };
}

/** A query whose entries are spread over addresses of the page: `/route`, `/route/page/2` … */
export interface PagedList {
  collection: string;
  where?: { [key: string]: Data };
  limit?: number;
  /** Entries that one address shows. */
  size: number;
}

/** What is known of one file in `pages/` after it was read by itself. Plain data, apart from `lines`. */
export interface PageFile {
  /** Relative to the site folder: `pages/careers/index.yaml`. */
  file: string;
  kind: "page" | "redirect" | "layout" | "shared";
  /** Problems that can be seen in the file alone. */
  problems: Problem[];
  hasErrors: boolean;
  /** What it shows; missing when it has an error. */
  template?: PageTemplate;
  /** Of a page with an error: what can be read besides it. */
  rest?: PageRest;
  layout: string;
  index: boolean;
  each?: {
    collection: string;
    where?: { [key: string]: Data };
    sort?: string | string[];
    limit?: number;
    span: Span;
  };
  /** Of a version in another language: its tag, the file that it is a version of, and its address. */
  lang?: string;
  original?: string;
  pattern?: string;
  /** Nobody has translated it: it shows the original. */
  isFallback?: true;
  /** One of its own lists is spread over several addresses. */
  paged?: PagedList;
  aliases: { value: string; span: Span }[];
  redirect?: { value: string; span: Span };
  /** When it is to be seen; missing: always. */
  shown?: Shown;
  /** Where visitors are sent once it has ended. */
  then?: { value: string; span: Span };
  /** Moments at which it or one of its blocks comes or goes. */
  instants: Set<number>;
  /** It or one of its blocks is not always to be seen. */
  isScheduled?: true;
  /** Places of texts that the whole-site check may speak about, by path (`pathKey`). */
  spans: Map<string, Span>;
  /** Of a layout: what it sets for all blocks of a type. */
  presets?: Presets;
  /** Of a shared list: what pages may set, and its own blocks. */
  options?: Schema;
  above?: readonly Above[];
  /** Collections that it reads. */
  uses: Set<string>;
  /** Shared lists whose blocks stand in it, those of the lists themselves included. */
  shares: Set<string>;
  /** Keys of rows that its queries name; checked once all rows are known. */
  refs: Reference[];
  /** Blocks of which a page has one, its layout included: type, and place in the file's list from 0. */
  once: [type: string, index: number][];
  /** Comments that switch a rule off. */
  switchOffs: SwitchOff[];
  lines: ReturnType<typeof createLineIndex>;
  /** The file as it is written; let go with the template. */
  text: string;
  /** Of a version in another language, whose text holds two files: reads what they say together. */
  treeOf?: (text: string) => TreeNode | undefined;
}

/** A page with an error as far as it can be read: it makes no page, but what is wrong in it elsewhere can be told. */
export interface PageRest {
  /** Its text, with what hid parts of the file put right, and its template without what is wrong. */
  page: PageFile & { template: PageTemplate };
  /** Numbers of its blocks in which something is wrong. */
  faulty: ReadonlySet<number>;
  /** All its blocks are known. */
  isRead: boolean;
  /** Where a place of that text lies in the file. */
  toSource(offset: number): number;
}

/** Blocks of a file of their own that pages use. */
export interface SharedList {
  /** Name of the file: `book-a-call`. */
  name: string;
  /** Relative to the site folder: `pages/_shared/book-a-call.yaml`. */
  file: string;
  page: PageFile;
  /** The options that a page may set, as a group. */
  schema: Schema;
  /** What a page sets of them, bindings still in it. */
  check: Check;
  /** Its own blocks, for those that stand on a page once. */
  above: readonly Above[];
}

/** Values of options that hold for all blocks of a type, as long as a block says nothing else. */
export interface Presets {
  /** File that sets them, relative to the site folder; they stand there under `defaults`. */
  file: string;
  byType: ReadonlyMap<string, { [option: string]: Data }>;
}

/** A path as one text, to look up places by. */
export function pathKey(path: readonly (string | number)[]): string {
  return path.join("\n");
}
