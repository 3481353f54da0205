import { hash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { SHOWN, type Shown } from "../clock/shown.ts";
import { installedMarks } from "../files/engine-dir.ts";
import { fileKey } from "../files/file-key.ts";
import { readSiteFile } from "../files/read-file.ts";
import { groupBy } from "../group-by.ts";
import { laterLines } from "../problems/line-index.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { Data } from "../schema/to-data.ts";
import type { Collection, Row } from "./collection.ts";
import { hasComputedFields } from "./computed-fields.ts";
import { readDataFile } from "./read-data.ts";
import type { Reference } from "./reference.ts";
import { type KnownRow, RowMemory } from "./row-memory.ts";

/**
 * Where the rows of collections are kept as they were read and found in order, so that the next command, and the
 * other threads of this one, need not read and check them again. Plain data.
 */
export interface KeptRows {
  /** Absolute folder, one file for each collection; safe to delete. */
  folder: string;
  /** Changes with the engine and the packages that it uses. */
  engine: string;
}

/** What rows are read by: with the same of it, the same comes of reading them. */
export interface RowsRead {
  siteDir: string;
  name: string;
  /** Relative to the site folder. */
  file: string;
  schema: Schema | undefined;
  /** What days and hours mean. */
  zone: string;
}

/** Where the rows of a site are kept. @param engine  As `compileEngine` gives it. */
export function keptRowsOf(siteDir: string, engine: string): KeptRows {
  return { folder: join(siteDir, ".cache", "rows"), engine: fileKey(installedMarks(), basename(engine)) };
}

/** To find fewer than these takes as long as to read them. */
const WORTH_KEEPING = 50;

/** Beside rows and references. */
type Rest = Pick<Collection, "switchOffs" | "anchor"> & { shown: [number, Shown][]; instants: number[] };

/** Of rows that can be known again, by their place in the file: what stands for their text, and where they began. */
type Signs = [index: number, sign: string, start: number][];

/** Changes with everything that comes of reading a collection. */
export interface RowsKey {
  /** With what its rows are read by. */
  reader: string;
  /** With its file. */
  written: string;
}

/**
 * The key of rows: it changes with each byte of their file, because a check has to be right where files have other times
 * than those of their changes, and to read bytes takes a hundredth of reading rows.
 *
 * @returns undefined where there is no file that can be read.
 */
export function keyOfRows(
  { engine }: KeptRows,
  { siteDir, file, schema, zone }: RowsRead,
): RowsKey | undefined {
  const bytes = readSiteFile(join(siteDir, file), file)?.bytes;
  if (!bytes) return undefined;
  const reader = hash("sha256", JSON.stringify([engine, file, zone, schema ?? null]));
  return { reader, written: hash("sha256", bytes) };
}

/** What stands for the text of a row that is kept: a part of its digest, too long to meet another text with the same. */
const signOf = (written: string): string => hash("sha256", written, "base64url").slice(0, 24);

/**
 * The rows of a collection as they were kept, without what they refer to, which takes as long to find again.
 *
 * @param key  By `keyOfRows`.
 * @returns undefined where nothing is kept, or its file, its schema, the zone or the engine is another one.
 */
export function findKeptRows(
  kept: KeptRows,
  read: RowsRead,
  key: RowsKey,
):
  | Omit<
      Collection,
      "name" | "file" | "schema" | "key" | "references" | "problems" | "isBroken" | "isUnreadable"
    >
  | undefined {
  const [keptBy, ofRows = "", ofRest = ""] = linesOf(fileOf(kept, read));
  if (keptBy !== lineOf(key)) return undefined;
  try {
    const rows = JSON.parse(ofRows) as Row[];
    const { shown, instants, ...rest } = JSON.parse(ofRest) as Rest;
    for (const [index, when] of shown) rows[index]![SHOWN] = when;
    return {
      rows,
      shown: new Map(shown),
      instants: new Set(instants),
      ...readBy(key, read),
      ...rest,
      lines: laterLines(() => readDataFile(read.siteDir, read.file, read).lines),
    };
  } catch {
    // Cut off, or changed by somebody: it is made again.
    return undefined;
  }
}

/** What the rows refer to that `findKeptRows` has found; undefined where somebody has taken it away or changed it. */
export function findKeptReferences(kept: KeptRows, read: RowsRead, key: RowsKey): Reference[] | undefined {
  const [keptBy, ofReferences = ""] = linesOf(referencesFileOf(kept, read));
  if (keptBy !== lineOf(key)) return undefined;
  try {
    return JSON.parse(ofReferences) as Reference[];
  } catch {
    return undefined;
  }
}

/**
 * For reading a file of rows that has changed: knows those again that stand in it as they did when it was kept, unless
 * something else by which they are read has changed as well.
 */
export function recallRows(kept: KeptRows, read: RowsRead, key: RowsKey): RowMemory {
  const [keptBy = "", ofRows = ""] = linesOf(fileOf(kept, read));
  if (!keptBy.startsWith(`${key.reader} `)) return new RowMemory(signOf);
  const [ofSame, ofReferences = "", ofSigns = ""] = linesOf(referencesFileOf(kept, read));
  if (ofSame !== keptBy) return new RowMemory(signOf);
  try {
    const rows = JSON.parse(ofRows) as Row[];
    const references = groupBy(JSON.parse(ofReferences) as Reference[], ({ path }) => path[0]);
    const known = (JSON.parse(ofSigns) as Signs).map(([index, sign, start]): [string, KnownRow] => [
      sign,
      { data: rows[index]!, start, references: references.get(index) ?? [] },
    ]);
    return new RowMemory(signOf, new Map(known));
  } catch {
    // Cut off, or changed by somebody.
    return new RowMemory(signOf);
  }
}

/**
 * Keeps the rows of a collection in which nothing is wrong. It has just been read: computed fields are not in them.
 *
 * @param memory  As `recallRows` has given it, after reading them.
 */
export function keepRows(
  kept: KeptRows,
  read: RowsRead,
  key: RowsKey,
  collection: Collection,
  memory: RowMemory,
): void {
  const { rows, shown, instants, references, switchOffs, anchor, problems, isBroken } = collection;
  if (isBroken || problems.length > 0 || rows.length < WORTH_KEEPING || !rows.every(isAsJson)) return;
  const rest: Rest = {
    shown: [...shown],
    instants: [...instants],
    switchOffs,
    ...(anchor && { anchor }),
  };
  const places = new Map(rows.map((row, index) => [row, index]));
  const signs = [...memory.rows].flatMap(([sign, { data, start }]): Signs => {
    const index = places.get(data);
    return index === undefined ? [] : [[index, sign, start]];
  });
  const write = (file: string, ...parts: unknown[]): void => {
    const fresh = `${file}.${process.pid}`;
    writeFileSync(fresh, [lineOf(key), ...parts.map((part) => JSON.stringify(part))].join("\n"));
    renameSync(fresh, file);
  };
  try {
    mkdirSync(join(kept.folder, REFERENCES), { recursive: true });
    write(referencesFileOf(kept, read), references, signs);
    write(fileOf(kept, read), rows, rest);
  } catch {
    // Of a folder that cannot be written to, a site can still be checked.
    return;
  }
  Object.assign(collection, readBy(key, read));
}

/** What is computed of rows may come of other files. */
function readBy(key: RowsKey, { schema }: RowsRead): Pick<Collection, "readBy"> {
  return hasComputedFields(schema) ? {} : { readBy: lineOf(key) };
}

const lineOf = ({ reader, written }: RowsKey): string => `${reader} ${written}`;

/** What is kept in a file, as it is written: first the key; nothing where there is no file. */
function linesOf(file: string): string[] {
  try {
    return readFileSync(file, "utf8").split("\n");
  } catch {
    return [];
  }
}

function fileOf({ folder }: KeptRows, { name }: RowsRead): string {
  return join(folder, `${name}.txt`);
}

/** Folder beside the files of rows. */
const REFERENCES = "references";

function referencesFileOf({ folder }: KeptRows, { name }: RowsRead): string {
  return join(folder, REFERENCES, `${name}.txt`);
}

/** JSON has no infinite numbers, and no zero below zero. */
function isAsJson(data: Data): boolean {
  if (typeof data === "number") return Number.isFinite(data) && !Object.is(data, -0);
  if (typeof data !== "object" || data === null) return true;
  return (Array.isArray(data) ? data : Object.values(data)).every(isAsJson);
}
