import type { Clock } from "../clock/shown.ts";
import type { OriginalTexts } from "../languages/original-texts.ts";
import type { MeasureText } from "../model.ts";
import type { BlockType } from "../pages/block-types.ts";
import type { Span } from "../problems/draft.ts";
import type { FoundIn } from "../problems/findings.ts";
import type { RowName } from "../problems/things.ts";
import type { Words } from "../words/words.ts";
import type { RowInScope, Store } from "./look-up.ts";
import type { Trace } from "./trace.ts";

/** Rows of a collection or list, with what is needed to speak about each. */
export interface RowSource extends Store {
  rows(collection: string): readonly RowInScope[];
  /** Answers to queries on whole collections, by the query; emptied when rows change. */
  readonly answers: Map<string, readonly RowInScope[]>;
  /** Tag of the language by whose rules they are sorted. */
  readonly lang: string;
}

/** A text in which a binding found nothing. */
export interface MissingValue {
  /** Path of the text in the template of its block's file. */
  path: (string | number)[];
  raw: string;
  row?: RowName;
}

/** Where a value of a row is written. */
export interface RowPlace extends FoundIn {
  span: Span;
  /** In the version of the row in another language. */
  isVersion: boolean;
}

/** What bindings and queries are filled from, and what is noted on the way. */
export interface BindContext {
  store: RowSource;
  blockTypes: ReadonlyMap<string, BlockType>;
  /** What the engine says in the language of the page. */
  words: Words;
  /** Measures texts in the fonts of the site. */
  measure: MeasureText;
  /** Blocks that are not to be seen by it are left out; without it all are filled in, with the times they are there. */
  clock?: Clock;
  /** The same in another language, for versions of pages; missing: there is none. */
  in?(lang: string): BindContext | undefined;
  /** The same without a clock, where some row or block is not always to be seen. */
  everything?(): BindContext;
  /** Where the field of a row of a collection is written; its file is read for it. */
  placeOf?(collection: string, row: number, field: string): RowPlace | undefined;
  /** Called for each binding inside a longer text that found no value. */
  onMissing?(missing: MissingValue): void;
  /** In another language: takes in what is made of texts that nobody has translated. */
  originals?: OriginalTexts;
  /** Notes where each part of what is filled in was written; without it nobody can tell, and filling in is quicker. */
  trace?: Trace;
}
