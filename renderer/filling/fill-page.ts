import { isThere, SHOWN } from "../clock/shown.ts";
import { OriginalTexts } from "../languages/original-texts.ts";
import type { ListPages } from "../model.ts";
import { type BlockTemplate, type PageTemplate, USED } from "../pages/page-file.ts";
import { pageSchema } from "../pages/page-schema.ts";
import type { Data } from "../schema/to-data.ts";
import { say } from "../words/words.ts";
import { hasBinding } from "../yaml/tree.ts";
import type { BindContext, MissingValue } from "./bind-context.ts";
import { bindBlock, bindUsed, bindValue } from "./bind-page.ts";
import type { RowInScope, Scope } from "./look-up.ts";
import type { Trace } from "./trace.ts";

/** A page with its bindings filled and its queries answered, in the shape that its file has; plain data. */
export interface FilledPage {
  /** Empty when the page has none, or only a binding that found nothing. */
  title: string;
  description?: string;
  image?: { [key: string]: Data };
  blocks: BlockTemplate[];
  /** For each of the blocks: something in it was filled in. The others are the template's own. */
  isFilled: boolean[];
  /** In another language: its texts, and those of shared lists in it, that nobody has translated. */
  originals?: OriginalTexts;
}

/** The address that a page is filled in for, and the row that it is made from. */
export interface FillAt {
  /** Canonical route. */
  route: string;
  item?: RowInScope;
  /** Which of the addresses of its list in pages it is. */
  pages?: ListPages;
  /** In a shared list that is looked at by itself: its options. */
  use?: RowInScope;
}

/** What is wanted besides the page itself; each costs time. */
export interface FillOptions {
  /** Takes in bindings inside longer texts that found no value. */
  onMissing?(missing: MissingValue): void;
  /** Notes where each part was written, paths starting from the page. */
  trace?: Trace;
}

/** Fills in a page for one address. */
export function fillPage(
  template: PageTemplate,
  { route, item, pages, use }: FillAt,
  context: BindContext,
  { onMissing, trace }: FillOptions = {},
): FilledPage {
  const originals = template.untranslated && new OriginalTexts();
  originals?.include(template.untranslated);
  const bind: BindContext = {
    ...context,
    ...(onMissing && { onMissing }),
    ...(trace && { trace }),
    ...(originals && { originals }),
  };
  const scope: Scope = {
    ...(item && { item }),
    page: { route, title: "" },
    ...(pages && { pages }),
    ...(use && { use }),
  };
  const filled: FilledPage = { title: "", blocks: [], isFilled: [], ...(originals && { originals }) };
  const fill = (name: "title" | "description" | "image"): Data | undefined => {
    const value = template[name];
    if (value === undefined) return undefined;
    trace?.note(filled, name, { step: name }, scope);
    return bindValue(value, pageSchema.properties?.[name], scope, bind, { step: name });
  };
  // Two addresses of one page are told apart, by visitors and by search engines.
  const numbered = (text: string) =>
    pages && pages.number > 1
      ? say(context.words, "page.number", { title: text, number: pages.number })
      : text;
  const title = String(fill("title") ?? "");
  filled.title = title && numbered(title);
  scope.page.title = filled.title;
  const description = fill("description");
  if (description) filled.description = numbered(String(description));
  const image = fill("image");
  if (image !== null && typeof image === "object" && !Array.isArray(image)) filled.image = image;
  const list = { step: "blocks" };
  trace?.note(filled, "blocks", list, scope);
  for (const [index, block] of template.blocks.entries()) {
    if (!isThere(block[SHOWN], context.clock)) continue;
    const at = { up: list, step: index };
    if (block[USED]) {
      for (const one of bindUsed(block, scope, bind, at)) {
        trace?.note(filled.blocks, filled.blocks.length, at, scope);
        filled.isFilled.push(true);
        filled.blocks.push(one);
      }
      continue;
    }
    trace?.note(filled.blocks, filled.blocks.length, at, scope);
    const isFilled = isDynamic(block);
    filled.isFilled.push(isFilled);
    filled.blocks.push(isFilled ? bindBlock(block, scope, bind, at) : block);
  }
  return filled;
}

const dynamic = new WeakMap<BlockTemplate, boolean>();

/** A block has a binding or a query somewhere, or holds one that is not always there. Looked at once for each block that is written. */
export function isDynamic(block: BlockTemplate): boolean {
  let known = dynamic.get(block);
  if (known === undefined) {
    known = hasDynamic(block);
    dynamic.set(block, known);
  }
  return known;
}

function hasDynamic(value: Data): boolean {
  if (typeof value === "string") return hasBinding(value);
  if (value === null || typeof value !== "object") return false;
  if (Array.isArray(value)) return value.some(hasDynamic);
  if ((value as BlockTemplate)[SHOWN] || (value as BlockTemplate)[USED]) return true;
  for (const name of Object.keys(value)) if (name === "source" || hasDynamic(value[name]!)) return true;
  return false;
}
