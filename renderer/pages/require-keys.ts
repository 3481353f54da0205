import type { Draft, Span } from "../problems/draft.ts";
import { suggest } from "../problems/suggest.ts";
import type { Schema } from "../schema/schema-types.ts";
import { notesLack, type UnknownName } from "../schema/stand-ins.ts";
import type { Data } from "../schema/to-data.ts";
import { type Entry, type MapNode, type TreeNode, visibleSpan } from "../yaml/tree.ts";
import type { RowType } from "./binding-types.ts";
import type { PageFile } from "./page-file.ts";
import { PAGE_SLOT, pageSchema } from "./page-schema.ts";
import type { PageEnvironment } from "./read-context.ts";
import { unknownCollection } from "./unknown-collection.ts";

/** What reading the keys of one page shares. */
export interface Keys {
  tree: MapNode;
  text: string;
  page: PageFile;
  drafts: Draft[];
  environment: PageEnvironment;
}

export type PageData = { [key: string]: Data };

/** The `each` of a page: its entry, the collection that it names, and what its rows are when that is known. */
export interface Each {
  entry?: Entry;
  name?: string;
  isKnown: boolean;
  row?: RowType;
}

/** A layout says exactly once where the blocks of a page go. */
export function requireSlot({ tree, text, drafts }: Keys, { blocks }: PageData): void {
  const entry = tree.entries.get("blocks");
  if (!entry || !Array.isArray(blocks)) return;
  const slots = blocks.filter(
    (block) =>
      typeof block === "object" && block !== null && !Array.isArray(block) && block.type === PAGE_SLOT,
  ).length;
  if (
    slots === 1 ||
    (slots === 0 && (takeMisspeltSlot(drafts) || takeForeignSlot(entry.value, text, drafts)))
  )
    return;
  const second = entry.value.kind === "list" ? entry.value.items.filter(isSlot)[1] : undefined;
  const { start, end } = second ? visibleSpan(second, text) : { start: entry.keyStart, end: entry.keyEnd };
  drafts.push({ code: "missing-page-slot", params: { slots }, start, end, path: ["blocks"] });
}

/** A block of no known type whose name is nearly that of the place of a page: it is meant. */
function takeMisspeltSlot(drafts: Draft[]): boolean {
  for (const draft of drafts) {
    if (draft.code !== "unknown-block-type" || suggest(draft.params.type, [PAGE_SLOT]) === undefined)
      continue;
    const { start, end } = draft;
    draft.params.guess = PAGE_SLOT;
    draft.fix = { start, end, text: PAGE_SLOT };
    return true;
  }
  return false;
}

/** What other systems call the place of a page's content. */
const CONTENT =
  /^(?:(?:page|main)?[-_ .]?(?:contents?|body|blocks|slot|outlet|children|yield)|main|page|slot\s*:\s*\w+)$/i;

/** What cannot be a block, and says in the words of another system that the page stands there, is the one mistake. */
function takeForeignSlot(blocks: TreeNode, text: string, drafts: Draft[]): boolean {
  const items = blocks.kind === "list" ? blocks.items : [];
  const at = drafts.findIndex(({ code, path }) => {
    const item = path[0] === "blocks" && typeof path[1] === "number" ? items[path[1]] : undefined;
    const isNoBlock = code === "unknown-block-type" || code === "missing-type" || code === "not-a-block";
    return isNoBlock && path.length <= 3 && item !== undefined && CONTENT.test(saidIn(item));
  });
  const draft = drafts[at];
  if (!draft) return false;
  const item = items[draft.path[1] as number]!;
  const { start, end } = visibleSpan(item, text);
  drafts[at] = {
    code: "missing-page-slot",
    params: { slots: 0 },
    start,
    end,
    path: draft.path.slice(0, 2),
    offer: { start: item.start, end, text: `type: ${PAGE_SLOT}` },
  };
  return true;
}

