/**
 * Whether things may move: not when the visitor's system asks for reduced motion, and not when the visitor
 * paused the site's motion (`data-motion="paused"` on the root, WCAG 2.2.2).
 */
export function motionAllowed(): boolean {
  return (
    document.documentElement.dataset.motion !== "paused" &&
    !window.matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

/**
 * Calls `listener` now and whenever motion becomes allowed or forbidden.
 *
 * @returns Function that stops watching.
 */
export function watchMotion(listener: (allowed: boolean) => void): () => void {
  const tell = () => listener(motionAllowed());
  const query = window.matchMedia("(prefers-reduced-motion: reduce)");
  query.addEventListener("change", tell);
  document.addEventListener("site:motion", tell);
  tell();
  return () => {
    query.removeEventListener("change", tell);
    document.removeEventListener("site:motion", tell);
  };
}

/**
 * Calls `step` every `milliseconds` while motion is allowed and the tab is visible.
 *
 * @returns Function that stops it for good.
 */
export function every(milliseconds: number, step: () => void): () => void {
  let timer: number | undefined;
  const update = () => {
    window.clearInterval(timer);
    timer = motionAllowed() && !document.hidden ? window.setInterval(step, milliseconds) : undefined;
  };
  const stopWatching = watchMotion(update);
  document.addEventListener("visibilitychange", update);
  return () => {
    window.clearInterval(timer);
    stopWatching();
    document.removeEventListener("visibilitychange", update);
  };
}
