/** A thread that makes pages: takes orders, answers each with what it made. */
import { setImmediate } from "node:timers/promises";
import { type MessagePort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { openUnreadSite } from "../site/open-site.ts";
import type { SiteOptions } from "../site/site.ts";
import type { AlreadyKnown } from "../site/site-base.ts";
import type { Made, Order } from "./orders.ts";
import { PageMaker } from "./page-maker.ts";
import { strayError, ViewError } from "./view-error.ts";
import type { WriteJob } from "./write-job.ts";

/** What a thread starts with. */
export interface ThreadData {
  /** Where orders come from, and answers go to. */
  port: MessagePort;
}

/** What a thread is told: the site to open, how to write, once that is known, and orders. */
export type ThreadMessage =
  | { open: SiteOptions; known: AlreadyKnown }
  | { job: WriteJob }
  | { orders: Order[] };

/** Answer to a message with orders. `isOfView`: it is the code of a view that does not do. */
export type ThreadAnswer = { made: Made[] } | { error: string; isOfView: boolean };

/** Milliseconds in which pages are made in one go, and after which those that are made are handed over. */
const AT_A_TIME = 250;
const HAND_OVER = 40;

const { port } = workerData as ThreadData;
let dir = "";
let maker: PageMaker | undefined;
let turn: Promise<void> = Promise.resolve();

port.on("message", (message: ThreadMessage) => {
  turn = turn.then(() => follow(message)).catch(fail);
});

// What a view has started and nobody waits for.
process.on("uncaughtException", (error) => fail(strayError(error, dir)));

async function follow(message: ThreadMessage): Promise<void> {
  if ("open" in message) {
    dir = message.open.dir;
    maker = new PageMaker(await openUnreadSite(message.open, message.known));
    return;
  }
  // Whoever sends orders has said before what site they are of.
  if (!maker) throw new Error("No site is open. This is a fault of the engine.");
  if ("job" in message) await maker.start(message.job);
  else read(message.orders, maker);
  makeWaiting(maker).catch(fail);
}

function read(orders: readonly Order[], maker: PageMaker): void {
  answer(orders.flatMap((order) => maker.take(order) ?? []));
}

let isMaking = false;

/** Makes what waits, and what is ordered meanwhile. */
async function makeWaiting(maker: PageMaker): Promise<void> {
  if (isMaking) return;
  isMaking = true;
  let handedOver = performance.now();
  const between = (made: Made[]): void => {
    const now = performance.now();
    if (now - handedOver < HAND_OVER) return;
    handedOver = now;
    answer(made.splice(0));
    for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) {
      const message = next.message as ThreadMessage;
      if ("orders" in message) read(message.orders, maker);
    }
  };
  while (maker.canWrite && maker.count > 0) {
    // Orders that have come meanwhile are read first.
    await setImmediate();
    answer(maker.make(AT_A_TIME, between));
  }
  isMaking = false;
}

function answer(made: Made[]): void {
  if (made.length > 0) post({ made });
}

function fail(error: unknown): void {
  post({
    error: error instanceof Error ? error.message : String(error),
    isOfView: error instanceof ViewError,
  });
}

function post(message: ThreadAnswer): void {
  port.postMessage(message);
}
