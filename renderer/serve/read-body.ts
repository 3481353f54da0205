import type { IncomingMessage } from "node:http";

/**
 * Reads the body of a request. What is too long is not kept in memory.
 *
 * @returns "cut" when the connection ended before the body did: then nobody is there to answer.
 */
export async function readBytes(
  request: IncomingMessage,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | "too long" | "cut"> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      size += part.length;
      if (size <= maxBytes) parts.push(part);
    }
  } catch {
    return "cut";
  }
  return size > maxBytes ? "too long" : Buffer.concat(parts);
}

/** The same as text. */
export async function readBody(
  request: IncomingMessage,
  maxBytes: number,
): Promise<{ text: string } | "too long" | "cut"> {
  const bytes = await readBytes(request, maxBytes);
  return typeof bytes === "string" ? bytes : { text: Buffer.from(bytes).toString("utf8") };
}
