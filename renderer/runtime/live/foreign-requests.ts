/** What a script of one of the site's own blocks has asked another host for. */
export interface ForeignRequest {
  origin: string;
  /** The script's file: `blocks/live-search/view.tsx`. */
  file: string;
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
  globalThis.fetch = (input, init) => {
    note(input instanceof Request ? input.url : String(input));
    return fetch(input, init);
  };
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...given: unknown[]) {
    note(String(given[1]));
    return open.apply(this, given as Parameters<typeof open>);
  };
  return () => {
    globalThis.fetch = fetch;
    XMLHttpRequest.prototype.open = open;
    asked = [];
  };
}

function note(address: string): void {
  const url = URL.canParse(address, location.href) ? new URL(address, location.href) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin === location.origin) return;
  const file = ownBlockIn(new Error().stack ?? "");
  const page = location.pathname;
  const isKnown = (one: ForeignRequest) =>
    one.origin === url.origin && one.file === file && one.page === page;
  if (file === undefined || asked.some(isKnown)) return;
  asked = [...asked, { origin: url.origin, file, page }];
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
