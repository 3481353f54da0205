import { type FaultReport, placeOf, report } from "./report.ts";

type Place = Pick<FaultReport, "block" | "at">;

/** Where the site's scripts lie. What others throw (extensions, the browser itself) is left to the console. */
const SCRIPTS = "/assets/";

/**
 * Reports errors and rejected promises that nobody caught, such as those of event handlers and timers. They
 * belong to the block whose script is nearest in the error's stack; when none is in it, or several blocks share
 * the script, to the one that the visitor used last.
 */
export function reportUncaught(): void {
  let used: Place = {};
  for (const type of ["pointerdown", "keydown", "click", "input"]) {
    // Kept as words: a reference to the element would hold on to a page that was left.
    const note = ({ target }: Event) => {
      if (target instanceof Element) used = placeOf(target);
    };
    addEventListener(type, note, { capture: true, passive: true });
  }

  const tell = (event: Event, error: unknown, script = "") => {
    const trace = `${script}\n${(error as Error | null)?.stack}`;
    const blocks = [...document.querySelectorAll<HTMLElement>("[data-src]")];
    // A script that is not in the trace counts as infinitely far.
    const depthOf = ({ dataset }: HTMLElement) => trace.indexOf(dataset.src ?? "") >>> 0;
    const nearest = Math.min(...blocks.map(depthOf));
    const isFound = nearest < trace.length;
    const hasNoTrace = !script && !(error instanceof Error);
    if (!isFound && !hasNoTrace && !trace.includes(SCRIPTS)) return;
    event.preventDefault();
    const owners = blocks.filter((block) => depthOf(block) === nearest).map(placeOf);
    const owner = owners.find(({ at }) => at === used.at) ?? owners[0];
    report({ stage: "run", ...(isFound ? owner : used), error });
  };
  addEventListener("error", (event) => tell(event, event.error ?? event.message, event.filename));
  addEventListener("unhandledrejection", (event) => tell(event, event.reason));
}
