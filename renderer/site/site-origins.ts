import { join } from "node:path";
import { layoutFile } from "../check/checked-site.ts";
import { collectionIn } from "../data/data-files.ts";
import { openRows } from "../data/open-rows.ts";
import { kindOfFile } from "../data/read-data.ts";
import type { RowInScope } from "../filling/look-up.ts";
import type { Origin, PageOrigins } from "../origins/origin.ts";
import { originsOf } from "../origins/page-origins.ts";
import { type Replacement, replaceText } from "../origins/replace-text.ts";
import { type SourceFile, YamlSources } from "../origins/yaml-sources.ts";
import type { PageFile } from "../pages/page-file.ts";
import { toDefine } from "./define-page.ts";
import type { SiteState } from "./site-state.ts";

/** Where everything on the pages of a site is written. Worked out when somebody asks, for one page at a time. */
export interface SiteOrigins {
  /** @returns undefined for what `Site.page` does not make either. */
  of(route: string): PageOrigins | undefined;
  /** Those of a page that is not on disk; see `Site.pageOfText`. */
  ofText(file: string, text: string): PageOrigins | undefined;
  /**
   * The edits that give a text of a page another wording; nothing is written.
   *
   * @param origin  As `of` has given it, with no change to its file since. @param piece  See `replaceText`.
   */
  replace(origin: Origin, text: string, piece?: number): Replacement;
}

export function createOrigins(state: SiteState): SiteOrigins {
  const read = (file: string): string | undefined => state.base.readSource(file);
  const openOther = (file: string, text: string): SourceFile | undefined => {
    const name = collectionIn(file);
    const kind = kindOfFile(file);
    if (name === undefined || kind === "yaml") return undefined;
    return openRows(text, kind, { name, schema: state.base.collections.get(name)?.schema });
  };
  const sources = new YamlSources(read, openOther);
  const find = (
    page: PageFile,
    canonical: string,
    item: RowInScope | undefined,
    from: YamlSources,
  ): PageOrigins => {
    const { bindContext, collections, settings, layouts } = state.base;
    const layout = layouts.get(layoutFile(page));
    return originsOf(
      { page, canonical, ...(item && { item }), ...(layout && { layout }) },
      {
        publicDir: join(state.dir, "public"),
        bindContext,
        collections: collections.values(),
        settings,
        sources: from,
      },
    );
  };
  return {
    of(route) {
      const record = state.derived.routes.records.get(route);
      const page = record && record.kind !== "redirect" ? state.readUsable(record.file) : undefined;
      if (!record || !page) return undefined;
      const { canonical, item } = toDefine(page, record);
      return find(page, canonical, item, sources);
    },
    ofText(file, text) {
      const page = state.base.readText(file, text);
      if (page.kind !== "page" || !page.template) return undefined;
      const route = file.replace(/^pages|\.yaml$/g, "");
      return find(
        page,
        route,
        undefined,
        new YamlSources((name) => (name === file ? text : read(name)), openOther),
      );
    },
    replace: (origin, text, piece) => replaceText(origin, text, sources, piece),
  };
}
