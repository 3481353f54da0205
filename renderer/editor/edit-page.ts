import type { PageDefinition } from "../model.ts";
import type { Path } from "./protocol.ts";

/**
 * Asks what the editor has to know of a page besides what the live page shows: POST of `EditPageRequest` with the token
 * of the run, as to `EDIT_PATH`. Answers `EditPage`, or `NoEditPage` where there is no page now: its file has a mistake,
 * and what was answered last still tells where things are; or, with status 404, its address is none.
 */
export const EDIT_PAGE_PATH = "/@site/edit-page";

export interface EditPageRequest {
  route: string;
}

/** In place of a page that cannot be shown. */
export interface NoEditPage {
  /** Why, in one sentence. */
  refused: string;
  /** The file that it is written in. */
  source?: PageSource;
  /** Its blocks are no longer where what was answered last has them: nothing may be done by that any more. */
  hasMoved?: boolean;
}

/** A page's file as it is. */
export interface PageSource {
  file: string;
  /** What it says; lines end with a line feed, whatever they end with in the file. */
  text: string;
}

/** A page for the editor. Paths are those of the definition, as `Target` has them. */
export interface EditPage {
  /** The definition that the live page shows at the same moment. */
  page: PageDefinition;
  /** Title, description, image, and each value among the options of each block, in the order of the page. */
  values: EditValue[];
  /** Blocks of layout and page and those inside them, in the order of the page. */
  blocks: EditBlock[];
  /** Of each type on the page: what its schema says, references put in place (`Schema` of `renderer/schema`). */
  types: Readonly<Record<string, EditBlockType>>;
  /** Names this answer in each `Target` that goes by it; missing for a page that nobody edits. */
  told?: string;
  /** As in `WrittenForm`. */
  asked?: number;
}

export interface EditBlockType {
  title: string;
  description: string;
  /** JSON Schema of draft-07 with our keywords, references put in place. */
  schema: Readonly<Record<string, unknown>>;
}

/** Where a block is written. */
export interface EditBlock {
  path: Path;
  /** Its own as long as it is there, wherever it stands. */
  name?: string;
  type: string;
  file: string;
  /** Path in the file: `["blocks", 2]`. */
  written: Path;
  /** Another file than the page's: a layout or shared list, whose change shows on other pages, too. */
  isShared: boolean;
}

/** One value of a page's definition. */
export interface EditValue {
  /** `["blocks", 2, "props", "heading"]`; of Markdown with `"html"` at its end. */
  path: Path;
  /** `renderer/origins/origin.ts` says what each means. */
  origin: "own" | "bound" | "file" | "default" | "computed";
  /** File that it is written in; missing for what is written nowhere. */
  file?: string;
  /** Path in that file. */
  written?: Path;
  /** The text as its author wrote it, when the view gets something else: Markdown, `${…}`. */
  source?: string;
  /** Of a bound text: its words and bindings in order. `piece` of a `set` counts them from 0. */
  pieces?: EditPiece[];
  /** What kind of text it is: `x-kind` of its option. */
  kind?: string;
  /** It may be any words: no choice, address, name or pattern. */
  isFreeText: boolean;
  /** It is words of a certain form, such as an e-mail address: typed as any text, and checked. */
  isFormed?: true;
  maxLength?: number;
  /** Its block is in order without it, and so is the row that it comes from. */
  canBeLeftOut?: true;
  /** It is shown as the original has it, since nobody has translated it: what is typed becomes its translation. */
  isUntranslated?: true;
  /** Title or name of its option, for people. */
  label: string;
}

export type EditPiece =
  | { literal: string }
  | {
      /** Between the braces: `item.title`. */
      binding: string;
      from?: PieceSource;
    };

/** Where a binding leads. */
export type PieceSource =
  /**
   * @property title  Of the collection, for people. @property row  Its key. @property name  Of the row, for people.
   * @property at     Place of the row in its file.
   */
  | {
      kind: "row";
      collection: string;
      title: string;
      row: string;
      name: string;
      path: Path;
      at: { file: string; path: Path };
    }
  | { kind: "setting"; path: Path }
  /** A text of the page itself, of a layout or of a shared list. */
  | { kind: "file"; file: string; path: Path }
  | { kind: "computed"; by: string };
