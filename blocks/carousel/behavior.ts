import { readingDirection } from "../../renderer/runtime/reading-direction.ts";

/** Sub-pixels by which a row may miss its end. */
const SLACK = 2;

/** Lets two buttons move the row by what is in view; at an end the button says that it does nothing. */
export default function carousel(element: HTMLElement): (() => void) | undefined {
  const row = element.querySelector<HTMLElement>(".row");
  const strip = row?.parentElement;
  if (!row || !strip) return undefined;
  const buttons = [...strip.querySelectorAll<HTMLButtonElement>("button[data-step]")];
  const ended = new AbortController();
  const { signal } = ended;

  const show = (): void => {
    const end = row.scrollWidth - row.clientWidth;
    const at = Math.abs(row.scrollLeft);
    strip.toggleAttribute("data-fits", end <= SLACK);
    for (const button of buttons) {
      const isAtEnd = button.dataset.step === "1" ? at >= end - SLACK : at <= SLACK;
      button.setAttribute("aria-disabled", String(isAtEnd));
    }
  };
  for (const button of buttons) {
    button.addEventListener(
      "click",
      () => {
        const entry = row.querySelector("li")?.getBoundingClientRect().width ?? row.clientWidth;
        const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
        row.scrollBy({
          left:
            readingDirection(row) * Number(button.dataset.step) * Math.max(entry, row.clientWidth - entry),
          behavior: isStill ? "instant" : "smooth",
        });
      },
      { signal },
    );
  }
  row.addEventListener("scroll", show, { signal, passive: true });
  const sizes = new ResizeObserver(show);
  sizes.observe(row);
  show();
  return () => {
    ended.abort();
    sizes.disconnect();
  };
}
