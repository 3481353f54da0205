import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { inquiryReceiver } from "./inquiry-receiver.ts";

export interface PreviewOptions {
  /** Absolute folder that `build` wrote. */
  outDir: string;
  /** Site folder; the local inquiry receiver keeps what it got there. */
  dir: string;
  /** 0 picks a free one. */
  port: number;
}

/**
 * Serves a built site as a static host would, on loopback only: clean addresses, redirects of `_redirects`,
 * `404.html` with status 404.
 *
 * @returns The server once it listens, and its address.
 * @throws Error when the folder holds no built site.
 */
export async function startPreview({
  outDir,
  dir,
  port,
}: PreviewOptions): Promise<{ server: Server; address: string }> {
  if (!existsSync(join(outDir, "index.html"))) {
    throw new Error("There is no built site here yet. Run: npm run build");
  }
  const redirects = readRedirects(outDir);
  const files = sirv(outDir, { etag: true, dotfiles: true, setHeaders });
  const receive = inquiryReceiver({ dir });
  const server = createServer((request, response) =>
    receive(request, response, () => serve(request, response)),
  );
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    const target = redirects.get(path.replace(/(.)\/$/, "$1"));
    if (target) {
      response.writeHead(301, { Location: target }).end();
      return;
    }
    files(request, response, () => {
      const page = join(outDir, "404.html");
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
      response.end(existsSync(page) ? readFileSync(page) : "Not found");
    });
  };
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The server has no port.");
  return { server, address: `http://127.0.0.1:${address.port}/` };
}

function setHeaders(response: { setHeader(name: string, value: string): void }, path: string): void {
  const cache = path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
  response.setHeader("Cache-Control", cache);
}

function readRedirects(outDir: string): Map<string, string> {
  const file = join(outDir, "_redirects");
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return new Map(lines.map((line) => line.split(" ").slice(0, 2) as [string, string]));
}
