import { EDITOR_FRAME, EDITOR_PATH, SITE_PATH } from "./protocol.ts";

/** Milliseconds between two looks whether somebody still types. */
const PAUSE = 300;

/**
 * Windows of the editor stay as they are while somebody types in them: new code, or a window that is loaded again, would
 * take the words away under their hands. It comes as soon as they have ended.
 */
export function holdUpdates(): void {
  const isFrame = window.name === EDITOR_FRAME;
  if (!isFrame && ![EDITOR_PATH, SITE_PATH].some((start) => `${location.pathname}/`.startsWith(`${start}/`)))
    return;
  // Vite waits for whoever listens.
  import.meta.hot?.on("vite:beforeFullReload", whenNobodyTypes);
  import.meta.hot?.on("vite:ws:disconnect", whenNobodyTypes);
  // No view is drawn in the window around the page, where other news are waited for.
  if (isFrame) import.meta.hot?.on("vite:beforeUpdate", whenNobodyTypes);
  // Code that this window never got is not replaced in it.
  if (isFrame)
    import.meta.hot?.on("vite:afterUpdate", () => {
      if (document.querySelector(".live-fault")) loadAgainInTime();
    });
  // It is put there behind this. The block says so in its place, and the terminal says why.
  import.meta.hot?.on("vite:error", () => void setTimeout(closeOverlays));
}

/** Loads the window again, as soon as nobody types. */
export function loadAgainInTime(): void {
  void whenNobodyTypes().then(() => window.location.reload());
}

async function whenNobodyTypes(): Promise<void> {
  while (isInUse()) await new Promise((done) => setTimeout(done, PAUSE));
}

/** Whether there is something in this window, or in the page in its frame, that would be lost. */
function isInUse(): boolean {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[name="${EDITOR_FRAME}"]`)?.contentDocument;
  if ([document, frame].some((one) => one && isTypedIn(one))) return true;
  return document.querySelector("[role=dialog], [role=alertdialog], [data-phase=saving]") !== null;
}

/** What stands in a field is sent when the window is left. */
function isTypedIn(place: Document): boolean {
  const field = "input, textarea, [contenteditable]:not([contenteditable=false])";
  return place.hasFocus() && place.activeElement?.closest(field) != null;
}

/** Vite's picture of a mistake in code covers all of a window, for people who can do nothing about it. */
function closeOverlays(): void {
  for (const overlay of document.querySelectorAll<HTMLElement & { close?(): void }>("vite-error-overlay"))
    overlay.close?.();
}
