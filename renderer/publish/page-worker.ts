/** A thread that reads, renders and writes page files: takes orders, answers each with what it made. */
import { parentPort, workerData } from "node:worker_threads";
import { openUnreadSite, type SiteOptions } from "../site/site.ts";
import { type Made, type Order, readOrder, type Waiting } from "./page-maker.ts";
import { openPageWriter, type PageWriter, type WriteJob } from "./page-writer.ts";

/** What a thread is told: how to write, once that is known, then orders. */
export type WorkerMessage = { job: WriteJob } | { orders: Order[] };

/** Answer to a message with orders. */
export type WorkerAnswer = { made: Made[] } | { error: string };

const opening = openUnreadSite(workerData as SiteOptions);
/** What is read and waits for the views to be bundled. */
const waiting: Waiting[] = [];
let writer: PageWriter | undefined;
let turn: Promise<void> = Promise.resolve();

parentPort?.on("message", (message: WorkerMessage) => {
  turn = turn.then(() => take(message)).catch((error) => answer({ error: String(error?.message ?? error) }));
});

async function take(message: WorkerMessage): Promise<void> {
  const site = await opening;
  if ("job" in message) writer = await openPageWriter(message.job);
  else for (const order of message.orders) waiting.push(readOrder(site, order, () => writer!));
  if (!writer) return;
  if (waiting.length > 0) answer({ made: waiting.splice(0).map((finish) => finish()) });
}

function answer(message: WorkerAnswer): void {
  parentPort?.postMessage(message);
}
