import {
  type ConsentCategory,
  consentNames,
  storeConsent,
  storedConsent,
} from "../../renderer/runtime/consent.ts";

/** Asks for consent when none is stored, stores the choice, and opens it again from a link to the block. */
export default function startCookieBanner(element: HTMLElement): () => void {
  const root = document.documentElement;
  const banner = element.querySelector<HTMLElement>(".banner");
  const dialog = element.querySelector("dialog");
  const ended = new AbortController();
  const { signal } = ended;

  // Toasts stand above the banner, and what gets the focus stops there: they read how tall it is.
  if (banner)
    new ResizeObserver(() => root.style.setProperty("--banner-height", `${banner.offsetHeight}px`)).observe(
      banner,
    );

  const show = (visible: boolean) => {
    if (!banner) return;
    const hadFocus = banner.contains(document.activeElement);
    banner.hidden = !visible;
    // The focus goes to the content, not to nowhere.
    if (hadFocus) document.getElementById("main")?.focus({ preventScroll: true });
  };
  const choose = (names: readonly string[]) => {
    storeConsent(names);
    dialog?.close();
    show(false);
  };
  const boxes = () => [...element.querySelectorAll<HTMLInputElement>("input")];

  const customize = () => {
    const stored = storedConsent();
    for (const box of boxes()) box.checked = box.disabled || stored?.[box.name as ConsentCategory] === true;
    dialog?.showModal();
  };

  const acts: Record<string, () => void> = {
    accept: () => choose(consentNames),
    reject: () => choose([]),
    close: () => show(false),
    cancel: () => dialog?.close(),
    customize,
    save: () => choose(boxes().flatMap((box) => (box.checked ? [box.name] : []))),
  };
  element.addEventListener(
    "click",
    ({ target }) => {
      const act = target instanceof Element && target.closest<HTMLElement>("[data-act]")?.dataset.act;
      if (act) acts[act]?.();
    },
    { signal },
  );
  // Before the router sees the click: the choice opens over the page that is open, whatever page the link names.
  const here = `#${element.id}`;
  document.addEventListener(
    "click",
    (event) => {
      if (here === "#" || !(event.target as Element).closest(`a[href$="${here}"]`)) return;
      event.preventDefault();
      customize();
    },
    { signal, capture: true },
  );
  show(storedConsent() === null);
  if (location.hash === here) customize();
  return () => {
    ended.abort();
    dialog?.close();
    show(false);
  };
}
