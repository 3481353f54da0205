import type { OptionValue } from "../model.ts";
import type { TextEdit } from "../yaml/text-edits.ts";
import type { Path } from "./tree-editor.ts";

/** Where something stands in a file of the site. */
export interface Place {
  /** Relative to the site folder: `pages/about.yaml`, `data/jobs.csv`. */
  file: string;
  /** Names and indices from 0: `["blocks", 2, "heading"]`; of a row or one of its fields: `[4, "title"]`. */
  path: Path;
}

/**
 * Something new for a list: a value; lines of YAML as an example of a block has them, comments included; or a block
 * of a type, as the example of that name has it, else as small as it can be in order.
 */
export type NewEntry = { value: OptionValue } | { yaml: string } | { block: string; example?: string };

/**
 * One change that a person can ask for.
 *
 * @template At  How it names what it means: its place in a file, or, from a browser, its place on a page
 *   (`renderer/editor/protocol.ts`).
 */
export type Operation<At = Place> = ValueOperation<At> | EntryOperation<At> | PageOperation | DataOperation;

/** Options of blocks and pages, fields of rows, settings. */
export type ValueOperation<At = Place> =
  /** A text keeps its style while that can hold it. @property piece  Of a text with bindings, the piece meant, from 0. */
  | { kind: "set"; at: At; value: OptionValue; piece?: number }
  | { kind: "unset"; at: At }
  /** Of a block, with everything that points at it. */
  | { kind: "set-id"; at: At; id: string }
  /** Of a block: the text that it shows from a file of its own under `public/`, Markdown or HTML; the whole of it. */
  | { kind: "set-body"; at: At; text: string }
  /** What the new type can hold stays. */
  | { kind: "change-type"; at: At; type: string };

/** Blocks of pages, layouts and shared lists, entries of lists among options. */
export type EntryOperation<At = Place> =
  /** @property into  The list. @property index  Before which entry, from 0; the number of entries for its end. */
  | { kind: "insert"; into: At; index: number; entry: NewEntry }
  | { kind: "delete"; at: At }
  /** Behind itself; a block's id is not repeated. */
  | { kind: "duplicate"; at: At }
  /** Of an entry that uses a shared list: its blocks stand there instead, with what the entry sets. */
  | { kind: "detach"; at: At }
  /** @property index  Before which entry of the list as it is now. */
  | { kind: "move"; at: At; into: At; index: number };

/** Pages, by their routes. Everything that points at one follows it. */
export type PageOperation =
  /** @property like  Route of a page to start from; else it is empty but valid. */
  | { kind: "add-page"; route: string; title: string; like?: string }
  /** @property redirect  The old address leads to the new one. */
  | { kind: "move-page"; route: string; to: string; redirect: boolean }
  /** @property redirectTo  Where the old address leads; else it is gone. */
  | { kind: "delete-page"; route: string; redirectTo?: string };

/** Rows of collections, by name and key, and the fields that all of them have. */
export type DataOperation =
  | { kind: "add-row"; collection: string; row: { readonly [field: string]: OptionValue }; index?: number }
  | { kind: "delete-row"; collection: string; row: string }
  | { kind: "move-row"; collection: string; row: string; index: number }
  /** With everything that refers to it. The old address of its page leads on to the new one. */
  | { kind: "set-key"; collection: string; row: string; key: string }
  /** In its schema, its rows and every binding and query. */
  | { kind: "rename-field"; collection: string; field: string; name: string };

/** What is looked for in all texts of the site. */
export interface WordsAsked {
  find: string;
  /** `spa` is not found in `space`. Default false. */
  isWhole?: boolean;
  /** `Spa` is not found for `spa`. Default false. */
  isExact?: boolean;
}

/** Other words where somebody has ticked what was found. @property hits  As `hitId` names them (`renderer/operations/words`). */
export interface ReplaceWords extends WordsAsked {
  kind: "replace-words";
  with: string;
  hits: readonly string[];
}

/** What the check asks for: the files follow rules that have changed, or were not kept. Browsers name problems instead. */
export type RepairOperation =
  /** Corrections of one file, all of them at once. */
  | { kind: "correct"; file: string; corrections: readonly KnownEdit[] }
  /** Every block of a page, layout or shared list that is written in an older form gets the form of today. */
  | { kind: "migrate"; file: string }
  /** Files get these texts, all of them or none. @property before  What each holds; missing for one that is not there. */
  | { kind: "put"; texts: readonly { file: string; before?: string; after: string }[] }
  /**
   * Parts of texts, each in the style in which it is written. @property at  An empty path for a text that is a file of
   * its own. @property was  The whole text. @property edits  Of that, not of the file.
   */
  | { kind: "rewrite"; texts: readonly { at: Place; was: string; edits: readonly TextEdit[] }[] };

/** A replacement that knows what it replaces. */
export interface KnownEdit extends TextEdit {
  /** What stands there. */
  was: string;
}

/** What becomes of a file. */
export type FileChange =
  | { kind: "edit"; file: string; before: string; after: string; edits: readonly TextEdit[] }
  | { kind: "add"; file: string; after: string }
  | { kind: "delete"; file: string; before: string }
  | { kind: "rename"; file: string; to: string; before: string; after: string };

/** Something that a change could not keep, such as a text that the new type of a block has no option for. */
export interface LostValue {
  file: string;
  /** Where it stood before. */
  path: Path;
  /** As it was written, on as many lines. */
  text: string;
}

/** What an operation comes to, before anything is written; or one sentence that says why it cannot be. */
export type Outcome = Planned | { refused: string };

/** Changes that belong together: all of them are written, or none. */
export interface Planned {
  /** To be made in this order; empty when everything is as it shall be already. */
  changes: readonly FileChange[];
  /** What is gone that nobody asked to delete; missing: nothing. */
  lost?: readonly LostValue[];
  /** What still points at something that is gone; missing: nothing. */
  left?: readonly Place[];
  /** Types of blocks that were migrated, one for each; missing: none. */
  migrated?: readonly string[];
  /** The place of the target after the change, where it has moved or is new. */
  target?: Place;
}
