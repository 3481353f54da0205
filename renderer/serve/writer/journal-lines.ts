import { createHash } from "node:crypto";
import type { HistoryState, Writing } from "./history.ts";

/** What stands on a line of the journal. */
export type JournalLine =
  /** Everything before is settled. */
  | { kind: "state"; state: HistoryState }
  | { kind: "begin"; writing: Writing }
  /** What was begun is written, or nothing of it. */
  | { kind: "end"; isWritten: boolean };

/** Raised when lines are read otherwise than before. */
const FORM = "1";

/** A line with its own checksum in front, so that one that was cut off is known. */
export function journalLine(line: JournalLine): string {
  const text = JSON.stringify(line, (_, value) =>
    isBuffer(value) ? { base64: Buffer.from(value.data).toString("base64") } : value,
  );
  return `${checksum(text)} ${text}\n`;
}

/**
 * Reads a journal.
 *
 * @returns `length`: bytes of its whole lines. The last one may have been cut off, because the program was ended while
 *   it wrote; everything before it counts. undefined when something else is wrong with it.
 */
export function readJournalLines(bytes: Buffer): { lines: JournalLine[]; length: number } | undefined {
  const lines: JournalLine[] = [];
  let length = 0;
  while (length < bytes.length) {
    const end = bytes.indexOf(10, length);
    const line = end === -1 ? undefined : readLine(bytes.toString("utf8", length, end));
    if (!line) {
      const isLast = end === -1 || end === bytes.length - 1;
      return isLast && lines.length > 0 ? { lines, length } : undefined;
    }
    lines.push(line);
    length = end + 1;
  }
  return { lines, length };
}

function readLine(part: string): JournalLine | undefined {
  const space = part.indexOf(" ");
  const text = part.slice(space + 1);
  if (space === -1 || part.slice(0, space) !== checksum(text)) return undefined;
  return JSON.parse(text, (_, value) =>
    typeof value?.base64 === "string" ? Buffer.from(value.base64, "base64") : value,
  ) as JournalLine;
}

function checksum(text: string): string {
  return createHash("sha256").update(FORM).update(text).digest("base64url").slice(0, 16);
}

/** A buffer calls its own `toJSON` before anybody else is asked. */
function isBuffer(value: unknown): value is { type: "Buffer"; data: number[] } {
  return (
    (value as { type?: unknown } | null)?.type === "Buffer" &&
    Array.isArray((value as { data?: unknown }).data)
  );
}
