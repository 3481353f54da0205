import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join, resolve, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { type HostHeaders, readHostHeaders } from "./host-headers.ts";

/** What a file is, for adding up. */
export type Kind = "html" | "css" | "js" | "json" | "font" | "image" | "other";

/** One answer that was sent. */
export interface Sent {
  path: string;
  kind: Kind;
  status: number;
  /** Bytes of the body as sent: compressed where compressing helps. */
  bytes: number;
}

export interface CompressedServer {
  /** Address without a slash at the end. */
  address: string;
  /** Everything sent since the start, or since `forget`. */
  readonly sent: readonly Sent[];
  forget(): void;
  close(): Promise<void>;
}

interface Body {
  status: number;
  kind: Kind;
  headers: Record<string, string>;
  bytes: Buffer;
}

const TYPES: Record<string, [type: string, kind: Kind]> = {
  ".html": ["text/html; charset=utf-8", "html"],
  ".css": ["text/css; charset=utf-8", "css"],
  ".js": ["text/javascript; charset=utf-8", "js"],
  ".json": ["application/json; charset=utf-8", "json"],
  ".webmanifest": ["application/manifest+json", "json"],
  ".svg": ["image/svg+xml", "image"],
  ".png": ["image/png", "image"],
  ".jpg": ["image/jpeg", "image"],
  ".webp": ["image/webp", "image"],
  ".avif": ["image/avif", "image"],
  ".ico": ["image/x-icon", "image"],
  ".woff2": ["font/woff2", "font"],
  ".txt": ["text/plain; charset=utf-8", "other"],
  ".xml": ["application/xml", "other"],
};
const COMPRESSIBLE = new Set([".html", ".css", ".js", ".json", ".webmanifest", ".svg", ".txt", ".xml"]);

const compress = promisify(brotliCompress);

/** Brotli at its highest quality, as a host that compresses ahead of time stores files. */
export function brotli(content: Buffer | string): Promise<Buffer> {
  return compress(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/**
 * Serves a built site on loopback as a content delivery network would: everything compressed ahead of time,
 * the headers of `_headers`, 304 for what the browser has, `404.html` with status 404. Keeps a list of what it sent.
 *
 * @param outDir Absolute folder that `build` wrote.
 * @param connectDelay Milliseconds by which a page's document is held back, for opening the connection.
 */
export async function serveCompressed(outDir: string, connectDelay = 0): Promise<CompressedServer> {
  const stored = new Map<string, Promise<Body>>();
  const sent: Sent[] = [];
  const hostHeaders = readHostHeaders(outDir);

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = decodeURIComponent((request.url ?? "/").split("?")[0] ?? "/");
    const body = stored.get(path) ?? readBody(outDir, path, hostHeaders);
    stored.set(path, body);
    const { status, kind, headers, bytes } = await body;
    if (kind === "html" && connectDelay > 0) await new Promise((done) => setTimeout(done, connectDelay));
    if (request.headers["if-none-match"] === headers.ETag) {
      sent.push({ path, kind, status: 304, bytes: 0 });
      response.writeHead(304, headers).end();
      return;
    }
    sent.push({ path, kind, status, bytes: bytes.length });
    response.writeHead(status, headers).end(bytes);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(0, "127.0.0.1", done);
  });
  const bound = server.address();
  if (!bound || typeof bound === "string") throw new Error("The server has no port.");
  return {
    address: `http://127.0.0.1:${bound.port}`,
    sent,
    forget() {
      sent.length = 0;
    },
    close() {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

async function readBody(outDir: string, path: string, hostHeaders: HostHeaders): Promise<Body> {
  const file = fileOf(outDir, path);
  const name = file ?? join(outDir, "404.html");
  const extension = extname(name);
  const [type, kind] = TYPES[extension] ?? ["application/octet-stream", "other"];
  const content = existsSync(name) ? readFileSync(name) : Buffer.from("Not found");
  const isCompressed = COMPRESSIBLE.has(extension) && content.length > 0;
  return {
    status: file ? 200 : 404,
    // The page for missing files is no part of what a route weighs.
    kind: file ? kind : "other",
    headers: {
      ...hostHeaders(path),
      "Content-Type": type,
      ETag: `"${createHash("sha256").update(content).digest("base64url")}"`,
      ...(isCompressed && { "Content-Encoding": "br", Vary: "Accept-Encoding" }),
    },
    bytes: isCompressed ? await brotli(content) : content,
  };
}

/** The file for an address: itself, or the `index.html` of a folder, with or without a slash. */
function fileOf(outDir: string, path: string): string | undefined {
  const target = resolve(outDir, `.${path}`);
  if (target !== resolve(outDir) && !target.startsWith(resolve(outDir) + sep)) return undefined;
  return [target, join(target, "index.html"), `${target}.html`].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}
