import { layoutFile } from "../check/checked-site.ts";
import { ALWAYS, both, isThere, SHOWN, type Shown } from "../clock/shown.ts";
import { withAlternates } from "../filling/alternates.ts";
import type { BindContext } from "../filling/bind-context.ts";
import { bindBlock, bindUsed } from "../filling/bind-page.ts";
import { type FilledPage, fillPage } from "../filling/fill-page.ts";
import { localize } from "../filling/localize.ts";
import type { RowInScope, Scope } from "../filling/look-up.ts";
import { markUntranslated, type Originals } from "../filling/mark-untranslated.ts";
import { withOutline } from "../filling/outline.ts";
import { type PrepareContext, prepareBlock } from "../filling/prepare-block.ts";
import type { RouteRecord } from "../filling/routes.ts";
import { OriginalTexts } from "../languages/original-texts.ts";
import type { BlockDefinition, ListPages, PageDefinition } from "../model.ts";
import { type BlockTemplate, type PageFile, USED } from "../pages/page-file.ts";
import { PAGE_SLOT } from "../pages/page-schema.ts";
import type { PictureBook } from "../pictures/picture-book.ts";
import { type PictureOption, sharePicture } from "../pictures/show-picture.ts";
import type { TextRenderer } from "../texts/text-renderer.ts";
import { awayOf } from "./away-pages.ts";
import type { OpenBase } from "./open-base.ts";
import { isEnglish, languageOfPage, localPlaces } from "./page-language.ts";
import { pageOriginals } from "./page-originals.ts";

/** A page file that was read without an error, and the address and row that it is shown for. */
export interface PageToDefine {
  page: PageFile;
  route: string;
  canonical: string;
  item?: RowInScope;
  pages?: ListPages;
}

/** What pages are defined with. */
export interface DefineContext {
  base: OpenBase;
  render: TextRenderer;
  pictures: PictureBook;
  /** Shells that read nothing of the page are made once; emptied when anything changes. */
  shells: Map<PageFile, Shell>;
  /** Definitions tell what is a draft. */
  marksDrafts?: boolean;
}

/** The page to define for an address. */
export function toDefine(page: PageFile, { route, kind, to, item, pages }: RouteRecord): PageToDefine {
  return {
    page,
    route,
    canonical: kind === "alias" ? to! : route,
    ...(item && { item }),
    ...(pages && { pages }),
  };
}

/** Makes the definition of a page. @param filled The page as it was filled in for its canonical address, if at hand. */
export function definePage(
  { page, route, canonical, item, pages }: PageToDefine,
  site: DefineContext,
  filled: FilledPage = fillPage(
    page.template!,
    { route: canonical, ...(item && { item }), ...(pages && { pages }) },
    bindContextOf(site.base.of(page.file), site.marksDrafts === true),
  ),
): PageDefinition {
  const context = { ...site, base: site.base.of(page.file) };
  const { base, pictures } = context;
  const language = languageOfPage(page, site.base, item, pages);
  const { title, description, image, blocks } = filled;
  const scope: Scope = { page: { route: canonical, title } };
  const frames = new Set<string>();
  const receivers = new Set<string>();
  const marks = context.marksDrafts === true;
  const shown = both(page.shown ?? ALWAYS, item?.shown ?? ALWAYS);
  const away = marks ? awayOf(shown, base.clock, base.zone) : undefined;
  const originals = pageOriginals(page, site.base, base, filled.originals);
  const local = localPlaces(site.base, base, originals?.texts, page.isFallback);
  const prepare = preparing(page.file, { frames, receivers, ...(originals && { originals }) }, context);
  const shell = defineShell(base.layouts.get(layoutFile(page)), scope, { ...context, site: site.base });
  const own = local ? blocks.map((block) => localize(block, base.blockTypes, local)) : blocks;
  const prepared = withOutline(
    own.map((block) => prepareBlock(block, prepare)),
    base.blockTypes,
  );
  const inAll = (list: BlockDefinition[]) =>
    withAlternates(list, language.alternates ?? [], base.lang, base.blockTypes);
  for (const origin of shell.frames) frames.add(origin);
  for (const origin of shell.receivers) receivers.add(origin);
  return {
    route,
    // What nobody has translated is its original at another address.
    canonical: (language.untranslated && language.alternates?.[0]?.route) || canonical,
    file: page.file,
    title,
    ...(description !== undefined && { description }),
    ...(image && { image: sharePicture(image as unknown as PictureOption, pictures) }),
    lang: base.lang,
    ...language,
    skip: base.words["page.skip"],
    ...(isEnglish(base, "page.skip") && { isSkipEnglish: true as const }),
    index: page.index,
    ...(marks && shown.draft && { draft: true as const }),
    ...(away && { away }),
    ...(pages && pages.count > 1 && { pages }),
    ...(frames.size > 0 && { frames: [...frames].sort() }),
    ...(receivers.size > 0 && { receivers: [...receivers].sort() }),
    layout: { name: page.layout, before: inAll(shell.before), after: inAll(shell.after) },
    // What nobody has translated is framed as a whole: half of it turned around could not be read.
    blocks: inAll(page.isFallback ? prepared : marked(prepared, originals)),
  };
}

