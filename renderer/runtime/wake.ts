import { withReporter } from "./with-reporter.ts";

/**
 * Starts a block on its prerendered element; returns what ends it.
 *
 * @param tell Reports a fault of the block with its place; handed in, so that blocks need not load the reporter.
 */
export type Starter = (
  element: HTMLElement,
  tell: (stage: string, error: unknown) => void,
) => (() => void) | undefined;

/** What the script of the page has in it, by the address at which it lies alone (`bundle/bundle-openings.ts`). */
export const held = new Map<string, Starter>();

/** How far below the screen a block may be when its code starts to load. */
const VISIBLE_MARGIN = "200px";

/** An idle block wakes after this many milliseconds at the latest. */
const IDLE_LIMIT = 2000;

/**
 * Wakes blocks as their `data-wake` says: on load, when idle, when visible, on an event of the document; and in
 * any case when the visitor touches or focuses one. A block whose script did not come gets another chance with
 * the next touch, or when the network is back.
 *
 * @param elements Elements with `data-wake`.
 * @returns Function that ends all of them: what is awake is cleaned up, what sleeps never wakes.
 */
export function wakeBlocks(elements: Iterable<HTMLElement>): () => void {
  const ends: (() => void)[] = [];
  const control = new AbortController();
  const { signal } = control;

  for (const element of elements) {
    let started = false;
    let failures = 0;
    const tell = (stage: string, error: unknown) =>
      withReporter(error, ({ placeOf, report }) => report({ stage, ...placeOf(element), error }));
    const fail = (stage: string, error: unknown) => {
      // The prerendered HTML stays; the rest of the page does not notice.
      element.dataset.failed = "";
      tell(stage, error);
    };
    const start = async () => {
      if (started || signal.aborted) return;
      started = true;
      const source = element.dataset.src ?? "";
      let starter: Starter;
      try {
        // Browsers of before the middle of 2026 never ask again for an address that has failed them once.
        const address = failures ? `${source}#${failures}` : source;
        starter = held.get(source) ?? (await import(/* @vite-ignore */ address)).default;
      } catch (error) {
        started = false;
        failures += 1;
        if (!signal.aborted) fail("load", error);
        return;
      }
      if (signal.aborted) return;
      delete element.dataset.failed;
      try {
        const end = starter(element, tell);
        if (end) ends.push(end);
      } catch (error) {
        fail("start", error);
      }
    };
    const end = schedule(element, start, signal);
    if (end) ends.push(end);
  }
  return () => {
    control.abort();
    for (const end of ends.splice(0)) {
      try {
        end();
      } catch (error) {
        // One block that cannot be ended keeps nobody from the next page.
        reportError(error);
      }
    }
  };
}

/** The blocks below `root` that wake. */
export function sleepingBlocks(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("[data-wake]")];
}

/** Calls `start` when it is time, perhaps more than once; returns what stops waiting, if `signal` does not. */
function schedule(element: HTMLElement, start: () => void, signal: AbortSignal): (() => void) | undefined {
  for (const type of ["pointerdown", "focusin"]) element.addEventListener(type, start, { signal });
  window.addEventListener("online", () => "failed" in element.dataset && start(), { signal });
  const wake = element.dataset.wake ?? "";
  if (wake.startsWith("on:")) document.addEventListener(wake.slice(3), start, { signal });
  else if (wake === "load") start();
  else if (wake === "idle") return whenIdle(start);
  else return whenVisible(element, start);
  return undefined;
}

function whenIdle(start: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!window.requestIdleCallback) {
    const timer = window.setTimeout(start, 200);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(start, { timeout: IDLE_LIMIT });
  return () => window.cancelIdleCallback(handle);
}

function whenVisible(element: HTMLElement, start: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: VISIBLE_MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
