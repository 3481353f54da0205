import type { Place } from "../../edit/operation.ts";
import { readVersionName } from "../../languages/version-files.ts";
import type { RouteEntry } from "../../model.ts";
import type { Path } from "../../origins/origin.ts";
import type { Site } from "../../site/site.ts";
import { HAS_MOVED, originsOf } from "../known-origins.ts";
import { isBelow } from "../panel/written-form.ts";

/** Where the entry stands by which a shared list is used on a page, or an option that it sets. */
export function resolveUse(
  site: Site,
  { route, file }: RouteEntry,
  path: Path,
  { isStructure = false }: { isStructure?: boolean },
): { place: Place } | { refused: string } {
  const langs = site.languages.map(({ lang }) => lang);
  const original = readVersionName(file, langs)?.original;
  if (original !== undefined && !isStructure)
    return { refused: `What a page sets for shared blocks is changed on its original, ${original}.` };
  // Blocks inside a block stand behind it.
  const origins = originsOf(site, route);
  if (origins === "moved") return { refused: HAS_MOVED };
  const block = origins?.blocks.findLast((one) => isBelow(path, one.path));
  const use = block?.origin.use;
  if (!block || !use) return { refused: "This block does not come from a shared list." };
  const [props, ...rest] = path.slice(block.path.length);
  return { place: { file: use.file, path: [...use.path, ...(props === "props" ? rest : [])] } };
}
