import { createHash } from "node:crypto";
import { type Dirent, statSync } from "node:fs";
import { isAbsolute, join, relative } from "node:path";
import { checkLayout } from "../check/check-layout.ts";
import { checkSite } from "../check/check-site.ts";
import { type HouseRules, RULES_FILE, readHouseRules } from "../check/house-rules.ts";
import { listProblems } from "../check/list-problems.ts";
import { findMisnamedFiles, isMisnamed } from "../check/misnamed-files.ts";
import { collectPageFacts } from "../check/page-facts.ts";
import type { PageFacts } from "../check/site-facts.ts";
import { layoutFile } from "../check/site-facts.ts";
import { listCollections, readCollection } from "../data/collections.ts";
import { referencesOf } from "../data/references.ts";
import { listFiles } from "../files/list-files.ts";
import { fileProblem, findFileFault, readSiteFile } from "../files/read-file.ts";
import type { BindContext } from "../filling/bind-page.ts";
import { buildRoutes, type RouteRecord, type RouteTable } from "../filling/routes.ts";
import { RowStore } from "../filling/row-store.ts";
import type { Problem, RouteEntry } from "../model.ts";
import type { RowInScope } from "../pages/bindings.ts";
import type { PageFile } from "../pages/page-file.ts";
import { pageSchema } from "../pages/page-schema.ts";
import { readPage } from "../pages/read-page.ts";
import { createProblem } from "../problems/problem.ts";
import { expandSummary, type PageSummary } from "./page-summary.ts";
import { readSiteBase, type SiteBase } from "./site-base.ts";

/** Everything read of a site, and what follows from it; kept up to date file by file. */
export class SiteState {
  pages = new Map<string, PageFile>();
  routes: RouteTable = { records: new Map(), openPrefixes: [], problems: new Map() };
  routeEntries: RouteEntry[] = [];
  problems: Problem[] = [];
  /** Grows with every change, so that what was made before can be told from what is new. */
  version = 0;
  readonly imageSchema = pageSchema.properties?.image;
  bindContext!: BindContext;

  private base!: SiteBase;
  private facts = new Map<string, PageFacts[]>();
  private siteProblems = new Map<string, Problem[]>();
  private rules: HouseRules = { levels: new Map(), problems: [] };
  private publicFiles = new Set<string>();
  private publicProblems: Problem[] = [];
  private misnamed: Problem[] = [];
  private readonly keys = new Map<string, string>();
  private readonly rows = new RowStore();

  private readonly isBroken = (name: string): boolean => this.collections.get(name)?.isBroken ?? true;

  private constructor(
    readonly dir: string,
    private readonly blockDirs: readonly string[],
    private readonly settingsAbove: Readonly<Record<string, string>>,
  ) {}

