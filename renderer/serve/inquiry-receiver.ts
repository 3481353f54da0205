import { appendFileSync, mkdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { canParse } from "../formats/can-parse.ts";
import { afterSending, ownPath } from "./after-sending.ts";
import { pathOf, queryOf } from "./guard-request.ts";
import { controlPage } from "./inquiry-control-page.ts";
import { checkInquiry, INQUIRY_FIELDS } from "./inquiry-fields.ts";
import { MODES, type Mode, type ReceiverState } from "./inquiry-modes.ts";
import { readBody, readBytes } from "./read-body.ts";
import { readAnswers, type SentAnswers } from "./sent-answers.ts";

/** Where the site's contact form sends inquiries, on whatever host. */
export const INQUIRY_PATH = "/yogi/api/demo";

/** File below the site folder that keeps what was received; git ignores its folder. */
export const INQUIRY_FILE = ".cache/inquiries.jsonl";

/** Largest inquiry that is read, in bytes; and the largest with files. */
const MAX_BODY = 64 * 1024;
const MAX_FILES = 64 * 2 ** 20;

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

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => unknown) => unknown;

/** Whether a request is for the receiver: the inquiries' path, and what forms send beside it. All others are not. */
export function isForReceiver(request: Pick<IncomingMessage, "url" | "method">): boolean {
  const path = pathOf(request);
  if (path === undefined) return false;
  const isSending = request.method === "POST" || request.method === "OPTIONS";
  return isInquiry(path) || (isSending && /^\/(yogi\/)?api\/./.test(path));
}

function isInquiry(path: string): boolean {
  return path === INQUIRY_PATH || path === `${INQUIRY_PATH}/mode`;
}

/**
 * Stands in for the receivers of forms while the site is written: takes answers on this machine only, keeps them in
 * a file, and can be told to fail so that every state of a form can be seen. Of inquiries it checks the six fields;
 * below `/api/` and `/yogi/api/` it takes whatever a form sends. Opened in a browser, the inquiries' address shows
 * what it does and lets one change it.
 *
 * @returns Middleware for a Node server; passes on every request that is not for it.
 * @see docs/inquiry-receiver.md
 */
export function inquiryReceiver({ dir, origins = [], random = Math.random }: ReceiverOptions): Middleware {
  const state: ReceiverState = { mode: "ok", delay: 3000, received: 0 };
  const file = join(dir, INQUIRY_FILE);

  return (request, response, next) => {
    const path = pathOf(request);
    if (path === undefined || !isForReceiver(request)) return next();
    const query = new URLSearchParams(queryOf(request));
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
    if (path.endsWith("/mode")) return changeMode(request, response, state);
    if (request.method === "GET") return page(response, controlPage(state, INQUIRY_FILE));
    if (request.method !== "POST") return answer(response, 405, { error: "Send inquiries by POST." });
    const order = orders(query, state, random);
    return isInquiry(path) ? receive(request, response, order) : receiveAny(path, request, response, order);
  };

  async function receive(request: IncomingMessage, response: ServerResponse, order: Order): Promise<void> {
    const body = await readBody(request, MAX_BODY);
    if (body === "cut") return;
    if (body === "too long") return answer(response, 413, { error: "The inquiry is too long." });
    const { inquiry, robot, problems } = checkInquiry(request.headers["content-type"], body.text);
    if (!inquiry) return answer(response, 400, { error: "The inquiry is not complete.", problems });
    keep({ ...inquiry, ...(robot && { robot }) }, order);
    const taken = await carryOut(request, order);
    if (taken === false) answer(response, 500, { error: "The receiver was told to fail." });
    else if (taken) answer(response, 200, { received: INQUIRY_FIELDS });
  }

  /** Takes what any form sends: JSON is answered with JSON, a browser that sent by itself with a page. */
  async function receiveAny(
    to: string,
    request: IncomingMessage,
    response: ServerResponse,
    order: Order,
  ): Promise<void> {
    const bytes = await readBytes(request, MAX_FILES);
    if (bytes === "cut") return;
    if (bytes === "too long") return answer(response, 413, { error: "The answers are too long." });
    const sent = await readAnswers(request.headers["content-type"] ?? "", bytes);
    if ("problem" in sent) return answer(response, 400, { error: sent.problem });
    const { answers, robot } = sent;
    keep({ to, answers, ...(robot && { robot }) }, order);
    const taken = await carryOut(request, order);
    if (taken === undefined) return;
    if (request.headers.accept?.includes("text/html")) return show(request, response, taken, sent);
    if (taken) return answer(response, 200, { received: Object.keys(answers) });
    answer(response, 500, { error: "The receiver was told to fail." });
  }

  function show(
    { headers }: IncomingMessage,
    response: ServerResponse,
    isTaken: boolean,
    { next }: SentAnswers,
  ): void {
    const target = isTaken ? ownPath(next) : undefined;
    if (target) response.writeHead(303, { Location: target }).end();
    else page(response, afterSending(isTaken, ownPath(headers.referer) ?? "/"), isTaken ? 200 : 500);
  }

  /** Does what was ordered. @returns Whether to say that it was taken; undefined when nothing is to be said. */
  async function carryOut(request: IncomingMessage, order: Order): Promise<boolean | undefined> {
    if (order.mode === "hang") return undefined;
    await new Promise((resolve) => setTimeout(resolve, order.delay));
    if (order.mode !== "drop") return order.mode === "ok";
    request.socket.destroy();
    return undefined;
  }

  function keep(received: object, { mode }: Order): void {
    state.received += 1;
    const inquiry = { ...received, receivedAt: new Date().toISOString(), answer: mode };
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
function orders(searchParams: URLSearchParams, state: ReceiverState, random: () => number): Order {
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
  const body = await readBody(request, MAX_BODY);
  if (body === "cut") return;
  const fields = new URLSearchParams(body === "too long" ? "" : body.text);
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

function isLoopbackAddress(address = ""): boolean {
  return address === "::1" || /^(::ffff:)?127\./.test(address);
}

/** A name that leads to this machine by itself; any other may have been made to. */
function isLoopbackHost(host = ""): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(host);
}

function isLoopbackOrigin(origin: string): boolean {
  return canParse(origin) && isLoopbackHost(new URL(origin).host);
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

function page(response: ServerResponse, html: string, status = 200): void {
  response
    .writeHead(status, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
    })
    .end(html);
}
