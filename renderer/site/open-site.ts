import { resolve } from "node:path";
import { titlesOf } from "../check/check-titles.ts";
import { ALWAYS } from "../clock/shown.ts";
import { showsPage } from "../filling/routes.ts";
import { blockFolders } from "../pages/block-folders.ts";
import { openPictureBook, type PictureBook } from "../pictures/picture-book.ts";
import { createTextRenderer } from "../texts/text-renderer.ts";
import { awayOf } from "./away-pages.ts";
import { bodyTranslations } from "./body-translations.ts";
import { noteCollections } from "./collection-notes.ts";
import { definePage, toDefine } from "./define-page.ts";
import { entryOf } from "./derive.ts";
import { dueChanges } from "./due-changes.ts";
import { collectionsUsedBy } from "./page-needs.ts";
import { previewSite } from "./preview-site.ts";
import { contextOf, createDefiner, type Definer, readAlone } from "./read-alone.ts";
import type { Site, SiteOptions, SiteSettings, UnreadSite } from "./site.ts";
import type { AlreadyKnown } from "./site-base.ts";
import { createSiteFiles } from "./site-files.ts";
import { createListing } from "./site-listing.ts";
import { createOrigins } from "./site-origins.ts";
import { SiteState } from "./site-state.ts";
import { listTranslations } from "./translations.ts";
import { updateSite } from "./update-site.ts";

/** Reads and checks a whole site. Never throws for what is wrong with its content: that is in `problems`. */
export async function openSite(options: SiteOptions, known?: AlreadyKnown): Promise<Site> {
  return (await openUnreadSite(options, known)).finish({ isKept: true });
}

/** Reads what all pages of a site stand on. */
export async function openUnreadSite(options: SiteOptions, known?: AlreadyKnown): Promise<UnreadSite> {
  const dir = resolve(options.dir);
  const blockDirs = options.blockDirs ?? blockFolders(dir);
  const { asOf, drafts } = options;
  const places = {
    dir,
    blockDirs,
    settingsAbove: options.settings ?? {},
    ...(asOf !== undefined && { asOf }),
    ...(drafts !== undefined && { drafts }),
  };
  const state = await SiteState.open(places, known);
  state.showsAway = options.marksDrafts === true;
  const pictures = openPictureBook(dir, () => state.base.publicFiles);
  const render = options.checkOnly ? undefined : createTextRenderer(resolve(dir, "public"), pictures);
  const definer = render && createDefiner(state, render, pictures, options.marksDrafts === true);
  return {
    dir,
    blockTypes: state.base.blockTypes,
    settings: settingsOf(state),
    theme: state.base.theme.theme,
    words: state.base.words,
    otherWords: state.base.otherWords,
    otherSettings: otherSettingsOf(state),
    isBroken: state.base.isBroken,
    pictures,
    publicFiles: state.base.publicFiles,
    pageFiles: state.base.pageFiles,
    soundCollections: new Set(
      [...state.base.collections.values()]
        .filter(({ problems, isBroken }) => problems.length === 0 && !isBroken)
        .map(({ name }) => name),
    ),
    read: (file) => readAlone(file, state, definer),
    dependenciesOf: (summary) => state.dependenciesOf(summary),
    digestOf: (read) => state.digestOf(read),
    noteCollections: (before) => noteCollections(state.base, before),
    add: (summary) => state.addSummary(summary),
    finish({ isKept = false } = {}) {
      if (isKept) state.keepMore();
      state.finishPages();
      return siteOf(state, definer, pictures);
    },
  };
}

const settingsOf = (state: SiteState): SiteSettings => asSettings(state.base.settings.data);

function otherSettingsOf({ base }: SiteState): Record<string, SiteSettings> {
  return Object.fromEntries(
    [...base.versions].map(([lang, { settings }]) => [lang, asSettings(settings.data)]),
  );
}

function asSettings({ brand, url, lang, ...rest }: SiteState["base"]["settings"]["data"]): SiteSettings {
  return { ...rest, brand: String(brand ?? ""), url: String(url ?? ""), lang: String(lang ?? "en") };
}

function siteOf(state: SiteState, definer: Definer | undefined, pictures: PictureBook): Site {
  const { dir } = state;
  return {
    dir,
    pictures,
    get problems() {
      return state.derived.problems;
    },
    get routes() {
      return state.derived.entries;
    },
    get titles() {
      return [...state.index.pages.values()].flatMap(({ summary }) =>
        summary.kind === "page" ? [titlesOf(summary)] : [],
      );
    },
    get away() {
      const { clock, zone } = state.base;
      return [...state.away.values()]
        .map((record) => ({ ...entryOf(record), when: awayOf(record.shown ?? ALWAYS, clock, zone) }))
        .sort((a, b) => (a.route < b.route ? -1 : 1));
    },
    entryOf(route) {
      const record = state.recordOf(route);
      return record && entryOf(record);
    },
    get settings() {
      return settingsOf(state);
    },
    get clock() {
      return state.base.clock;
    },
    get timeZone() {
      return state.base.zone;
    },
    get changes() {
      return dueChanges(state);
    },
    get words() {
      return state.base.words;
    },
    get otherWords() {
      return state.base.otherWords;
    },
    get otherSettings() {
      return otherSettingsOf(state);
    },
    get theme() {
      return state.base.theme.theme;
    },
    get blockTypes() {
      return state.base.blockTypes;
    },
    get layouts() {
      return [...state.base.layouts.keys()].map((file) => ({
        name: file.replace(/^pages\/_|\.yaml$/g, ""),
        file,
      }));
    },
    get counts() {
      const { collections, blockTypes } = state.base;
      return {
        pages: state.index.pages.size,
        collections: collections.size,
        blockTypes: blockTypes.size,
        routes: state.derived.routes.records.size,
      };
    },
    page(route) {
      const context = contextOf(definer);
      const record = state.recordOf(route);
      const page = record && showsPage(record) ? state.readUsable(record.file) : undefined;
      return record && page && definePage(toDefine(page, record), context);
    },
    isUsable: (file) => state.readUsable(file) !== undefined,
    pageOfText(file, text) {
      const context = contextOf(definer);
      const page = state.base.readText(file, text);
      if (page.kind !== "page" || !page.template) return { problems: page.problems };
      const route = file.replace(/^pages|\.yaml$/g, "");
      return { page: definePage({ page, route, canonical: route }, context), problems: page.problems };
    },
    problemsOf: (file, text) => state.base.readText(file, text).problems,
    source(file) {
      return /\.(ya?ml|json|csv|tsx?|md|x?html?|svg|xml)$/i.test(file)
        ? state.base.readSource(file)
        : undefined;
    },
    encode: (file, text) => state.base.encodeSource(file, text),
    origins: createOrigins(state),
    listing: createListing(state),
    files: createSiteFiles(state),
    preview: (files) => previewSite(state, files),
    get languages() {
      return state.base.languages;
    },
    translations: (lang) => [
      ...listTranslations(state.base, lang),
      ...bodyTranslations(state.base, state.index, lang),
    ],
    collectionsOf(route) {
      const record = state.derived.routes.records.get(route);
      const summary = record && state.index.pages.get(record.file)?.summary;
      return summary ? collectionsUsedBy(state.base.of(summary.file), summary) : new Set();
    },
    update: (paths) => updateSite(state, paths),
  };
}
