import { hash } from "node:crypto";

/** A short text that changes with any part of plain data. */
export function hashOf(data: unknown): string {
  return hash("sha1", JSON.stringify(data) ?? "", "base64url");
}
