import type { Fault } from "../problems/draft.ts";
import { createLineIndex } from "../problems/line-index.ts";
import { readYamlFile } from "../yaml/read-yaml.ts";
import { findNode, visibleSpan } from "../yaml/tree.ts";
import type { CheckedSite, Report } from "./checked-site.ts";

const FILE = "data/site.yaml";

/** What each kind of service has to be told besides its name. Plausible knows the site by its address. */
const NEEDED: Record<string, readonly ("from" | "id")[]> = {
  plausible: [],
  matomo: ["from", "id"],
  "google-analytics": ["id"],
  script: ["from"],
};

interface Setting {
  use: string;
  from?: string;
  id?: string;
  pages?: string[];
}

/** Services of others in `data/site.yaml`: what one lacks, and pages that do not exist. */
export function checkServices(site: CheckedSite, report: Report): void {
  const { services } = site.settings.data as { services?: Setting[] };
  if (!services || site.settings.isBroken) return;
  services.forEach((service, index) => {
    for (const option of NEEDED[service.use] ?? [])
      if (service[option] === undefined)
        say(site.dir, ["services", index, "use"], report, {
          code: "incomplete-service",
          params: { service: service.use, option },
        });
    service.pages?.forEach((pattern, place) => {
      if (!leadsSomewhere(pattern, site))
        say(site.dir, ["services", index, "pages", place], report, {
          code: "service-nowhere",
          params: { pattern },
        });
    });
  });
}

/** Whether a page has the address, or, for `/insights/*`, one below it. */
function leadsSomewhere(pattern: string, { routes, isComplete }: CheckedSite): boolean {
  if (!isComplete) return true;
  const pages = [...routes.records.values()].filter(({ kind }) => kind === "page");
  return pattern.endsWith("/*")
    ? pages.some(({ route }) => route.startsWith(pattern.slice(0, -1)))
    : pages.some(({ route }) => route === pattern);
}

/** The settings are read once more for their places: this happens only when something is wrong. */
function say(dir: string, path: (string | number)[], report: Report, fault: Fault): void {
  const { tree, text = "" } = readYamlFile(dir, FILE) ?? {};
  if (!tree) return;
  const span = visibleSpan(findNode(tree, path).node, text);
  report({ file: FILE, lines: createLineIndex(text) }, span, ({ start, end }) => ({
    ...fault,
    start,
    end,
    path,
  }));
}
