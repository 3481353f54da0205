import type { OptionValue } from "../../model.ts";
import type { FramedProblem } from "../../runtime/live/protocol.ts";
import type { Path, Target } from "../protocol.ts";

/** What the live server tells of blocks and of what can be chosen, by GET. */
export const PANEL_PATH = "/@site/panel/";

/** What a form shows, whatever it is about: what could be said, and what the file says. */
export interface WrittenForm {
  title: string;
  about: string;
  /** Where it is written: relative to the site folder, the line counted from 1. */
  file: string;
  line: number;
  /** Absolute file with line and column, as the editor opener takes it. */
  open: string;
  fields: PanelField[];
  /** The options as they are written, bindings as text; nulls stand for names without a value. */
  values: PanelValues;
  /** What is to be known of options beside that, by `noteKey` of their path. */
  notes: Readonly<Record<string, FieldNote>>;
  /** What is wrong with it, each at its option. */
  problems: FieldProblem[];
  /** Names this answer in each `Target` that goes by it. */
  told?: string;
  /** When the browser has asked for it, by its own clock: what had arrived before that is in it, or was changed again. */
  asked?: number;
}

/** The keys of a page beside its title, its description and its blocks. */
export interface PanelPage extends WrittenForm {
  route: string;
  /** Of a page in another language: the file that it translates. */
  original?: string;
}

/** One block of a page. */
export interface PanelBlock extends WrittenForm {
  route: string;
  /** In the definition of the page: `["blocks", 2]`, `["blocks", 2, "props", "items", 0]`. */
  path: Path;
  /** In front of the names of its options, for a `Target` with `as: "written"`. */
  options: Path;
  type: string;
  /** Its lines as they are written, from its first option on. */
  yaml: string;
  /** Of a block that a shared list brings: how the page uses that list. */
  use?: PanelUse;
  /** Of the list that it stands in. */
  list?: { path: Path; index: number; count: number };
}

/** A shared list as a page uses it: `fields` and `values` are those of the options that the list declares. */
export interface PanelUse extends WrittenForm {
  /** Its file. */
  list: string;
  /** Pages that show it; "all" when a layout does. */
  routes: string[] | "all";
}

/** A value of a file; null where a name has none. */
export type PanelValue =
  | string
  | number
  | boolean
  | null
  | readonly PanelValue[]
  | { readonly [name: string]: PanelValue };

export interface PanelValues {
  readonly [option: string]: PanelValue;
}

/** A path below a block as one text. */
export function noteKey(path: Path): string {
  return path.join("/");
}

/** What a form tells of an option. */
export type FieldNote =
  /** Written with bindings. */
  | { kind: "bound"; pieces: PanelPiece[] }
  /** The site or a layout says it for all blocks of the type. */
  | { kind: "preset"; value: OptionValue; from: string }
  /** Nobody writes it: the engine does. */
  | { kind: "computed"; from: string }
  /** On a page in another language, words that its version has in place of the original's. */
  | { kind: "translated"; of: string; file: string; isStale: boolean; pieces?: PanelPiece[] }
  /** The same of words that nobody has translated, and of what the original says for all languages. */
  | { kind: "original"; value: PanelValue; file: string; isMissing: boolean };

/** A part of a text with bindings. */
export type PanelPiece =
  | { literal: string }
  | {
      /** Path between the braces: `site.brand`. */
      binding: string;
      /** What it stands for on this page; missing when it finds nothing. */
      says?: string;
      /** Where that is written, in words: Settings · brand. */
      from?: string;
      /** How it is changed there. */
      target?: Target;
    };

/** A problem at an option. */
export interface FieldProblem extends FramedProblem {
  /** Below the block; empty for the block itself. */
  at: Path;
}

/** One option of a form. */
export interface PanelField {
  name: string;
  /** The name as words: `linkLabel` is "Link label". */
  label: string;
  about: string;
  isRequired: boolean;
  control: Control;
  /** What it is when it is left out. */
  preset?: OptionValue;
  /** It belongs to every block, or is one of its fixed words; shown apart from what a block is about. */
  part?: "query" | "words" | "block";
  /** Until when it can be used, and what to use. */
  leaves?: string;
  /** It is an entry of a list, whose fold says already what it is called. */
  isEntry?: true;
  /** Only what is written says that there is such a field: it is emptied, never left out. */
  isKept?: true;
}

/** What edits a value. One for each kind of value that a schema can ask for. */
export type Control =
  | TextControl
  | { kind: "markdown"; isInline: boolean; most?: number }
  | { kind: "number"; isWhole: boolean; least?: number; most?: number; isAbove?: true }
  | { kind: "switch" }
  | { kind: "choice"; choices: Choice[] }
  | { kind: "link" | "picture" | "icon" | "collection" | "field" }
  /** @property isUploaded  It may be one from this computer. */
  | { kind: "file"; isUploaded?: true }
  /** The key of a row. */
  | { kind: "row"; collection: string }
  | ListControl
  /** A fixed number of values: longitude, latitude. */
  | { kind: "tuple"; parts: PanelField[] }
  | { kind: "group"; fields: PanelField[]; look?: "picture" | "columns" }
  | { kind: "block" }
  | { kind: "blocks"; least?: number; most?: number }
  /** A value under each name: the fields of a condition. */
  | { kind: "map"; value: Control; names: "field" | "any" }
  /** One of several shapes. */
  | { kind: "variants"; of: Control[] }
  /** What no other control knows: its JSON. */
  | { kind: "data" };

/** A text; where a number would do as well, what looks like one is one. */
export interface TextControl {
  kind: "text";
  isLong: boolean;
  isNumberToo?: true;
  least?: number;
  most?: number;
  /** A regular expression, and what is said when a text does not match it. */
  pattern?: { source: string; says: string };
  form?: "date" | "moment" | "time-zone" | "email" | "address" | "anchor";
}

export interface ListControl {
  kind: "list";
  entry: Control;
  /** What one entry is: "One field." */
  about: string;
  least?: number;
  most?: number;
  /** One value may stand there without a list around it. */
  isOneEnough?: true;
}

export interface Choice {
  value: string | number | boolean;
  label: string;
  about?: string;
}

/** What can be chosen on this site. */
export interface PanelChoices {
  pages: {
    route: string;
    title: string;
    description: string;
    /** Of a version in another language. */
    lang?: string;
  }[];
  /** Under `public/`, pictures left out. */
  files: PanelFile[];
  pictures: { src: string; width?: number; height?: number }[];
  collections: PanelCollection[];
}

/** A file to download. */
export interface PanelFile {
  /** Its address: `/files/menu.pdf`. */
  path: string;
  bytes: number;
}

export interface PanelCollection {
  name: string;
  title: string;
  count: number;
  /** Field that identifies a row. */
  key: string;
  fields: {
    name: string;
    about: string;
    /** What stands in it, while that is little. */
    values: (string | number | boolean)[];
    /** The collection whose rows it names. */
    ref?: string;
  }[];
}

/** A row of a collection: what names it, and what people call it. */
export interface PanelRow {
  key: string;
  title: string;
}

/** What a query finds. */
export interface QueryAnswer {
  /** The collection, in words: "jobs". */
  of: string;
  count: number;
  /** Rows of the collection without conditions. */
  all: number;
  /** What the first ones are called. */
  first: string[];
}

/** A place on a page that an address can name. */
export interface PanelAnchor {
  id: string;
  label: string;
}
