import type { Dirent } from "node:fs";
import { join } from "node:path";
import { type HouseRules, readHouseRules } from "../check/house-rules.ts";
import { type FileNames, readFileNames } from "../check/misnamed-files.ts";
import { localText } from "../clock/moments.ts";
import type { Clock } from "../clock/shown.ts";
import { readCollection } from "../data/collections.ts";
import { hasComputedFields } from "../data/computed-fields.ts";
import { collectionIn } from "../data/data-files.ts";
import { isLanguageTag } from "../data/language-tag.ts";
import type { Language } from "../data/languages.ts";
import { RowMemory } from "../data/row-memory.ts";
import { encodingOfTable } from "../data/tables/read-table.ts";
import { FilePaths } from "../files/file-paths.ts";
import { listFiles } from "../files/list-files.ts";
import { fileProblem, findFileFault, readSiteFile } from "../files/read-file.ts";
import { decodeText, type Encoding, encodeText } from "../files/text-encoding.ts";
import type { BindContext } from "../filling/bind-context.ts";
import { RowStore } from "../filling/row-store.ts";
import { readVersionName, versionFile } from "../languages/version-files.ts";
import type { MeasureText, Problem } from "../model.ts";
import type { PageFile, Presets } from "../pages/page-file.ts";
import { withPresets } from "../pages/presets.ts";
import { isLayoutFile, readPage } from "../pages/read-page.ts";
import { isSharedFile } from "../pages/shared-list.ts";
import { measureIn } from "../texts/letters/measure-text.ts";
import { type Words, wordsIn } from "../words/words.ts";
import { readYamlFile, readYamlText } from "../yaml/read-yaml.ts";
import { lettersOf, momentOf, rowsKey } from "./base-keys.ts";
import { LanguageAddresses } from "./language-addresses.ts";
import { readOriginal } from "./read-original.ts";
import { ReadSharedLists } from "./read-shared-lists.ts";
import { readVersionPage } from "./read-version-page.ts";
import { placeInRow } from "./row-places.ts";
import { type AlreadyKnown, readSiteBase, readSiteTheme, type SiteBase } from "./site-base.ts";
import { openVersions, versionPages } from "./site-versions.ts";
import { versionCollection } from "./version-base.ts";

/** Where a site and its blocks are. */
export interface BasePlaces {
  /** Absolute site folder. */
  dir: string;
  /** Absolute folders of blocks; a later one wins. */
  blockDirs: readonly string[];
  /** Fields that stand above those of `data/site.yaml`. */
  settingsAbove: Readonly<Record<string, string>>;
  /** The day or moment that the site is made for, as `readMoment` reads it; missing: now. */
  asOf?: string;
  /** Drafts are to be seen. Default false. */
  drafts?: boolean;
}

/** What a site is made for. */
interface MadeFor extends Pick<BasePlaces, "asOf" | "drafts"> {
  /** In place of `asOf`: milliseconds since 1970. */
  moment?: number;
}

/**
 * What all pages of an open site stand on: blocks, data, settings, rules, layouts and the files under `public/`.
 * Parts of it can be read again when their files change.
 */
export class OpenBase {
  readonly layouts = new Map<string, PageFile>();
  /** Lists of blocks that pages use. */
  readonly shared: ReadSharedLists;
  readonly bindContext: BindContext;
  /** What the engine says to visitors, in the language of the site. */
  readonly words: Words;
  /** Measures texts in the fonts of the site. */
  readonly measure: MeasureText;
  rules: HouseRules;
  publicFiles: ReadonlySet<string> = new Set();
  private publicProblems: Problem[] = [];
  readonly rows: RowStore;
  /** All rows, those that are not there by the clock included; made when somebody asks. */
  private everything: BindContext | undefined;
  /** The one clock by which everything comes and goes. */
  readonly clock: Clock;
  /** What versions of pages in other languages stand on, by tag. */
  versions: ReadonlyMap<string, OpenBase> = new Map();
  private known: LanguageAddresses | undefined;
  /** Rows as they were last read, by collection and time zone. */
  private readonly rowMemories = new Map<string, RowMemory>();

