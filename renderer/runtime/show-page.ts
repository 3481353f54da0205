import type { PagePayload } from "../model.ts";
import { announce, arrive } from "./arrive.ts";
import { fillEntries, isShown, noteEntries } from "./left-pages.ts";
import { motionAllowed } from "./motion.ts";
import { shownPage } from "./shown-page.ts";
import { trustedHtml } from "./trusted-html.ts";

type Page = Extract<PagePayload, { kind: "page" }>;

/** Wakes the blocks below an element; returns what ends them. */
export type Wake = (content: ParentNode) => () => void;

const sheet = new CSSStyleSheet();

let end = () => {};
let wakeAll: Wake = () => () => {};

/**
 * Takes over from the prerendered page, before the first call of `showPage`.
 *
 * @param endBlocks Ends the blocks of the page that is open.
 * @param wake      Wakes the blocks of the next one.
 */
export function takeOver(endBlocks: () => void, wake: Wake): void {
  end = endBlocks;
  wakeAll = wake;
  document.adoptedStyleSheets.push(sheet);
}

let baseStyles: Promise<void> | undefined;

/**
 * The page that was opened carries the base styles that it needs itself. Before another one takes its place, all
 * of them do.
 *
 * @throws Error when they cannot be fetched.
 */
export function fetchBaseStyles(): Promise<void> {
  baseStyles ??= new Promise<void>((resolve, reject) => {
    const own = document.querySelector<HTMLStyleElement>("style[data-all]");
    if (!own) return resolve();
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = own.dataset.all ?? "";
    link.onload = () => {
      own.remove();
      resolve();
    };
    link.onerror = () => {
      link.remove();
      baseStyles = undefined;
      reject(new Error(`${link.href} could not be fetched.`));
    };
    own.before(link);
  });
  return baseStyles;
}

/** How a page is come to. */
interface Step {
  route: string;
  hash: string;
  /** Names the step of the history; absent where the page comes in place of another one at the same step. */
  key?: string;
}

/**
 * Puts another page in place of the one that is open: content, styles, title, description, canonical
 * address. Scrolls to the top or to the address's anchor, moves focus to the heading there and tells screen
 * readers the title. On a way back or forward its fields hold what was entered.
 */
export function showPage(page: Page, { route, hash, key }: Step): void {
  const change = () => {
    const main = document.getElementById("main");
    if (!main) return;
    if (key !== undefined) {
      noteEntries(main);
      isShown(key);
    }
    end();
    // The shell's rules are in the document; the leaving page is a picture by now and needs its own no more.
    sheet.replaceSync(page.css);
    main.innerHTML = trustedHtml(page.html);
    updateHead(page);
    if (!import.meta.env.ONE_LANGUAGE) shownPage.alternates = page.alternates;
    document.dispatchEvent(new CustomEvent("site:navigate", { detail: { route } }));
    if (key !== undefined) fillEntries(key, main);
    arrive(main, hash);
    announce(page.title);
    end = wakeAll(main);
  };
  const changeOrLoad = () => {
    try {
      change();
    } catch (error) {
      reportError(error);
      // Half a page is worse than a wait: the address is the new one already.
      location.reload();
    }
  };
  if (document.startViewTransition && motionAllowed() && !document.hidden) {
    // A transition that is skipped (a faster second click) is no fault.
    const { ready, finished } = document.startViewTransition(changeOrLoad);
    for (const stage of [ready, finished]) stage.catch(() => undefined);
  } else changeOrLoad();
}

function updateHead(page: Page): void {
  document.title = page.title;
  document.querySelector("meta[name=description]")?.setAttribute("content", page.description);
  document.querySelector("link[rel=canonical]")?.setAttribute("href", page.canonical);
  const robots = document.querySelector("meta[name=robots]");
  if (page.index) robots?.remove();
  else if (!robots) {
    const meta = document.createElement("meta");
    meta.name = "robots";
    meta.content = "noindex";
    document.head.append(meta);
  }
}
