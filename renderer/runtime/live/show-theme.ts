import { THEME_STYLES } from "./protocol.ts";

const element = document.createElement("style");
element.dataset.theme = "";

let chosen = "";

/** Settles when the first styles are there, so that no page is drawn in another look before. */
export let isThemed: Promise<void> = Promise.resolve();

/** Puts the theme behind the base styles, which are there already, and before those of blocks, which come later. */
export function startTheme(): void {
  document.head.append(element);
  isThemed = showTheme();
}

/**
 * Fetches the styles of the theme as it is now and shows them, without anything else on the page being touched.
 *
 * @param name A theme that comes with the engine; empty for the site's own. Default: the one shown last.
 */
export async function showTheme(name = chosen): Promise<void> {
  chosen = name;
  const response = await fetch(`${THEME_STYLES}?name=${encodeURIComponent(name)}`).catch(() => undefined);
  const css = response?.ok ? await response.text() : undefined;
  if (css !== undefined && name === chosen && css !== element.textContent) element.textContent = css;
}
