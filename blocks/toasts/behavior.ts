import { nanoid } from "nanoid";
import { type Toast, takeToasts } from "../../renderer/runtime/toasts.ts";

/** How long a success stays, in milliseconds, not counting the time under the pointer or with focus in it. */
const STAY = 8000;

/** Shows the messages that the page's blocks send. */
export default function startToasts(element: HTMLElement): () => void {
  const region = element.querySelector<HTMLElement>("[data-close]");

  const add = ({ title, text, kind }: Toast) => {
    const list = region?.querySelector(`:scope > [data-kind="${kind}"]`);
    if (!region || !list) return;
    const toast = document.createElement("div");
    toast.className = "toast";
    toast.dataset.kind = kind;
    const id = `toast-${nanoid(8)}`;
    toast.append(paragraph(title, id), ...(text ? [paragraph(text)] : []), closeButton(region, id, toast));
    list.append(toast);
    if (kind === "success") leaveInTime(toast);
  };
  const show = () => {
    for (const toast of takeToasts()) add(toast);
  };
  document.addEventListener("site:toast", show);
  show();
  return () => document.removeEventListener("site:toast", show);
}

function paragraph(text: string, id?: string): HTMLElement {
  const element = document.createElement("p");
  element.textContent = text;
  if (id) element.id = id;
  return element;
}

function closeButton(region: HTMLElement, titleId: string, toast: HTMLElement): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "×";
  button.setAttribute("aria-label", region.dataset.close ?? "");
  button.setAttribute("aria-describedby", titleId);
  button.addEventListener("click", () => toast.remove());
  return button;
}

function leaveInTime(toast: HTMLElement): void {
  let timer = 0;
  const start = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => toast.remove(), STAY);
  };
  const wait = () => window.clearTimeout(timer);
  for (const type of ["pointerenter", "focusin"]) toast.addEventListener(type, wait);
  for (const type of ["pointerleave", "focusout"]) toast.addEventListener(type, start);
  start();
}
