import { inTime } from "../../renderer/runtime/in-time.ts";

/** Pictures that are fetched ahead. */
const PRELOADED = 3;

type Tell = (stage: string, error: unknown) => void;

/** Fetches the text when the page came without it; then fetches the pictures that are likely next. */
export default function body(element: HTMLElement, tell: Tell): (() => void) | undefined {
  const place = element.querySelector<HTMLElement>("[data-body]");
  const loading = element.querySelector<HTMLElement>("[data-loading]");
  const failure = element.querySelector<HTMLElement>("[data-failure]");
  if (!place || !loading || !failure) return undefined;
  if (place.dataset.bodyEmpty === undefined) {
    preload(place.dataset.preload);
    return undefined;
  }
  const leaving = new AbortController();
  const { signal } = leaving;
  const sources = JSON.parse(place.dataset.sources ?? "[]") as string[];

  async function load() {
    if (!place || !loading || !failure) return;
    loading.hidden = false;
    failure.hidden = true;
    try {
      // A prerendered page has its text: only client navigation needs the code that fetches one.
      const { loadBody } = await inTime(import("../../renderer/runtime/load-body.ts"));
      if (signal.aborted) return;
      const text = await loadBody({ sources, marker: place.dataset.marker }, signal);
      if (signal.aborted) return;
      place.replaceChildren(text);
      delete place.dataset.bodyEmpty;
      preload(place.dataset.preload);
    } catch (error) {
      if (signal.aborted) return;
      tell("load", error);
      loading.hidden = true;
      failure.hidden = false;
      if (place.dataset.notFound !== undefined) await leadToNotFound(failure);
    } finally {
      loading.hidden = true;
    }
  }

  /** Without the not-found page, too, the message stays, with its button to try again. */
  async function leadToNotFound(message: HTMLElement) {
    try {
      const { showNotFound } = await import("../../renderer/runtime/show-not-found.ts");
      await showNotFound(message.querySelector(".title")?.textContent ?? "", signal);
    } catch (error) {
      if (!signal.aborted) tell("load", error);
    }
  }

  element.querySelector("[data-retry]")?.addEventListener("click", load, { signal });
  void load();
  return () => leaving.abort();
}

/** Lazy pictures of a block become eager. */
function preload(anchor: string | undefined): void {
  const block = anchor && document.getElementById(anchor.slice(1));
  if (!block) return;
  const pictures = [...block.querySelectorAll<HTMLImageElement>("img[loading=lazy]")].slice(0, PRELOADED);
  for (const picture of pictures) picture.loading = "eager";
}
