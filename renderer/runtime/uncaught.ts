import { withReporter } from "./with-reporter.ts";

/** Where the site's scripts lie. What others throw (extensions, the browser itself) is left to the console. */
const SCRIPTS = "/assets/";

/**
 * Reports errors and rejected promises that nobody caught, such as those of event handlers and timers:
 * `reportUncaught` in `report.ts`.
 */
export function watchUncaught(): void {
  // A plain reference would hold on to a page that was left.
  let used: WeakRef<Element> | undefined;
  for (const type of ["pointerdown", "keydown", "click", "input"]) {
    const note = ({ target }: Event) => {
      if (target instanceof Element) used = new WeakRef(target);
    };
    addEventListener(type, note, { capture: true, passive: true });
  }

  const tell = (event: Event, error: unknown, script = "") => {
    const trace = `${script}\n${(error as Error | null)?.stack}`;
    const hasTrace = script || error instanceof Error;
    if (hasTrace && !trace.includes(SCRIPTS)) return;
    event.preventDefault();
    const last = used?.deref();
    withReporter(error, ({ reportUncaught }) => reportUncaught(error, trace, last));
  };
  addEventListener("error", (event) => tell(event, event.error ?? event.message, event.filename));
  addEventListener("unhandledrejection", (event) => tell(event, event.reason));
}
