/**
 * The only script that every page loads: wakes the blocks that need it and hands links to the router, which
 * loads on the first sign that one will be followed. No React here.
 */
import { internalTarget, isInternal, linkOf, payloadAddress } from "./links.ts";
import { watchUncaught } from "./uncaught.ts";
import { sleepingBlocks, wakeBlocks } from "./wake.ts";

/** Wakes the blocks of a page that came by client navigation. */
const wake = (content: ParentNode) => wakeBlocks(sleepingBlocks(content));

type Navigation = typeof import("./navigation.tsx");

watchUncaught();

// Hosts answer `//about` with the page /about; written into the history, that path would name a host called about.
if (location.pathname.startsWith("//"))
  history.replaceState(
    history.state,
    "",
    location.pathname.replace(/^\/+/, "/") + location.search + location.hash,
  );

const root = document.documentElement;
const main = document.getElementById("main");
// The shell outlives the page: its blocks stay awake when the content is replaced.
const sleeping = sleepingBlocks(document);
wakeBlocks(sleeping.filter((block) => !main?.contains(block)));
const endContent = wakeBlocks(sleeping.filter((block) => main?.contains(block)));

let loading: Promise<Navigation> | undefined;
let navigation: Navigation | undefined;

function loadNavigation(): Promise<Navigation> {
  loading ??= import("./navigation.tsx").then((module) => {
    module.startNavigation({ endContent, wake, takeAhead });
    navigation = module;
    return module;
  });
  // A chunk that failed to load may be there on the next try.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** A router that takes longer than this many milliseconds to load is not waited for: the link is followed in full. */
const ROUTER_TIMEOUT = 5000;

/** Rejects when the router's time is up. */
function patience(): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, ROUTER_TIMEOUT));
}

/** Data of pages that will probably be opened: a request that takes longer than this many milliseconds is given up. */
const AHEAD_TIMEOUT = 8000;

/** How long that data is kept, in milliseconds: a visitor who has not followed the link by then gets it afresh. */
const AHEAD_KEPT = 60_000;

const ahead = new Map<string, Promise<unknown>>();

/** The router takes over what was asked for, so that nothing is asked for twice. */
function takeAhead(address: string): Promise<unknown> | undefined {
  const data = ahead.get(address);
  ahead.delete(address);
  return data;
}

/** A pointer over a link, a finger on it, focus in it: it will probably be followed. */
function prepare(event: Event): void {
  const link = linkOf(event.target);
  if (!link || !isInternal(link) || savesData()) return;
  loadNavigation().catch(() => undefined);
  const address = payloadAddress(link.pathname);
  if (ahead.has(address) || link.pathname === location.pathname) return;
  const forget = () => ahead.delete(address);
  const data = fetch(address, { priority: "low", signal: AbortSignal.timeout(AHEAD_TIMEOUT) }).then(
    (answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)),
  );
  ahead.set(address, data);
  data.catch(forget);
  setTimeout(forget, AHEAD_KEPT);
}

function savesData(): boolean {
  return Boolean((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData);
}

/** Where the visitor wants to go while the router loads: only the last wish counts. */
let wish: URL | undefined;

function setWish(target?: URL): void {
  wish = target;
  root.toggleAttribute("data-loading", target !== undefined);
}

function follow(target: URL): void {
  if (navigation) {
    navigation.navigateTo(target);
    return;
  }
  // A second click on the same link.
  if (wish?.href === target.href) return;
  setWish(target);
  const go = (open: () => void) => {
    if (wish !== target) return;
    setWish();
    open();
  };
  Promise.race([loadNavigation(), patience()]).then(
    (module) => go(() => module.navigateTo(target)),
    () => go(() => location.assign(target)),
  );
}

if (main) {
  for (const type of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(type, prepare, { passive: true });
  }
  document.addEventListener("click", (event) => {
    const target = internalTarget(event);
    if (!target) return;
    event.preventDefault();
    follow(target);
  });
  // Another way was taken. After a reload it may lead to a page that was shown before: only a router knows it.
  const opened = location.pathname;
  addEventListener("popstate", () => {
    if (navigation) return;
    setWish();
    if (location.pathname !== opened) location.reload();
  });
}
