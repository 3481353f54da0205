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

  const close = (toast: HTMLElement) => {
    const hadFocus = toast.contains(document.activeElement);
    const toasts = shownIn(region);
    const next = toasts[toasts.indexOf(toast) + 1] ?? toasts[toasts.indexOf(toast) - 1];
    ends.get(toast)?.();
    ends.delete(toast);
    toast.remove();
    if (!hadFocus) return;
    if (next) next.querySelector("button")?.focus();
    else keys.giveFocusBack();
  };

  const show = (message: Toast) => {
    const toast = fillIn(template, message);
    toast.querySelector("button")?.addEventListener("click", () => close(toast));
    // News of the same thing, or the same words again: the earlier one makes room, the new one is announced.
    const earlier = shownIn(region).find((other) => other.dataset.topic === toast.dataset.topic);
    region.querySelector(`[data-region="${message.kind}"]`)?.append(toast);
    if (earlier) close(earlier);
    if (message.kind === "success")
      ends.set(
        toast,
        countDown(toast, wait, () => close(toast)),
      );
  };

  const take = () => {
    for (const toast of takeToasts()) show(toast);
  };
  const endHeight = tellHeight(region);
  document.addEventListener("site:toast", take);
  const keys = listenToKeys(region, close);
  take();
  return () => {
    endHeight();
    document.removeEventListener("site:toast", take);
    keys.end();
    for (const end of ends.values()) end();
  };
}

/** The messages that are open, in the order of the page. */
function shownIn(region: HTMLElement): HTMLElement[] {
  return [...region.querySelectorAll<HTMLElement>("[data-region] > li")];
}

/** A message as an element of its own, made from the template. */
function fillIn(template: HTMLElement, { kind, title, text = "", topic }: Toast): HTMLElement {
  const toast = template.cloneNode(true) as HTMLElement;
  const id = `toast-${nanoid(8)}`;
  toast.dataset.kind = kind;
  toast.dataset.topic = topic ?? `${title}\n${text}`;
  toast.id = id;
  fill(toast, ".title", title);
  fill(toast, ".text", text);
  toast.querySelector("button")?.setAttribute("aria-describedby", `${id}-title`);
  const heading = toast.querySelector(".title");
  if (heading) heading.id = `${id}-title`;
  return toast;
}

function fill(toast: HTMLElement, selector: string, text: string): void {
  const place = toast.querySelector(selector);
  if (place) place.textContent = text;
}

/** F6 moves focus to the messages and back; Escape closes the one that has it. */
function listenToKeys(region: HTMLElement, close: (toast: HTMLElement) => void) {
  let cameFrom: Element | null = null;

  function giveFocusBack(): void {
    if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
    cameFrom = null;
  }

  const onKey = (event: KeyboardEvent) => {
    const focused = document.activeElement;
    const inside = region.contains(focused);
    if (event.key === "F6" && !event.defaultPrevented) {
      const first = shownIn(region).at(-1)?.querySelector("button");
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
  document.addEventListener("keydown", onKey);
  return { giveFocusBack, end: () => document.removeEventListener("keydown", onKey) };
}

/** What gets the focus stops above the messages: the page reads how high they are. */
function tellHeight(region: HTMLElement): () => void {
  const { style } = document.documentElement;
  const size = new ResizeObserver(() => style.setProperty("--toasts-height", `${region.offsetHeight}px`));
  size.observe(region);
  return () => {
    size.disconnect();
    style.removeProperty("--toasts-height");
  };
}
