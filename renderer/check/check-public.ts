import { pathKey } from "../files/file-paths.ts";
import { createLineIndex } from "../problems/line-index.ts";
import type { CheckedSite, Report } from "./checked-site.ts";

/** Files that every build writes itself. */
const builtFiles = [
  "/_headers",
  "/_redirects",
  "/404.html",
  "/llms.txt",
  "/robots.txt",
  "/site.webmanifest",
  "/sitemap.xml",
];

/**
 * Finds files under `public/` that stand where the build puts a page or a file of its own: one of the two would
 * be lost. Addresses that differ in nothing but capitals are the same on many hosts.
 */
export function checkPublicFiles(site: CheckedSite, report: Report): void {
  const files = new Map<string, string>();
  const folders = new Map<string, string>();
  for (const file of site.publicFiles) {
    const path = `public${file}`;
    const key = pathKey(path);
    if (key !== path && [...site.publicFiles].includes(pathKey(file)))
      report({ file: path, lines: createLineIndex("") }, { start: 0, end: 0 }, (span) => ({
        code: "duplicate-route",
        ...span,
        path: [],
        params: { case: "alike", file: key },
      }));
    files.set(keyOf(file), path);
    for (const folder of foldersOf(keyOf(file))) folders.set(folder, path);
  }
  // Where a folder is needed, a file is in the way, and the other way round.
  const blockerOf = (file: string): string | undefined => {
    const key = keyOf(file);
    const inTheWay = foldersOf(key).find((folder) => files.has(folder));
    return files.get(key) ?? folders.get(key) ?? (inTheWay && files.get(inTheWay));
  };
  // Most addresses begin with a name that no file has.
  const beginnings = new Set([...files.keys()].map(firstStep));
  for (const { route, page, span } of site.routes.records.values()) {
    if (!beginnings.has(firstStep(keyOf(route))) && route !== "/" && route !== "/404") continue;
    const path = route === "/" ? "" : route;
    const written = route === "/404" ? ["/404.html"] : [`${path}/index.html`, `${path}/page.json`];
    const blocker = written.map(blockerOf).find(Boolean);
    if (blocker)
      report(page, span, (place) => ({
        code: "duplicate-route",
        ...place,
        path: [],
        params: { case: "files", route, files: [page.file, blocker] },
      }));
  }
  for (const file of [...builtFiles, "/assets/index.js"]) {
    if (file === "/404.html" && site.routes.records.has("/404")) continue;
    const blocker = file.startsWith("/assets/") ? files.get("/assets") : blockerOf(file);
    if (!blocker) continue;
    report({ file: blocker, lines: createLineIndex("") }, { start: 0, end: 0 }, (span) => ({
      code: "duplicate-route",
      ...span,
      path: [],
      params: { case: "build", file: blocker },
    }));
  }
}

const ASCII = /^[\x20-\x7e]*$/;

function keyOf(path: string): string {
  return (ASCII.test(path) ? path : path.normalize("NFKC")).toLowerCase();
}

/** `/a/b/c.txt` → `a`. */
function firstStep(path: string): string {
  const end = path.indexOf("/", 1);
  return path.slice(1, end === -1 ? undefined : end);
}

/** `/a/b/c.txt` → `/a`, `/a/b`. */
function foldersOf(path: string): string[] {
  const steps = path.split("/").slice(1, -1);
  return steps.map((_, index) => `/${steps.slice(0, index + 1).join("/")}`);
}
