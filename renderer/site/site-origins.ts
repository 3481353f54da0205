import { join } from "node:path";
import { layoutFile } from "../check/checked-site.ts";
import type { Collection, Row } from "../data/collection.ts";
import { collectionIn } from "../data/data-files.ts";
import { openRows } from "../data/open-rows.ts";
import { kindOfFile } from "../data/read-data.ts";
import type { RowInScope } from "../filling/look-up.ts";
import { keepNewest } from "../keep-newest.ts";
import type { Origin, PageOrigins, Path } from "../origins/origin.ts";
import { originsOf } from "../origins/page-origins.ts";
import { type Replacement, replaceText } from "../origins/replace-text.ts";
import { type SourceFile, type Sources, YamlSources } from "../origins/yaml-sources.ts";
import type { PageFile } from "../pages/page-file.ts";
import { bindContextOf, toDefine } from "./define-page.ts";
import { localPlaces } from "./page-language.ts";
import type { SiteState } from "./site-state.ts";
import { placesIn } from "./version-of-file.ts";

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
  /** The row of a collection that a path in its file leads to; undefined for what is no row. */
  rowAt(file: string, path: Path): NamedRow | undefined;
}

/** A row, as people and programs name it. */
export interface NamedRow {
  collection: string;
  /** Of the collection, for people: `Jobs`. */
  title: string;
  /** Its key as text. */
  key: string;
  /** What it says first, for people: its name, its title, else its key. */
  name: string;
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
    from: Sources,
  ): PageOrigins => {
    const base = state.base.of(page.file);
    const { collections, settings, layouts } = base;
    const bindContext = bindContextOf(base, state.showsAway);
    const layout = layouts.get(layoutFile(page));
    return originsOf(
      { page, canonical, ...(item && { item }), ...(layout && { layout }) },
      {
        publicDir: join(state.dir, "public"),
        bindContext,
        collections: collections.values(),
        settings,
        sources: from,
        place: placesIn(state.base, base),
        body: localPlaces(state.base, base)?.body ?? ((path) => path),
      },
    );
  };
  const kept = new KeptOrigins(state, read);
  return {
    of(route) {
      const known = kept.find(route);
      if (known) return known;
      const record = state.recordOf(route);
      const page =
        record && (record.kind === "page" || record.kind === "alias")
          ? state.readUsable(record.file)
          : undefined;
      if (!record || !page) return undefined;
      const { canonical, item } = toDefine(page, record);
      const texts: Texts = new Map();
      return kept.keep(route, find(page, canonical, item, sources.noting(texts)), texts);
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
    rowAt(file, [index]) {
      const collection = state.base.collections.get(collectionIn(file) ?? "");
      const row = typeof index === "number" ? collection?.rows[index] : undefined;
      return collection && row && nameRow(collection, row);
    },
  };
}

type Texts = Map<string, string | undefined>;

/** Pages whose origins are kept: those that are open in editors ask for them several times with each request. */
const MOST_PAGES = 8;

/** The origins of pages, as long as the site is as it was when they were found, and so are the files that they name. */
class KeptOrigins {
  private readonly pages = new Map<string, { origins: PageOrigins; derived: unknown; texts: Texts }>();

  constructor(
    private readonly state: SiteState,
    private readonly read: Sources["read"],
  ) {}

  find(route: string): PageOrigins | undefined {
    const known = this.pages.get(route);
    if (known?.derived !== this.state.derived) return undefined;
    // A file may have changed on the disk before the site is told of it.
    return [...known.texts].every(([file, text]) => this.read(file) === text) ? known.origins : undefined;
  }

  keep(route: string, origins: PageOrigins, texts: Texts): PageOrigins {
    keepNewest(this.pages, route, { origins, derived: this.state.derived, texts }, MOST_PAGES);
    return origins;
  }
}

function nameRow({ name, key }: Collection, row: Row): NamedRow {
  const said = ["name", "title", "label", key].map((field) => row[field]);
  return {
    collection: name,
    title: capitalised(name.replaceAll("-", " ")),
    key: String(row[key] ?? ""),
    name: String(said.find((value) => typeof value === "string" && value !== "") ?? row[key] ?? ""),
  };
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
