import Fuse from "fuse.js";

/** How many addresses are suggested at most. */
const MOST = 5;

/**
 * The site's addresses that are most like the one that was asked for, best first.
 *
 * @param asked Path that has no page.
 * @param routes All paths of the site.
 */
export function nearestRoutes(asked: string, routes: readonly string[]): string[] {
  // Old links end in what other sites' pages are called.
  const path = asked.toLowerCase().replace(/(?:\/index)?\.(?:html?|php|aspx?|jsp)$/, "");
  const words = path.replaceAll(/[^a-z0-9]+/g, " ").trim();
  if (!words) return [];
  // Slashes and hyphens count as spaces, so that /blog/invoice_automation finds /showcases/invoice-automation.
  const rows = routes
    .filter((route) => route !== "/")
    .map((route) => ({ route, words: route.replaceAll(/[/-]+/g, " ").trim() }));
  // The whole address, and each of its parts: one wrong part must not hide a page that another part names.
  const parts = path
    .split("/")
    .map((part) => part.replaceAll(/[^a-z0-9]+/g, " ").trim())
    .filter((part) => part.length > 2);
  const fuse = new Fuse(rows, { keys: ["words"], threshold: 0.45, ignoreLocation: true, includeScore: true });
  const found = new Map<string, number>();
  for (const query of new Set([words, ...parts])) {
    // What is like the whole address comes before what is as much like a part of it.
    const handicap = query === words ? 0 : 0.01;
    for (const { item, score = 1 } of fuse.search(query)) {
      found.set(item.route, Math.min(score + handicap, found.get(item.route) ?? 1));
    }
  }
  return [...found]
    .sort(([a, x], [b, y]) => x - y || a.localeCompare(b))
    .slice(0, MOST)
    .map(([route]) => route);
}
