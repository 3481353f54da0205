/** What one of the site's own blocks has asked another host for. */
export interface ForeignRequest {
  origin: string;
  /** The file of the script that asks, `blocks/live-search/view.tsx`; of what is shown, where its block is used. */
  file: string;
  /** A picture, film or frame. */
  isShown?: true;
  /** The page's path at the time. */
  page: string;
}

/** A file of a block in a trace, and what stands before it in its address. */
const OF_BLOCK = /\/\/([^\s?()]{1,1000}?)\/(blocks\/[^\s?:()]{1,500}\.[jt]sx?)/g;

let asked: readonly ForeignRequest[] = [];
const listeners = new Set<() => void>();

/**
 * Keeps what scripts of blocks ask other hosts for. No policy stands in the way of that in `npm start`, so that a
 * published page would be the first to say that visitors' browsers refuse it.
 *
 * @returns Function that ends it.
 */
export function watchRequests(): () => void {
  const { fetch } = globalThis;
  const { open } = XMLHttpRequest.prototype;
  const shown = new PerformanceObserver((list) => {
    for (const one of list.getEntries() as PerformanceResourceTiming[])
      if (SHOWN.test(one.initiatorType)) noteShown(one.name);
  });
  shown.observe({ type: "resource", buffered: true });
  globalThis.fetch = (input, init) => {
    note(input instanceof Request ? input.url : String(input));
    return fetch(input, init);
  };
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...given: unknown[]) {
    note(String(given[1]));
    return open.apply(this, given as Parameters<typeof open>);
  };
  return () => {
    shown.disconnect();
    globalThis.fetch = fetch;
    XMLHttpRequest.prototype.open = open;
    asked = [];
  };
}

function note(address: string): void {
  const origin = foreignOrigin(address);
  const file = origin && ownBlockIn(new Error().stack ?? "");
  if (file) add({ origin, file, page: location.pathname });
}

/** What elements fetch by themselves, as browsers call it. */
const SHOWN = /^(?:img|image|video|audio|track|iframe|frame|embed|object)$/;

function noteShown(address: string): void {
  const origin = foreignOrigin(address);
  if (origin === undefined) return;
  const shows = [...document.querySelectorAll<HTMLImageElement>("[src], [srcset], [poster]")].find((one) =>
    [one.currentSrc, one.src, (one as Partial<HTMLVideoElement>).poster].includes(address),
  );
  const at = shows?.closest<HTMLElement>("[data-at]")?.dataset.at;
  if (at) add({ origin, file: at, page: location.pathname, isShown: true });
}

/** The origin of an address, if it is another one than the site's. */
function foreignOrigin(address: string): string | undefined {
  const url = URL.canParse(address, location.href) ? new URL(address, location.href) : undefined;
  return url && /^https?:$/.test(url.protocol) && url.origin !== location.origin ? url.origin : undefined;
}

function add(request: ForeignRequest): void {
  const isSame = ({ origin, file, page }: ForeignRequest) =>
    origin === request.origin && file === request.file && page === request.page;
  if (asked.some(isSame)) return;
  asked = [...asked, request];
  for (const tell of listeners) tell();
}

/** The block of the site itself that is nearest: Vite has the engine's own below its root, and all others by their path. */
function ownBlockIn(stack: string): string | undefined {
  for (const [, before = "", file = ""] of stack.matchAll(OF_BLOCK)) {
    const isOutside = before.includes("/@fs/") && !before.includes("/node_modules/");
    if (isOutside || file.startsWith("blocks/site/")) return file;
  }
  return undefined;
}

/** What has been asked for so far; the same list as long as nothing comes. */
export const foreignRequests = (): readonly ForeignRequest[] => asked;

/** Calls `listener` whenever there is more. @returns Function that ends it. */
export function onForeignRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
