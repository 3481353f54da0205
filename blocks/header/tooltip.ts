/** How long a touch keeps the brand's tooltip open, in milliseconds. */
const TOUCHED = 2500;

/**
 * Shows the brand's tooltip on touch for a moment; Escape hides it until the pointer or the focus comes back.
 *
 * @returns Function that forgets the touch; the listeners go with `signal`.
 */
export function startTooltip(element: HTMLElement, signal: AbortSignal): () => void {
  const mark = element.querySelector<HTMLElement>('[role="tooltip"]')?.parentElement;
  if (!mark) return () => {};
  let untouch = 0;
  mark.addEventListener(
    "touchstart",
    () => {
      mark.dataset.touched = "";
      window.clearTimeout(untouch);
      untouch = window.setTimeout(() => delete mark.dataset.touched, TOUCHED);
    },
    { signal, passive: true },
  );
  const recall = () => delete mark.dataset.dismissed;
  mark.addEventListener("pointerenter", recall, { signal });
  mark.addEventListener("focusin", recall, { signal });
  const dismiss = ({ key }: KeyboardEvent) => {
    if (key === "Escape") mark.dataset.dismissed = "";
  };
  document.addEventListener("keydown", dismiss, { signal });
  return () => window.clearTimeout(untouch);
}
