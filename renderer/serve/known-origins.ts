import { keepNewest } from "../keep-newest.ts";
import type { PageOrigins } from "../origins/origin.ts";
import type { Site } from "../site/site.ts";
import { openYaml } from "../yaml/replace-scalar.ts";
import type { TreeNode } from "../yaml/tree.ts";

/** Pages whose places are kept: so many are open at once, and more. */
const MOST_PAGES = 32;

/** Where everything stood on a page, and the texts of the files that its blocks are written in. */
interface KnownPage {
  origins: PageOrigins;
  texts: ReadonlyMap<string, string>;
}

const known = new WeakMap<Site, Map<string, KnownPage>>();

/** Why nothing can be done with a page whose blocks have moved while it cannot be shown. */
export const HAS_MOVED =
  "This page has problems, and its blocks are no longer where it shows them. Mend the problems first.";

/** Remembers what an editor is told of a page: that is what it goes by until it is told something else. */
export function keepOrigins(site: Site, route: string, origins: PageOrigins): void {
  const pages = known.get(site) ?? new Map<string, KnownPage>();
  known.set(site, pages);
  const files = new Set(origins.blocks.map(({ origin }) => origin.file));
  const texts = new Map([...files].map((file) => [file, site.files.read(file) ?? ""]));
  keepNewest(pages, route, { origins, texts }, MOST_PAGES);
}

/**
 * Where everything on a page is written. A page with an error is not filled in, and its editor shows it as it was: then
 * what was told last holds as long as each block is where it was.
 *
 * @returns "moved" when it is not; undefined when nothing is known of the page.
 */
export function originsOf(site: Site, route: string): PageOrigins | "moved" | undefined {
  const now = site.origins.of(route);
  if (now) return now;
  const last = known.get(site)?.get(route);
  if (!last) return undefined;
  const stands = [...last.texts].every(([file, text]) => isInPlace(text, site.files.read(file) ?? ""));
  return stands ? last.origins : "moved";
}

/**
 * Whether each block is where it was, whatever it says by now. A text that cannot be read is one that nothing is
 * changed in, so that nothing can be changed at a wrong place.
 */
function isInPlace(before: string, after: string): boolean {
  if (before === after) return true;
  const [then, now] = [blocksIn(before), blocksIn(after)];
  if (!then || !now) return true;
  return (
    then.size === now.size &&
    [...then].every(([path, blocks]) => {
      const others = now.get(path) ?? [];
      const isElsewhere = (block: string, at: number): boolean =>
        others[at] !== block && others.some((other, index) => other === block && blocks[index] !== other);
      return blocks.length === others.length && !blocks.some(isElsewhere);
    })
  );
}

/** The text of each block, by the list that it stands in; undefined for a text that cannot be read. */
function blocksIn(text: string): Map<string, string[]> | undefined {
  const tree = openYaml(text)?.tree;
  if (!tree) return undefined;
  const lists = new Map<string, string[]>();
  const visit = (node: TreeNode, path: string): void => {
    if (node.kind === "map")
      for (const { key, value } of node.entries.values()) visit(value, `${path}/${key}`);
    if (node.kind !== "list") return;
    if (node.items.some(isBlock))
      lists.set(
        path,
        node.items.map(({ start, end }) => text.slice(start, end)),
      );
    for (const [index, item] of node.items.entries()) visit(item, `${path}/${index}`);
  };
  visit(tree, "");
  return lists;
}

const isBlock = (node: TreeNode): boolean =>
  node.kind === "map" && (node.entries.has("type") || node.entries.has("use"));
