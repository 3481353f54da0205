import type { PanelAnchor, PanelChoices, QueryAnswer } from "../../editor/panel/panel-block.ts";
import type { BlockDefinition } from "../../model.ts";
import type { Site } from "../../site/site.ts";
import type { ListedQuery } from "../../site/site-listing.ts";

/** What pickers offer on a site. */
export function panelChoices(site: Site): PanelChoices {
  const { listing } = site;
  const files = listing.files();
  return {
    pages: listing
      .pages()
      .filter(({ route }) => route !== "/404")
      .map(({ route, title, description }) => ({ route, title, description })),
    files: files.filter((path) => !PICTURE.test(path)),
    pictures: files.filter((path) => PICTURE.test(path)).map((src) => ({ src })),
    collections: listing
      .collections()
      .map(({ name, title, count, fields }) => ({ name, title, count, fields })),
  };
}

const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i;

/** Places of a page that an address can name, each with the heading that stands there. */
export function panelAnchors(site: Site, route: string): PanelAnchor[] {
  const page = site.page(route);
  if (!page) return [];
  const anchors: PanelAnchor[] = [];
  const walk = (block: BlockDefinition): void => {
    if (block.id) {
      const { heading, title, label } = block.props;
      const words = [heading, title, label].find((one) => typeof one === "string");
      anchors.push({ id: block.id, label: String(words ?? site.blockTypes.get(block.type)?.title ?? "") });
    }
  };
  for (const block of [...page.layout.before, ...page.blocks, ...page.layout.after]) walk(block);
  return anchors;
}

/** Rows named for the eye. */
const FIRST = 5;

/** What a query would find; undefined when it names no collection. */
export function answerQuery(site: Site, query: ListedQuery): QueryAnswer | undefined {
  const found = site.listing.find(query);
  return (
    found && {
      count: found.rows.length,
      all: found.all,
      first: found.rows.slice(0, FIRST).map(({ title }) => title),
    }
  );
}
