import { routeOf } from "../../renderer/runtime/links.ts";
import { setMotionPaused } from "../../renderer/runtime/motion.ts";
import { localStore, sessionStore } from "../../renderer/runtime/storage.ts";
import { markOf } from "./mark-of.ts";

/** The site's mobile breakpoint: a window that becomes this wide closes the menu. */
const WIDE = "(min-width: 48rem)";

/** How long a touch keeps the brand's tooltip open, in milliseconds. */
const TOUCHED = 2500;

/** Active entries, theme, motion switch and menu of the header. */
export default function startHeader(element: HTMLElement): () => void {
  const root = document.documentElement;
  const ended = new AbortController();
  const { signal } = ended;
  const all = (selector: string) => element.querySelectorAll<HTMLElement>(selector);
  const press = (act: string, on: boolean) => {
    for (const button of all(`[data-act="${act}"]`)) button.setAttribute("aria-pressed", String(on));
  };
  const menu = element.querySelector("dialog");

  const markActive = () => {
    const route = routeOf(location.pathname);
    for (const link of element.querySelectorAll<HTMLAnchorElement>("nav a")) {
      const mark = markOf(link.getAttribute("href") ?? "", route);
      if (mark) link.setAttribute("aria-current", mark);
      else link.removeAttribute("aria-current");
    }
  };

  // The browser's own bars take the colour of the page's theme, which need not be the system's.
  const paintBars = () => {
    const paper = getComputedStyle(root).getPropertyValue("--paper").trim();
    for (const meta of document.querySelectorAll("meta[name=theme-color]"))
      meta.setAttribute("content", paper);
  };

  const setTheme = (dark: boolean) => {
    root.classList.toggle("dark", dark);
    root.classList.toggle("light", !dark);
    paintBars();
    localStore.write("theme", dark ? "dark" : "light");
    press("theme", dark);
  };
  // The menu keeps a flag of its own beside the theme.
  const keepFlag = () => localStore.write("darkMode", String(root.classList.contains("dark")));

  const acts: Record<string, () => void> = {
    theme: () => {
      setTheme(!root.classList.contains("dark"));
      if (menu?.open) keepFlag();
    },
    motion: () => {
      const paused = root.dataset.motion !== "paused";
      setMotionPaused(paused);
      if (paused) sessionStore.write("motion", "paused");
      else sessionStore.remove("motion");
      press("motion", paused);
    },
    open: () => {
      menu?.showModal();
      document.body.classList.add("menu-open");
      keepFlag();
    },
    close: () => menu?.close(),
  };

  element.addEventListener(
    "click",
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const act = target.closest<HTMLElement>("[data-act]")?.dataset.act;
      if (act) acts[act]?.();
      else if (menu?.open && target.closest("a")) menu.close();
    },
    { signal },
  );
  menu?.addEventListener("close", () => document.body.classList.remove("menu-open"), { signal });
  matchMedia(WIDE).addEventListener("change", ({ matches }) => matches && menu?.close(), { signal });

  // The tooltip: on touch for a moment, gone with Escape until the pointer or the focus comes back.
  const mark = element.querySelector<HTMLElement>('[role="tooltip"]')?.parentElement;
  let untouch = 0;
  mark?.addEventListener(
    "touchstart",
    () => {
      mark.dataset.touched = "";
      window.clearTimeout(untouch);
      untouch = window.setTimeout(() => delete mark.dataset.touched, TOUCHED);
    },
    { signal, passive: true },
  );
  const recall = () => delete mark?.dataset.dismissed;
  mark?.addEventListener("pointerenter", recall, { signal });
  mark?.addEventListener("focusin", recall, { signal });
  const dismiss = ({ key }: KeyboardEvent) => {
    if (key === "Escape" && mark) mark.dataset.dismissed = "";
  };
  document.addEventListener("keydown", dismiss, { signal });

  document.addEventListener("site:navigate", markActive, { signal });
  markActive();
  paintBars();
  press("theme", root.classList.contains("dark"));
  press("motion", root.dataset.motion === "paused");

  return () => {
    ended.abort();
    window.clearTimeout(untouch);
    menu?.close();
  };
}
