import { agreedCategories, CONSENT_EVENT, type ConsentCategory } from "./consent.ts";

/**
 * Loads the frames in an element (`renderer/ui/foreign-frame.tsx`): when the visitor presses the button, or unasked
 * when the visitor has agreed to the frame's category. Nothing is kept of a press; who takes the agreement back loses
 * what was loaded unasked.
 *
 * @returns Function that undoes it.
 */
export function loadOnRequest(element: HTMLElement): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const rooms = [...element.querySelectorAll<HTMLElement>("[data-frame]")];
  const unasked = new Set<HTMLElement>();
  const agree = () => {
    const agreed = agreedCategories();
    for (const room of rooms) {
      const isAgreed = agreed.has(room.dataset.category as ConsentCategory);
      if (isAgreed && !room.querySelector("iframe")) {
        unasked.add(room);
        load(room);
      } else if (!isAgreed && unasked.delete(room)) unload(room);
    }
  };
  for (const room of rooms) {
    const button = room.querySelector("[data-load]");
    button?.addEventListener("click", () => load(room).focus(), { signal });
  }
  document.addEventListener(CONSENT_EVENT, agree, { signal });
  agree();
  return () => {
    ended.abort();
    for (const room of rooms) unload(room);
  };
}

function load(room: HTMLElement): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.title = room.dataset.title ?? "";
  frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  // Players ask which site shows them; nobody needs to know the page.
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.src = room.dataset.frame ?? "";
  room.append(frame);
  room.dataset.loaded = "";
  return frame;
}

function unload(room: HTMLElement): void {
  room.querySelector("iframe")?.remove();
  delete room.dataset.loaded;
}
