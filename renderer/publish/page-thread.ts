/** A thread that makes pages: takes orders, answers each with what it made. */
import { setImmediate } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { openUnreadSite, type SiteOptions } from "../site/site.ts";
import type { AlreadyKnown } from "../site/site-base.ts";
import { type Made, type Order, PageMaker } from "./page-maker.ts";
import { strayError, ViewError } from "./view-error.ts";
import type { WriteJob } from "./write-job.ts";

/** What a thread starts with. */
export interface ThreadData {
  options: SiteOptions;
  known: AlreadyKnown;
}

/** What a thread is told: how to write, once that is known, then orders. */
export type ThreadMessage = { job: WriteJob } | { orders: Order[] };

/** Answer to a message with orders. `isOfView`: it is the code of a view that does not do. */
export type ThreadAnswer = { made: Made[] } | { error: string; isOfView: boolean };

/** Milliseconds in which pages are made before they are handed over. */
const AT_A_TIME = 50;

const { options, known } = workerData as ThreadData;
const opening = openUnreadSite(options, known).then((site) => new PageMaker(site));
let turn: Promise<void> = Promise.resolve();

parentPort?.on("message", (message: ThreadMessage) => {
  turn = turn.then(() => follow(message)).catch(fail);
});

// What a view has started and nobody waits for.
process.on("uncaughtException", (error) => fail(strayError(error, options.dir)));

async function follow(message: ThreadMessage): Promise<void> {
  const maker = await opening;
  if ("job" in message) await maker.start(message.job);
  else answer(message.orders.flatMap((order) => maker.take(order) ?? []));
  makeWaiting(maker).catch(fail);
}

let isMaking = false;

/** Makes what waits. Orders that have come meanwhile are read first: the more are made in one go, the less that costs. */
async function makeWaiting(maker: PageMaker): Promise<void> {
  if (isMaking) return;
  isMaking = true;
  while (maker.canWrite && maker.count > 0) {
    await setImmediate();
    answer(maker.make(AT_A_TIME));
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
  parentPort?.postMessage(message);
}
