/** A fault of a block in the browser, told once, with the place an author can open. */
export interface FaultReport {
  /** What was being done: "load", "render", "event" … */
  stage: string;
  /** Block type, when it is known. */
  block?: string;
  /** File and line of the block in the site's sources: `pages/contact.yaml:12`. */
  at?: string;
  error: unknown;
}

const reported = new Set<string>();

/**
 * Reports a fault once per page and place: to the console, and as the event `site:fault` on the document so
 * that a site can send it on.
 */
export function report({ stage, block, at, error }: FaultReport): void {
  const message = error instanceof Error ? error.message : String(error);
  const key = [location.pathname, stage, block, at, message].join("\n");
  if (reported.has(key)) return;
  reported.add(key);
  const place = [block && `block "${block}"`, at && `(${at})`].filter(Boolean).join(" ");
  console.error(`[site] ${location.pathname}: ${place || "the page"} could not ${stage}: ${message}`);
  document.dispatchEvent(
    new CustomEvent("site:fault", { detail: { stage, block, at, message, page: location.pathname } }),
  );
}

/** The report's fields that an element of a block carries. */
export function placeOf(element: Element): Pick<FaultReport, "block" | "at"> {
  const block = element.closest<HTMLElement>("[data-block]");
  return { block: block?.dataset.block, at: block?.dataset.at };
}
