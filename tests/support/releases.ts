import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPreview } from "../../renderer/serve/preview-server.ts";

/** How the host treats a request; `next` answers as it should. */
export type Mood = (path: string, response: ServerResponse, next: () => void) => void;

/** A host on which a new release takes the place of an old one while pages are open. */
export interface Host {
  /** Address without a slash at the end. */
  address: string;
  /** Address of the script that every page of the release loads. */
  entries: { old: string; new: string };
  /** From now on the new release is there and the old one's files are gone; or back again. */
  serve(release: "old" | "new"): void;
  /** Lets the host misbehave; null: no more. */
  setMood(mood: Mood | null): void;
  close(): Promise<void>;
}

/**
 * Serves a built site and a second release of it, in which every script has another name: what a deploy does to a
 * visitor whose page is open.
 *
 * @param outDir Folder that `build` wrote.
 */
export async function serveReleases(outDir: string): Promise<Host> {
  const dir = mkdtempSync(join(tmpdir(), "release-"));
  cpSync(outDir, dir, { recursive: true });
  renameScripts(dir);
  const [before, after] = await Promise.all([
    startPreview({ outDir, dir, port: 0 }),
    startPreview({ outDir: dir, dir, port: 0 }),
  ]);
  let current = before;
  let mood: Mood | null = null;

  const front = createServer((asked, response) => {
    const next = () => pass(asked, response, current.address);
    if (mood) mood(asked.url ?? "/", response, next);
    else next();
  });
  await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve));
  const place = front.address();
  if (!place || typeof place === "string") throw new Error("The server has no port.");
  return {
    address: `http://127.0.0.1:${place.port}`,
    entries: { old: entryOf(outDir), new: entryOf(dir) },
    serve(release) {
      current = release === "old" ? before : after;
    },
    setMood(next) {
      mood = next;
    },
    async close() {
      front.closeAllConnections();
      await Promise.all(
        [front, before.server, after.server].map((server) => new Promise((resolve) => server.close(resolve))),
      );
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

function pass(asked: IncomingMessage, response: ServerResponse, address: string): void {
  // As a CDN does: the server behind it is asked by its own name.
  const { host, origin } = new URL(address);
  const headers = { ...asked.headers, host, ...(asked.headers.origin && { origin }) };
  const onward = request(
    new URL(asked.url ?? "/", address),
    { method: asked.method, headers, agent: false },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  onward.on("error", () => response.destroy());
  asked.pipe(onward);
}

/** Gives each script another name, and changes every mention of it. */
function renameScripts(dir: string): void {
  const assets = join(dir, "assets");
  const names = new Map<string, string>();
  for (const name of readdirSync(assets)) {
    if (!name.endsWith(".js")) continue;
    const hash = createHash("sha256").update(name).digest("hex").slice(0, 8);
    names.set(name, name.replace(/\.js$/, `-${hash}.js`));
  }
  for (const [name, next] of names) renameSync(join(assets, name), join(assets, next));
  for (const path of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
    if (!/\.(html|js|json)$/.test(path)) continue;
    const file = join(dir, path);
    writeFileSync(
      file,
      readFileSync(file, "utf8").replaceAll(/[\w.-]{1,100}\.js\b/g, (name) => names.get(name) ?? name),
    );
  }
}

function entryOf(outDir: string): string {
  const [, entry = ""] = /data-entry="([^"]+)"/.exec(readFileSync(join(outDir, "index.html"), "utf8")) ?? [];
  return entry;
}
