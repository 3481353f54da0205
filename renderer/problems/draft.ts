/** A problem while its place is still counted in offsets of one file; `createProblem` turns it into a record. */
export interface Draft {
  code: string;
  /** Offsets from 0 in UTF-16 code units; `end` is exclusive. */
  start: number;
  end: number;
  path: (string | number)[];
  message: string;
  hint?: string;
  fix?: { start: number; end: number; text: string };
  /** Overrides the severity of the catalogue, where one code can be either. */
  severity?: "error" | "warning";
}

/** A place in a file, kept after the file's tree has been let go. Offsets from 0. */
export interface Span {
  start: number;
  end: number;
}
