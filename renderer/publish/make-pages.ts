import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { compileEngine } from "../compile-engine.mjs";
import type { SiteOptions, UnreadSite } from "../site/site.ts";
import { AT_ONCE, type Made, type Order, readOrder, type Waiting } from "./page-maker.ts";
import type { WorkerAnswer, WorkerMessage } from "./page-worker.ts";
import { openPageWriter, type PageWriter, type WriteJob } from "./page-writer.ts";

/** Orders in one message: enough to be worth it, few enough that all threads end at the same time. */
const BATCH = 8;

/** Orders that a thread has before it at most: while pages can only be read, and once they can be written. */
const AHEAD = { reading: 256, writing: 2 * BATCH };

/** Below so many files a thread takes longer to start than it saves. */
const WORTH_A_THREAD = 150;

export interface MakeOptions {
  site: UnreadSite;
  /** What other threads open the same site with. */
  siteOptions: SiteOptions;
  orders: Order[];
  /** How to write pages; until it is known they are only read. */
  job: Promise<WriteJob>;
  /** Takes in what was made, in no certain order. */
  take(made: Made): Promise<void>;
}

/**
 * Reads, renders and writes page files on all cores: threads take orders, and this one does its share. A page
 * goes through all steps where it was read, so that few of them are in memory at a time.
 *
 * @throws Error naming block, file and line when a view throws.
 */
export async function makePages({ site, siteOptions, orders, job, take }: MakeOptions): Promise<void> {
  let queue = [...orders];
  const knownOf = new Map(orders.map(({ file, known }) => [file, known]));
  let wake = () => {};
  let writer: PageWriter | undefined;
  let failure: unknown;
  let isHopeless = false;
  const threads = await startThreads(
    orders.length < WORTH_A_THREAD ? 0 : availableParallelism() - 1,
    siteOptions,
    () => wake(),
  );
  job
    .then(async (known) => {
      for (const thread of threads) thread.post({ job: known });
      writer = await openPageWriter(known);
    })
    .catch((error) => {
      failure = error;
    })
    .finally(() => wake());

  const accept = async (made: Made) => {
    await take(made);
    for (let from = 0; from < made.left; from += AT_ONCE) {
      const range = { from, to: Math.min(from + AT_ONCE, made.left) };
      queue.push({ file: made.file, range, known: knownOf.get(made.file) ?? {}, isWritten: true });
    }
    if (made.hasErrors && !isHopeless) {
      // Whatever is written from here on would be thrown away.
      isHopeless = true;
      queue = queue.filter(({ range }) => !range).map((order) => ({ ...order, isWritten: false }));
    }
  };

  const own: Waiting[] = [];
  try {
    for (;;) {
      if (failure) throw failure;
      for (const thread of threads) for (const made of thread.take()) await accept(made);
      const ahead = writer ? AHEAD.writing : AHEAD.reading;
      for (const thread of threads)
        while (thread.orders < ahead && queue.length > 0) thread.send(queue.splice(0, BATCH));
      if (writer && own.length > 0) for (const finish of own.splice(0)) await accept(finish());
      else if (queue.length > 0 && own.length < AHEAD.reading)
        own.push(readOrder(site, queue.shift()!, () => writer!));
      else if (threads.some((thread) => thread.hasAnswers)) continue;
      else if (own.length === 0 && threads.every(({ orders: left }) => left === 0)) break;
      else {
        // Nothing to do until a thread answers or the views are bundled.
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        continue;
      }
      // Lets answers in.
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (failure) throw failure;
  } finally {
    await Promise.all(threads.map((thread) => thread.end()));
  }
}

async function startThreads(count: number, options: SiteOptions, onAnswer: () => void): Promise<Thread[]> {
  if (count === 0) return [];
  const file = join(await compileEngine(), "page-worker.mjs");
  return Array.from(
    { length: count },
    () => new Thread(new Worker(file, { workerData: options, execArgv: [] }), onAnswer),
  );
}

/** One thread and what has come back from it. */
class Thread {
  /** Orders that are not answered yet. */
  orders = 0;
  private made: Made[] = [];
  private error: Error | undefined;

  constructor(
    private readonly worker: Worker,
    onAnswer: () => void,
  ) {
    worker.on("message", (answer: WorkerAnswer) => {
      if ("error" in answer) this.error = new Error(answer.error);
      else {
        this.made.push(...answer.made);
        this.orders -= answer.made.length;
      }
      onAnswer();
    });
    worker.on("error", (error: Error) => {
      this.error = error;
      onAnswer();
    });
  }

  /** Something has come in that nobody has taken yet. */
  get hasAnswers(): boolean {
    return this.made.length > 0 || this.error !== undefined;
  }

  post(message: WorkerMessage): void {
    this.worker.postMessage(message);
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
    await this.worker.terminate();
  }
}
