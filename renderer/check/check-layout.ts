import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathKey } from "../pages/page-file.ts";
import { createLineIndex } from "../problems/line-index.ts";
import { suggest } from "../problems/suggest.ts";
import { namesOf } from "../problems/things.ts";
import { type CheckedPage, type CheckedSite, layoutFile, type Report, whereIs } from "./checked-site.ts";

const DEFAULT = "pages/_layout.yaml";

/** Pages have the usual layout, and there is none: header and footer would be lost in silence. */
export function checkDefaultLayout({ pages, dir }: CheckedSite, report: Report): void {
  const isAsked = [...pages.values()].some(
    ({ summary }) => summary.kind === "page" && !summary.namesLayout && layoutFile(summary) === DEFAULT,
  );
  if (!isAsked || pages.has(DEFAULT) || existsSync(join(dir, DEFAULT))) return;
  report({ file: DEFAULT, lines: createLineIndex("") }, { start: 0, end: 0 }, (span) => ({
    code: "missing-layout",
    ...span,
    path: [],
  }));
}

/** A page names a layout that does not exist; without one of its own, a site has no shell. */
export function checkLayout(page: CheckedPage, { pages, dir }: CheckedSite, report: Report): void {
  const { kind, layout, namesLayout } = page.summary;
  const file = layoutFile(page.summary);
  if (!namesLayout || kind !== "page" || pages.has(file) || existsSync(join(dir, file))) return;
  const names = [...pages.values()]
    // A version of a layout is chosen with its language.
    .filter(({ summary }) => summary.kind === "layout" && summary.lang === undefined)
    .map(({ summary }) => summary.file.replace(/^pages\/_|\.yaml$/g, ""));
  const guess = suggest(layout, names);
  report(whereIs(page), page.source?.spans.get("layout"), (span) => ({
    code: "unknown-layout",
    ...span,
    path: ["layout"],
    params: { layout, file, ...(guess && { guess }), names: namesOf(names) },
    ...(guess && { fix: { ...span, text: guess } }),
  }));
}

/** A page brings a block that its layout has already, and that visitors should meet once. */
export function checkOnce(page: CheckedPage, { pages }: CheckedSite, report: Report): void {
  const { kind, once = [] } = page.summary;
  if (kind !== "page" || once.length === 0) return;
  const inLayout = new Set(pages.get(layoutFile(page.summary))?.summary.once?.map(([type]) => type));
  for (const [type, index] of once) {
    if (!inLayout.has(type)) continue;
    const path = ["blocks", index];
    report(whereIs(page), page.source?.spans.get(pathKey(path)), (span) => ({
      code: "misplaced-block",
      params: { case: "once", type },
      ...span,
      path: [...path, "type"],
    }));
  }
}
