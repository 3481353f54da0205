import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Where the token of a site is kept; git ignores its folder, and nothing serves it. */
const TOKEN_FILE = ".cache/writer/token";

const TOKEN = /^[\w-]{32}$/;

/** A secret that nobody can guess, of the letters of addresses. */
export const newToken = (): string => randomBytes(24).toString("base64url");

/**
 * The token of the live server of a site, the same at each start: what waits in windows that were open before is
 * written when the server is there again. Another site at the same port has another one, and gets none of it.
 *
 * @param dir  Absolute site folder. Where nothing can be kept in it, the token is of this start alone.
 */
export function keptToken(dir: string): string {
  const path = join(dir, TOKEN_FILE);
  const kept = readToken(path);
  if (kept !== undefined) return kept;
  const token = newToken();
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, token, { mode: 0o600 });
  } catch {
    // A disk that is full or only read.
  }
  return token;
}

function readToken(path: string): string | undefined {
  try {
    const token = readFileSync(path, "utf8");
    return TOKEN.test(token) ? token : undefined;
  } catch {
    return undefined;
  }
}
