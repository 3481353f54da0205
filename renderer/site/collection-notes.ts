import { createHash } from "node:crypto";
import type { Collection, Row } from "../data/collection.ts";
import type { Data } from "../schema/to-data.ts";
import { rowsKey } from "./base-keys.ts";
import { hashOf } from "./hash-of.ts";
import type { OpenBase } from "./open-base.ts";

/** What is kept of a collection for the next build, as keys. */
export interface CollectionNote {
  /** Changes with any of its rows. */
  rows: string;
  /** Changes with what the check of the whole site goes by, apart from pages that show its rows. */
  outside: string;
}

/** By the names of collections. */
export type CollectionNotes = Readonly<Record<string, CollectionNote>>;

/**
 * Notes on the collections of a site.
 *
 * @param before  Earlier ones: those on rows that are the same are taken from there.
 * @returns undefined where a change of rows concerns more than pages that show them and what they refer to: with rows
 *   that come and go, and in several languages.
 */
export function noteCollections(base: OpenBase, before: CollectionNotes = {}): CollectionNotes | undefined {
  if (base.versions.size > 0 || base.hasTimedRows) return undefined;
  return Object.fromEntries(
    [...base.collections].map(([name, collection]) => {
      const { readBy, schema } = collection;
      const known = before[name];
      // That changes with the file; the rows may be the same where something is to be said of it.
      if (readBy !== undefined && known?.rows === readBy) return [name, known];
      const rows = readBy ?? hashOf([schema, rowsKey(collection)]);
      return [name, { rows, outside: outsideOf(collection) }];
    }),
  );
}

/** The keys of the rows, and what they name elsewhere; where in the file is told only of what is wrong. */
function outsideOf({ file, key, rows, references, switchOffs, problems, isBroken }: Collection): string {
  const seen = createHash("sha1");
  seen.update(JSON.stringify([file, isBroken, problems.length, switchOffs]));
  for (const { kind, target = "", value, path } of references)
    seen.update(`\n${kind} ${target} ${path[0]} ${value}`);
  for (const row of rows) {
    seen.update(`\n${row[key]}`);
    for (const picture of picturesIn(row)) seen.update(`\n${picture}`);
  }
  return seen.digest("base64url");
}

/** Texts of a row that count as showing a picture, whatever they are for. */
function picturesIn(value: Row | Data): string[] {
  if (typeof value === "string") return value.startsWith("/images/") ? [value] : [];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(picturesIn) : [];
}
