import { printableLines } from "../problems/printable.ts";
import { isOfViews, strayError, ViewError } from "../publish/view-error.ts";
import { say } from "./print.ts";

/** Says what a view has started and nobody waits for, where pages are shown on and on; anything else ends the process. */
export function sayStrays(dir: string): void {
  process.on("uncaughtException", (error) => {
    const stray = isOfViews(error) ? strayError(error, dir) : error;
    tell(stray);
    if (!(stray instanceof ViewError)) process.exit(1);
  });
}

function tell(error: unknown): void {
  if (error instanceof ViewError) say(error.message);
  else process.stderr.write(`${printableLines((error instanceof Error && error.stack) || String(error))}\n`);
}

/**
 * Does a work and heeds errors that nobody waits for meanwhile: a view has sent a request, or set a timer. By itself
 * Node would end in the middle of it, with a stack of compiled code. What fails later is said when it does.
 *
 * @param work Gets a signal that is given with the first such error, so that nothing is put in place any more.
 * @throws That error.
 */
export async function heedStrays<T>(dir: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let isAtWork = true;
  process.on("uncaughtException", (error) => {
    const stray = strayError(error, dir);
    if (isAtWork) controller.abort(stray);
    else {
      tell(stray);
      process.exitCode = 1;
    }
  });
  try {
    const result = await work(controller.signal);
    controller.signal.throwIfAborted();
    return result;
  } finally {
    isAtWork = false;
  }
}
