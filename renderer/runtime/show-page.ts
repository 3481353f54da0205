import type { PagePayload } from "../model.ts";
import { announce, arrive } from "./arrive.ts";
import { motionAllowed } from "./motion.ts";
import { trustedHtml } from "./trusted-html.ts";

type Page = Extract<PagePayload, { kind: "page" }>;

/** Wakes the blocks below an element; returns what ends them. */
export type Wake = (content: ParentNode) => () => void;

const sheet = new CSSStyleSheet();

/**
 * Makes the function that puts another page in place of the one that is open: content, styles, title,
 * description, canonical address. It scrolls to the top or to the address's anchor, moves focus to the
 * heading there and tells screen readers the title.
 *
 * @param endBlocks Ends the blocks of the page that is open.
 */
export function pageShower(endBlocks: () => void, wake: Wake) {
  let end = endBlocks;
  return (page: Page, { route, hash }: { route: string; hash: string }): void => {
    const change = () => {
      const main = document.getElementById("main");
      if (!main) return;
      end();
      // The shell's rules are in the document; the leaving page is a picture by now and needs its own no more.
      sheet.replaceSync(page.css);
      main.innerHTML = trustedHtml(page.html);
      updateHead(page);
      document.dispatchEvent(new CustomEvent("site:navigate", { detail: { route } }));
      arrive(main, hash);
      announce(page.title);
      end = wake(main);
    };
    if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
    if (document.startViewTransition && motionAllowed() && !document.hidden) {
      // A transition that is skipped (a faster second click) is no fault.
      document.startViewTransition(change).finished.catch(() => undefined);
    } else change();
  };
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
