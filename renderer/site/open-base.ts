import type { Dirent } from "node:fs";
import { join } from "node:path";
import { type HouseRules, readHouseRules } from "../check/house-rules.ts";
import { type FileNames, readFileNames } from "../check/misnamed-files.ts";
import { readCollection } from "../data/collections.ts";
import { collectionIn } from "../data/data-files.ts";
import { isLanguageTag } from "../data/language-tag.ts";
import { referencedCollections } from "../data/referenced-collections.ts";
import { encodingOfTable } from "../data/tables/read-table.ts";
import { listFiles } from "../files/list-files.ts";
import { fileProblem, findFileFault, readSiteFile } from "../files/read-file.ts";
import { decodeText, type Encoding, encodeText } from "../files/text-encoding.ts";
import type { BindContext } from "../filling/bind-page.ts";
import { RowStore } from "../filling/row-store.ts";
import type { MeasureText, Problem } from "../model.ts";
import type { PageFile } from "../pages/page-file.ts";
import { isLayoutFile, readPage } from "../pages/read-page.ts";
import { measureIn } from "../texts/letters/measure-text.ts";
import type { Theme } from "../theme/theme.ts";
import { type Words, wordsIn } from "../words/words.ts";
import { readYamlFile, readYamlText } from "../yaml/read-yaml.ts";
import { readSiteBase, readSiteTheme, type SiteBase } from "./site-base.ts";

/** Where a site and its blocks are. */
export interface BasePlaces {
  /** Absolute site folder. */
  dir: string;
  /** Absolute folders of blocks; a later one wins. */
  blockDirs: readonly string[];
  /** Fields that stand above those of `data/site.yaml`. */
  settingsAbove: Readonly<Record<string, string>>;
}

/**
 * What all pages of an open site stand on: blocks, data, settings, rules, layouts and the files under `public/`.
 * Parts of it can be read again when their files change.
 */
export class OpenBase {
  readonly layouts = new Map<string, PageFile>();
  readonly bindContext: BindContext;
  /** What the engine says to visitors, in the language of the site. */
  readonly words: Words;
  /** Measures texts in the fonts of the site. */
  readonly measure: MeasureText;
  rules: HouseRules;
  publicFiles: ReadonlySet<string> = new Set();
  private publicProblems: Problem[] = [];
  private readonly rows = new RowStore();

  private constructor(
    readonly dir: string,
    private readonly base: SiteBase,
  ) {
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
    };
    for (const file of base.pageFiles) if (isLayoutFile(file)) this.readLayout(file);
  }

  static async open({ dir, blockDirs, settingsAbove }: BasePlaces): Promise<OpenBase> {
    return new OpenBase(dir, await readSiteBase(dir, blockDirs, settingsAbove));
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

  /** Files of pages, layouts left out, sorted; relative to the site folder. */
  get pageFiles(): string[] {
    return this.base.pageFiles.filter((file) => !isLayoutFile(file));
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
      this.base.problems.length > 0 ||
      this.names.problems.length > 0 ||
      [...this.collections.values()].some((collection) => collection.isBroken) ||
      [...this.layouts.values()].some((layout) => layout.hasErrors)
    );
  }

  readonly isBrokenCollection = (name: string): boolean => this.collections.get(name)?.isBroken ?? true;

  /** Reads a file of `pages/` as it is now; undefined when it is gone. */
  readPageFile(file: string): PageFile | undefined {
    const read = readYamlFile(this.dir, file);
    return read && readPage(file, read, this.base.environment);
  }

  /** Reads a text as if it were the page file, and leaves the site as it is. */
  readText(file: string, text: string): PageFile {
    return readPage(file, readYamlText(text), this.base.environment);
  }

  readLayout(file: string): void {
    const layout = this.readPageFile(file);
    if (layout) this.layouts.set(file, layout);
    else this.layouts.delete(file);
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
    this.collections.set(name, readCollection(this.dir, name, schema, check));
  }

  /** Reads the theme again. @returns True when texts are as wide as before, so that pages stay as they are. */
  async readTheme(): Promise<boolean> {
    const before = this.base.theme.theme;
    this.base.theme = await readSiteTheme(this.dir);
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
    this.publicFiles = new Set(listFiles(join(this.dir, "public"), odd).map((file) => `/${file}`));
  }

  /** What the names of the site's files show. */
  get names(): FileNames {
    return this.base.names;
  }

  /** The names of files show something else than when the site was opened. */
  get hasOtherNames(): boolean {
    return JSON.stringify(readFileNames(this.dir).problems) !== JSON.stringify(this.names.problems);
  }

  /** Works computed fields out anew. @returns Collections whose rows are different now. */
  renewRows(): Set<string> {
    const before = new Map(
      [...this.collections.values()].map(({ name, rows }) => [name, JSON.stringify(rows)]),
    );
    this.rows.renew(this.collections, this.dir);
    return new Set(
      [...this.collections.values()]
        .filter(({ name, rows }) => JSON.stringify(rows) !== before.get(name))
        .map(({ name }) => name),
    );
  }

  /** Collections that a page and its layout read, directly or through references. */
  collectionsUsedBy({ uses, layout }: { uses: Iterable<string>; layout: string }): Set<string> {
    const used = new Set<string>();
    const add = (name: string): void => {
      if (used.has(name)) return;
      used.add(name);
      const schema = this.collections.get(name)?.schema;
      if (schema) for (const target of referencedCollections(schema)) add(target);
    };
    for (const name of uses) add(name);
    for (const name of this.layouts.get(`pages/_${layout}.yaml`)?.uses ?? []) add(name);
    return used;
  }

  /** A page can be made as far as its settings, layout and data go. */
  carries(page: { uses: Iterable<string>; layout: string }): boolean {
    if (this.settings.isBroken) return false;
    if (this.layouts.get(`pages/_${page.layout}.yaml`)?.hasErrors) return false;
    return ![...this.collectionsUsedBy(page)].some((name) => this.collections.get(name)?.isBroken);
  }
}

/** What the widths of texts depend on. */
function lettersOf(theme: Theme | undefined): string {
  return JSON.stringify([theme?.letters, theme?.typesetting, theme?.families]);
}
