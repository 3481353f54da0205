import { SHOWN } from "../clock/shown.ts";
import type { Span } from "../problems/draft.ts";
import { BROKEN, type Data } from "../schema/to-data.ts";
import { visibleSpan } from "../yaml/tree.ts";
import { type BlockTemplate, type PageTemplate, USED } from "./page-file.ts";
import { findPagedList } from "./paged-list.ts";
import type { Each, Keys, PageData } from "./require-keys.ts";

/** Takes what was read into the page. */
export function takeKeys(
  { tree, text, page, environment }: Keys,
  data: PageData,
  { name, isKnown }: Each,
): void {
  const span = (key: string): Span | undefined => {
    const entry = tree.entries.get(key);
    return entry && visibleSpan(entry.value, text);
  };
  if (page.kind === "redirect" && typeof data.redirect === "string")
    page.redirect = { value: data.redirect, span: span("redirect")! };
  // biome-ignore lint/suspicious/noThenProperty: a key of pages
  if (typeof data.then === "string") page.then = { value: data.then, span: span("then")! };
  if (typeof data.layout === "string") page.layout = data.layout;
  page.index = data.index !== false;
  if (name !== undefined && isKnown) {
    page.uses.add(name);
    page.each = {
      collection: name,
      span: span("each")!,
      // One that is wrong chooses all rows, so that links to them are not reported as well.
      ...(isGroup(data.where) && { where: data.where }),
      ...(isOrder(data.sort) && { sort: data.sort }),
      ...(typeof data.limit === "number" && { limit: data.limit }),
    };
  }
  const aliases = tree.entries.get("aliases")?.value;
  if (aliases?.kind === "list" && Array.isArray(data.aliases))
    for (const [index, value] of data.aliases.entries()) {
      const node = aliases.items[index];
      if (typeof value === "string" && node) page.aliases.push({ value, span: visibleSpan(node, text) });
    }
  for (const key of ["title", "description", "layout", "where"]) {
    const place = span(key);
    if (place) page.spans.set(key, place);
  }
  if (page.kind === "page" && !page.each) {
    const paged = findPagedList(data.blocks, environment);
    if (paged) page.paged = paged;
  }
  page.template = {
    ...(typeof data.title === "string" && { title: data.title }),
    ...(typeof data.description === "string" && { description: data.description }),
    ...(data.image !== undefined && { image: data.image }),
    blocks: Array.isArray(data.blocks) ? (data.blocks as PageTemplate["blocks"]) : [],
  };
}

/** Whether a block, or one in it, is not always to be seen. */
export function hasSchedule(value: Data): boolean {
  if (value === null || typeof value !== "object") return false;
  const { [SHOWN]: shown, [USED]: used } = value as BlockTemplate;
  if (shown || used?.page.isScheduled) return true;
  return Object.values(value).some(hasSchedule);
}

function isGroup(value: Data | undefined): value is PageData {
  return typeof value === "object" && value !== null && !Array.isArray(value) && value !== BROKEN;
}

function isOrder(value: Data | undefined): value is string | string[] {
  return typeof value === "string" || (Array.isArray(value) && value.every((one) => typeof one === "string"));
}
