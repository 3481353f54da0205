import type { Target } from "../../editor/protocol.ts";
import { PAGE_SLOT } from "../../pages/page-schema.ts";
import type { Site } from "../../site/site.ts";
import { plainData } from "../../yaml/plain-data.ts";
import { openYaml } from "../../yaml/replace-scalar.ts";
import { HAS_MOVED, originsOf } from "../known-origins.ts";
import { type FoundPlace, findPage, isSame, resolveTarget, startsWith } from "./resolve-target.ts";

/** A list of a file and a place in it; or why there is none, in one sentence. */
export type ResolvedEntry = { list: FoundPlace["place"]; index: number } | { refused: string };

/**
 * Finds a list that a browser names, and a place in it.
 *
 * @param index  Before which of the entries that the page shows: its file may have some that are not there by the
 *   clock, and some of the page's may be written elsewhere.
 */
export function resolveEntry(site: Site, target: Target, index: number): ResolvedEntry {
  const isShell = "route" in target && target.path[0] === "layout" && target.path.length === 2;
  const found = isShell ? findShell(site, target.route) : resolveTarget(site, target, { isStructure: true });
  if ("refused" in found) return found;
  const { place: list } = found;
  if (!("route" in target)) return { list, index };
  const { path } = target;
  const page = findPage(site, target.route);
  const origins = page && originsOf(site, page.route);
  if (origins === "moved") return { refused: HAS_MOVED };
  const blocks = origins?.blocks ?? [];
  const shown = blocks.filter(
    (block) => block.path.length === path.length + 1 && startsWith(block.path, path),
  );
  if (shown.length === 0)
    return { list, index: isShell ? firstOf(site, list.file, path[1] === "after") : index };
  /** Where the file has an entry of the page; undefined for one that is written elsewhere. */
  const own = (at: number): number | undefined => {
    const holder = shown[at]?.origin.list;
    return holder?.file === list.file && isSame(holder.path, list.path) ? holder.index : undefined;
  };
  const next = own(index);
  if (next !== undefined) return { list, index: next };
  const last = own(index - 1);
  if (last !== undefined) return { list, index: last + 1 };
  return { refused: "Nothing can be put there: the blocks at this place come from another list." };
}

function findShell(site: Site, route: string): Pick<FoundPlace, "place"> | { refused: string } {
  const page = findPage(site, route);
  const name = page && site.page(page.route)?.layout.name;
  const layout = site.layouts.find((one) => one.name === name);
  if (!layout) return { refused: `The layout of ${route} cannot be read.` };
  return { place: { file: layout.file, path: ["blocks"] } };
}

/** Before the page's own blocks, or behind them. */
function firstOf(site: Site, file: string, isAfter: boolean): number {
  const opened = openYaml(site.files.read(file) ?? "");
  const data = opened && (plainData(opened.tree) as { blocks?: unknown });
  const blocks: unknown[] = Array.isArray(data?.blocks) ? data.blocks : [];
  const slot = blocks.findIndex((block) => (block as { type?: unknown } | null)?.type === PAGE_SLOT);
  return isAfter && slot !== -1 ? slot + 1 : Math.max(0, slot);
}
