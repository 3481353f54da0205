/** What the site promises; bytes are compressed with brotli, times in milliseconds. */
export const BUDGETS = {
  /** Scripts before the visitor does anything, on routes whose first screen is static. */
  scriptOfStaticRoutes: 4_300,
  /** The same on routes with an island in the first screen. */
  scriptOfIslandRoutes: 75_000,
  /** What a block with a few lines of plain code brings when it wakes. */
  behavior: 5_000,
  /** What an island brings: React's own 58 KB and itself. */
  island: 68_000,
  /** Document and style sheets of the home page together; 150 of it are its links to the page in German. */
  homeDocument: 13_800,
  largestPaint: 1000,
  largestPaintWithIsland: 1250,
  blocked: 10,
  shifted: 0,
  /** Check and build without caches, for each page of 1,000. */
  coldPerPage: 3,
  /** The same when nothing has changed. */
  warmPerPage: 0.3,
  /** Ten thousand pages without caches. */
  coldTenThousand: 40_000,
  /** One page of 10,000 changed. */
  oneChanged: 1000,
  /** All processes of a build together, in bytes. */
  memory: 300 * 2 ** 20,
  /** From a key in a list of 10,000 to its answer, on a processor four times slower. */
  keystroke: 50,
  /** Everything that a first search fetches, scripts included. */
  searchBytes: 100_000,
  /** From the input to the painted answer, its pieces at hand, on a processor four times slower. */
  searchAnswer: 100,
} as const;

/** Routes whose first screen needs no script, and those of a kind: pages under a prefix. */
const STATIC_ROUTES = [
  "/",
  "/about",
  "/services",
  "/platform",
  "/showcases",
  "/privacy",
  "/terms",
  "/cookies",
];
const STATIC_PREFIXES = ["/showcases/"];
const HUB_LISTS = ["/insights/articles", "/insights/events"];

/** Whether the first screen of a route of the real site is static. */
export function isStaticRoute(route: string): boolean {
  const isArticle = route.startsWith("/insights/") && !HUB_LISTS.includes(route);
  return (
    isArticle || STATIC_ROUTES.includes(route) || STATIC_PREFIXES.some((prefix) => route.startsWith(prefix))
  );
}

/** Most bytes of script that a route may load before the visitor does anything. */
export function scriptBudget(route: string): number {
  return isStaticRoute(route) ? BUDGETS.scriptOfStaticRoutes : BUDGETS.scriptOfIslandRoutes;
}

/** Behaviors that need a library; it loads when they come into view. */
const LIBRARY_BUDGETS: Record<string, number> = {
  // d3-geo and topojson-client turn the globe.
  map: 20_000,
};

/** Most bytes of script that a block may bring with it when it wakes, React included for an island. */
export function blockBudget(block: string, isIsland: boolean): number {
  return LIBRARY_BUDGETS[block] ?? (isIsland ? BUDGETS.island : BUDGETS.behavior);
}

/** Typing on a page in the editor at 1,000 pages, 95 of 100, in milliseconds. */
export const EDITOR_BUDGET = { first: 1500, glyph: 16, file: 50, check: 200 };
