/** A thread that makes pages: takes orders, answers each with what it made. */
import { parentPort, workerData } from "node:worker_threads";
import { openUnreadSite, type SiteOptions } from "../site/site.ts";
import type { AlreadyKnown } from "../site/site-base.ts";
import { type Made, type Order, PageMaker } from "./page-maker.ts";
import type { WriteJob } from "./write-job.ts";

/** What a thread starts with. */
export interface ThreadData {
  options: SiteOptions;
  known: AlreadyKnown;
}

/** What a thread is told: how to write, once that is known, then orders. */
export type ThreadMessage = { job: WriteJob } | { orders: Order[] };

/** Answer to a message with orders. */
export type ThreadAnswer = { made: Made[] } | { error: string };

const { options, known } = workerData as ThreadData;
const opening = openUnreadSite(options, known).then((site) => new PageMaker(site));
let turn: Promise<void> = Promise.resolve();

parentPort?.on("message", (message: ThreadMessage) => {
  turn = turn.then(() => follow(message)).catch((error) => post({ error: String(error?.message ?? error) }));
});

async function follow(message: ThreadMessage): Promise<void> {
  const maker = await opening;
  if ("job" in message) await maker.start(message.job);
  else answer(message.orders.flatMap((order) => maker.take(order) ?? []));
  if (maker.canWrite) answer(Array.from({ length: maker.count }, () => maker.make()));
}

function answer(made: Made[]): void {
  if (made.length > 0) post({ made });
}

function post(message: ThreadAnswer): void {
  parentPort?.postMessage(message);
}
