import { routeOf } from "../../renderer/runtime/links.ts";
import { setMotionPaused } from "../../renderer/runtime/pause-motion.ts";
import { localStore, sessionStore } from "../../renderer/runtime/storage.ts";
import { markOf } from "./mark-of.ts";

/** The site's mobile breakpoint: a window that becomes this wide closes the menu. */
const WIDE = "(min-width: 48rem)";

/** Looked up when it is needed: a script that does nothing when it is read may lie in one file with others. */
const root = () => document.documentElement;

type Tell = (stage: string, error: unknown) => void;

/** Active entries, theme, motion switch and menu of the header. */
export default function startHeader(element: HTMLElement, tell: Tell): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const menu = element.querySelector("dialog")!;
  const acts = actsOf(element, menu);

  element.addEventListener(
    "click",
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const button = target.closest<HTMLElement>("button");
      const act = button?.dataset.act ?? button?.getAttribute("command");
      // A browser that knows commands would follow this one as well.
      if (act) event.preventDefault();
      if (act) acts[act]?.();
      else if (menu.open && target.closest("a")) menu.close();
    },
    { signal },
  );
  menu.addEventListener("close", () => document.body.classList.remove("menu-open"), { signal });
  matchMedia(WIDE).addEventListener("change", ({ matches }) => matches && menu.close(), { signal });

  document.addEventListener("site:navigate", () => markActive(element), { signal });
  markActive(element);
  // The browser has opened it by the button's command, before this script was there.
  if (menu.open) acts["show-modal"]?.();
  paintBars();
  press(element, "theme", isDark());
  press(element, "motion", root().dataset.motion === "paused");
  waitForTooltip(element, signal, tell);
  // Second levels open without it.
  if (element.querySelector("[popover]"))
    import("./submenus.ts").then(
      (submenus) => submenus.default(element, signal),
      (error) => tell("load", error),
    );

  return () => {
    ended.abort();
    menu.close();
  };
}

/** Pointer and keyboard show the brand's tooltip without a script; the first of them loads what touch and Escape need. */
function waitForTooltip(element: HTMLElement, signal: AbortSignal, tell: Tell): void {
  const mark = element.querySelector('[role="tooltip"]')?.parentElement;
  if (!mark) return;
  let isAwake = false;
  const wake = (event: PointerEvent | FocusEvent) => {
    if (isAwake) return;
    isAwake = true;
    const isTouched = "pointerType" in event && event.pointerType === "touch";
    import("./tooltip.ts").then(
      (tooltip) => tooltip.default(mark, isTouched, signal),
      (error) => tell("load", error),
    );
  };
  mark.addEventListener("pointerenter", wake, { signal });
  mark.addEventListener("focusin", wake, { signal });
}

/** What the header's buttons do, by their `data-act` or `command`. */
function actsOf(element: HTMLElement, menu: HTMLDialogElement): Record<string, () => void> {
  // The menu keeps a flag of its own beside the theme.
  const keepFlag = () => localStore.write("darkMode", String(isDark()));
  return {
    theme: () => {
      const dark = !isDark();
      setTheme(dark);
      press(element, "theme", dark);
      if (menu.open) keepFlag();
    },
    motion: () => {
      const paused = root().dataset.motion !== "paused";
      setMotionPaused(paused);
      if (paused) sessionStore.write("motion", "paused");
      else sessionStore.remove("motion");
      press(element, "motion", paused);
    },
    "show-modal": () => {
      if (!menu.open) menu.showModal();
      document.body.classList.add("menu-open");
      keepFlag();
    },
    close: () => menu.close(),
  };
}

function press(element: HTMLElement, act: string, on: boolean): void {
  for (const button of element.querySelectorAll(`[data-act="${act}"]`))
    button.setAttribute("aria-pressed", String(on));
}

function markActive(element: HTMLElement): void {
  const route = routeOf(location.pathname);
  const first = element.querySelector("a")!.getAttribute("href")!;
  const home = import.meta.env.BASE ? routeOf(first) : first;
  for (const link of element.querySelectorAll<HTMLAnchorElement>("nav li > a")) {
    const mark = markOf(link.getAttribute("href")!, route, home);
    if (mark) link.setAttribute("aria-current", mark);
    else link.removeAttribute("aria-current");
  }
}

function isDark(): boolean {
  return root().classList.contains("dark");
}

function setTheme(dark: boolean): void {
  root().classList.toggle("dark", dark);
  root().classList.toggle("light", !dark);
  paintBars();
  localStore.write("theme", dark ? "dark" : "light");
}

/** The browser's own bars take the colour of the page's theme, which need not be the system's. */
function paintBars(): void {
  const paper = getComputedStyle(root()).getPropertyValue("--paper").trim();
  for (const meta of document.querySelectorAll("meta[name=theme-color]")) meta.setAttribute("content", paper);
}
