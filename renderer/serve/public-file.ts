import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { findPublicFile } from "../files/read-file.ts";
import { publishedBytes, startOf } from "../publish/publish-public.ts";
import { mayRun } from "../texts/harmless/harmless-file.ts";
import { pathOf } from "./guard-request.ts";
import { sendFile } from "./send-file.ts";

/**
 * Sends a file under `public/` as a build would publish it. Links are not followed.
 *
 * @param publicDir Absolute.
 * @returns False when the address is not one of a public file, and nothing was answered.
 */
export async function sendPublicFile(
  request: IncomingMessage,
  response: ServerResponse,
  publicDir: string,
): Promise<boolean> {
  const path = pathOf(request);
  const file = path === undefined ? undefined : findPublicFile(publicDir, path);
  if (!file) return false;
  response.setHeader("Cache-Control", "no-cache");
  if (!mayRun(file, () => startOf(file))) return sendFile(request, response, file);
  const bytes = publishedBytes(file, await readFile(file));
  return bytes ? sendFile(request, response, file, bytes) : false;
}
