import { WIDE_TABLE } from "../formats/wide-table.ts";
import { inTime, TIMEOUT } from "./in-time.ts";
import { siteAddress } from "./site-address.ts";

/** A failed network or server gets one more chance after about this many milliseconds. */
const RETRY_PAUSE = 300;

/** Where a long text is kept. */
export interface BodySource {
  /** Addresses to try, in order; `.html` or `.md`. */
  sources: readonly string[];
  /** What the comment at the start of the file says; without it any HTML counts as the text. */
  marker?: string;
}

/**
 * Fetches a long text from the first address that has it.
 *
 * @param signal Gives up when the visitor has left.
 * @returns The text as sanitised nodes.
 * @throws Error of the last address when none has it.
 */
export async function loadBody(
  { sources, marker }: BodySource,
  signal: AbortSignal,
): Promise<DocumentFragment> {
  let fault: unknown = new Error("There is no address to fetch the text from.");
  for (const source of sources) {
    try {
      const text = await fetchText(source, marker, signal);
      const { sanitizeToFragment } = await inTime(import("./sanitize.ts"));
      if (!isMarkdown(source)) return withFocus(sanitizeToFragment(text));
      const { markdownToHtml } = await inTime(import("./markdown.ts"));
      const read = sanitizeToFragment(markdownToHtml(text));
      if (import.meta.env.BASE) placeAddresses(read);
      return withFocus(read);
    } catch (error) {
      if (signal.aborted) throw error;
      fault = error;
    }
  }
  throw fault;
}

/** Wide tables are scrolled by keyboard, as those of the build are (`texts/wide-tables.ts`). */
function withFocus(text: DocumentFragment): DocumentFragment {
  for (const table of text.querySelectorAll("table"))
    if ((table.rows[0]?.cells.length ?? 0) >= WIDE_TABLE) table.tabIndex = 0;
  return text;
}

/** A text in Markdown lies on the host as its author wrote it; one in HTML has the addresses of the site as they are there. */
function placeAddresses(text: DocumentFragment): void {
  for (const element of text.querySelectorAll("[href], [src]"))
    for (const name of ["href", "src"]) {
      const address = element.getAttribute(name);
      if (address) element.setAttribute(name, siteAddress(address));
    }
}

/** @throws Error when the answer is not the file: hosts answer a missing file with a page of their own, often with status 200. */
async function fetchText(address: string, marker: string | undefined, signal: AbortSignal): Promise<string> {
  const response = await fetchTwice(encodeURI(siteAddress(address)), signal);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const type = response.headers.get("content-type") ?? "";
  if (isMarkdown(address) === /html/i.test(type)) throw new Error(`${address} is of type ${type}`);
  const text = await response.text();
  if (marker && !text.trimStart().startsWith(`<!-- ${marker} -->`)) {
    throw new Error(`${address} does not start with <!-- ${marker} -->`);
  }
  return text;
}

async function fetchTwice(address: string, signal: AbortSignal): Promise<Response> {
  const attempt = () => fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]) });
  try {
    const response = await attempt();
    if (response.status < 500) return response;
  } catch (error) {
    // A time-out has cost the visitor enough.
    if (signal.aborted || (error as Error).name === "TimeoutError") throw error;
  }
  await new Promise((resolve) => window.setTimeout(resolve, RETRY_PAUSE * (0.5 + Math.random())));
  return attempt();
}

function isMarkdown(address: string): boolean {
  return address.endsWith(".md");
}
