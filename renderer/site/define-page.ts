import { layoutFile } from "../check/site-facts.ts";
import { bindBlock, bindValue } from "../filling/bind-page.ts";
import { prepareBlock } from "../filling/prepare-block.ts";
import type { RouteRecord } from "../filling/routes.ts";
import type { BlockDefinition, PageDefinition } from "../model.ts";
import type { RowInScope, Scope } from "../pages/bindings.ts";
import type { BlockTemplate, PageFile, PageTemplate } from "../pages/page-file.ts";
import { PAGE_SLOT } from "../pages/page-schema.ts";
import type { TextRenderer } from "../texts/text-renderer.ts";
import type { SiteState } from "./site-state.ts";

/** Makes the definition of one page; see `Site.page`. */
export function definePage(
  route: string,
  state: SiteState,
  render: TextRenderer,
): PageDefinition | undefined {
  const record = state.routes.records.get(route);
  if (!record || record.kind === "redirect" || !state.isUsable(record.page)) return undefined;
  return defineRecord({ ...record, page: state.inFull(record.page) }, state, render);
}

/** The page of an address whose file is at hand. @param filled Its blocks, when they are filled in already. */
export function defineRecord(
  record: RouteRecord,
  state: SiteState,
  render: TextRenderer,
  filled?: readonly BlockTemplate[],
): PageDefinition {
  const { route, kind, to } = record;
  return defineFile({ ...record, canonical: kind === "alias" ? to! : route }, state, render, filled);
}

/** A page file that was read without an error, and the address and row that it is shown for. */
export interface FileToDefine {
  page: PageFile;
  route: string;
  canonical: string;
  item?: RowInScope;
}

/** Makes the definition of a page file, whether it is one of the site or only a text. */
export function defineFile(
  { page, route, canonical, item }: FileToDefine,
  state: SiteState,
  render: TextRenderer,
  filled?: readonly BlockTemplate[],
): PageDefinition {
  const context = state.bindContext;
  const template = JSON.parse(page.template!) as PageTemplate;
  const scope: Scope = { ...(item && { item }), page: { route: canonical, title: "" } };
  scope.page.title = String(bindValue(template.title ?? "", undefined, scope, context, []) ?? "");
  const description = bindValue(template.description ?? "", undefined, scope, context, []);
  const image =
    template.image === undefined
      ? undefined
      : bindValue(template.image, state.imageSchema, scope, context, []);
  const shell = state.pages.get(layoutFile(page));
  return {
    route,
    canonical,
    file: page.file,
    title: scope.page.title,
    ...(description && { description: String(description) }),
    ...(image !== undefined && { image: image as unknown as { src: string; alt: string } }),
    lang: String(state.settings.data.lang ?? "en"),
    index: page.index,
    layout: { name: page.layout, ...defineShell(shell, scope, state, render) },
    blocks: (
      filled ?? template.blocks.map((block, index) => bindBlock(block, scope, context, ["blocks", index]))
    ).map((block) =>
      prepareBlock(block, {
        blockTypes: state.blockTypes,
        render,
        file: page.file,
      }),
    ),
  };
}

/** Shells that read nothing of the page are the same for all pages and are made once for each reading of the site. */
const shells = new WeakMap<
  PageFile,
  { before: BlockDefinition[]; after: BlockDefinition[]; version: number }
>();

function defineShell(
  shell: PageFile | undefined,
  scope: Scope,
  state: SiteState,
  render: TextRenderer,
): { before: BlockDefinition[]; after: BlockDefinition[] } {
  if (!shell?.template) return { before: [], after: [] };
  const known = shells.get(shell);
  if (known?.version === state.version) return { before: known.before, after: known.after };
  const { blocks } = JSON.parse(shell.template) as PageTemplate;
  const slot = blocks.findIndex((block) => block.type === PAGE_SLOT);
  const layoutScope: Scope = { page: scope.page };
  const define = (from: number, to: number): BlockDefinition[] =>
    blocks.slice(from, to).map((block) =>
      prepareBlock(bindBlock(block, layoutScope, state.bindContext, []), {
        blockTypes: state.blockTypes,
        render,
        file: shell.file,
      }),
    );
  const result = {
    before: define(0, slot === -1 ? blocks.length : slot),
    after: slot === -1 ? [] : define(slot + 1, blocks.length),
  };
  if (!shell.template.includes("${page.")) shells.set(shell, { ...result, version: state.version });
  return result;
}
