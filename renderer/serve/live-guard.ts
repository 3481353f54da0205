import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Http2SecureServer } from "node:http2";
import { join, sep } from "node:path";
import type { Duplex } from "node:stream";
import { engineDir } from "../files/engine-dir.ts";
import { pathOf, type Refusal, type RequestGuard } from "./guard-request.ts";
import { methodsOf } from "./live-addresses.ts";
import { VITE_OPEN_PATH } from "./open-file.ts";

/**
 * Headers of every answer of the live server: nobody else may show it in a frame or load parts of it, and it is
 * taken for nothing but what it says it is.
 */
const HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": "frame-ancestors 'self'; object-src 'none'; base-uri 'none'; form-action 'self'",
  "X-Frame-Options": "SAMEORIGIN",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
};

/**
 * Stands before everything else in the live server.
 *
 * @param isFree   Requests that are looked at elsewhere.
 * @param publicDir Absolute. Its files have addresses of their own, so Vite does not serve them as they are.
 */
export function liveGuard(
  guard: RequestGuard,
  publicDir: string,
  isFree: (request: IncomingMessage) => boolean,
) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    const path = pathOf(request);
    const refusal = isFree(request)
      ? undefined
      : (guard.refuse(request) ?? refuseAddress(request, path ?? "/"));
    if (refusal) {
      response.writeHead(refusal.status, { "Content-Type": "text/plain; charset=utf-8" });
      response.end(`${refusal.message}\n`);
      return;
    }
    if (path === VITE_OPEN_PATH || isBelow(fileOf(path ?? "/"), publicDir)) {
      response.writeHead(404).end();
      return;
    }
    next();
  };
}

/**
 * Stands before Vite's own listeners, some of which throw at an address that cannot be read: such a request gets no
 * further, and only this server's own pages open a WebSocket.
 */
export function guardListeners(server: Server | Http2SecureServer, guard: RequestGuard): void {
  type Listener = (request: IncomingMessage, ...rest: unknown[]) => void;
  const takeOver = (event: "request" | "upgrade", guarded: (pass: Listener) => Listener): void => {
    const listeners = server.listeners(event) as Listener[];
    server.removeAllListeners(event);
    server.on(
      event,
      guarded((...all) => {
        for (const listener of listeners) listener.apply(server, all);
      }),
    );
  };
  takeOver("request", (pass) => (request, ...rest) => {
    const [response] = rest as [ServerResponse];
    request.on("error", () => {});
    response.on("error", () => {});
    if (pathOf(request) === undefined) response.writeHead(400, { Connection: "close" }).end();
    else pass(request, ...rest);
  });
  takeOver("upgrade", (pass) => (request, ...rest) => {
    const [socket] = rest as [Duplex];
    socket.on("error", () => {});
    if (guard.refuse(request)) socket.destroy();
    else pass(request, ...rest);
  });
}

function refuseAddress({ method = "" }: IncomingMessage, path: string): Refusal | undefined {
  const methods = methodsOf(path);
  if (!methods) return { status: 404, message: "There is nothing here." };
  return methods.includes(method)
    ? undefined
    : { status: 405, message: `Ask for this by ${methods.join(" or ")}.` };
}

/** The file that Vite would take an address for. */
function fileOf(path: string): string {
  return path.startsWith("/@fs/") ? path.slice("/@fs".length) : join(engineDir, path);
}

function isBelow(file: string, folder: string): boolean {
  return file.startsWith(folder + sep);
}
