import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright";
import { progress } from "../../../renderer/commands/print.ts";
import { openSite } from "../../../renderer/site/open-site.ts";
import { BUDGETS, isStaticRoute, scriptBudget } from "../budgets.ts";
import { corpusPage } from "../corpus/corpus-page.ts";
import { withCorpus } from "../corpus/write-corpus.ts";
import { type CompressedServer, serveCompressed } from "../measure/compressed-server.ts";
import { engineDir, runCli } from "../measure/run-command.ts";
import { CONNECT_DELAY } from "../measure/throttled-page.ts";
import { measureVitals, type Vitals } from "../measure/vitals.ts";
import { type RouteWeight, weighRoute } from "../measure/weigh-route.ts";
import { against, kilobytes, printTable, time } from "../print-table.ts";

/** One route of a built site. */
export interface PageResult {
  site: string;
  route: string;
  isStatic: boolean;
  weight: RouteWeight;
  vitals: Vitals;
}

export interface SiteToMeasure {
  name: string;
  routes: readonly { route: string; isStatic: boolean }[];
}

/** Pages of the generated site that is looked at in the browser: cards lead to the next twelve. */
const CORPUS_PAGES = 24;

/** Routes of the real site, one of each kind of page. */
const ROUTES = [
  "/",
  "/about",
  "/services",
  "/platform",
  "/showcases",
  "/technologies/other",
  "/technologies/products",
  "/insights",
  "/insights/articles",
  "/insights/events",
  "/careers",
  "/partnerships",
  "/contact",
  "/privacy",
];

/** Kinds of pages that are made from rows: the first of each is measured. */
const ROW_PAGES = [/^\/showcases\/[^/]+$/, /^\/insights\/(?!articles$|events$)[^/]+$/, /^\/jobs\/[^/]+$/];

/** Weighs routes of the real site and of a generated one, and loads them as a slow telephone would. */
export async function pagePart(browser: Browser, runs: number): Promise<PageResult[]> {
  const results: PageResult[] = [];
  await onBuiltSites(async (server, { name, routes }) => {
    const bar = progress(`Pages of ${name}:`);
    for (const [index, { route, isStatic }] of routes.entries()) {
      bar.update(index, routes.length);
      const weight = await weighRoute(browser, server.plain, route);
      const vitals = await measureVitals(browser, server.slow.address + route, runs);
      results.push({ site: name, route, isStatic, weight, vitals });
    }
    bar.end();
  });
  print(results);
  return results;
}

/**
 * Builds the real site and a generated one into temporary folders and serves each twice: as it is, and with
 * the delay of a fresh connection.
 */
export async function onBuiltSites(
  use: (server: { plain: CompressedServer; slow: CompressedServer }, site: SiteToMeasure) => Promise<void>,
): Promise<void> {
  await onBuiltSite(engineDir, { name: "the site", routes: await realRoutes() }, use);
  await withCorpus({ pages: CORPUS_PAGES, staticPage: true }, (dir) => {
    const routes = [
      { route: "/static", isStatic: true },
      { route: corpusPage(0).route, isStatic: false },
    ];
    return onBuiltSite(dir, { name: "generated", routes }, use);
  });
}

async function onBuiltSite(
  dir: string,
  site: SiteToMeasure,
  use: Parameters<typeof onBuiltSites>[0],
): Promise<void> {
  const outDir = mkdtempSync(join(tmpdir(), "bench-built-"));
  const servers: CompressedServer[] = [];
  try {
    await runCli("build", "--site", dir, "--out", outDir);
    const plain = await serveCompressed(outDir);
    const slow = await serveCompressed(outDir, CONNECT_DELAY);
    servers.push(plain, slow);
    await use({ plain, slow }, site);
  } finally {
    await Promise.all(servers.map((server) => server.close()));
    rmSync(outDir, { recursive: true, force: true });
  }
}

async function realRoutes(): Promise<SiteToMeasure["routes"]> {
  const site = await openSite({ dir: engineDir });
  const known = site.routes.filter((entry) => entry.kind === "page").map((entry) => entry.route);
  const firstOfEach = ROW_PAGES.map((kind) => known.find((route) => kind.test(route)));
  return [...ROUTES, ...firstOfEach]
    .filter((route) => route !== undefined)
    .map((route) => ({ route, isStatic: isStaticRoute(route) }));
}

function print(results: readonly PageResult[]): void {
  printTable(
    "What a page weighs (brotli; JavaScript adds up from left to right)",
    [
      "route",
      "HTML",
      "of it CSS",
      "CSS files",
      "JS at load",
      "all awake",
      "link followed",
      "page data",
      "fonts",
    ],
    results.map(({ site, route, isStatic, weight }) => [
      label(site, route),
      kilobytes(weight.html),
      kilobytes(weight.inlineStyles),
      kilobytes(weight.css),
      against(
        site === "generated" && isStatic ? BUDGETS.scriptOfStaticRoutes : scriptBudget(route),
        weight.script,
        kilobytes,
      ),
      kilobytes(weight.scriptAwake),
      kilobytes(weight.scriptNavigated),
      kilobytes(weight.pageData),
      kilobytes(weight.fonts),
    ]),
  );
  printTable(
    "How fast it shows on a slow telephone (medians; times include opening the connection)",
    ["route", "first paint", "largest paint", "blocked", "shifted"],
    results.map(({ site, route, isStatic, vitals }) => [
      label(site, route),
      time(vitals.firstPaint),
      against(isStatic ? BUDGETS.largestPaint : BUDGETS.largestPaintWithIsland, vitals.largestPaint, time),
      against(BUDGETS.blocked, vitals.blocked, time),
      against(BUDGETS.shifted, vitals.shifted, (value) => value.toFixed(4)),
    ]),
  );
}

function label(site: string, route: string): string {
  return site === "generated" ? `${route} (generated)` : route;
}
