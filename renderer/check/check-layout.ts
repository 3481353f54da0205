import { existsSync } from "node:fs";
import { join } from "node:path";
import { listSome, suggest } from "../problems/suggest.ts";
import { type CheckedPage, type CheckedSite, layoutFile, type Report, whereIs } from "./checked-site.ts";

/** A page names a layout that does not exist; without one of its own, a site has no shell. */
export function checkLayout(page: CheckedPage, { pages, dir }: CheckedSite, report: Report): void {
  const { kind, layout, namesLayout } = page.summary;
  const file = layoutFile(page.summary);
  if (!namesLayout || kind !== "page" || pages.has(file) || existsSync(join(dir, file))) return;
  const names = [...pages.values()]
    .filter(({ summary }) => summary.kind === "layout")
    .map(({ summary }) => summary.file.replace(/^pages\/_|\.yaml$/g, ""));
  const guess = suggest(layout, names);
  report(whereIs(page), page.source?.spans.get("layout"), (span) => ({
    code: "unknown-layout",
    ...span,
    path: ["layout"],
    message: `There is no layout "${layout}": ${file} does not exist.`,
    hint: guess ? `Did you mean "${guess}"?` : listSome("Layouts", names),
    ...(guess && { fix: { ...span, text: guess } }),
  }));
}
