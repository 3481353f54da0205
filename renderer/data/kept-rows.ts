import { hash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { SHOWN, type Shown } from "../clock/shown.ts";
import { installedMarks } from "../files/engine-dir.ts";
import { fileKey } from "../files/file-key.ts";
import { readSiteFile } from "../files/read-file.ts";
import { laterLines } from "../problems/line-index.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { Data } from "../schema/to-data.ts";
import type { Collection, Row } from "./collection.ts";
import { hasComputedFields } from "./computed-fields.ts";
import { readDataFile } from "./read-data.ts";
import type { Reference } from "./reference.ts";

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

/**
 * Changes with everything that comes of reading a collection: with each byte of its file, because a check has to be
 * right where files have other times than those of their changes, and to read bytes takes a hundredth of reading rows.
 *
 * @returns undefined where there is no file that can be read.
 */
export function keyOfRows(
  { engine }: KeptRows,
  { siteDir, file, schema, zone }: RowsRead,
): string | undefined {
  const bytes = readSiteFile(join(siteDir, file), file)?.bytes;
  return bytes && hash("sha256", JSON.stringify([engine, file, hash("sha256", bytes), zone, schema ?? null]));
}

/**
 * The rows of a collection as they were kept.
 *
 * @param key  By `keyOfRows`. @param isSound  What they refer to is not asked for.
 * @returns undefined where nothing is kept, or its file, its schema, the zone or the engine is another one.
 */
export function findKeptRows(
  kept: KeptRows,
  read: RowsRead,
  key: string,
  isSound: boolean,
):
  | Omit<Collection, "name" | "file" | "schema" | "key" | "problems" | "isBroken" | "isUnreadable">
  | undefined {
  let lines: string[];
  try {
    lines = readFileSync(fileOf(kept, read), "utf8").split("\n");
  } catch {
    return undefined;
  }
  const [keptBy, ofRows = "", ofRest = "", ofReferences = ""] = lines;
  if (keptBy !== key) return undefined;
  try {
    const rows = JSON.parse(ofRows) as Row[];
    const { shown, instants, ...rest } = JSON.parse(ofRest) as Rest;
    const references = isSound ? [] : (JSON.parse(ofReferences) as Reference[]);
    for (const [index, when] of shown) rows[index]![SHOWN] = when;
    return {
      rows,
      shown: new Map(shown),
      instants: new Set(instants),
      references,
      ...readBy(key, read),
      ...rest,
      lines: laterLines(() => readDataFile(read.siteDir, read.file, read).lines),
    };
  } catch {
    // Cut off, or changed by somebody: it is made again.
    return undefined;
  }
}

/** Keeps the rows of a collection in which nothing is wrong. It has just been read: computed fields are not in them. */
export function keepRows(kept: KeptRows, read: RowsRead, key: string, collection: Collection): void {
  const { rows, shown, instants, references, switchOffs, anchor, problems, isBroken } = collection;
  if (isBroken || problems.length > 0 || rows.length < WORTH_KEEPING || !rows.every(isAsJson)) return;
  const rest: Rest = {
    shown: [...shown],
    instants: [...instants],
    switchOffs,
    ...(anchor && { anchor }),
  };
  const parts = [rows, rest, references].map((part) => JSON.stringify(part));
  const file = fileOf(kept, read);
  const fresh = `${file}.${process.pid}`;
  try {
    mkdirSync(kept.folder, { recursive: true });
    writeFileSync(fresh, [key, ...parts].join("\n"));
    renameSync(fresh, file);
  } catch {
    // Of a folder that cannot be written to, a site can still be checked.
    return;
  }
  Object.assign(collection, readBy(key, read));
}

/** What is computed of rows may come of other files. */
function readBy(key: string, { schema }: RowsRead): Pick<Collection, "readBy"> {
  return hasComputedFields(schema) ? {} : { readBy: key };
}

function fileOf({ folder }: KeptRows, { name }: RowsRead): string {
  return join(folder, `${name}.txt`);
}

/** JSON has no infinite numbers, and no zero below zero. */
function isAsJson(data: Data): boolean {
  if (typeof data === "number") return Number.isFinite(data) && !Object.is(data, -0);
  if (typeof data !== "object" || data === null) return true;
  return (Array.isArray(data) ? data : Object.values(data)).every(isAsJson);
}
