import { readingDirection } from "../../renderer/runtime/reading-direction.ts";
import { siteSources } from "../../renderer/runtime/site-address.ts";

/** Pixels that a finger travels sideways before the next picture comes. */
const SWIPE = 48;

/** Opens the pictures in a viewer: buttons, arrow keys and swipes lead on, Escape leads back to where one was. */
export default function gallery(element: HTMLElement): (() => void) | undefined {
  const dialog = element.querySelector("dialog");
  const stage = dialog?.querySelector<HTMLElement>(".picture");
  const links = [...element.querySelectorAll<HTMLAnchorElement>("li a[href]:has(img)")];
  if (!dialog || !stage) return undefined;
  const ended = new AbortController();
  const { signal } = ended;
  let at = 0;

  const show = (index: number): void => {
    at = (index + links.length) % links.length;
    const link = links[at];
    if (!link) return;
    stage.replaceChildren(large(link));
    say(dialog, ".count", `${at + 1} / ${links.length}`);
    const caption = link.parentElement?.querySelector("figcaption");
    say(dialog, ".caption", [...(caption?.children ?? [])].map((part) => part.textContent).join(" · "));
  };
  const open = (event: MouseEvent, index: number): void => {
    // Whoever asks for a new tab gets one.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(index);
    dialog.showModal();
  };
  links.forEach((link, index) => {
    link.addEventListener("click", (event) => open(event, index), { signal });
  });
  dialog.addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (button?.dataset.step) show(at + Number(button.dataset.step));
      else if (button || target === stage) dialog.close();
    },
    { signal },
  );
  dialog.addEventListener(
    "keydown",
    ({ key }) => {
      const onward = readingDirection(dialog);
      if (key === "ArrowRight") show(at + onward);
      if (key === "ArrowLeft") show(at - onward);
    },
    { signal },
  );
  // Focus goes back to the picture that was seen last, not to the one that was opened first.
  dialog.addEventListener("close", () => links[at]?.focus(), { signal });
  followSwipes(stage, (step) => show(at + step), signal);
  const buttons = dialog.querySelectorAll<HTMLElement>("[data-step]");
  for (const button of buttons) button.hidden = links.length < 2;
  return () => {
    ended.abort();
    if (dialog.open) dialog.close();
  };
}

/** The picture of a link as large as the window has room for. */
function large(link: HTMLAnchorElement): HTMLElement {
  const picture = document.createElement("picture");
  for (const { type, srcSet, media } of JSON.parse(link.dataset.sources ?? "[]")) {
    const source = document.createElement("source");
    Object.assign(source, { type, srcset: siteSources(srcSet), sizes: "100vw", ...(media && { media }) });
    picture.append(source);
  }
  const image = document.createElement("img");
  const { width, height } = link.dataset;
  if (width && height) Object.assign(image, { width: Number(width), height: Number(height) });
  image.alt = shownIn(link)?.alt ?? "";
  image.src = link.href;
  picture.append(image);
  return picture;
}

/** Of a picture with a dark variant the one that is seen. */
function shownIn(link: HTMLAnchorElement): HTMLImageElement | undefined {
  const images = [...link.querySelectorAll("img")];
  return images.find((image) => image.checkVisibility()) ?? images[0];
}

function say(dialog: HTMLDialogElement, place: string, text: string): void {
  const element = dialog.querySelector(place);
  if (element) element.textContent = text;
}

function followSwipes(stage: HTMLElement, go: (step: 1 | -1) => void, signal: AbortSignal): void {
  let from: number | undefined;
  stage.addEventListener(
    "touchstart",
    ({ touches }) => {
      from = touches.length === 1 ? touches[0]?.clientX : undefined;
    },
    { signal, passive: true },
  );
  stage.addEventListener(
    "touchend",
    ({ changedTouches }) => {
      const way = (changedTouches[0]?.clientX ?? 0) - (from ?? Number.NaN);
      if (Math.abs(way) >= SWIPE) go(way < 0 ? 1 : -1);
      from = undefined;
    },
    { signal, passive: true },
  );
}
