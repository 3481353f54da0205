/**
 * The only script that every page loads: wakes the blocks that need it and hands links to the router, which
 * loads on the first sign that one will be followed. No React here.
 */
import { internalTarget, isInternal, linkOf, payloadAddress } from "./links.ts";
import { sleepingBlocks, wakeBlocks } from "./wake.ts";

/** Wakes the blocks of a page that came by client navigation. */
const wake = (content: ParentNode) => wakeBlocks(sleepingBlocks(content));

type Navigation = typeof import("./navigation.tsx");

const main = document.getElementById("main");
// The shell outlives the page: its blocks stay awake when the content is replaced.
const sleeping = sleepingBlocks(document);
wakeBlocks(sleeping.filter((block) => !main?.contains(block)));
const endContent = wakeBlocks(sleeping.filter((block) => main?.contains(block)));

let navigation: Promise<Navigation> | undefined;

function loadNavigation(): Promise<Navigation> {
  navigation ??= import("./navigation.tsx").then((module) => {
    module.startNavigation({ endContent, wake });
    return module;
  });
  // A chunk that failed to load may be there on the next try.
  navigation.catch(() => {
    navigation = undefined;
  });
  return navigation;
}

/** A router that takes longer than this many milliseconds to load is not waited for: the link is followed in full. */
const ROUTER_TIMEOUT = 5000;

/** Rejects when the router's time is up. */
function patience(): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, ROUTER_TIMEOUT));
}

const prefetched = new Set<string>();

/** A pointer over a link, a finger on it, focus in it: it will probably be followed. */
function prepare(event: Event): void {
  const link = linkOf(event.target);
  if (!link || !isInternal(link) || savesData()) return;
  loadNavigation().catch(() => undefined);
  const address = payloadAddress(link.pathname);
  if (prefetched.has(address)) return;
  prefetched.add(address);
  const hint = document.createElement("link");
  hint.rel = "prefetch";
  hint.as = "fetch";
  hint.href = address;
  document.head.append(hint);
}

function savesData(): boolean {
  return Boolean((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData);
}

if (main) {
  for (const type of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(type, prepare, { passive: true });
  }
  document.addEventListener("click", (event) => {
    const target = internalTarget(event);
    if (!target) return;
    event.preventDefault();
    Promise.race([loadNavigation(), patience()]).then(
      (module) => module.navigateTo(target),
      () => location.assign(target),
    );
  });
}