/** The words of a block that has one option alone, or of a text in its place, without the signs of a binding. */
function saidIn(item: TreeNode): string {
  if (item.kind === "scalar") return item.source.replace(/^\W+|\W+$/g, "");
  const [only, ...more] = item.kind === "map" ? item.entries.values() : [];
  if (!only || more.length > 0 || only.value.kind !== "scalar") return "";
  return only.key === "type" ? only.value.source : `${only.key}: ${only.value.source}`;
}

function isSlot(node: TreeNode): boolean {
  const type = node.kind === "map" ? node.entries.get("type")?.value : undefined;
  return type?.kind === "scalar" && type.source === PAGE_SLOT;
}

/** `each` names a collection; without it no rows can be chosen. */
export function checkEach(
  { tree, text, drafts, environment }: Keys,
  { entry: each, name, isKnown }: Each,
): void {
  if (each && name !== undefined && !isKnown) {
    const names = [...environment.types.collections.keys()];
    // A binding here is one mistake: what it would be bound to is not asked.
    for (let at = drafts.length - 1; at >= 0; at -= 1)
      if (drafts[at]!.code === "bad-binding" && drafts[at]!.path[0] === "each") drafts.splice(at, 1);
    drafts.push(unknownCollection(name, names, visibleSpan(each.value, text), ["each"]));
  }
  if (each) return;
  for (const option of ["where", "sort", "limit"]) {
    const entry = tree.entries.get(option);
    if (entry)
      drafts.push({
        code: "missing-option",
        params: { case: "each", option },
        start: entry.keyStart,
        end: entry.keyEnd,
        path: [option],
      });
  }
}

/** A redirect by the name that it has in another system; nothing else stands in such a page. */
export function nameRedirect(draft: Draft & { code: "unknown-option" }, { tree }: Pick<Keys, "tree">): void {
  if (!("option" in draft.params)) return;
  const { option, guess } = draft.params;
  const entry = tree.entries.get(option);
  if (guess || tree.entries.has("blocks") || entry?.value.kind !== "scalar") return;
  if (!/^redirects?(?:[ _-]?(?:to|url|uri|link|target))?$/i.test(option)) return;
  const { lacks: _, near: __, ...params } = draft.params;
  draft.params = { ...params, guess: "redirect" };
  draft.fix = { start: entry.keyStart, end: entry.keyEnd, text: "redirect" };
}

/** A page needs a title and blocks; one that redirects has neither. */
export function requireKeys(
  { tree, page, drafts }: Keys,
  misspelt: readonly string[],
  unknown: readonly UnknownName[],
  anchor: Span,
): void {
  const end = tree.entries.get("then");
  if (end && !tree.entries.has("until") && !misspelt.includes("until"))
    drafts.push({
      code: "missing-option",
      params: { case: "beside", option: "until", owner: { kind: page.kind }, other: "then" },
      start: end.keyStart,
      end: end.keyEnd,
      path: ["then"],
    });
  if (page.kind === "redirect") {
    const own = ["title", "description", "image", "blocks"].filter((name) => tree.entries.has(name));
    const [name, ...also] = own;
    // Of a whole page the redirect itself is the odd line.
    const entry = tree.entries.get(also.length > 0 ? "redirect" : (name ?? ""));
    // How many blocks stand where none belong is no question.
    const count = drafts.findIndex(({ code, path }) => code === "wrong-count" && path.join() === "blocks");
    if (count !== -1) drafts.splice(count, 1);
    if (name !== undefined && entry)
      drafts.push({
        code: "redirect-with-content",
        params: { option: name, ...(also.length > 0 && { also }) },
        start: entry.keyStart,
        end: entry.keyEnd,
        path: [entry.key],
      });
    return;
  }
  // One that was to redirect needs nothing else.
  if (misspelt.includes("redirect")) return;
  const lacking = ["title", "blocks"].filter((name) => !tree.entries.has(name) && !misspelt.includes(name));
  for (const name of lacking) {
    const schema: Schema | undefined = pageSchema.properties?.[name];
    if (notesLack(name, schema, unknown, lacking.length === 1)) continue;
    drafts.push({
      code: "missing-option",
      params: { case: "page", option: name, ...(schema?.description && { about: schema.description }) },
      ...anchor,
      path: [],
    });
  }
}