  private constructor(
    readonly dir: string,
    /** What was read of the site's files, apart from its pages. */
    readonly base: SiteBase,
    { asOf, moment: known, drafts = false }: MadeFor,
    /** Missing for the site's own. */
    readonly language?: Language,
  ) {
    const moment = known ?? (asOf === undefined ? Date.now() : momentOf(asOf, this.zone));
    this.clock = { moment, drafts };
    // Hardly any site asks, and a calendar takes long to open.
    base.environment.today = () => localText(this.clock.moment, this.zone).slice(0, 10);
    this.rows = new RowStore(this.clock);
    this.rules = readHouseRules(dir);
    this.readPublicFiles();
    this.rows.lang = this.lang;
    this.rows.renew(this.collections, dir);
    this.rows.site = { value: base.settings.data, schema: base.environment.types.site };
    this.measure = measureIn(base.theme.theme);
    this.words = wordsIn(this.lang, base.words.own);
    this.bindContext = {
      store: this.rows,
      blockTypes: base.blockTypes,
      words: this.words,
      measure: this.measure,
      clock: this.clock,
      everything: () => this.fillEverything(),
      ...(!language && { placeOf: (...asked) => placeInRow(this, this, ...asked) }),
    };
    const own = (file: string): string => (language ? versionFile(file, language.lang) : file);
    const lists = base.pageFiles.filter(isSharedFile);
    this.shared = new ReadSharedLists(lists, (file) => this.readPageFile(own(file)));
    if (this.shared.files.length > 0) base.environment.shared = this.shared;
    for (const file of base.pageFiles) if (isLayoutFile(file)) this.readLayout(own(file));
    if (!language)
      this.versions = openVersions(dir, base, (of, one) => new OpenBase(dir, of, { moment, drafts }, one));
    for (const version of this.versions.values())
      version.bindContext.placeOf = (...asked) => placeInRow(this, version, ...asked);
    if (this.versions.size > 0) this.bindContext.in = (lang) => this.versions.get(lang)?.bindContext;
  }

  /** What a page, layout or list stands on: that of its language. */
  of(file: string): OpenBase {
    const lang = this.versions.size > 0 ? readVersionName(file, [...this.versions.keys()])?.lang : undefined;
    return (lang !== undefined && this.versions.get(lang)) || this;
  }

  static async open(places: BasePlaces, known?: AlreadyKnown): Promise<OpenBase> {
    const { dir, blockDirs, settingsAbove } = places;
    return new OpenBase(dir, await readSiteBase(dir, blockDirs, settingsAbove, known), places);
  }

  /** Region and city, or UTC: what days and hours in the site's files mean. */
  get zone(): string {
    return this.base.environment.zone ?? "UTC";
  }

  /** Some row of a collection is not always to be seen. */
  get hasTimedRows(): boolean {
    for (const { shown } of this.collections.values()) if (shown.size > 0) return true;
    return false;
  }

  private fillEverything(): BindContext {
    if (this.everything) return this.everything;
    const { blockTypes, words, measure } = this;
    let store = this.rows;
    if (this.hasTimedRows) {
      store = new RowStore();
      store.lang = this.lang;
      store.renew(this.collections, this.dir);
      store.site = this.rows.site;
    }
    this.everything = { store, blockTypes, words, measure };
    return this.everything;
  }

  get blockTypes(): SiteBase["blockTypes"] {
    return this.base.blockTypes;
  }

  get collections(): SiteBase["collections"] {
    return this.base.collections;
  }

  get settings(): SiteBase["settings"] {
    return this.base.settings;
  }

  /** Tag of the language of the site. */
  get lang(): string {
    const { lang } = this.base.settings.data;
    return typeof lang === "string" && isLanguageTag(lang) ? lang : "en";
  }

  /** `data/words.yaml` as it was read. */
  get wordsFile(): SiteBase["words"] {
    return this.base.words;
  }

  /** How the site looks; see `ReadTheme`. */
  get theme(): SiteBase["theme"] {
    return this.base.theme;
  }

  get icons(): readonly string[] | undefined {
    return this.base.environment.icons;
  }

  /** Files of pages, layouts and shared lists left out, sorted; relative to the site folder. */
  get pageFiles(): string[] {
    const own = this.base.pageFiles.filter((file) => !isLayoutFile(file) && !isSharedFile(file));
    return versionPages(own, this.base);
  }

