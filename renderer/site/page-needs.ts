import { referencedCollections } from "../data/referenced-collections.ts";
import type { PageTemplate } from "../pages/page-file.ts";
import type { OpenBase } from "./open-base.ts";

/** What is asked about a page, of its file or its summary. */
interface Needing {
  layout: string;
  /** Collections that it reads itself. */
  uses: Iterable<string>;
  /** Shared lists that stand in it. */
  shares?: Iterable<string>;
}

/** Collections that a page and its layout read, directly or through references. */
export function collectionsUsedBy(
  base: Pick<OpenBase, "collections" | "layouts">,
  { uses, layout }: Pick<Needing, "uses" | "layout">,
): Set<string> {
  const used = new Set<string>();
  const add = (name: string): void => {
    if (used.has(name)) return;
    used.add(name);
    const schema = base.collections.get(name)?.schema;
    if (schema) for (const target of referencedCollections(schema)) add(target);
  };
  for (const name of uses) add(name);
  for (const name of layoutOf(base, layout)?.uses ?? []) add(name);
  return used;
}

/** Something on a page is not always to be seen. */
export function isTimedPage(
  base: Pick<OpenBase, "collections" | "layouts" | "hasTimedRows">,
  { isScheduled, ...page }: Pick<Needing, "uses" | "layout"> & { isScheduled?: true },
): boolean {
  return (
    isScheduled === true ||
    (base.hasTimedRows &&
      [...collectionsUsedBy(base, page)].some((name) => (base.collections.get(name)?.shown.size ?? 0) > 0))
  );
}

/** The lists that stand in a page or in its layout have no mistake. */
export function hasSoundShares(
  base: Pick<OpenBase, "shared" | "layouts">,
  { shares = [], layout }: Pick<Needing, "shares" | "layout">,
): boolean {
  const names = [...shares, ...(layoutOf(base, layout)?.shares ?? [])];
  return names.every((name) => {
    const list = base.shared.get(name);
    return list !== undefined && list !== "circle" && !list.page.hasErrors;
  });
}

/** Something on a page, or in a list of blocks that stands on it, is filled in from the settings. */
export function showsSettings(
  { shared }: Pick<OpenBase, "shared">,
  { shares = [] }: Pick<Needing, "shares">,
  template: PageTemplate,
): boolean {
  const lists = [...shares].map((name) => shared.get(name));
  const all = [template, ...lists.map((list) => (list === "circle" ? undefined : list?.page.template))];
  return all.some((one) => one !== undefined && JSON.stringify(one).includes("${site."));
}

/** A page can be made as far as its settings, layout and data go. */
export function canMake(base: OpenBase, page: Needing): boolean {
  if (base.settings.isBroken) return false;
  if (layoutOf(base, page.layout)?.hasErrors) return false;
  if (!hasSoundShares(base, page)) return false;
  return ![...collectionsUsedBy(base, page)].some((name) => base.collections.get(name)?.isBroken);
}

const layoutOf = ({ layouts }: Pick<OpenBase, "layouts">, name: string) => layouts.get(`pages/_${name}.yaml`);
