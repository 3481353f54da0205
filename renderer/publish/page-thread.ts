/** A thread that makes pages: takes orders, answers each with what it made. */
import { parentPort, workerData } from "node:worker_threads";
import { openUnreadSite, type SiteOptions } from "../site/site.ts";
import { type Made, type Order, PageMaker } from "./page-maker.ts";
import type { WriteJob } from "./write-job.ts";

/** What a thread is told: how to write, once that is known, then orders. */
export type ThreadMessage = { job: WriteJob } | { orders: Order[] };

/** Answer to a message with orders. */
export type ThreadAnswer = { made: Made[] } | { error: string };

const opening = openUnreadSite(workerData as SiteOptions).then((site) => new PageMaker(site));
let turn: Promise<void> = Promise.resolve();

parentPort?.on("message", (message: ThreadMessage) => {
  turn = turn
    .then(() => follow(message))
    .catch((error) => answer({ error: String(error?.message ?? error) }));
});

async function follow(message: ThreadMessage): Promise<void> {
  const maker = await opening;
  if ("job" in message) await maker.start(message.job);
  else for (const order of message.orders) maker.take(order);
  if (!maker.canWrite || maker.count === 0) return;
  answer({ made: Array.from({ length: maker.count }, () => maker.make()) });
}

function answer(message: ThreadAnswer): void {
  parentPort?.postMessage(message);
}
