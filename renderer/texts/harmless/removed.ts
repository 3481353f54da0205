/** Something that stands in a file under `public/` and is not published. */
export interface Removed {
  /** What it is, in words that are the same for all of its kind: `<script>`, `the attribute "onclick"`. */
  what: string;
  /** Where it begins, from 0 in UTF-16 code units. */
  start: number;
}

/** What becomes of a file: its text as it is published, or why it cannot be. */
export type Cleaned =
  | { text: string; removed: readonly Removed[]; fault?: undefined }
  | { fault: string; at: number; text?: undefined };
