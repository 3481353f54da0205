/** A fault of a block in the browser, told once, with the place an author can open. */
export interface FaultReport {
  /** What was being done: "load", "start", "render", "run" … */
  stage: string;
  /** Block type, when it is known. */
  block?: string;
  /** File and line of the block in the site's sources: `pages/contact.yaml:12`. */
  at?: string;
  error: unknown;
}

/** What `site:fault` carries as its `detail`. */
export interface FaultDetail extends FaultReport {
  message: string;
  /** Path of the page that was open. */
  page: string;
  /** Address of the client entry of this release: tells one build from another. */
  release?: string;
}

/** Different faults that one page tells of: an error whose words are new each time must not fill the console. */
const MOST = 50;

const reported = new Set<string>();

/**
 * Reports a fault once per page and place: to the console, and as the event `site:fault` on the document so
 * that a site can send it on.
 */
export function report({ stage, block, at, error }: FaultReport): void {
  const message = error instanceof Error ? error.message : String(error);
  const page = location.pathname;
  const key = [page, stage, at, message].join("\n");
  if (reported.has(key) || reported.size >= MOST) return;
  reported.add(key);
  const place = block ? `block "${block}" (${at})` : "the page";
  // The error itself, so that the console shows its stack.
  console.error(`[site] ${page}: ${place} could not ${stage}:`, error);
  const detail: FaultDetail = {
    stage,
    block,
    at,
    message,
    page,
    release: document.documentElement.dataset.entry,
    error,
  };
  document.dispatchEvent(new CustomEvent("site:fault", { detail }));
}

/** The report's fields that an element of a block carries. */
export function placeOf(element: Element): Pick<FaultReport, "block" | "at"> {
  const block = element.closest<HTMLElement>("[data-at]");
  return { block: block?.dataset.block, at: block?.dataset.at };
}

/**
 * Reports what nobody caught. It belongs to the block whose script is nearest in the trace; when none is in it, or
 * several blocks share the script, to the one that the visitor used last.
 *
 * @param trace Address of the script and the error's stack.
 * @param used What the visitor used last.
 */
export function reportUncaught(error: unknown, trace: string, used?: Element): void {
  const blocks = [...document.querySelectorAll<HTMLElement>("[data-src]")];
  // A script that is not in the trace counts as infinitely far.
  const depthOf = ({ dataset }: HTMLElement) => trace.indexOf(dataset.src ?? "") >>> 0;
  const nearest = Math.min(...blocks.map(depthOf));
  const ofUsed = used && placeOf(used);
  const owners = blocks.filter((block) => depthOf(block) === nearest).map(placeOf);
  const owner = owners.find(({ at }) => at === ofUsed?.at) ?? owners[0];
  report({ stage: "run", ...(nearest < trace.length ? owner : ofUsed), error });
}
