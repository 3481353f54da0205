/** Keeps the navigation in step with the area that is shown; CSS does the showing. */
export default function startServiceCatalog(element: HTMLElement): () => void {
  const areas = [...element.querySelectorAll<HTMLElement>(".area")];
  const links = [...element.querySelectorAll<HTMLAnchorElement>("nav a")];

  const select = (id: string) => {
    // An anchor elsewhere on the page leaves the selection as it is.
    if (!areas.some((area) => area.id === id)) return;
    for (const part of element.querySelectorAll<HTMLElement>("[data-selected]")) delete part.dataset.selected;
    for (const area of areas) if (area.id === id) area.dataset.selected = "";
    for (const link of links) {
      if (link.hash === `#${id}`) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  };
  // A link that is half in sight counts as seen for the browser: the strip of links moves on all the same.
  const showWhole = (event: FocusEvent) =>
    (event.target as Element).scrollIntoView({ block: "nearest", inline: "nearest" });
  const nav = element.querySelector("nav");
  nav?.addEventListener("focusin", showWhole);
  const follow = () => select(location.hash.slice(1));
  window.addEventListener("hashchange", follow);
  follow();
  return () => {
    window.removeEventListener("hashchange", follow);
    nav?.removeEventListener("focusin", showWhole);
  };
}
