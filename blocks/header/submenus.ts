/**
 * What the browser leaves open about second levels: their entries say whether they are open and whether the page that
 * is open lies below them, and they close when the focus or the visitor has gone elsewhere. Loaded for headers with
 * second levels alone.
 *
 * @param signal  Ends all of it; it may have ended already.
 */
export default function startSubmenus(element: HTMLElement, signal: AbortSignal): void {
  const panels = element.querySelectorAll<HTMLElement>("[popover]");
  const close = () => {
    for (const panel of panels) if (panel.matches(":popover-open")) panel.hidePopover();
  };
  for (const panel of panels) {
    const entry = panel.parentElement;
    const button = entry?.querySelector(":scope > button");
    button?.setAttribute("aria-expanded", String(panel.matches(":popover-open")));
    panel.addEventListener(
      "toggle",
      (event) => button?.setAttribute("aria-expanded", String((event as ToggleEvent).newState === "open")),
      { signal },
    );
    panel.addEventListener("click", ({ target }) => (target as Element).closest("a") && close(), { signal });
    entry?.addEventListener(
      "focusout",
      ({ relatedTarget }) => {
        if (relatedTarget && !entry.contains(relatedTarget as Node)) close();
      },
      { signal },
    );
  }
  const follow = () => {
    close();
    markParents(element);
  };
  document.addEventListener("site:navigate", follow, { signal });
  markParents(element);
}

function markParents(element: HTMLElement): void {
  for (const below of element.querySelectorAll("[popover], details")) {
    const control = below.parentElement?.querySelector(
      ":scope > a, :scope > button, :scope > details > summary",
    );
    const isBelow = below.querySelector("a[aria-current]") !== null;
    if (isBelow && !control?.hasAttribute("aria-current")) control?.setAttribute("aria-current", "true");
    if (!isBelow && control?.localName !== "a") control?.removeAttribute("aria-current");
  }
}
