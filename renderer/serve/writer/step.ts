import { createHash } from "node:crypto";
import { applyElsewhere, applyHunks, type Hunk, hunksBetween, invertHunks } from "./byte-hunks.ts";

/** What one step did to one file, byte for byte. Files are relative to the site folder. */
export type FileRecord =
  | { kind: "edit"; file: string; before: string; after: string; hunks: Hunk[] }
  | { kind: "add" | "delete"; file: string; bytes: Buffer; like?: string };

/** What a person did at once, and can take back at once. */
export interface Step {
  /** In words: "Change of heading". */
  label: string;
  /** Steps of the same name that follow each other are one. */
  name?: string;
  files: FileRecord[];
}

/** What is to become of one file. */
export interface PlannedFile {
  file: string;
  /** Missing for one that is not there. */
  before?: Buffer;
  /** Missing for one that goes. */
  after?: Buffer;
  /** Another file whose mode a new one gets. */
  like?: string;
}

/** Stands for the content of a file. */
export function hashOfBytes(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 32);
}

/** What is kept of a change, to take it back. */
export function recordOf({ file, before, after, like }: PlannedFile): FileRecord {
  if (before && after)
    return {
      kind: "edit",
      file,
      before: hashOfBytes(before),
      after: hashOfBytes(after),
      hunks: hunksBetween(before, after),
    };
  const bytes = before ?? after ?? Buffer.alloc(0);
  return { kind: after ? "add" : "delete", file, bytes, ...(like !== undefined && { like }) };
}

/** The change that takes another one back. */
export function invertRecord(record: FileRecord): FileRecord {
  if (record.kind === "edit") {
    const { file, before, after, hunks } = record;
    return { kind: "edit", file, before: after, after: before, hunks: invertHunks(hunks) };
  }
  return { ...record, kind: record.kind === "add" ? "delete" : "add" };
}

/**
 * A recorded change once more, on a file as it is now.
 *
 * @param now  Its bytes; undefined when there is no such file.
 * @returns undefined when somebody else has changed what it is about.
 */
export function planAgain(record: FileRecord, now: Buffer | undefined): PlannedFile | undefined {
  const { file } = record;
  if (record.kind === "edit") {
    if (!now) return undefined;
    const isKnown = hashOfBytes(now) === record.before;
    const after = isKnown ? applyHunks(now, record.hunks) : applyElsewhere(now, record.hunks);
    return after && { file, before: now, after };
  }
  if (record.kind === "add")
    return now
      ? undefined
      : { file, after: record.bytes, ...(record.like !== undefined && { like: record.like }) };
  return now?.equals(record.bytes) ? { file, before: now } : undefined;
}

/**
 * Two steps as one, when the second goes on where the first has ended.
 *
 * @param next  What the second does to its files.
 */
export function joinSteps(first: Step, next: readonly PlannedFile[]): FileRecord[] | undefined {
  if (first.files.length !== next.length) return undefined;
  const joined = next.map(({ file, before, after }) => {
    const record = first.files.find((one) => one.file === file);
    if (record?.kind !== "edit" || !before || !after || hashOfBytes(before) !== record.after)
      return undefined;
    return recordOf({ file, before: applyHunks(before, invertHunks(record.hunks)), after });
  });
  return joined.every((record) => record !== undefined) ? joined : undefined;
}
