/**
 * Calls `done` after a time during which nobody is reading: the clock stands still while the pointer is over
 * the element, focus is in it, or the tab is hidden.
 *
 * @param milliseconds Time to wait in all.
 * @returns Function that ends the wait without calling `done`.
 */
export function countDown(element: HTMLElement, milliseconds: number, done: () => void): () => void {
  let left = milliseconds;
  let since = 0;
  let timer: number | undefined;
  const reasons = new Set<string>();

  const run = () => {
    since = performance.now();
    timer = window.setTimeout(done, left);
  };
  const hold = (reason: string) => {
    if (reasons.size === 0) {
      window.clearTimeout(timer);
      left -= performance.now() - since;
    }
    reasons.add(reason);
  };
  const release = (reason: string) => {
    if (reasons.delete(reason) && reasons.size === 0) run();
  };

  const listeners: [string, () => void][] = [
    ["pointerenter", () => hold("pointer")],
    ["pointerleave", () => release("pointer")],
    ["focusin", () => hold("focus")],
    ["focusout", () => release("focus")],
  ];
  for (const [type, listener] of listeners) element.addEventListener(type, listener);
  const onVisibility = () => (document.hidden ? hold("hidden") : release("hidden"));
  document.addEventListener("visibilitychange", onVisibility);
  run();
  if (document.hidden) hold("hidden");
  return () => {
    window.clearTimeout(timer);
    for (const [type, listener] of listeners) element.removeEventListener(type, listener);
    document.removeEventListener("visibilitychange", onVisibility);
  };
}
