import { existsSync } from "node:fs";
import { join } from "node:path";
import type { PageFile } from "../pages/page-file.ts";
import type { Draft } from "../problems/draft.ts";
import { suggest } from "../problems/suggest.ts";
import { namesOf } from "../problems/things.ts";
import { layoutFile } from "./site-facts.ts";

/** A page names a layout that does not exist; without one of its own, a site has no shell. */
export function checkLayout(
  page: PageFile,
  pages: ReadonlyMap<string, PageFile>,
  dir: string,
): Draft | undefined {
  const span = page.spans.get("layout");
  if (!span || page.kind !== "page" || pages.has(layoutFile(page)) || existsSync(join(dir, layoutFile(page))))
    return undefined;
  const names = [...pages.values()]
    .filter((other) => other.kind === "layout")
    .map((other) => other.file.replace(/^pages\/_|\.yaml$/g, ""));
  const guess = suggest(page.layout, names);
  return {
    code: "unknown-layout",
    params: { layout: page.layout, file: layoutFile(page), ...(guess && { guess }), names: namesOf(names) },
    ...span,
    path: ["layout"],
    ...(guess && { fix: { ...span, text: guess } }),
  };
}
