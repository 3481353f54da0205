/** A thread that renders and writes pages: takes batches of definitions, answers each with its reports. */
import { parentPort, workerData } from "node:worker_threads";
import type { PageDefinition } from "../model.ts";
import { openPageWriter, type PageReport, type WriteJob } from "./page-writer.ts";

/** Answer to a batch; `done` answers the request to finish. */
export type WorkerAnswer = { reports: PageReport[] } | { done: true } | { error: string };

const opening = openPageWriter(workerData as WriteJob);
let turn: Promise<void> = Promise.resolve();

parentPort?.on("message", (pages: PageDefinition[] | "finish") => {
  turn = turn.then(() => answer(pages)).then((message) => parentPort?.postMessage(message));
});

async function answer(pages: PageDefinition[] | "finish"): Promise<WorkerAnswer> {
  try {
    const writer = await opening;
    if (pages === "finish") {
      await writer.finished();
      return { done: true };
    }
    const reports: PageReport[] = [];
    for (const page of pages) reports.push(await writer.write(page));
    return { reports };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
