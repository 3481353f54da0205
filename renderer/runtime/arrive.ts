/** Scrolls to the address's anchor, else to the top, and moves focus to the heading there. */
export function arrive(main: HTMLElement, hash: string): void {
  const anchor = hash && document.getElementById(decodeAnchor(hash));
  if (anchor) anchor.scrollIntoView();
  else window.scrollTo({ top: 0, behavior: "instant" });
  const heading = (anchor || main).querySelector<HTMLElement>("h1, h2") ?? main;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function decodeAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Tells screen readers where they are now. */
export function announce(title: string): void {
  const region = document.getElementById("announcer");
  if (region) region.textContent = title;
}
