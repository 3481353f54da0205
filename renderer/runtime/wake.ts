import { placeOf, report } from "./report.ts";

/**
 * Starts a block on its prerendered element; returns what ends it.
 *
 * @param tell Reports a fault of the block with its place; handed in, so that blocks need not load the reporter.
 */
export type Starter = (
  element: HTMLElement,
  tell: (stage: string, error: unknown) => void,
) => (() => void) | undefined;

/** How far below the screen a block may be when its code starts to load. */
const VISIBLE_MARGIN = "200px";

/** An idle block wakes after this many milliseconds at the latest. */
const IDLE_LIMIT = 2000;

/**
 * Wakes blocks as their `data-wake` says: on load, when idle, when visible, on an event of the document; and in
 * any case when the visitor touches or focuses one.
 *
 * @param elements Elements with `data-wake`.
 * @returns Function that ends all of them: what is awake is cleaned up, what sleeps never wakes.
 */
export function wakeBlocks(elements: Iterable<HTMLElement>): () => void {
  const ends: (() => void)[] = [];
  let over = false;

  for (const element of elements) {
    let started = false;
    const tell = (stage: string, error: unknown) => report({ stage, ...placeOf(element), error });
    const start = async () => {
      if (started || over) return;
      started = true;
      try {
        const module = (await import(/* @vite-ignore */ element.dataset.src ?? "")) as { default: Starter };
        if (over) return;
        const end = module.default(element, tell);
        if (end) ends.push(end);
      } catch (error) {
        // The prerendered HTML stays; the rest of the page does not notice.
        element.dataset.failed = "";
        tell("load", error);
      }
    };
    ends.push(schedule(element, start));
  }
  return () => {
    over = true;
    for (const end of ends.splice(0)) end();
  };
}

/** The blocks below `root` that wake. */
export function sleepingBlocks(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("[data-wake]")];
}

function schedule(element: HTMLElement, start: () => void): () => void {
  const stops: (() => void)[] = [];
  for (const type of ["pointerdown", "focusin"]) {
    element.addEventListener(type, start, { once: true });
    stops.push(() => element.removeEventListener(type, start));
  }
  const wake = element.dataset.wake ?? "";
  if (wake.startsWith("on:")) {
    const event = wake.slice(3);
    document.addEventListener(event, start, { once: true });
    stops.push(() => document.removeEventListener(event, start));
  } else if (wake === "load") start();
  else if (wake === "idle") stops.push(whenIdle(start));
  else stops.push(whenVisible(element, start));
  return () => {
    for (const stop of stops) stop();
  };
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
