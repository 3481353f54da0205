import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { compileEngine } from "../compile-engine.mjs";
import type { PageDefinition } from "../model.ts";
import { openPageWriter, type PageReport, type WriteJob } from "./page-writer.ts";
import type { WorkerAnswer } from "./render-worker.ts";

/** Pages that are handed over at once: few enough to share the work evenly, enough to be worth a message. */
const BATCH = 16;

/** Batches that wait at a worker; more would only fill memory. */
const WAITING = 3;

/** Below so many pages a thread takes longer to start than it saves. */
const WORTH_A_THREAD = 150;

/**
 * Renders and writes pages on all cores: workers take batches, and this thread renders one itself when all
 * of them have enough to do.
 *
 * @param pages Made one by one as they are needed, so that few are in memory.
 * @param count How many there will be, roughly.
 * @throws Error naming block, file and line when a view throws.
 */
export async function writePages(
  pages: Iterable<PageDefinition>,
  count: number,
  job: WriteJob,
  take: (report: PageReport) => Promise<void>,
): Promise<void> {
  const workers = count < WORTH_A_THREAD ? [] : await startWorkers(job, availableParallelism() - 1);
  let own: Awaited<ReturnType<typeof openPageWriter>> | undefined;
  try {
    for (const batch of batches(pages)) {
      for (const worker of workers) for (const report of worker.take()) await take(report);
      const free = workers
        .filter((worker) => worker.waiting < WAITING)
        .sort((a, b) => a.waiting - b.waiting)[0];
      if (free) {
        free.send(batch);
        continue;
      }
      own ??= await openPageWriter(job);
      for (const page of batch) await take(await own.write(page));
      // Lets answers of workers in.
      await new Promise((resolve) => setImmediate(resolve));
    }
    await own?.finished();
    for (const worker of workers) {
      await worker.finish();
      for (const report of worker.take()) await take(report);
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.end()));
  }
}

function* batches(pages: Iterable<PageDefinition>): Generator<PageDefinition[]> {
  let batch: PageDefinition[] = [];
  for (const page of pages) {
    batch.push(page);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function startWorkers(job: WriteJob, count: number): Promise<RenderWorker[]> {
  const file = join(await compileEngine(), "render-worker.mjs");
  return Array.from(
    { length: count },
    () => new RenderWorker(new Worker(file, { workerData: job, execArgv: [] })),
  );
}

/** One worker and what has come back from it. */
class RenderWorker {
  waiting = 0;
  private reports: PageReport[] = [];
  private error: Error | undefined;
  private settle: (() => void) | undefined;
  private fail: ((error: Error) => void) | undefined;

  constructor(private readonly worker: Worker) {
    worker.on("message", (answer: WorkerAnswer) => this.receive(answer));
    worker.on("error", (error: Error) => this.receive({ error: error.message }));
  }

  send(batch: PageDefinition[]): void {
    this.waiting += 1;
    this.worker.postMessage(batch);
  }

  /** Reports that have come in since the last call. @throws Error of the worker. */
  take(): PageReport[] {
    if (this.error) throw this.error;
    return this.reports.splice(0);
  }

  /** Resolves when everything that was sent is written. */
  finish(): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.error) reject(this.error);
      this.settle = resolve;
      this.fail = reject;
      this.worker.postMessage("finish");
    });
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }

  private receive(answer: WorkerAnswer): void {
    if ("done" in answer) {
      this.settle?.();
      return;
    }
    this.waiting -= 1;
    if ("reports" in answer) this.reports.push(...answer.reports);
    else {
      this.error = new Error(answer.error);
      this.fail?.(this.error);
    }
  }
}
