import type { PagePayload } from "../model.ts";
import { announce, arrive } from "./arrive.ts";
import { motionAllowed } from "./motion.ts";
import { trustedHtml } from "./trusted-html.ts";
import { sleepingBlocks, wakeBlocks } from "./wake.ts";

type Page = Extract<PagePayload, { kind: "page" }>;

let endBlocks = () => {};
const sheet = new CSSStyleSheet();

/**
 * Puts another page in place of the one that is open: content, title, description, canonical address,
 * styles. Scrolls to the top or to the address's anchor, moves focus to the page's heading and tells
 * screen readers the title.
 */
export function showPage(page: Page, { route, hash }: { route: string; hash: string }): void {
  endBlocks();
  const change = () => {
    const main = document.getElementById("main");
    if (!main) return;
    addStyles(page.css);
    main.innerHTML = trustedHtml(page.html);
    updateHead(page);
    endBlocks = wakeBlocks(sleepingBlocks(main));
    document.dispatchEvent(new CustomEvent("site:navigate", { detail: { route } }));
    arrive(main, hash);
    announce(page.title);
  };
  if (document.startViewTransition && motionAllowed() && !document.hidden) {
    // A transition that is skipped (a faster second click) is no fault.
    document.startViewTransition(change).finished.catch(() => undefined);
  } else change();
}

/**
 * Rules are only ever added: the leaving page is still visible during the transition, and the sheet is
 * bounded by the styles that the site has.
 */
function addStyles(css: string): void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  if (!added.has(css)) sheet.replaceSync([...added.add(css)].join("\n"));
}

const added = new Set<string>();

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
