import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import {
  parseBasePath,
  parseGone,
  parseHeaders,
  parseNotFound,
  parseRedirects,
} from "../publish/host/host-files.ts";
import type { HostRules } from "../publish/host/host-rules.ts";

/** What a built site asks of its host, ready to be looked up. */
export interface BuiltRules extends Pick<HostRules, "basePath" | "notFound"> {
  redirects: ReadonlyMap<string, string>;
  gone: ReadonlySet<string>;
  headers: readonly { path: string; headers: readonly [name: string, value: string][] }[];
}

/**
 * What the files of a built site for its host say. They are read again after each build: with the headers of another
 * one, a page would be refused its own scripts.
 *
 * @param outDir  Absolute.
 */
export function openBuiltRules(outDir: string): () => BuiltRules {
  let known: { mark: string; rules: BuiltRules } | undefined;
  return () => {
    const mark = FILES.map((name) => markOf(join(outDir, name))).join();
    if (known?.mark !== mark) known = { mark, rules: readRules(outDir) };
    return known.rules;
  };
}

const FILES = ["_headers", "_redirects"] as const;

function markOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size} ${found.ino}` : "";
}

function readRules(outDir: string): BuiltRules {
  const [ofHeaders, ofRedirects] = FILES.map((name) => {
    const file = join(outDir, name);
    return markOf(file) ? readFileSync(file, "utf8") : "";
  }) as [string, string];
  return {
    basePath: parseBasePath(ofHeaders),
    notFound: parseNotFound(ofRedirects),
    gone: new Set(parseGone(ofRedirects)),
    redirects: new Map(parseRedirects(ofRedirects).map(({ from, to }) => [from, to])),
    headers: parseHeaders(ofHeaders).map(({ path, headers }) => ({
      path,
      // This server speaks plain HTTP: a promise of HTTPS would be kept by other servers on this machine.
      headers: Object.entries(headers).filter(([name]) => name !== "Strict-Transport-Security"),
    })),
  };
}