  /** Those among them that somebody has written: a page that nobody has translated has no file in the language. */
  get writtenFiles(): string[] {
    const versions = new Set(this.base.versionFiles);
    const originals = new Set(this.base.pageFiles);
    return this.pageFiles.filter((file) => originals.has(file) || versions.has(file));
  }

  /** What the engine says on pages in other languages, by tag. */
  get otherWords(): Readonly<Record<string, Words>> {
    return Object.fromEntries([...this.versions].map(([lang, { words }]) => [lang, words]));
  }

  /** Addresses of pages in other languages; of the site's own base alone. */
  get addresses(): LanguageAddresses | undefined {
    if (this.versions.size === 0) return undefined;
    this.known ??= new LanguageAddresses({
      dir: this.dir,
      originals: this.base.pageFiles.filter((file) => !isLayoutFile(file) && !isSharedFile(file)),
      versionFiles: new Set(this.base.versionFiles),
      languages: this.languages.filter(({ isDraft }) => !isDraft || this.clock.drafts),
      lang: this.lang,
      collections: this.collections,
      rowsIn: (lang, name) => this.versions.get(lang)?.collections.get(name)?.rows ?? [],
    });
    return this.known;
  }

  /** They are worked out anew when somebody asks: a file that they were read from has changed. */
  forgetAddresses(): void {
    this.known = undefined;
  }

  /** Those that the site is translated into. */
  get languages(): readonly Language[] {
    return this.base.languages;
  }

  /** Files of pages, layouts and shared lists in the site's own language, sorted. */
  get originalFiles(): readonly string[] {
    return this.base.pageFiles;
  }

  /** Problems that belong to no page, row or setting. */
  get problems(): Problem[] {
    return [...this.base.problems, ...this.names.problems, ...this.publicProblems, ...this.rules.problems];
  }

  /** Something is wrong with what all pages stand on. */
  get isBroken(): boolean {
    return (
      this.settings.isBroken ||
      (!this.theme.theme && this.theme.problems.length > 0) ||
      [...this.base.problems, ...this.names.problems].some(({ severity }) => severity === "error") ||
      [...this.collections.values()].some((collection) => collection.isBroken) ||
      [...this.layouts.values()].some((layout) => layout.hasErrors) ||
      [...this.shared.all()].some(({ page }) => page.hasErrors) ||
      [...this.versions.values()].some((version) => version.isBroken)
    );
  }

  /** The rows of a collection cannot be trusted, as they are in a language or in the site's own. */
  readonly isBrokenCollection = (name: string, lang?: string): boolean =>
    ((lang !== undefined && this.versions.get(lang)) || this).collections.get(name)?.isBroken ?? true;

  /** Reads a file of `pages/` as it is now; undefined when it is gone. */
  readPageFile(file: string): PageFile | undefined {
    const { language } = this;
    if (language) {
      const version = readVersionPage(this.dir, file, language, this.base.environment);
      return version && this.withPresets(version.page);
    }
    if (this.of(file) !== this) return this.of(file).readPageFile(file);
    const read = this.versions.size > 0 ? readOriginal(this.dir, file) : readYamlFile(this.dir, file);
    return read && this.withPresets(readPage(file, read, this.base.environment));
  }

  /** Reads a text as if it were the page file, and leaves the site as it is. */
  readText(file: string, text: string): PageFile {
    return this.withPresets(readPage(file, readYamlText(text), this.base.environment));
  }

  /** A page whose blocks have what the site and its layout set for all blocks of their types. */
  private withPresets(page: PageFile): PageFile {
    const { presets } = this.base.environment;
    // A shared list gets them where it is used.
    if (!presets || !page.template || page.kind === "shared") return page;
    const ofLayout = page.kind === "layout" ? page.presets : presets.layouts.get(this.plainName(page.layout));
    const sets = [presets.site, ofLayout].filter((one) => one !== undefined && one.byType.size > 0);
    if (sets.length === 0) return page;
    const { template } = page;
    const blocks = template.blocks.map((block) => withPresets(block, this.blockTypes, sets as Presets[]));
    return { ...page, template: { ...template, blocks } };
  }

