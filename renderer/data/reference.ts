import type { Span } from "../problems/draft.ts";

/** A text of a file that names something elsewhere: an address, a picture, an icon, a file, a row of a collection. */
export interface Reference extends Span {
  value: string;
  path: (string | number)[];
  kind: "link" | "image" | "icon" | "file" | "ref" | "markdown-link" | "markdown-image" | "markdown-part";
  /** Of a part of a text: where it stands in it is not known, and this is the place of the whole. */
  isAround?: true;
  /** Collection that a `ref` refers to. */
  target?: string;
}
