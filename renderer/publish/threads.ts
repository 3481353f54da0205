import { availableParallelism } from "node:os";
import { join, sep } from "node:path";
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from "node:worker_threads";
import { compileEngine } from "../compile-engine.mjs";
import type { Looked } from "../files/file-key.ts";
import { hasNotes } from "./build-cache.ts";
import type { Made, Order } from "./orders.ts";
import type { ThreadAnswer, ThreadData, ThreadMessage } from "./page-thread.ts";
import { ViewError } from "./view-error.ts";

/** For fewer pages a thread takes longer to start than it saves. */
export const WORTH_A_THREAD = 150;

/** Bytes of rows of which so many pages may well be made, when nobody knows yet whether any are. */
const ROWS_OF_PAGES = 600_000;

/**
 * Starts threads for a build from nothing before its site is opened, which keeps one core busy alone; they read their
 * code meanwhile.
 *
 * @param looked  What has been looked at of the site.
 */
export async function startEarly(dir: string, outDir: string, looked: Looked): Promise<Thread[]> {
  if (hasNotes(dir, outDir)) return [];
  const [inPages, inData] = [join(dir, "pages", sep), join(dir, "data", sep)];
  let pages = 0;
  let bytes = 0;
  for (const [path, stamp] of looked.files)
    if (path.startsWith(inPages)) pages += 1;
    else if (path.startsWith(inData)) bytes += Number.parseInt(stamp, 10);
  const worth = Math.floor(Math.max(pages / WORTH_A_THREAD, bytes / ROWS_OF_PAGES));
  return startThreads(Math.min(availableParallelism() - 1, worth));
}

/** Starts threads, which read the code of the engine and wait for a site that they are to open. */
export async function startThreads(count: number): Promise<Thread[]> {
  if (count <= 0) return [];
  const file = join(await compileEngine(), "page-thread.mjs");
  return Array.from({ length: count }, () => new Thread(file));
}

/** One thread and what has come back from it. */
export class Thread {
  /** Orders that are not answered yet. */
  orders = 0;
  /** Called when something has come in. */
  onAnswer: () => void = () => {};
  private made: Made[] = [];
  private error: Error | undefined;
  private readonly port: MessagePort;
  private readonly worker: Worker;

  constructor(file: string) {
    const { port1, port2 } = new MessageChannel();
    const workerData: ThreadData = { port: port2 };
    this.port = port1;
    this.worker = new Worker(file, { workerData, transferList: [port2], execArgv: [] });
    port1.on("message", (answer: ThreadAnswer) => {
      this.takeIn(answer);
      this.onAnswer();
    });
    this.worker.on("error", (error: Error) => {
      this.error ??= error;
      this.onAnswer();
    });
  }

  private takeIn(answer: ThreadAnswer): void {
    // What comes behind the first error follows from it.
    if ("error" in answer) this.error ??= new (answer.isOfView ? ViewError : Error)(answer.error);
    else {
      this.made.push(...answer.made);
      this.orders -= answer.made.length;
    }
  }

  /** Takes in what has come while this thread was busy and nobody was told. */
  look(): void {
    for (let next = receiveMessageOnPort(this.port); next; next = receiveMessageOnPort(this.port))
      this.takeIn(next.message as ThreadAnswer);
  }

  /** Something has come in that nobody has taken yet. */
  get hasAnswers(): boolean {
    return this.made.length > 0 || this.error !== undefined;
  }

  post(message: ThreadMessage): void {
    this.port.postMessage(message);
  }

  send(orders: Order[]): void {
    this.orders += orders.length;
    this.post({ orders });
  }

  /** What has come in since the last call. @throws Error of the thread. */
  take(): Made[] {
    if (this.error) throw this.error;
    return this.made.splice(0);
  }

  async end(): Promise<void> {
    this.port.close();
    await this.worker.terminate();
  }
}
