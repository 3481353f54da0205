/**
 * What problems speak of, as plain records; `english/names.ts` says what each is called.
 */

/** Something with options, fields or keys. */
export type Thing =
  | { kind: "block"; type: string }
  /** What one entry of the list `of` shows of a row. */
  | { kind: "entry"; of: string }
  | { kind: "row"; collection?: string }
  | { kind: "settings" | "rules" | "theme" | "words"; file: string }
  | { kind: "page" | "redirect" | "layout" }
  /** A list of blocks that pages use; with its name where one is used. */
  | { kind: "shared"; name?: string };

/** A value: an option, the entry of a list (counted from 1), or the thing as a whole. */
export type ValueName =
  | { kind: "option"; name: string }
  /** `within`: the entry of `of` that is a list itself, in which it stands. Numbers count from 1. */
  | { kind: "nth"; number: number; of: string; within?: number }
  | Thing;

/** One row; numbers count from 1. */
export type RowName =
  | { kind: "keyed"; key: string; of: string }
  | { kind: "row" | "entry"; number: number; of: string };

/** A cell of a table as spreadsheets name it: row from 1, column by letters, with its heading; or a row as a whole. */
export interface CellName {
  row: number;
  column?: string;
  heading?: string;
}

/** Rows of one kind: those of a collection, the entries of a list, or any. */
export type RowsName = { kind: "row"; of?: string } | { kind: "entry"; of: string };

/** What has fields that a path can name. */
export type Owner = RowsName | { kind: "option"; name: string } | { kind: "settings"; file: string };

/** A block by its place; numbers count from 1. */
export type BlockPlace =
  | { kind: "page" | "layout" | "shared"; number: number }
  | { kind: "list"; number: number; of: string }
  | { kind: "option"; name: string };

/** Kinds of values (JSON types), and the options of a group. */
export interface Kinds {
  types: readonly string[];
  options?: readonly string[];
}

/** What dashes have to do with a value of another kind: each line lacks one, the first name lacks one, one is too many. */
export type DashFault =
  | { case: "lines" | "group" | "pairs"; entry: string }
  | { case: "single" }
  /** Entries with a number in the place of their dash: how the first one is written. */
  | { case: "numbers"; name: string; entry: string }
  /** Blocks of which each type is a name with the options below: the first of them. */
  | { case: "types"; type: string }
  /** A name that stands between a list and its own. */
  | { case: "above"; name: string }
  /** The sign in front makes a text of the lines below. */
  | { case: "text"; sign: string }
  /** These have other signs than dashes. */
  | { case: "bullets"; sign: string; entry: string }
  /** A text is wanted, which may have a list in it. */
  | { case: "listed"; name: string };

/** A value as it is shown: a text at most 60 characters long; lists and groups are empty. */
export type Shown = string | number | boolean | null | readonly never[] | Record<string, never>;

/** Limits of a number. */
export interface Limits {
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
}

/** What is kept of a value for a problem. */
export function shownValue(value: unknown): Shown {
  if (typeof value === "string") return shorten(value.trim().replace(/\s*\n\s*/g, " "));
  if (Array.isArray(value)) return [];
  return typeof value === "object" && value !== null ? {} : (value as Shown);
}

/** A text with at most so many characters, cut off where it is longer. */
export function shorten(text: string, limit = 60): string {
  return text.length > limit ? `${text.slice(0, limit - 3)}…` : text;
}

/** Names to choose from: the first of them, and how many there are. */
export interface Names {
  some: readonly string[];
  all: number;
}

/** No list in a hint is longer. */
const MAX_NAMES = 21;

/** What is kept of names for a problem: there may be ten thousand. */
export function namesOf(names: readonly string[]): Names {
  return { some: names.slice(0, MAX_NAMES), all: names.length };
}

/** Why a cell cannot be read as its field wants it. */
export type CellFault =
  | "formula"
  | "error-value"
  | "too-narrow"
  | "lost-number"
  | "date-order"
  | "date-year"
  | "number-mark"
  | "no-list-sign";