  readLayout(file: string): void {
    const layout = this.readPageFile(file);
    const { layouts } = this.base.environment.presets ?? {};
    const name = this.plainName(file.replace(/^pages\/_|\.yaml$/g, ""));
    layouts?.delete(name);
    if (layout?.presets) layouts?.set(name, layout.presets);
    if (layout) this.layouts.set(file, layout);
    else this.layouts.delete(file);
    for (const [lang, version] of this.versions) version.readLayout(versionFile(file, lang));
  }

  /** The name of a layout without the tag of the language that it is a version in. */
  private plainName(layout: string): string {
    const { language } = this;
    return language ? layout.slice(0, -language.lang.length - 1) : layout;
  }

  /** The text of a file of the site as it is now, in the encoding of its collection; undefined when there is none. */
  readSource(file: string): string | undefined {
    const bytes = readSiteFile(join(this.dir, file), file)?.bytes;
    return bytes && decodeText(bytes, this.encodingOf(file, bytes));
  }

  /** A text as the bytes of a file of the site; undefined when its encoding cannot hold it. */
  encodeSource(file: string, text: string): Uint8Array | undefined {
    const bytes = readSiteFile(join(this.dir, file), file)?.bytes;
    return encodeText(text, bytes ? this.encodingOf(file, bytes) : "utf-8");
  }

  private encodingOf(file: string, bytes: Uint8Array): Encoding {
    const name = file.endsWith(".csv") ? collectionIn(file) : undefined;
    return name === undefined ? "utf-8" : encodingOfTable(bytes, this.collections.get(name)?.schema);
  }

  readCollection(name: string): void {
    const { schema, check } = this.base.schemas.get(name) ?? {};
    const { zone } = this;
    const of = `${name} ${zone}`;
    const memory = this.rowMemories.get(of) ?? new RowMemory();
    this.rowMemories.set(of, memory);
    const collection = readCollection(this.dir, name, schema, check, { zone, memory });
    this.collections.set(name, collection);
    for (const { language, collections } of this.versions.values())
      collections.set(name, versionCollection(this.dir, collection, this.base, language!));
    this.known = undefined;
  }

  /** Reads the theme again. @returns True when texts are as wide as before, so that pages stay as they are. */
  async readTheme(): Promise<boolean> {
    const before = this.base.theme.theme;
    this.base.theme = await readSiteTheme(this.dir, this.settings.data.lang, this.base.languages);
    return lettersOf(before) === lettersOf(this.base.theme.theme);
  }

  readRules(): void {
    this.rules = readHouseRules(this.dir);
  }

  readPublicFiles(): void {
    this.publicProblems = [];
    const odd = (path: string, entry: Dirent) => {
      const file = `public/${path}`;
      this.publicProblems.push(fileProblem(file, findFileFault(entry, file)!));
    };
    this.publicFiles = new FilePaths(listFiles(join(this.dir, "public"), odd).map((file) => `/${file}`));
  }

  /** What the names of the site's files show. */
  get names(): FileNames {
    return this.base.names;
  }

  /** The names of files show something else than when the site was opened. */
  get hasOtherNames(): boolean {
    return JSON.stringify(readFileNames(this.dir).problems) !== JSON.stringify(this.names.problems);
  }

  /** Takes in other settings. */
  takeSettings(settings: SiteBase["settings"]): void {
    this.base.settings = settings;
    this.everything = undefined;
    this.rows.site = { value: this.base.settings.data, schema: this.base.environment.types.site };
  }

  /** Works computed fields out anew. @returns Collections whose rows are different now, in some language. */
  renewRows(): Set<string> {
    const computed = [...this.collections.values()].filter(({ schema }) => hasComputedFields(schema));
    const keys = () => new Map(computed.map((collection) => [collection.name, rowsKey(collection)]));
    const before = keys();
    this.everything = undefined;
    this.rows.renew(this.collections, this.dir);
    const changed = [...keys()].filter(([name, key]) => key !== before.get(name)).map(([name]) => name);
    return new Set([...changed, ...[...this.versions.values()].flatMap((one) => [...one.renewRows()])]);
  }
}
