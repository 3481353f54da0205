import type { singleByteEncodings } from "../files/text-encoding.ts";

/** JSON Schema of draft-07 with our keywords, after references have been put in place. */
export interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  properties?: Record<string, Schema>;
  /** What is said of names of a form, by the regular expression of the form. */
  patternProperties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema | Schema[];
  additionalItems?: boolean | Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  not?: Schema;
  if?: Schema;
  then?: Schema;
  else?: Schema;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  uniqueItems?: boolean;
  pattern?: string;
  format?: string;
  patternErrorMessage?: string;
  definitions?: Record<string, Schema>;
  "x-kind"?: Kind;
  "x-heading"?: number;
  "x-anchor"?: boolean;
  /** A day or number that is put into the text stays as its row has it. */
  "x-raw"?: boolean;
  /** With how many decimals texts for readers write the number. */
  "x-decimals"?: number;
  "x-slot"?: boolean;
  "x-block"?: boolean;
  /** Where a block may stand; anywhere when it is missing. */
  "x-place"?: Place[];
  /** Further words by which people look for a block. */
  "x-names"?: string[];
  "x-wake"?: "static" | "load" | "idle" | "visible" | `on:${string}`;
  "x-source"?: string;
  "x-rows"?: string;
  /** The list that the page's own headings fill when it is left out: `{ label, href }` each. */
  "x-outline"?: string;
  /** The list that the page fills with itself in all its languages: `{ lang, name, href, isCurrent }`. */
  "x-languages"?: string;
  /** The option that says how many entries of the query one address shows; the view gets `pages` beside it. */
  "x-pages"?: string;
  "x-key"?: string;
  "x-ref"?: string;
  /** A day or time lies after that of another option of the group. */
  "x-after"?: string;
  /** The field says when its row is to be seen: from, until, or that it is a draft. */
  "x-shown"?: "draft" | "from" | "until";
  /** Name of the word (`words/en.ts`, or the site's own) that the option has when it is left out. */
  "x-word"?: string;
  /** False: the text is a name that is the same in every language. */
  "x-translate"?: boolean;
  "x-picture"?: PicturePlace;
  "x-computed"?: Computed;
  /** How the table of a collection is written; of the schema of a row. */
  "x-table"?: TableSettings;
  /** What the column of a field is called in a table, besides by its name. */
  "x-column"?: string | string[];
  /** The sign that parts the entries of a list within one cell. */
  "x-list"?: string;
  /** What an option, field or block type was called before. */
  "x-was"?: string[];
  /** What values of an option were called before: the old by the new. */
  "x-values-were"?: Record<string, string>;
  /** An option or block is on its way out. */
  "x-leaves"?: Leaving;
  [keyword: string]: unknown;
}

/**
 * Where a block may stand. `top`: among the blocks of a page or layout, never in another block. `inside`: in another
 * block alone. `once`: one on a page, its layout included. `first`: before everything that is not first as well.
 */
export type Place = "top" | "inside" | "once" | "first";

/** What a text means beyond being a text. */
export type Kind =
  | "link"
  | "image"
  | "picture"
  | "icon"
  | "markdown"
  | "markdown-inline"
  | "collection"
  | "field"
  | "body"
  /** A file under `public/` to download. */
  | "file"
  /** Address of a page elsewhere that is shown in a frame. */
  | "frame"
  /** Address that takes the answers of a form. */
  | "receiver"
  /** Address of a file that the block writes. */
  | "written"
  | "consent"
  /** What the comment in the first line of the same block's `body` says. */
  | "marker";

/** What a picture has to be for the place in which it is shown. */
export interface PicturePlace {
  /** Pixels that it is at least wide. */
  width: number;
  /** Width by height, when it is cut to fit. */
  ratio?: number;
}

/** How a table (CSV) is written, where its cells do not show it. */
export interface TableSettings {
  /** Parts the cells; by default it is found out. */
  separator?: string;
  /** Name of an encoding with one byte for each character; by default UTF-8, or UTF-16 with a mark. */
  encoding?: (typeof singleByteEncodings)[number];
  /** The sign in front of decimals. */
  decimal?: "." | ",";
  /** Order of day, month and year: `MM/DD/YYYY`. */
  dates?: string;
  /** Parts the entries of lists within cells. */
  list?: string;
}

/** When an option or block can no longer be used, and what to use. */
export interface Leaving {
  /** The first day on which it is an error: YYYY-MM-DD. */
  on: string;
  /** What to do instead, as a sentence. */
  instead: string;
}

/** How a field of a row is computed; exactly one of the first three. */
export interface Computed {
  "reading-time"?: string;
  count?: string;
  related?: string[];
  limit?: number;
  sort?: string | string[];
}

/** Keywords of draft-07 that are ours or the editor's, not the standard's. */
export const ownKeywords = [
  "x-kind",
  "x-heading",
  "x-anchor",
  "x-raw",
  "x-decimals",
  "x-slot",
  "x-block",
  "x-place",
  "x-names",
  "x-wake",
  "x-source",
  "x-rows",
  "x-outline",
  "x-languages",
  "x-pages",
  "x-key",
  "x-ref",
  "x-after",
  "x-shown",
  "x-word",
  "x-translate",
  "x-picture",
  "x-computed",
  "x-table",
  "x-column",
  "x-list",
  "x-was",
  "x-values-were",
  "x-leaves",
  "tsType",
  "tsEnumNames",
  "enumDescriptions",
  "markdownDescription",
  "markdownEnumDescriptions",
  "defaultSnippets",
  "patternErrorMessage",
  "errorMessage",
  "doNotSuggest",
  "deprecationMessage",
];
