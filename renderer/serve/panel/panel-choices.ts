import { statSync } from "node:fs";
import { join } from "node:path";
import { labelOf } from "../../editor/field-label.ts";
import type { PanelAnchor, PanelChoices, PanelRow, QueryAnswer } from "../../editor/panel/panel-block.ts";
import { readVersionName } from "../../languages/version-files.ts";
import type { BlockDefinition } from "../../model.ts";
import { entrySchema } from "../../schema/read-schema.ts";
import type { Schema } from "../../schema/schema-types.ts";
import type { Site } from "../../site/site.ts";
import type { ListedQuery } from "../../site/site-listing.ts";

/** What pickers offer on a site. */
export function panelChoices(site: Site): PanelChoices {
  const { listing } = site;
  const langs = site.languages.map(({ lang }) => lang);
  const files = listing.files();
  return {
    pages: listing.pages().flatMap(({ route, title, description, file }) => {
      const version = readVersionName(file, langs);
      // Nobody is sent to the page that says that there is none.
      if ((version?.original ?? file) === "pages/404.yaml") return [];
      const lang = version?.lang;
      return { route, title, description, ...(lang !== undefined && { lang }) };
    }),
    files: files.filter((path) => !PICTURE.test(path)).map((path) => ({ path, bytes: sizeOf(site, path) })),
    pictures: files.filter((path) => PICTURE.test(path)).map((src) => ({ src })),
    collections: listing.collections().map(({ name, title, count, key, fields }) => {
      const schema = site.files.collections.get(name)?.schema;
      const withRefs = fields.map((field) => {
        const ref = refOf(schema?.properties?.[field.name]);
        return { ...field, ...(ref !== undefined && { ref }) };
      });
      return { name, title, count, key, fields: withRefs };
    }),
  };
}

function sizeOf({ dir }: Site, path: string): number {
  return statSync(join(dir, "public", path), { throwIfNoEntry: false })?.size ?? 0;
}

/** The collection whose rows a field names, one or several. */
function refOf(field: Schema | undefined): string | undefined {
  return field?.["x-ref"] ?? entrySchema(field, 0)?.["x-ref"];
}

/** All rows of a collection; undefined when there is none of that name. */
export function panelRows(site: Site, source: string): PanelRow[] | undefined {
  return site.listing.find({ source })?.rows;
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
      of: labelOf(query.source).toLowerCase(),
      count: found.rows.length,
      all: found.all,
      first: found.rows.slice(0, FIRST).map(({ title }) => title),
    }
  );
}
