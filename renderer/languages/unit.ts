import type { Span } from "../problems/draft.ts";
import type { Schema } from "../schema/schema-types.ts";

/** Names and indices, from 0. */
export type Path = (string | number)[];

/**
 * What is known of a text and its translation.
 *
 * - `translated`: the mark is the original as it is now.
 * - `stale`: the original has changed since; `of` is what it was, `original` what it is.
 * - `missing`: nobody has translated it; visitors read the original.
 * - `unmarked`: translated without a mark, so that nobody can tell whether it is stale.
 * - `obsolete`: the original has no such text any more.
 */
export type TranslationState = "translated" | "stale" | "missing" | "unmarked" | "obsolete";

/** A text that a version in another language has, should have, or no longer needs. */
export interface Unit {
  state: TranslationState;
  /** Where the text stands in the original; missing when it is obsolete. */
  path?: Path;
  /**
   * Where its translation stands in the version's file, or would stand. Null stands for an entry of a list that is
   * not there yet: such units with the same `path` up to there share the entry.
   */
  at: (string | number | null)[];
  /** Path in the original of the block that has no id: its texts can be translated once it has one. */
  needsId?: Path;
  /** Of a missing text of a row: no page in the language shows the field. */
  isUnseen?: true;
  /** What the option or field takes: lengths, Markdown. Missing when it is obsolete. */
  schema?: Schema;
  /** The text as it is now, bindings unfilled; missing when it is obsolete. */
  original?: string;
  /** The original that was translated; of a stale text under `public/` missing where no history knows it. */
  of?: string;
  /** The translation. */
  text?: string;
  /**
   * In the version's file: the mark (`of`), the translation, the whole of both, and the name of a translation that
   * says nothing. Offsets from 0.
   */
  spans?: { of?: Span; text?: Span; whole: Span; blank?: Span };
  /** Of an obsolete text: the outermost part of the version that is about nothing in the original. */
  stray?: Stray;
}

/** A part of a version that is about nothing in the original. */
export interface Stray {
  kind: "block" | "row" | "option" | "entry";
  /** Id of a block, key of a row, name of an option; empty for an entry of a list. */
  name: string;
  /** Of an entry: the names in it, one of which may be the text that it is to translate. */
  names?: readonly string[];
  /** Path in the version's file. */
  path: Path;
  span: Span;
  /** The name that is likely meant. */
  guess?: string;
  /**
   * How that is known where the two are not alike: by the texts, or because nothing else lacks these names. `unkeyed`:
   * a block of the original with these texts has lost its id.
   */
  because?: "texts" | "names" | "unkeyed";
  /** The number of that block, from 1. */
  number?: number;
}

/** A form: `text` is a mark, `rows` and `blocks` are groups by keys or ids, `file` is a group. */
export type Wanted = "text" | "group" | "list" | "rows" | "blocks" | "file";

/** A part of a version that has another form than what it is about. */
export type Misfit = {
  /** Path in the version's file. */
  path: Path;
  span: Span;
} & (
  | {
      wanted: Wanted;
      /** Of texts that are written as a list: what the first entry is of. */
      name?: string;
      isEach?: true;
      /** All of them as they are to be. */
      offer?: Span & { text: string };
    }
  /** A name of a mark that is written otherwise. `isSure`: it is nearly the one that is meant. */
  | { wanted: "name"; name: string; meant: "of" | "text"; isSure: boolean }
  /** A comma between braces has ended a text: `seen` is what is left of it. */
  | { wanted: "whole"; seen: string; quoted: string; offer: Span & { text: string } }
  /** A name that stands in a mark beside the two of it. */
  | { wanted: "nothing"; name: string }
  /** What the original alone says of a block or row, and what it says; empty for nothing. */
  | { wanted: "original"; owner: "block" | "row"; name: string; value: string }
);