/** What blocks are filled in from; for authors those stay that are not there now. */
export function bindContextOf({ bindContext, clock }: OpenBase, isForAuthors: boolean): BindContext {
  return isForAuthors ? { ...bindContext, clock: { ...clock, keepsAway: true } } : bindContext;
}

/** Blocks with a mark on their texts that nobody has translated. */
function marked(blocks: BlockDefinition[], originals: Originals | undefined): BlockDefinition[] {
  return originals ? blocks.map((block) => markUntranslated(block, originals)) : blocks;
}

/** What blocks of a file are prepared with; the origins that they name go into the sets. */
function preparing(
  file: string,
  named: Pick<PrepareContext, "frames" | "receivers" | "originals">,
  { base, render, pictures, marksDrafts = false }: DefineContext,
): PrepareContext {
  const { blockTypes, words, measure } = base;
  const whenAway = (shown: Shown) => awayOf(shown, base.clock, base.zone);
  return { blockTypes, words, measure, render, pictures, ...named, file, ...(marksDrafts && { whenAway }) };
}

interface Shell extends Pick<PageDefinition["layout"], "before" | "after"> {
  /** Origins that its blocks name. */
  frames: ReadonlySet<string>;
  receivers: ReadonlySet<string>;
}

function defineShell(
  layout: PageFile | undefined,
  scope: Scope,
  context: DefineContext & { site: OpenBase },
): Shell {
  const { site, base, shells } = context;
  const frames = new Set<string>();
  const receivers = new Set<string>();
  if (!layout?.template) return { before: [], after: [], frames, receivers };
  const known = shells.get(layout);
  if (known) return known;
  const { blocks } = layout.template;
  const slot = blocks.findIndex((block) => block.type === PAGE_SLOT);
  const texts = new OriginalTexts();
  texts.include(layout.template.untranslated);
  const originals = pageOriginals({ uses: layout.uses, layout: "" }, site, base, texts);
  const local = localPlaces(site, base, originals?.texts);
  const bind = {
    ...bindContextOf(base, context.marksDrafts === true),
    ...(originals && { originals: originals.texts }),
  };
  const prepare = preparing(layout.file, { frames, receivers, ...(originals && { originals }) }, context);
  const define = (from: number, to: number): BlockDefinition[] =>
    blocks
      .slice(from, to)
      .filter((block) => isThere(block[SHOWN], bind.clock))
      .flatMap((block): BlockTemplate[] =>
        block[USED] ? bindUsed(block, scope, bind) : [bindBlock(block, scope, bind)],
      )
      .map((block) => prepareBlock(local ? localize(block, base.blockTypes, local) : block, prepare));
  const before = marked(define(0, slot === -1 ? blocks.length : slot), originals);
  const after = marked(slot === -1 ? [] : define(slot + 1, blocks.length), originals);
  const shell: Shell = { before, after, frames, receivers };
  if (!JSON.stringify(blocks).includes("${page.")) shells.set(layout, shell);
  return shell;
}
