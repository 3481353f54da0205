import { type FileHandle, open } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { lookup } from "mrmime";
import parseRange from "range-parser";

/** Kinds of text whose encoding is named. */
const ENCODED = /^text\/(html|plain|markdown)$/;

/**
 * Sends a file as a host does: type, time, ETag, 304 for what the browser has already, 206 for one part of it.
 * Headers that are set already stay.
 *
 * @param path  Absolute; the caller has made sure that it may be sent.
 * @param bytes What is sent in place of what the file holds.
 * @returns False when there is no such file, and nothing was answered.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  bytes?: Uint8Array,
): Promise<boolean> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD" }).end();
    return true;
  }
  const file = await open(path, "r").catch(() => undefined);
  if (!file) return false;
  try {
    return await send(request, response, { file, path, bytes });
  } finally {
    await file.close().catch(() => {});
  }
}

interface Opened {
  file: FileHandle;
  path: string;
  bytes: Uint8Array | undefined;
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { file, path, bytes }: Opened,
): Promise<boolean> {
  // Of the opened file: the name may stand for another one by now.
  const stats = await file.stat();
  if (!stats.isFile()) return false;
  const size = bytes?.length ?? stats.size;
  const etag = `W/"${size}-${stats.mtimeMs}"`;
  const type = lookup(path) ?? "application/octet-stream";
  response.setHeader("Content-Type", ENCODED.test(type) ? `${type};charset=utf-8` : type);
  response.setHeader("ETag", etag);
  response.setHeader("Last-Modified", stats.mtime.toUTCString());
  response.setHeader("Accept-Ranges", "bytes");
  if (request.headers["if-none-match"]?.split(",").some((known) => known.trim() === etag)) {
    response.writeHead(304).end();
    return true;
  }
  const part = partOf(request, size);
  if (part === "outside") {
    response.writeHead(416, { "Content-Range": `bytes */${size}` }).end();
    return true;
  }
  const { start, end } = part ?? { start: 0, end: size - 1 };
  if (part) response.setHeader("Content-Range", `bytes ${start}-${end}/${size}`);
  response.writeHead(part ? 206 : 200, { "Content-Length": end - start + 1 });
  if (request.method === "HEAD" || size === 0) response.end();
  else if (bytes) response.end(bytes.subarray(start, end + 1));
  // A visitor who leaves in the middle is no fault.
  else await pipeline(file.createReadStream({ start, end, autoClose: false }), response).catch(() => {});
  return true;
}

/** The one part that is asked for. Several, or one that cannot be read, are answered with the whole file. */
function partOf(
  { headers }: IncomingMessage,
  size: number,
): { start: number; end: number } | "outside" | undefined {
  // Whether the browser's part is of this very file cannot be told by a weak ETag.
  if (!headers.range || headers["if-range"]) return undefined;
  // The last bytes of a file that has fewer are the whole file.
  if (Number(/^bytes=-(\d+)$/.exec(headers.range)?.[1] ?? 0) >= size) return undefined;
  const parts = parseRange(size, headers.range);
  if (parts === -1) return "outside";
  if (parts === -2 || parts.type !== "bytes" || parts.length !== 1) return undefined;
  return parts[0];
}
