import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { parseHeaders, parseRedirects } from "../publish/host/host-files.ts";
import { ruleMatches } from "../publish/host/host-rules.ts";
import { inquiryReceiver } from "./inquiry-receiver.ts";

export interface PreviewOptions {
  /** Absolute folder that `build` wrote. */
  outDir: string;
  /** Site folder; the local inquiry receiver keeps what it got there. */
  dir: string;
  /** 0 picks a free one. */
  port: number;
}

/** What hosts that read `_headers` send with everything that no rule names. */
const ASK_AGAIN = "public, max-age=0, must-revalidate";

/**
 * Serves a built site as a static host would, on loopback only: clean addresses, redirects of `_redirects`,
 * headers of `_headers`, `404.html` with status 404.
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
  const redirects = new Map(parseRedirects(read(outDir, "_redirects")).map(({ from, to }) => [from, to]));
  const rules = parseHeaders(read(outDir, "_headers")).map((rule) => ({
    ...rule,
    // This server speaks plain HTTP: a promise of HTTPS would be kept by other servers on this machine.
    headers: Object.entries(rule.headers).filter(([name]) => name !== "Strict-Transport-Security"),
  }));
  // Looks at the disk for each request: a build while the preview runs replaces every file.
  const files = sirv(outDir, { dev: true, etag: true, dotfiles: true });
  const receive = inquiryReceiver({ dir });
  const server = createServer((request, response) =>
    receive(request, response, () => serve(request, response)),
  );
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    const [path = "/", query] = (request.url ?? "/").split("?");
    response.setHeader("Cache-Control", ASK_AGAIN);
    for (const rule of rules.filter((rule) => ruleMatches(rule, path))) {
      for (const [name, value] of rule.headers) response.setHeader(name, value);
    }
    const target = redirects.get(path);
    if (target) {
      response.writeHead(301, { Location: query ? `${target}?${query}` : target }).end();
      return;
    }
    const notFound = () => {
      // A missing file may be there tomorrow.
      response.setHeader("Cache-Control", ASK_AGAIN);
      const page = join(outDir, "404.html");
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
      response.end(existsSync(page) ? readFileSync(page) : "Not found");
    };
    // The page for what is missing is not a page of its own; and no way leads out of the folder.
    if (/^\/404(\.html|\/)?$/.test(path) || /\.\.|%2e/i.test(path)) return notFound();
    const text = /\.(txt|md)$/.exec(path)?.[1];
    // Hosts name the encoding of these as well; the file server does so for HTML alone.
    if (text)
      response.setHeader("Content-Type", `text/${text === "md" ? "markdown" : "plain"};charset=utf-8`);
    files(request, response, notFound);
  };
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The server has no port.");
  return { server, address: `http://127.0.0.1:${address.port}/` };
}

function read(outDir: string, name: string): string {
  const file = join(outDir, name);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
