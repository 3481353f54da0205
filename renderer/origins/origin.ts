import type { Span } from "../problems/draft.ts";
import type { ScalarStyle } from "../yaml/source-tree.ts";

/** Names and indices, counted from 0, from the outermost. */
export type Path = readonly (string | number)[];

/** Where something that a page shows comes from. Offsets count from 0 in UTF-16 code units; `end` is exclusive. */
export type Origin = OwnOrigin | BoundOrigin | FileOrigin | DefaultOrigin | ComputedOrigin;

/** A value in a YAML file of the site, with the complete ranges of its parts. */
export interface WrittenValue {
  /** Relative to the site folder: `pages/about.yaml`, `data/jobs.yaml`. */
  file: string;
  /** Path in the file: `["blocks", 2, "heading"]`, `[4, "title"]`. */
  path: Path;
  /** Its name; missing for an entry of a list. */
  key?: Span;
  /** All its lines, with name or dash and the comments that belong to it. */
  whole: Span;
  /** The value alone: with its quotation marks, all its lines. */
  range: Span;
  style: ScalarStyle;
  /** The value is a text even if it looks like a number, so `1.10` needs no quotation marks. */
  isTextWanted: boolean;
  /** A day, moment or number that texts for readers write out. */
  isWrittenOut?: true;
  /** Of what the version of a file in another language says: where its original says it. */
  of?: { file: string; path: Path };
  /**
   * Of a text that a page in another language shows as the original has it, because nobody has translated it: the
   * file where its translation would stand.
   */
  missingIn?: string;
}

/** Written as it is shown; or shown after Markdown was turned into HTML. */
export interface OwnOrigin extends WrittenValue {
  kind: "own";
}

/** Written with `${…}`. */
export interface BoundOrigin extends WrittenValue {
  kind: "bound";
  /** Its words and bindings in order. */
  pieces: Piece[];
}

/** A part of a text with bindings. */
export type Piece =
  | {
      literal: string;
      /** As written: escapes, line breaks and the spaces in front of its lines included. */
      range: Span;
    }
  | {
      /** Path between the braces: `item.title`. */
      binding: string;
      /** From the dollar sign to behind the brace. */
      range: Span;
      /** The row's field, the setting, the title of the page ...; undefined when the binding finds nothing. */
      from?: Origin;
    };

/** Contents of a file under `public/`, cleaned for display. */
export interface FileOrigin {
  kind: "file";
  /** Relative to the site folder: `public/content/a.html`. */
  file: string;
  range: Span;
}

/** Stands in the block's schema, or is set for all blocks of its type. */
export interface DefaultOrigin {
  kind: "default";
  /** Block type whose schema it is. */
  type: string;
  /** The site or a layout sets it for all blocks of the type. */
  set?: WrittenValue;
}

/** Worked out by the engine. */
export interface ComputedOrigin {
  kind: "computed";
  /**
   * `field`: computed field of a row. `count`: a number of rows. `route`: the page's address. `setting`: given to
   * the command, above `data/site.yaml`. `changed`: the file was changed since the site was read.
   */
  by: "field" | "count" | "route" | "setting" | "changed";
  /** File that it is worked out from, relative to the site folder. */
  from?: string;
}

/** Where a block is written. */
export interface BlockOrigin {
  file: string;
  /** Path in the file: `["blocks", 2]`, `["blocks", 2, "item"]`. */
  path: Path;
  /** All its lines, with its dash or name and the comments that belong to it. */
  whole: Span;
  /** The block alone, from its first option on. */
  range: Span;
  /** The list that it stands in, with its place there, counted from 0; missing for a block that is the value of an option. */
  list?: { file: string; path: Path; range: Span; index: number };
  /** Of a block of a shared list: the entry by which the list is used there. */
  use?: { file: string; path: Path };
}

/** Origins of everything on one page; paths are those of its `PageDefinition`. */
export interface PageOrigins {
  /** Title, description, image and each value among the options of each block, in the order of the page. */
  values: { path: Path; origin: Origin }[];
  /** Blocks of layout and page and those inside them, in the order of the page. */
  blocks: { path: Path; origin: BlockOrigin }[];
}
