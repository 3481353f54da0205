import { readingDirection } from "../../renderer/runtime/reading-direction.ts";

/**
 * Makes tabs of the prerendered links, after the pattern of the ARIA Authoring Practices: arrow keys, Home and End move
 * and open, Tab goes on to what is in the panel. A link to a tab or to something in it opens it, and so does a browser
 * that finds a word there.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export default function tabs(element: HTMLElement): (() => void) | undefined {
  const list = element.querySelector<HTMLElement>("ul[aria-label]");
  const root = list?.parentElement;
  if (!list || !root) return undefined;
  const links = [...list.querySelectorAll<HTMLAnchorElement>(":scope > li > a")];
  const panels = [...root.querySelectorAll<HTMLElement>(":scope > .panel")];
  const ended = new AbortController();
  const { signal } = ended;

  list.setAttribute("role", "tablist");
  for (const [index, link] of links.entries()) {
    const panel = panels[index];
    if (!panel) return undefined;
    link.parentElement?.setAttribute("role", "presentation");
    link.setAttribute("role", "tab");
    link.id ||= `${panel.id}-tab`;
    link.setAttribute("aria-controls", panel.id);
    panel.setAttribute("role", "tabpanel");
    panel.setAttribute("aria-labelledby", link.id);
    link.addEventListener(
      "click",
      (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        open(index);
      },
      { signal },
    );
  }
  const start = panelAt(location.hash);
  open(start === -1 ? 0 : start);
  root.dataset.tabs = "";
  list.addEventListener("keydown", move, { signal });
  window.addEventListener("hashchange", follow, { signal });
  root.addEventListener("beforematch", ({ target }) => open(panelOf(target as Node)), { signal });
  if (start !== -1) goTo(location.hash);
  return () => ended.abort();

  function open(index: number): void {
    for (const [other, link] of links.entries()) {
      link.setAttribute("aria-selected", String(other === index));
      link.tabIndex = other === index ? 0 : -1;
      if (other === index) panels[other]?.removeAttribute("hidden");
      else panels[other]?.setAttribute("hidden", "until-found");
    }
  }

  function move(event: KeyboardEvent): void {
    const now = links.indexOf(document.activeElement as HTMLAnchorElement);
    const next = nextTab(event.key, now, links.length, readingDirection(element));
    if (now === -1 || next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    open(next);
    links[next]?.focus();
  }

  function follow(): void {
    const index = panelAt(location.hash);
    if (index === -1) return;
    open(index);
    goTo(location.hash);
  }

  /** The panel that is, or holds, what the address names; -1 when none does. */
  function panelAt(hash: string): number {
    const target = elementOf(hash);
    return target ? panelOf(target) : -1;
  }

  function panelOf(target: Node): number {
    return panels.findIndex((panel) => panel.contains(target));
  }
}

/** The tab that a key leads to. @param count How many there are. */
function nextTab(key: string, now: number, count: number, onward: 1 | -1): number | undefined {
  if (key === "ArrowRight") return (now + count + onward) % count;
  if (key === "ArrowLeft") return (now + count - onward) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

function goTo(hash: string): void {
  elementOf(hash)?.scrollIntoView({ block: "start" });
}

function elementOf(hash: string): HTMLElement | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}
