import { realpathSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isAbsolute, sep } from "node:path";
import { type RequestGuard, TOKEN_HEADER } from "./guard-request.ts";
import { readBody } from "./read-body.ts";

/** Where the live pages ask for a file to be opened in the author's editor. */
export const OPEN_PATH = "/@site/open";

/** Vite's own opener, which opens any file of the machine for whoever asks. */
export const VITE_OPEN_PATH = "/__open-in-editor";

/** A path, a line and a column fit well. */
const MAX_BODY = 8 * 1024;

type Next = () => void;

/**
 * Opens files of the site and the engine in the author's editor, for this server's own pages and nobody else. The
 * request is then passed on to Vite's opener, which is closed to everybody otherwise.
 *
 * @param folders Absolute; what lies below them may be opened.
 */
export function fileOpener(guard: RequestGuard, folders: readonly string[]) {
  const roots = folders.map((folder) => realpathSync(folder));
  return async (request: IncomingMessage, response: ServerResponse, next: Next): Promise<void> => {
    const refusal = guard.refuseAction(request, MAX_BODY);
    if (refusal) return end(response, refusal.status, refusal.message);
    const body = await readBody(request, MAX_BODY);
    if (body === "cut") return;
    const place = body === "too long" ? undefined : readPlace(body.text);
    if (!place || !isFileBelow(place.file, roots))
      return end(response, 403, "Only files of the site and of the engine are opened.");
    const { file, line, column } = place;
    request.url = `${VITE_OPEN_PATH}?file=${encodeURIComponent(`${file}:${line}:${column}`)}`;
    delete request.headers[TOKEN_HEADER];
    next();
  };
}

interface Place {
  file: string;
  line: number;
  column: number;
}

/** Reads `{"place": "/absolute/file.yaml:12:3"}`; line and column may be missing. */
function readPlace(text: string): Place | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  const place = (data as { place?: unknown } | null)?.place;
  if (typeof place !== "string") return undefined;
  const [, file = "", line = "1", column = "1"] = /^(.*?)(?::(\d{1,9}))?(?::(\d{1,9}))?$/s.exec(place) ?? [];
  return { file, line: Number(line), column: Number(column) };
}

function isFileBelow(file: string, roots: readonly string[]): boolean {
  // A name in which something is hidden is no name that a person gave.
  if (!isAbsolute(file) || /\p{Cc}/u.test(file)) return false;
  try {
    const real = realpathSync(file);
    return statSync(real).isFile() && roots.some((root) => real.startsWith(root + sep));
  } catch {
    return false;
  }
}

function end(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(`${message}\n`);
}
