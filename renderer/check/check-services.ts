import type { Fault } from "../problems/draft.ts";
import { createLineIndex } from "../problems/line-index.ts";
import { namesOf } from "../problems/things.ts";
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
  category?: string;
  pages?: string[];
}

/** What a service waits for that names no category; `common.json` says so too. */
const USUAL_CATEGORY = "analytics";

/** Services of others in `data/site.yaml`: what one lacks, categories that nobody asks for, pages that do not exist. */
export function checkServices(site: CheckedSite, report: Report): void {
  const { services } = site.settings.data as { services?: Setting[] };
  if (!services || site.settings.isBroken) return;
  const asked = askedCategories(site);
  services.forEach((service, index) => {
    const { use, category = USUAL_CATEGORY } = service;
    if (asked && !asked.includes(category))
      reportSetting(
        site.dir,
        ["services", index, service.category === undefined ? "use" : "category"],
        report,
        {
          code: "unasked-service",
          params: { service: use, category, names: namesOf(asked) },
        },
      );
    for (const option of NEEDED[service.use] ?? [])
      if (service[option] === undefined)
        reportSetting(site.dir, ["services", index, "use"], report, {
          code: "incomplete-service",
          params: { service: service.use, option },
        });
    service.pages?.forEach((pattern, place) => {
      if (!leadsSomewhere(pattern, site))
        reportSetting(site.dir, ["services", index, "pages", place], report, {
          code: "service-nowhere",
          params: { pattern },
        });
    });
  });
}

/** The categories that some block of a page or layout asks visitors about; undefined while a file cannot be read. */
function askedCategories({ pages, isComplete }: CheckedSite): string[] | undefined {
  if (!isComplete) return undefined;
  const asked = new Set<string>();
  for (const { summary } of pages.values())
    for (const { mentions } of summary.addresses) for (const name of mentions.consent ?? []) asked.add(name);
  return [...asked];
}

/** Whether a page has the address, or, for `/insights/*`, one below it. */
function leadsSomewhere(pattern: string, { routes, isComplete }: CheckedSite): boolean {
  if (!isComplete) return true;
  const pages = [...routes.records.values()].filter(({ kind }) => kind === "page");
  return pattern.endsWith("/*")
    ? pages.some(({ route }) => route.startsWith(pattern.slice(0, -1)))
    : pages.some(({ route }) => route === pattern);
}

/**
 * The settings are read once more for their places: this happens only when something is wrong.
 *
 * @param meant  What is likely meant.
 */
export function reportSetting(
  dir: string,
  path: (string | number)[],
  report: Report,
  fault: Fault,
  meant?: string,
): void {
  const { tree, text = "" } = readYamlFile(dir, FILE) ?? {};
  if (!tree) return;
  const span = visibleSpan(findNode(tree, path).node, text);
  report({ file: FILE, lines: createLineIndex(text) }, span, ({ start, end }) => ({
    ...fault,
    start,
    end,
    path,
    ...(meant !== undefined && { offer: { start, end, text: meant } }),
  }));
}
