import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { findPublicFile } from "../files/read-file.ts";
import { printable } from "../problems/printable.ts";
import { notFoundPage, ruleMatches } from "../publish/host/host-rules.ts";
import { answerSafely } from "./answer-safely.ts";
import { type BuiltRules, openBuiltRules } from "./built-rules.ts";
import { guardRequests, pathOf, queryOf } from "./guard-request.ts";
import { inquiryReceiver } from "./inquiry-receiver.ts";
import { sendFile } from "./send-file.ts";

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
  const rulesNow = openBuiltRules(outDir);
  const guard = guardRequests();
  const receive = inquiryReceiver({ dir });
  const notFound = async (
    request: IncomingMessage,
    response: ServerResponse,
    { notFound: local, basePath }: BuiltRules,
    status = 404,
  ): Promise<void> => {
    // A missing file may be there tomorrow.
    response.setHeader("Cache-Control", ASK_AGAIN);
    response.writeHead(status, { "Content-Type": "text/html; charset=utf-8" });
    const own = notFoundPage(pathOf(request) ?? "/", { notFound: local, basePath });
    const page = findPublicFile(outDir, own.slice(basePath.length)) ?? findPublicFile(outDir, "/404.html");
    response.end(request.method === "HEAD" ? "" : page ? await readFile(page) : "Not found");
  };
  const serve = async (
    request: IncomingMessage,
    response: ServerResponse,
    built: BuiltRules,
  ): Promise<void> => {
    const { basePath, headers: rules, redirects, gone, notFound: local } = built;
    const path = pathOf(request);
    // Whoever asks for the address as authors write it is led to where the site stands.
    if (path !== undefined && basePath !== "" && !`${path}/`.startsWith(`${basePath}/`)) {
      const query = queryOf(request);
      return void response
        .writeHead(302, { Location: `${basePath}${encodeURI(path)}${query ? `?${query}` : ""}` })
        .end();
    }
    response.setHeader("Cache-Control", ASK_AGAIN);
    for (const rule of rules.filter((rule) => ruleMatches(rule, path ?? "/"))) {
      for (const [name, value] of rule.headers) response.setHeader(name, value);
    }
    // The page for what is missing is not a page of its own.
    const inFolder = path?.slice(basePath.length) || "/";
    if (path === undefined || /^\/404(\.html|\/)?$/.test(inFolder) || local.some(({ page }) => page === path))
      return notFound(request, response, built);
    const refusal = guard.refuse(request);
    if (refusal) {
      response.writeHead(refusal.status, { "Content-Type": "text/plain; charset=utf-8" });
      return void response.end(`${refusal.message}\n`);
    }
    if (gone.has(path)) return notFound(request, response, built, 410);
    const target = redirects.get(path);
    if (target !== undefined) {
      const query = queryOf(request);
      // As nginx is told to: a target with a query or an anchor of its own keeps it.
      const location = query && !/[?#]/.test(target) ? `${target}?${query}` : target;
      return void response.writeHead(301, { Location: location }).end();
    }
    // Looks at the disk for each request: a build while the preview runs replaces every file. Links lead nowhere.
    const names = inFolder.endsWith("/") ? [`${inFolder}index.html`] : [inFolder, `${inFolder}/index.html`];
    for (const name of names) {
      const file = findPublicFile(outDir, name);
      if (file && (await sendFile(request, response, file))) return;
    }
    await notFound(request, response, built);
  };
  const server = createServer(
    answerSafely(
      (request, response) => {
        const { url = "" } = request;
        const built = rulesNow();
        const { basePath } = built;
        // The receiver takes the addresses as authors write them.
        if (url.startsWith(`${basePath}/`)) request.url = url.slice(basePath.length);
        return receive(request, response, () => {
          request.url = url;
          return serve(request, response, built);
        });
      },
      (error) => process.stderr.write(`${printable(String(error))}\n`),
    ),
  );
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The server has no port.");
  return { server, address: `http://127.0.0.1:${address.port}${rulesNow().basePath}/` };
}
