import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { newToken } from "./kept-token.ts";

/** Why a request is not answered. */
export interface Refusal {
  /** HTTP status. */
  status: number;
  message: string;
}

/**
 * Who may talk to a server on this machine. Two questions: may this request be answered at all, and may it do
 * something. Whatever writes, opens or starts asks the second one.
 */
export interface RequestGuard {
  /** The server's own pages send it in the header `TOKEN_HEADER`. */
  readonly token: string;
  /**
   * Asked first, for each request and each WebSocket: it has to name this server by a name that always leads to
   * this machine, and to come from this server's own pages, the address bar, a link, or no browser at all.
   */
  refuse(request: IncomingMessage): Refusal | undefined;
  /**
   * Asked before anything is done: only a POST from a page of this very server that knows the token, of a type that
   * no form can send, and no larger than it says.
   *
   * @param maxBytes Largest body. @param type  What it has to be, without any parameter; default `application/json`.
   */
  refuseAction(request: IncomingMessage, maxBytes: number, type?: string): Refusal | undefined;
  /** Asked before something is told that is not for everybody: only a GET from such a page. */
  refuseReading(request: IncomingMessage): Refusal | undefined;
}

/** Header that carries the guard's token. */
export const TOKEN_HEADER = "x-site-token";

/** Names of this machine that no name server is asked for, so that nobody else can answer to them. */
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** Longest address that is looked at; browsers and hosts stop at about this length. */
const MAX_ADDRESS = 8_192;

/** Guards one server; see `RequestGuard`. @param token  Its secret; by default one of this start alone. */
export function guardRequests(token = newToken()): RequestGuard {
  return {
    token,
    refuse(request) {
      if (pathOf(request) === undefined) return { status: 400, message: "This is no address." };
      if (!isOwnHost(request))
        return { status: 403, message: "This server answers to localhost and 127.0.0.1 only." };
      if (!isOwnPage(request) && !isFollowedLink(request))
        return { status: 403, message: "Pages of other sites may not ask this server." };
      return undefined;
    },
    refuseAction(request, maxBytes, type = "application/json") {
      if (request.method !== "POST") return { status: 405, message: "Send this by POST." };
      // A browser names the origin of every POST; what has none is no page of this server.
      if (!request.headers.origin) return NOT_OURS;
      const refusal = refuseStranger(request);
      if (refusal) return refusal;
      const {
        "content-type": given = "",
        "content-length": length,
        "content-encoding": packed,
      } = request.headers;
      if (given.toLowerCase() !== type || packed !== undefined)
        return { status: 415, message: `Send this as ${type}.` };
      if (Number(length ?? 0) > maxBytes) return { status: 413, message: "This is too long." };
      return undefined;
    },
    refuseReading(request) {
      if (request.method !== "GET") return { status: 405, message: "Ask for this by GET." };
      return refuseStranger(request);
    },
  };

  /** A page of this very server, that knows its token, asks by a script; a frame, a form or a link does not. */
  function refuseStranger(request: IncomingMessage): Refusal | undefined {
    const { headers, socket } = request;
    const isHere = isLoopback(socket.localAddress) && isLoopback(socket.remoteAddress);
    if (
      !isHere ||
      hasDoubles(request) ||
      !isOwnHost(request) ||
      !isOwnPage(request) ||
      headers["sec-fetch-site"] !== "same-origin"
    )
      return NOT_OURS;
    const given = headers[TOKEN_HEADER];
    if (typeof given !== "string" || !isSame(given, token))
      return { status: 403, message: "This page is from another start of the server. Load it again." };
    return undefined;
  }
}

const NOT_OURS: Refusal = { status: 403, message: "Only pages of this server may do this." };

/** Of a header that is there twice, one program reads the first and another the last. */
function hasDoubles({ rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  return TOLD_ONCE.some((name) => names.indexOf(name) !== names.lastIndexOf(name));
}

const TOLD_ONCE = ["host", "origin", "sec-fetch-site", "content-type", "content-length", TOKEN_HEADER];

/** An address that leads to this machine alone. */
function isLoopback(address = ""): boolean {
  return address === "::1" || /^(::ffff:)?127\./.test(address);
}

/**
 * The path that a request asks for, decoded, without query.
 *
 * Several slashes at its start are one, as most hosts take them; so no part of it is another host.
 *
 * @returns undefined for what is no path of this server: an absolute address, bytes that are no text, a way out of
 *   the folder.
 */
export function pathOf({ url = "" }: Pick<IncomingMessage, "url">): string | undefined {
  if (url.length > MAX_ADDRESS || !/^\/+(?!\\)/.test(url)) return undefined;
  const [encoded = ""] = url.replace(/^\/+/, "/").split(/[?#]/, 1);
  let path: string;
  try {
    path = decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no file and no route has one in its name
  return /[\u0000-\u001f\u007f\\]|(^|\/)\.\.?(\/|$)/.test(path) ? undefined : path;
}

/** The query of a request; empty when it has none. */
export function queryOf({ url = "" }: Pick<IncomingMessage, "url">): string {
  const start = url.indexOf("?");
  return start === -1 ? "" : (url.slice(start + 1).split("#", 1)[0] ?? "");
}

/** The request names this server, with its port, by one of its own names: what DNS rebinding cannot do. */
function isOwnHost({ headers, socket }: IncomingMessage): boolean {
  const host = headers.host?.toLowerCase();
  const port = socket.localPort;
  return LOOPBACK.some((name) => host === `${name}:${port}` || (port === 80 && host === name));
}

/** No page sent it, or one of this very server did; the same host on another port is another site. */
function isOwnPage({ headers }: IncomingMessage): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  return headers.origin === undefined || headers.origin === `http://${headers.host}`;
}

/** Somebody follows a link from another site in a window of its own; a frame in that site is none. */
function isFollowedLink({ method, headers }: IncomingMessage): boolean {
  return (
    method === "GET" &&
    headers.origin === undefined &&
    headers["sec-fetch-mode"] === "navigate" &&
    headers["sec-fetch-dest"] === "document"
  );
}

function isSame(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}
