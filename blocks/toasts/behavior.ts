import { nanoid } from "nanoid";
import { type Toast, takeToasts } from "../../renderer/runtime/toasts.ts";
import { countDown } from "./count-down.ts";

/**
 * Shows the site's short messages. An error stays until it is closed, good news goes after the region's
 * seconds. F6 moves focus to the messages and back; Escape closes the one that has focus.
 */
export default function startToasts(element: HTMLElement): () => void {
  const region = element.querySelector<HTMLElement>("section");
  const template = element.querySelector<HTMLElement>("[data-template] > li");
  if (!region || !template) return () => {};
  const wait = Number(region.dataset.seconds) * 1000;
  const ends = new Map<HTMLElement, () => void>();
  let cameFrom: Element | null = null;

  const shown = () => [...region.querySelectorAll<HTMLElement>("[data-region] > li")];

  function close(toast: HTMLElement): void {
    const hadFocus = toast.contains(document.activeElement);
    const toasts = shown();
    const next = toasts[toasts.indexOf(toast) + 1] ?? toasts[toasts.indexOf(toast) - 1];
    ends.get(toast)?.();
    ends.delete(toast);
    toast.remove();
    if (!hadFocus) return;
    if (next) next.querySelector("button")?.focus();
    else giveFocusBack();
  }

  function giveFocusBack(): void {
    if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
    cameFrom = null;
  }

  function show({ kind, title, text = "", topic }: Toast): void {
    const toast = template?.cloneNode(true) as HTMLElement;
    const id = `toast-${nanoid(8)}`;
    toast.dataset.kind = kind;
    toast.dataset.topic = topic ?? `${title}\n${text}`;
    toast.id = id;
    fill(toast, ".title", title);
    fill(toast, ".text", text);
    const button = toast.querySelector("button");
    button?.setAttribute("aria-describedby", `${id}-title`);
    const heading = toast.querySelector(".title");
    if (heading) heading.id = `${id}-title`;
    button?.addEventListener("click", () => close(toast));
    // News of the same thing, or the same words again: the earlier one makes room, the new one is announced.
    const earlier = shown().find((other) => other.dataset.topic === toast.dataset.topic);
    region?.querySelector(`[data-region="${kind}"]`)?.append(toast);
    if (earlier) close(earlier);
    if (kind === "success")
      ends.set(
        toast,
        countDown(toast, wait, () => close(toast)),
      );
  }

  const take = () => {
    for (const toast of takeToasts()) show(toast);
  };
  const onKey = (event: KeyboardEvent) => {
    const focused = document.activeElement;
    const inside = region.contains(focused);
    if (event.key === "F6" && !event.defaultPrevented) {
      const first = shown().at(-1)?.querySelector("button");
      if (!first && !inside) return;
      event.preventDefault();
      if (inside) return giveFocusBack();
      cameFrom = focused;
      first?.focus();
    } else if (event.key === "Escape" && inside) {
      const toast = focused?.closest<HTMLElement>("[data-region] > li");
      if (toast) close(toast);
    }
  };
  // What gets the focus stops above the messages: the page reads how high they are.
  const root = document.documentElement;
  const size = new ResizeObserver(() =>
    root.style.setProperty("--toasts-height", `${region.offsetHeight}px`),
  );
  size.observe(region);
  document.addEventListener("site:toast", take);
  document.addEventListener("keydown", onKey);
  take();
  return () => {
    size.disconnect();
    root.style.removeProperty("--toasts-height");
    document.removeEventListener("site:toast", take);
    document.removeEventListener("keydown", onKey);
    for (const end of ends.values()) end();
  };
}

function fill(toast: HTMLElement, selector: string, text: string): void {
  const place = toast.querySelector(selector);
  if (place) place.textContent = text;
}
