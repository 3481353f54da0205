import { internalTarget, routeOf } from "../../renderer/runtime/links.ts";
import { siteAddress } from "../../renderer/runtime/site-address.ts";
import { localStore } from "../../renderer/runtime/storage.ts";

type Panels = typeof import("./panels.ts");

/**
 * On its own page the search is loaded at once. The dialog waits until somebody wants it: for `/`, Ctrl+K and links to
 * the page.
 */
export default function startSearch(
  element: HTMLElement,
  tell: (stage: string, error: unknown) => void,
): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const own = element.querySelector<HTMLElement>("[data-searches]") ?? element;
  const { page } = own.dataset;
  const load = (begin: (panels: Panels) => void, otherwise?: () => void) => {
    import("./panels.ts").then(
      (panels) => signal.aborted || begin(panels),
      (error) => {
        tell("load", error);
        if (!signal.aborted) otherwise?.();
      },
    );
  };

  if (!page) {
    load((panels) => panels.startPage(own, signal));
    return () => ended.abort();
  }
  const open = () => {
    const keys = keepKeys(signal);
    load(
      (panels) => panels.openDialog(own, signal, keys.end()),
      () => {
        keys.end();
        location.assign(siteAddress(page));
      },
    );
  };
  const fieldOfPage = () => document.querySelector<HTMLElement>("#main [data-searches] input");
  document.addEventListener(
    "keydown",
    (event) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      const field = fieldOfPage();
      if (field) field.focus();
      else open();
    },
    { signal },
  );
  // Before the router sees the click. On its own page the link leads to the page, as any link does.
  document.addEventListener(
    "click",
    (event) => {
      const target = internalTarget(event);
      if (
        !target ||
        target.search ||
        target.hash ||
        routeOf(target.pathname) !== siteAddress(page) ||
        fieldOfPage()
      )
        return;
      event.preventDefault();
      open();
    },
    { signal, capture: true },
  );
  return () => ended.abort();
}

/** What is typed while the search is on its way is not lost. */
function keepKeys(signal: AbortSignal): { end(): string } {
  const ended = new AbortController();
  let typed = "";
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key.length > 1 || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      typed += event.key;
    },
    { signal: AbortSignal.any([signal, ended.signal]), capture: true },
  );
  return {
    end() {
      ended.abort();
      return typed;
    },
  };
}

/** Ctrl+K or ⌘K; and `/` where nothing is typed, unless the visitor has switched it off. */
function isShortcut({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  target,
  defaultPrevented,
}: KeyboardEvent): boolean {
  if (defaultPrevented || altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === "k" && !shiftKey;
  const isTyping =
    target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
  return key === "/" && !isTyping && localStore.read("search_key") !== "off";
}