  /** Reads everything but the pages: blocks, data, settings, layouts. */
  static async openBase(
    dir: string,
    blockDirs: readonly string[],
    settingsAbove: Readonly<Record<string, string>> = {},
  ): Promise<SiteState> {
    const state = new SiteState(dir, blockDirs, settingsAbove);
    await state.readBase();
    return state;
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

  /** Something is wrong with what all pages stand on. */
  get isBaseBroken(): boolean {
    return (
      this.settings.isBroken ||
      this.base.problems.length > 0 ||
      [...this.collections.values()].some((collection) => collection.isBroken) ||
      [...this.pages.values()].some((page) => page.kind === "layout" && page.hasErrors)
    );
  }

  /** Files of pages, layouts left out, sorted; relative to the site folder. */
  listPageFiles(): string[] {
    return this.base.pageFiles.filter((file) => !isLayout(file));
  }

  /** Takes in a page that was summed up elsewhere. */
  addSummary(summary: PageSummary): void {
    const { page, facts } = expandSummary(summary);
    this.pages.set(page.file, page);
    this.facts.set(page.file, facts);
  }

  /** Reads the pages that nobody has summed up, and works out what follows from all. */
  finishPages(): void {
    this.misnamed = findMisnamedFiles(this.dir);
    const summed = new Set([...this.pages.values()].filter((page) => page.isSummary).map(({ file }) => file));
    for (const file of this.listPageFiles()) if (!summed.has(file)) this.readPageFile(file);
    this.derive(new Set([...this.pages.keys()].filter((file) => !summed.has(file))));
  }

  /** One page file by itself: what is on it, at which addresses. The site stays as it is. */
  readAlone(file: string): { page: PageFile; records: RouteRecord[] } | undefined {
    const page = this.readFile(file);
    if (!page) return undefined;
    const { records, problems } = buildRoutes([page], this.bindContext, this.isBroken);
    return { page, records: problems.size > 0 ? [] : [...records.values()] };
  }

  /** What a page that was read alone gives to the checks of the whole site, for each of its own addresses. */
  factsOf(page: PageFile, records: readonly RouteRecord[]): ReturnType<typeof collectPageFacts>[] {
    if (page.hasErrors || page.kind === "redirect") return [];
    return records
      .filter(({ kind }) => kind === "page")
      .map(({ route, item }) => collectPageFacts(page, route, item, this.bindContext, false));
  }

  /** Changes with anything that a page is made of, its own file left out. */
  dependenciesOf({ layout, uses, addresses }: PageSummary): string {
    const parts: unknown[] = [
      this.keyOf(`layout ${layout}`, () => this.pages.get(`pages/_${layout}.yaml`)?.template),
    ];
    for (const name of [...this.collectionsUsedBy({ layout, uses })].sort()) {
      const collection = this.collections.get(name);
      parts.push(this.keyOf(`data ${name}`, () => JSON.stringify([collection?.schema, collection?.rows])));
    }
    for (const { bodies } of addresses)
      for (const file of bodies.flat()) {
        const stat = statSync(join(this.dir, "public", file), { throwIfNoEntry: false });
        parts.push(stat && [stat.size, stat.mtimeMs]);
      }
    return hash(JSON.stringify(parts));
  }

  private keyOf(name: string, text: () => string | undefined): string {
    const known = this.keys.get(name) ?? hash(text() ?? "");
    this.keys.set(name, known);
    return known;
  }

  /** The page with its template: read again when only its summary is at hand. */
  inFull(page: PageFile): PageFile {
    return page.isSummary ? (this.readFile(page.file) ?? page) : page;
  }

  /** A page can be made: nothing is wrong with its file, its layout and the data that it reads. */
  isUsable(page: PageFile): boolean {
    if (page.hasErrors || this.settings.isBroken) return false;
    if (this.siteProblems.get(page.file)?.some((problem) => problem.severity === "error")) return false;
    const shell = this.pages.get(layoutFile(page));
    if (shell?.hasErrors) return false;
    for (const name of this.collectionsUsedBy(page)) if (this.collections.get(name)?.isBroken) return false;
    return true;
  }

  /** Collections that a page and its layout read, directly or through references. */
  collectionsUsedBy(page: { uses: Iterable<string>; layout: string }): Set<string> {
    const used = new Set<string>();
    const add = (name: string): void => {
      if (used.has(name)) return;
      used.add(name);
      const schema = this.collections.get(name)?.schema;
      if (schema) for (const target of referencesOf(schema)) add(target);
    };
    for (const name of page.uses) add(name);
    for (const name of this.pages.get(`pages/_${page.layout}.yaml`)?.uses ?? []) add(name);
    return used;
  }

  async update(paths: readonly string[]): Promise<{ routes: ReadonlySet<string> | "all" }> {
    const files = paths.map((path) =>
      (isAbsolute(path) ? relative(this.dir, path) : path).replaceAll("\\", "/"),
    );
    const known = new Set(listCollections(this.dir));
    const isStructural = files.some(
      (file) =>
        /(^|\/)blocks\//.test(file) ||
        /\.schema\.json$/.test(file) ||
        file === "data/site.yaml" ||
        /icon-names\.json$|common\.json$/.test(file) ||
        (/^data\/[^/]+\.yaml$/.test(file) &&
          known.has(file.slice(5, -5)) !== this.collections.has(file.slice(5, -5))),
    );
    if (isStructural) {
      await this.readBase();
      this.finishPages();
      return { routes: "all" };
    }
    const before = new Map(this.routeEntries.map((entry) => [entry.route, entry.file]));
    const changed = new Set<string>();
    const changedData = new Set<string>();
    let isPublic = false;
    for (const file of new Set(files)) {
      if (/^pages\/.*\.yaml$/.test(file)) {
        changed.add(file);
        this.readPageFile(file);
      } else if (/^data\/[^/]+\.yaml$/.test(file)) {
        const name = file.slice(5, -5);
        changedData.add(name);
        const { schema, check } = this.base.schemas.get(name) ?? {};
        this.collections.set(name, readCollection(this.dir, name, schema, check));
      } else if (file.startsWith("public/")) isPublic = true;
      else if (file === RULES_FILE) this.rules = readHouseRules(this.dir);
    }
    if (isPublic) this.readPublicFiles();
    if (this.misnamed.length > 0 || files.some(isMisnamed)) this.misnamed = findMisnamedFiles(this.dir);
    // Computed fields may read bodies, so any change of data or bodies renews them all.
    if (changedData.size > 0 || isPublic) this.rows.renew(this.collections, this.dir);
    const touched = new Set<string>(changed);
    let isEverything = false;
    for (const page of this.pages.values()) {
      if ([...this.collectionsUsedBy(page)].some((name) => changedData.has(name))) touched.add(page.file);
      if (page.kind === "page" && changed.has(layoutFile(page))) touched.add(page.file);
      if (
        isPublic &&
        this.facts
          .get(page.file)
          ?.some((facts) =>
            facts.bodies.some((body) => body.files.some((path) => files.includes(`public${path}`))),
          )
      )
        touched.add(page.file);
    }
    if (changed.has("pages/_layout.yaml")) isEverything = true;
    this.derive(isPublic ? undefined : touched);
    const routes = new Set<string>();
    for (const [route, file] of before)
      if (touched.has(file) || !this.routes.records.has(route)) routes.add(route);
    for (const entry of this.routeEntries)
      if (touched.has(entry.file) || !before.has(entry.route)) routes.add(entry.route);
    return { routes: isEverything ? "all" : routes };
  }

  private async readBase(): Promise<void> {
    this.base = await readSiteBase(this.dir, this.blockDirs, this.settingsAbove);
    this.rules = readHouseRules(this.dir);
    this.readPublicFiles();
    this.rows.renew(this.collections, this.dir);
    this.rows.site = { value: this.settings.data, schema: this.base.environment.types.site };
    this.bindContext = { store: this.rows, blockTypes: this.blockTypes };
    this.keys.clear();
    this.pages = new Map();
    for (const file of this.base.pageFiles) if (isLayout(file)) this.readPageFile(file);
  }

  /** Reads a text as if it were the page `file`, and leaves the site as it is. */
  readDraft(file: string, text: string): PageFile {
    return readPage(file, new TextEncoder().encode(text), this.base.environment);
  }

  private readPageFile(file: string): void {
    const page = this.readFile(file);
    if (page) {
      this.pages.set(file, page);
      return;
    }
    this.pages.delete(file);
    this.facts.delete(file);
  }

  private readFile(file: string): PageFile | undefined {
    const read = readSiteFile(join(this.dir, file), file);
    if (!read) return undefined;
    const page = readPage(file, read.bytes ?? new Uint8Array(), this.base.environment);
    if (read.fault) page.problems = [fileProblem(file, read.fault)];
    return page;
  }

  private readPublicFiles(): void {
    this.publicProblems = [];
    const odd = (path: string, entry: Dirent) => {
      const file = `public/${path}`;
      this.publicProblems.push(fileProblem(file, findFileFault(entry, file)!));
    };
    this.publicFiles = new Set(listFiles(join(this.dir, "public"), odd).map((file) => `/${file}`));
  }

  /** What each page gives to the checks of the whole site. Facts of pages that did not change are kept. */
  private collectFacts(files: readonly string[], touched: ReadonlySet<string> | undefined): void {
    const kept = this.facts;
    this.facts = new Map();
    const byFile = new Map<string, { route: string; item?: RowInScope }[]>();
    for (const record of this.routes.records.values()) {
      if (record.kind !== "page") continue;
      const list = byFile.get(record.file);
      if (list) list.push(record);
      else byFile.set(record.file, [record]);
    }
    for (const file of files) {
      const page = this.pages.get(file)!;
      if (page.isSummary) {
        if (page.kind === "page") this.facts.set(file, kept.get(file) ?? []);
        continue;
      }
      if (
        !page.template ||
        page.kind === "redirect" ||
        [...this.collectionsUsedBy(page)].some(this.isBroken) ||
        (this.settings.isBroken && page.template.includes("${site."))
      )
        continue;
      const routes = page.kind === "layout" ? [{ route: "/" }] : (byFile.get(file) ?? []);
      const earlier = touched && !touched.has(file) ? kept.get(file) : undefined;
      this.facts.set(
        file,
        earlier && earlier.length === routes.length
          ? earlier
          : routes.map(
              ({ route, item }: { route: string; item?: RowInScope }) =>
                collectPageFacts(page, route, item, this.bindContext).facts,
            ),
      );
    }
  }

  /** Works out what follows from all files; facts of pages that did not change are kept. */
  private derive(touched?: ReadonlySet<string>): void {
    this.version += 1;
    const { isBroken } = this;
    const files = [...this.pages.keys()].sort();
    this.routes = buildRoutes(
      files.map((file) => this.pages.get(file)!),
      this.bindContext,
      isBroken,
    );
    this.collectFacts(files, touched);
    const used = new Set([...this.pages.values()].flatMap((page) => [...this.collectionsUsedBy(page)]));
    this.siteProblems = checkSite({
      dir: this.dir,
      pages: this.pages,
      collections: this.collections,
      settings: this.settings,
      routes: this.routes,
      facts: this.facts,
      publicFiles: this.publicFiles,
      used,
      isComplete:
        !this.settings.isBroken &&
        ![...this.pages.values(), ...this.collections.values()].some((file) =>
          file.problems.some((problem) => problem.severity === "error"),
        ),
      ...(this.base.environment.icons && { icons: this.base.environment.icons }),
    });
    for (const page of this.pages.values()) {
      const layout = checkLayout(page, this.pages, this.dir);
      if (layout)
        this.siteProblems.set(page.file, [
          ...(this.siteProblems.get(page.file) ?? []),
          createProblem(page.file, layout, page.lines),
        ]);
    }
    for (const [file, list] of this.routes.problems)
      this.siteProblems.set(file, [...(this.siteProblems.get(file) ?? []), ...list]);
    // Whoever is spoken of has to be known with all places.
    const spokenOf = [...this.siteProblems.keys()].filter((file) => this.pages.get(file)?.isSummary);
    if (spokenOf.length > 0) {
      for (const file of spokenOf) this.readPageFile(file);
      this.derive(new Set(spokenOf));
      return;
    }
    this.routeEntries = [...this.routes.records.values()]
      .map(({ route, kind, file, to, row }) => ({
        route,
        kind,
        file,
        ...(to !== undefined && { to }),
        ...(row !== undefined && row >= 0 && { row }),
      }))
      .sort((a, b) => (a.route < b.route ? -1 : 1));
    this.problems = listProblems({
      general: [...this.base.problems, ...this.misnamed, ...this.publicProblems, ...this.rules.problems],
      files: [
        { ...this.settings, file: "data/site.yaml" },
        ...this.collections.values(),
        ...this.pages.values(),
      ],
      ofSite: this.siteProblems,
      rules: this.rules,
    });
  }
}

function hash(text: string): string {
  return createHash("sha1").update(text).digest("base64url");
}

function isLayout(file: string): boolean {
  return /(^|\/)_[^/]*$/.test(file);
}
