import { localFile } from "../../words/word.ts";

/**
 * What the build writes and the browser reads. Words, sections and pages are numbered from 0: words in the order of
 * their code units, pages by address, sections by page.
 */

/**
 * Address of the list of everything else, in the site's own language; the only file whose content changes under the
 * same name. Each other language has its own beside it: `/search/index.de.json`.
 */
export const INDEX_ADDRESS = localFile("/search/index.json");

/** Where the pieces lie: their names tell their contents, so that they are kept for ever. */
export const PIECES_ADDRESS = "/assets/search/";

/** Changes with the format: an index of another one is not read. */
export const FORMAT = 1;

/** A piece that is small enough stands in the list itself. */
export type Piece<T> = string | T;

export interface SearchIndex {
  format: typeof FORMAT;
  /** Number of sections of each page, as `packNumbers` writes them. */
  sections: string;
  words: {
    /** The first word of each piece, and its number. */
    first: string[];
    numbers: number[];
    /** Words of each piece, as `packWords` writes them. */
    pieces: Piece<{ words: string }>[];
  };
  places: {
    /** The number of the first word of each piece. */
    numbers: number[];
    pieces: Piece<{ places: string }>[];
  };
  texts: {
    /** The number of the first page of each piece. */
    numbers: number[];
    pieces: string[];
  };
}

/** Where a word is found, by `packNumbers`: in how many sections, then for each listed one its distance and weight. */
export const WEIGHTS = 8;

/** What a place is worth, by its weight: in the running text, in headings, in the title of the page. */
export const WORTH: readonly number[] = [1, 1.4, 1.8, 2.2, 4, 6, 10, 14];

/**
 * A page as results show it: its address, its title, its sections as anchor, heading, text, and its language where
 * that is not the one of the index.
 */
export type PageEntry = [
  route: string,
  title: string,
  sections: [anchor: string, heading: string, text: string][],
  lang?: string,
];

/** Stands between the lines of a text. */
export const LINE = "\n";
