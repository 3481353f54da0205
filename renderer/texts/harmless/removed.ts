import type { LeftOut, Unpublished } from "../../problems/english/left-out.ts";

/** Something that stands in a file under `public/` and is not published. */
export interface Removed extends LeftOut {
  /** Where it begins, from 0 in UTF-16 code units. */
  start: number;
}

/** What becomes of a file: its text as it is published, or why it cannot be. */
export type Cleaned =
  | { text: string; removed: readonly Removed[]; fault?: undefined }
  | { fault: Unpublished; at: number; text?: undefined };
