/** How long a touch keeps the brand's tooltip open, in milliseconds. */
const TOUCHED = 2500;

/**
 * Shows the brand's tooltip on touch for a moment; Escape hides it until the pointer or the focus comes back.
 *
 * @param mark Element that the tooltip belongs to.
 * @param isTouched A finger is on it already.
 * @param signal Ends it.
 */
export default function startTooltip(mark: HTMLElement, isTouched: boolean, signal: AbortSignal): void {
  let untouch = 0;
  const touch = () => {
    mark.dataset.touched = "";
    window.clearTimeout(untouch);
    untouch = window.setTimeout(() => delete mark.dataset.touched, TOUCHED);
  };
  mark.addEventListener("touchstart", touch, { signal, passive: true });
  const recall = () => delete mark.dataset.dismissed;
  mark.addEventListener("pointerenter", recall, { signal });
  mark.addEventListener("focusin", recall, { signal });
  const dismiss = ({ key }: KeyboardEvent) => {
    if (key === "Escape") mark.dataset.dismissed = "";
  };
  document.addEventListener("keydown", dismiss, { signal });
  signal.addEventListener("abort", () => window.clearTimeout(untouch));
  if (isTouched) touch();
}
