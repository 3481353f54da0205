import { SHOWN, type Shown } from "../clock/shown.ts";
import type { Problem } from "../model.ts";
import type { Span } from "../problems/draft.ts";
import { createLineIndex, type LineIndex } from "../problems/line-index.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { Data } from "../schema/to-data.ts";
import type { SwitchOff } from "../yaml/switch-offs.ts";
import type { Reference } from "./reference.ts";

/** A row as it is written. */
export type Row = { [key: string]: Data; [SHOWN]?: Shown };

/** One file in `data/` that holds rows, with the schema beside it. */
export interface Collection {
  name: string;
  /** Relative to the site folder: `data/jobs.yaml`, `data/webinars.csv`. */
  file: string;
  /** Row schema; missing when it cannot be read. */
  schema?: Schema;
  /** Field that identifies a row. */
  key: string;
  rows: Row[];
  /** Of rows in another language: as they are in the site's own, in the same order. */
  originals?: readonly Row[];
  /** Their texts that nobody has translated; missing where there is no version, and all are as they were. */
  untranslated?: readonly string[];
  /** When rows are to be seen that are not always, by their place in the file; and when one comes or goes. */
  shown: Map<number, Shown>;
  instants: Set<number>;
  references: Reference[];
  /** Of rows that are kept: changes with all that they come of. */
  readBy?: string;
  /** Where its first row begins, for problems of the file as a whole. */
  anchor?: Span;
  switchOffs: SwitchOff[];
  problems: Problem[];
  /** Its rows cannot be trusted: pages that read them are not made. */
  isBroken: boolean;
  /** A page shows a problem of its own rather than one of each row, when the file cannot be read at all. */
  isUnreadable: boolean;
  lines: LineIndex;
}

/** A collection whose file is missing, or cannot be found under its name: all that is known of it is its schema. */
export function unreadCollection(name: string, schema: Schema | undefined): Collection {
  return {
    ...emptyCollection(name, `data/${name}.yaml`, schema, createLineIndex("")),
    isBroken: true,
    isUnreadable: true,
  };
}

/** A collection of which nothing has been read yet. */
export function emptyCollection(
  name: string,
  file: string,
  schema: Schema | undefined,
  lines: LineIndex,
): Collection {
  return {
    name,
    file,
    ...(schema && { schema }),
    key: schema?.["x-key"] ?? "id",
    rows: [],
    shown: new Map(),
    instants: new Set(),
    references: [],
    switchOffs: [],
    problems: [],
    isBroken: false,
    isUnreadable: false,
    lines,
  };
}
