import { SITE_TOLD, type SiteTold } from "./protocol.ts";

/**
 * Calls a function whenever a file of the site has changed since this window was sent. Browsers hear of changes through
 * a connection that stands a moment later: with it comes how many there have been, and what was missed is told then.
 */
export function onSiteChange(listener: () => void): void {
  import.meta.hot?.on("site:change", listener);
  import.meta.hot?.on(SITE_TOLD, ({ count }: SiteTold) => {
    if (count > changesSent()) listener();
  });
}

/** How many changes there had been when the document of this window was made. */
function changesSent(): number {
  return Number(document.querySelector<HTMLMetaElement>("meta[name=site-changes]")?.content ?? 0);
}
