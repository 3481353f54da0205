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
  "x-slot"?: boolean;
  "x-block"?: boolean;
  "x-wake"?: "static" | "load" | "idle" | "visible" | `on:${string}`;
  "x-source"?: string;
  "x-rows"?: string;
  "x-key"?: string;
  "x-ref"?: string;
  /** A day or time lies after that of another option of the group. */
  "x-after"?: string;
  "x-place"?: PicturePlace;
  "x-computed"?: Computed;
  [keyword: string]: unknown;
}

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
  | "body";

/** What a picture has to be for the place in which it is shown. */
export interface PicturePlace {
  /** Pixels that it is at least wide. */
  width: number;
  /** Width by height, when it is cut to fit. */
  ratio?: number;
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
  "x-slot",
  "x-block",
  "x-wake",
  "x-source",
  "x-rows",
  "x-key",
  "x-ref",
  "x-after",
  "x-place",
  "x-computed",
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
