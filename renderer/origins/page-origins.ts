import { isThere, SHOWN } from "../clock/shown.ts";
import type { BindContext } from "../filling/bind-context.ts";
import { bindBlock, bindUsed } from "../filling/bind-page.ts";
import { fillPage } from "../filling/fill-page.ts";
import type { RowInScope, Scope } from "../filling/look-up.ts";
import { outlinePlaces } from "../filling/outline.ts";
import { Trace } from "../filling/trace.ts";
import { type BlockTemplate, type PageFile, type PageTemplate, USED } from "../pages/page-file.ts";
import { PAGE_SLOT, pageSchema } from "../pages/page-schema.ts";
import { optionSchema } from "../schema/read-schema.ts";
import { DataPlaces } from "./data-places.ts";
import type { PageOrigins, Path } from "./origin.ts";
import { type OriginContext, OriginWalk } from "./origin-walk.ts";
import type { ValueContext } from "./value-origin.ts";
import type { Sources } from "./yaml-sources.ts";

/** A page for one address, and the shell around it. */
export interface ShownPage {
  page: PageFile;
  /** Canonical route. */
  canonical: string;
  /** The row that it is made from. */
  item?: RowInScope;
  layout?: PageFile;
}

/** Where everything on a page comes from. Made for one page when somebody asks: a few milliseconds. */
export function originsOf(shown: ShownPage, context: OriginContext): PageOrigins {
  const { page, canonical, item, layout } = shown;
  const { bindContext, sources } = context;
  const template = page.template!;
  const trace = new Trace();
  const filled = fillPage(template, { route: canonical, ...(item && { item }) }, bindContext, { trace });
  const data = new DataPlaces(context.collections, context.settings);
  const open = openOnce(sources);
  const { place } = context;
  const values: ValueContext = { open, place, store: bindContext.store, data, page: { file: page.file } };
  const origins: PageOrigins = { values: [], blocks: [] };
  const scope: Scope = { ...(item && { item }), page: { route: canonical, title: filled.title } };
  const own = new OriginWalk(
    { file: page.file, template, root: filled, trace, scope },
    context,
    values,
    origins,
  );
  if (template.title !== undefined) {
    own.walkValue(filled.title, pageSchema.properties?.title, ["title"], ["title"]);
    const title = origins.values.at(-1)?.origin;
    if (title) values.page.title = title;
  }
  for (const name of ["description", "image"] as const)
    if (filled[name] !== undefined)
      own.walkValue(filled[name], optionSchema(pageSchema, name), [name], [name]);
  const shell = layout?.template && fillShell(layout.template, scope, bindContext);
  const slot = shell ? shell.blocks.findIndex(({ type }) => type === PAGE_SLOT) : -1;
  const around =
    shell &&
    new OriginWalk(
      { file: layout.file, template: layout.template!, ...shell, root: shell },
      context,
      values,
      origins,
    );
  const split = slot === -1 ? (shell?.blocks.length ?? 0) : slot;
  for (const [index, block] of shell?.blocks.slice(0, split).entries() ?? [])
    around?.walkBlock(block, ["layout", "before", index], ["blocks", index]);
  for (const [index, block] of filled.blocks.entries())
    own.walkBlock(block, ["blocks", index], ["blocks", index]);
  noteOutlines(filled.blocks, bindContext, origins);
  for (const [index, block] of shell?.blocks.slice(split + 1).entries() ?? [])
    around?.walkBlock(block, ["layout", "after", index], ["blocks", split + 1 + index]);
  return origins;
}

/** Entries that repeat headings and ids of the page come from where those are written. */
function noteOutlines(
  blocks: readonly BlockTemplate[],
  { blockTypes, clock }: BindContext,
  origins: PageOrigins,
): void {
  const lists = outlinePlaces(blocks, blockTypes, clock);
  if (lists.length === 0) return;
  const keyOf = (path: Path): string => path.join("/");
  const known = new Map(origins.values.map(({ path, origin }) => [keyOf(path), origin]));
  for (const { block, list, parts } of lists)
    for (const [index, part] of parts.entries()) {
      const entry = ["blocks", block, "props", list, index];
      const label = known.get(keyOf(["blocks", part.block, "props", part.heading]));
      const href = known.get(keyOf(["blocks", part.block, "id"]));
      if (label) origins.values.push({ path: [...entry, "label"], origin: label });
      if (href) origins.values.push({ path: [...entry, "href"], origin: href });
    }
}

/** Opens each file once, however many values of it the page shows. */
function openOnce(sources: Sources): ValueContext["open"] {
  const opened = new Map<string, ReturnType<Sources["open"]>>();
  return (file) => {
    if (!opened.has(file)) opened.set(file, sources.open(file));
    return opened.get(file);
  };
}

/** The blocks of a layout, filled in for a page. */
function fillShell(
  { blocks }: PageTemplate,
  { page }: Scope,
  bindContext: BindContext,
): { blocks: BlockTemplate[]; trace: Trace; scope: Scope } {
  const trace = new Trace();
  const scope: Scope = { page };
  const list = { step: "blocks" };
  const bound: BlockTemplate[] = [];
  const traced = { ...bindContext, trace };
  for (const [index, block] of blocks.entries()) {
    if (!isThere(block[SHOWN], bindContext.clock)) continue;
    const at = { up: list, step: index };
    for (const one of block[USED]
      ? bindUsed(block, scope, traced, at)
      : [bindBlock(block, scope, traced, at)]) {
      trace.note(bound, bound.length, at, scope);
      bound.push(one);
    }
  }
  return { blocks: bound, trace, scope };
}
