import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Collection } from "../data/collection.ts";
import type { Problem, RouteEntry } from "../model.ts";
import type { BlockType } from "../pages/block-types.ts";
import type { SharedLists } from "../pages/shared-list.ts";
import type { Schema } from "../schema/schema-types.ts";
import { entryOf } from "./derive.ts";
import type { SiteState } from "./site-state.ts";

/** What a change of a site's files is worked out from. */
export interface SiteFiles {
  /** Text of a file as it is now, relative to the site folder; undefined when there is none or it is no text. */
  read(file: string): string | undefined;
  /** Pages, layouts and shared lists, sorted. */
  readonly pageFiles: readonly string[];
  /** Paths under `public/`, each starting with a slash. */
  readonly publicFiles: ReadonlySet<string>;
  readonly routes: readonly RouteEntry[];
  readonly blockTypes: ReadonlyMap<string, BlockType>;
  readonly collections: ReadonlyMap<string, Pick<Collection, "name" | "file" | "key" | "schema" | "rows">>;
  readonly settingsSchema: Schema;
  /** Tags of the languages that the site is translated into. */
  readonly languages: readonly string[];
  readonly shared: SharedLists | undefined;
  /** The examples of a block type, as its folder has them. */
  examplesOf(type: string): string | undefined;
  /** What would be wrong with a page or layout by itself if this were its text. */
  problemsOf(file: string, text: string): readonly Problem[];
}

export function createSiteFiles(state: SiteState): SiteFiles {
  return {
    read: (file) => state.base.readSource(file),
    get pageFiles() {
      const { base } = state;
      return [...base.writtenFiles, ...base.layouts.keys(), ...base.shared.files].sort();
    },
    get publicFiles() {
      return state.base.publicFiles;
    },
    get routes() {
      const { entries } = state.derived;
      const { away } = state;
      if (away.size === 0) return entries;
      // Who moves or deletes a page means that one, whatever its address answers now.
      return [...entries.filter(({ route }) => !away.has(route)), ...[...away.values()].map(entryOf)];
    },
    get blockTypes() {
      return state.base.blockTypes;
    },
    get collections() {
      return state.base.collections;
    },
    get languages() {
      return state.base.languages.map(({ lang }) => lang);
    },
    get settingsSchema() {
      return state.base.settings.schema;
    },
    get shared() {
      return state.base.shared;
    },
    examplesOf(type) {
      const { folder } = state.base.blockTypes.get(type) ?? {};
      const path = folder && join(folder, "examples.yaml");
      return path && existsSync(path) ? readFileSync(path, "utf8") : undefined;
    },
    problemsOf: (file, text) => state.base.readText(file, text).problems,
  };
}
