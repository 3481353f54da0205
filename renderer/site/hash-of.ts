import { createHash } from "node:crypto";

/** A short text that changes with any part of plain data. */
export function hashOf(data: unknown): string {
  return createHash("sha1")
    .update(JSON.stringify(data) ?? "")
    .digest("base64url");
}
