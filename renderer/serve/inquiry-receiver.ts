import { appendFileSync, mkdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { controlPage } from "./inquiry-control-page.ts";
import { checkInquiry, INQUIRY_FIELDS } from "./inquiry-fields.ts";
import { MODES, type Mode, type ReceiverState } from "./inquiry-modes.ts";

/** Where the site's contact form sends inquiries, on whatever host. */
export const INQUIRY_PATH = "/yogi/api/demo";

/** File below the site folder that keeps what was received; git ignores its folder. */
export const INQUIRY_FILE = ".cache/inquiries.jsonl";

/** Largest inquiry that is read, in bytes. */
const MAX_BODY = 64 * 1024;

/** Longest delay that can be asked for, in milliseconds. */
const MAX_DELAY = 60_000;

export interface ReceiverOptions {
  /** Absolute site folder. */
  dir: string;
  /** Origins besides loopback ones whose pages may send here. */
  origins?: readonly string[];
  /** Source of chance for the mode `random`. */
  random?: () => number;
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Stands in for the product API while the site is written: takes inquiries on this machine only, checks the six
 * fields, keeps them in a file, and can be told to fail so that every state of the form can be seen. Opened in
 * a browser, its address shows what it does and lets one change it.
 *
 * @returns Middleware for a Node server; passes on every request that is not for it.
 * @see docs/inquiry-receiver.md
 */
export function inquiryReceiver({ dir, origins = [], random = Math.random }: ReceiverOptions): Middleware {
  const state: ReceiverState = { mode: "ok", delay: 3000, received: 0 };
  const file = join(dir, INQUIRY_FILE);

  return (request, response, next) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    if (url.pathname !== INQUIRY_PATH && url.pathname !== `${INQUIRY_PATH}/mode`) return next();
    const { origin } = request.headers;
    if (!isLoopbackAddress(request.socket.remoteAddress) || !isLoopbackHost(request.headers.host)) {
      return answer(response, 403, { error: "This receiver answers requests from this machine only." });
    }
    if (origin && !isLoopbackOrigin(origin) && !origins.includes(origin)) {
      return answer(response, 403, { error: `Pages of ${origin} may not send here.` });
    }
    if (origin) allow(response, origin);
    // No connection is used twice: browsers send a request again when a kept connection is cut.
    response.setHeader("Connection", "close");
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    if (url.pathname.endsWith("/mode")) return void changeMode(request, response, state);
    if (request.method === "GET") return page(response, controlPage(state, INQUIRY_FILE));
    if (request.method !== "POST") return answer(response, 405, { error: "Send inquiries by POST." });
    void receive(request, response, orders(url, state, random));
  };

  async function receive(request: IncomingMessage, response: ServerResponse, order: Order): Promise<void> {
    const text = await bodyOf(request);
    if (text === null) return answer(response, 413, { error: "The inquiry is too long." });
    const { inquiry, problems } = checkInquiry(request.headers["content-type"], text);
    if (!inquiry) return answer(response, 400, { error: "The inquiry is not complete.", problems });
    state.received += 1;
    keep({ ...inquiry, receivedAt: new Date().toISOString(), answer: order.mode });
    if (order.mode === "hang") return;
    await new Promise((resolve) => setTimeout(resolve, order.delay));
    if (order.mode === "drop") return void request.socket.destroy();
    if (order.mode === "fail") return answer(response, 500, { error: "The receiver was told to fail." });
    answer(response, 200, { received: INQUIRY_FIELDS });
  }

  function keep(inquiry: object): void {
    mkdirSync(join(file, ".."), { recursive: true });
    appendFileSync(file, `${JSON.stringify(inquiry)}\n`);
  }
}

interface Order {
  mode: Exclude<Mode, "random" | "delay">;
  /** Milliseconds before it happens. */
  delay: number;
}

/** What to do with one inquiry: what its own address says (`?mode=fail&ms=500`), else what was set. */
function orders({ searchParams }: URL, state: ReceiverState, random: () => number): Order {
  const mode = modeOf(searchParams.get("mode")) ?? state.mode;
  const limit = delayOf(searchParams.get("ms")) ?? state.delay;
  if (mode === "random") {
    const kinds = ["ok", "fail", "drop"] as const;
    return { mode: kinds[Math.floor(random() * kinds.length)] ?? "ok", delay: random() * limit };
  }
  if (mode === "delay") return { mode: "ok", delay: limit };
  return { mode, delay: delayOf(searchParams.get("ms")) ?? 0 };
}

async function changeMode(
  request: IncomingMessage,
  response: ServerResponse,
  state: ReceiverState,
): Promise<void> {
  if (request.method !== "POST") return answer(response, 405, { error: "Change the mode by POST." });
  const fields = new URLSearchParams((await bodyOf(request)) ?? "");
  const mode = modeOf(fields.get("mode"));
  if (!mode) return answer(response, 400, { error: `Modes: ${MODES.join(", ")}.` });
  state.mode = mode;
  state.delay = delayOf(fields.get("ms")) ?? state.delay;
  response.writeHead(303, { Location: INQUIRY_PATH }).end();
}

function modeOf(text: string | null): Mode | undefined {
  return MODES.find((mode) => mode === text);
}

function delayOf(text: string | null): number | undefined {
  const value = Number(text ?? Number.NaN);
  return Number.isFinite(value) && value >= 0 ? Math.min(value, MAX_DELAY) : undefined;
}

/** The body as text; null when it is too long. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= MAX_BODY) parts.push(part);
  }
  return size > MAX_BODY ? null : Buffer.concat(parts).toString("utf8");
}

function isLoopbackAddress(address = ""): boolean {
  return address === "::1" || /^(::ffff:)?127\./.test(address);
}

/** A name that leads to this machine by itself; any other may have been made to. */
function isLoopbackHost(host = ""): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(host);
}

function isLoopbackOrigin(origin: string): boolean {
  return URL.canParse(origin) && isLoopbackHost(new URL(origin).host);
}

function allow(response: ServerResponse, origin: string): void {
  response.setHeader("Access-Control-Allow-Origin", origin);
  response.setHeader("Access-Control-Allow-Methods", "POST");
  response.setHeader("Access-Control-Allow-Headers", "Content-Type");
  response.setHeader("Vary", "Origin");
}

function answer(response: ServerResponse, status: number, data: object): void {
  if (response.destroyed || response.headersSent) return;
  response.writeHead(status, { "Content-Type": "application/json" }).end(`${JSON.stringify(data)}\n`);
}

function page(response: ServerResponse, html: string): void {
  response
    .writeHead(200, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
    })
    .end(html);
}
