import { readFileSync } from "node:fs";
import { join } from "node:path";
import { splitLink } from "../schema/links.ts";
import type { PageFacts } from "./site-facts.ts";
import { type AddProblem, layoutFile, type SiteFacts } from "./site-facts.ts";

/** Addresses named in one problem; the rest is counted. */
const SHOWN = 3;

/**
 * Finds pages that no visitor can come to: no path of links leads there from the home page. Pages that are kept
 * out of search engines may be meant for those who were given the address, so nothing is said about them.
 */
export function checkReach(site: SiteFacts, add: AddProblem): void {
  const facts = new Map<string, PageFacts>();
  for (const [file, list] of site.facts)
    if (site.pages.get(file)?.kind === "page") for (const one of list) facts.set(one.route, one);
  if (!facts.has("/")) return;
  const reached = new Set(["/"]);
  const queue = ["/"];
  const shells = new Set<string>();
  for (let route = queue.pop(); route !== undefined; route = queue.pop()) {
    const own = facts.get(route);
    if (!own) continue;
    follow(own);
    const shell = layoutFile(site.pages.get(own.file)!);
    if (!shells.has(shell)) {
      shells.add(shell);
      for (const one of site.facts.get(shell) ?? []) follow(one);
    }
  }
  const lost = new Map<string, string[]>();
  for (const [route, { file }] of facts) {
    if (reached.has(route) || route === "/404" || !site.pages.get(file)!.index) continue;
    lost.set(file, [...(lost.get(file) ?? []), route]);
  }
  for (const [file, routes] of lost) {
    const page = site.pages.get(file)!;
    add(
      file,
      {
        code: "unreachable-page",
        params: { routes: routes.slice(0, SHOWN), more: Math.max(0, routes.length - SHOWN) },
        ...(page.each?.span ?? page.spans.get("")!),
        path: [],
      },
      page.lines,
    );
  }

  function follow(from: PageFacts): void {
    for (const { kind, value } of from.texts) if (kind === "link" || kind === "markdown-link") reach(value);
    for (const { files } of from.bodies) {
      const file = files.find((path) => site.publicFiles.has(path));
      if (file) for (const href of linksOfFile(join(site.dir, "public", file))) reach(href);
    }
  }

  function reach(href: string): void {
    if (!href.startsWith("/")) return;
    // A redirect or an alias shows another page; a handful of steps is more than any sound chain has.
    let record = site.routes.records.get(splitLink(href).path);
    for (let step = 0; record && record.kind !== "page" && step < 5; step += 1)
      record = site.routes.records.get(splitLink(record.to ?? "").path);
    if (!record || reached.has(record.route)) return;
    reached.add(record.route);
    queue.push(record.route);
  }
}

/** Addresses of this site that a text in HTML or Markdown links to. */
function linksOfFile(path: string): string[] {
  const text = readFileSync(path, "utf8");
  return [...text.matchAll(/href=["'](\/[^"']*)["']|\]\(\s*<?(\/[^\s)>]*)/g)].map(
    (match) => match[1] ?? match[2] ?? "",
  );
}
