import { statSync } from "node:fs";
import { join } from "node:path";
import { type BodyReader, createBodyReader } from "../check/check-bodies.ts";
import { CheckMemory } from "../check/check-memory.ts";
import { layoutFile } from "../check/checked-site.ts";
import type { PageSummary } from "../check/page-summary.ts";
import { bodyFiles } from "../check/paired-bodies.ts";
import { type Clock, isThere, SHOWN } from "../clock/shown.ts";
import { buildRoutes } from "../filling/build-routes.ts";
import { ReadDigests } from "../filling/read-digests.ts";
import { type RouteRecord, showsPage } from "../filling/routes.ts";
import { readVersionName } from "../languages/version-files.ts";
import type { BlockTemplate, PageFile } from "../pages/page-file.ts";
import { awayPages } from "./away-pages.ts";
import { rowsKey } from "./base-keys.ts";
import { type Derived, derive } from "./derive.ts";
import { hashOf } from "./hash-of.ts";
import { KnownPages } from "./known-pages.ts";
import { AloneLooker, type PageAlone } from "./look-alone.ts";
import { type BasePlaces, OpenBase } from "./open-base.ts";
import { PageIndex } from "./page-index.ts";
import { canMake, collectionsUsedBy } from "./page-needs.ts";
import { readAtOnce } from "./read-original.ts";
import type { AlreadyKnown } from "./site-base.ts";

/** The name of a picture, in any text. */
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|svg)\b/i;

/**
 * So many pages are read one after the other, then looked at one after the other: going to and fro for each of them
 * takes a tenth longer, because what reads and what looks do not fit into the caches of a processor together.
 */
const AT_ONCE = 64;

const NOBODY: ReadonlyMap<string, RouteRecord> = new Map();

const SHOWS_SOME = hashOf(true);

/** Keys of what a page is made of, its own file left out. */
export interface Dependencies {
  /** Changes with rows that it may show; empty: none. */
  data: string;
  /** Changes with anything else: the layout and what that shows, texts, pictures, what comes and goes. */
  others: string;
}

/** An open site: what it stands on, its pages, and what follows from all of it. */
export class SiteState {
  index: PageIndex;
  /** Grows with every change, so that what was made before can be told from what is new. */
  version = 0;
  derived!: Derived;
  private keys = new Map<string, string>();
  /** What the last check has found in order; missing for a site that is read once. */
  memory: CheckMemory | undefined;
  /** Pages can be made before they begin and after they have ended, for authors. */
  showsAway = false;
  private awayFrom: { derived: Derived; away: ReadonlyMap<string, RouteRecord> } | undefined;
  /** Texts under `public/`, kept from the first change on: a site that is only built has no use for them again. */
  private readBody: BodyReader | undefined;
  /** Asked for by those who build a site, which is read once. */
  private digests: ReadDigests | undefined;

  private constructor(
    private readonly places: BasePlaces,
    public base: OpenBase,
  ) {
    this.index = new PageIndex(base);
  }

  /** Reads everything but the pages: blocks, data, settings, layouts. */
  static async open(places: BasePlaces, known?: AlreadyKnown): Promise<SiteState> {
    return new SiteState(places, await OpenBase.open(places, known));
  }

  get dir(): string {
    return this.places.dir;
  }

  /** Reads what all pages stand on, and with it all pages, once more. */
  async reopen(): Promise<void> {
    this.base = await OpenBase.open(this.places);
    this.index = new PageIndex(this.base);
    this.keys = new Map();
    if (this.memory) this.keepMore();
    this.finishPages();
  }

  /** Something came or went since the site was read as of now. */
  get isDue(): boolean {
    const then = this.base.clock.moment;
    const now = Date.now();
    return (
      this.places.asOf === undefined &&
      [
        ...[...this.index.pages.values()].map(({ summary }) => summary.instants ?? []),
        ...[...this.base.collections.values()].map(({ instants }) => instants),
      ].some((instants) => [...instants].some((at) => then < at && at <= now))
    );
  }

  /** The site's files will change: what takes a change in quickly is kept from now on. */
  keepMore(): void {
    this.memory = new CheckMemory();
    this.index.known = new KnownPages();
  }

  /** Everything is checked anew the next time. */
  forgetChecks(): void {
    if (this.memory) this.memory = new CheckMemory();
  }

  /** Takes in a page that was summed up elsewhere. */
  addSummary(summary: PageSummary): void {
    this.index.addSummary(summary);
  }

  /** Reads the pages that nobody has summed up, and works out what follows from all. */
  finishPages(): void {
    const { isBroken, pageFiles } = this.base;
    const files = pageFiles.filter((file) => !this.index.pages.has(file));
    if (isBroken || this.memory)
      readAtOnce(() => {
        for (const file of files) this.index.read(file);
      });
    else for (let at = 0; at < files.length; at += AT_ONCE) this.sumUp(files.slice(at, at + AT_ONCE));
    this.derive();
  }

  /** Of a page that nothing has to be said of its summary alone is kept: a large site is never in memory as a whole. */
  private sumUp(files: readonly string[]): void {
    const read = readAtOnce(() => files.flatMap((file) => this.readAlone(file) ?? []));
    for (const alone of read) {
      const { page } = alone;
      const base = this.base.of(page.file);
      const { summary } = canMake(base, page) ? new AloneLooker(alone, base).lookAtAll() : {};
      if (summary) this.index.addSummary(summary);
      else this.index.add(page);
    }
  }

  /** Works out what follows from all files. */
  derive(): void {
    const openReader = () => createBodyReader(this.dir, () => this.base.publicFiles);
    if (this.version > 0) this.readBody ??= openReader();
    this.version += 1;
    this.derived = derive(this.base, this.index, this.readBody ?? openReader(), this.memory);
  }

  /** Pages that are not there now; none for a site that shows none of them. */
  get away(): ReadonlyMap<string, RouteRecord> {
    if (!this.showsAway) return NOBODY;
    // Asked for each link and each page: worked out once for what the site is.
    if (this.awayFrom?.derived !== this.derived)
      this.awayFrom = { derived: this.derived, away: awayPages(this.derived.routes) };
    return this.awayFrom.away;
  }

  /** What stands at an address, for authors also a page that is not there now. */
  recordOf(route: string): RouteRecord | undefined {
    const record = this.derived.routes.records.get(route);
    return record && showsPage(record) ? record : (this.away.get(route) ?? record);
  }

  /** One page file by itself: what is on it, at which addresses. The site stays as it is. */
  readAlone(file: string): PageAlone | undefined {
    const page = this.base.readPageFile(file);
    if (!page) return undefined;
    const { records, hidden, findings } = buildRoutes(
      [page],
      this.base.bindContext,
      this.base.isBrokenCollection,
    );
    const hasProblems = findings.problems.size > 0;
    return { page, records: hasProblems ? [] : [...records.values()], hidden: hasProblems ? [] : hidden };
  }

  /** Changes with what a read gives. @param read  As `readOf` writes it. */
  digestOf(read: string): string {
    this.digests ??= new ReadDigests(this.base.bindContext);
    return this.digests.of(read);
  }

  /** Changes with anything that a page is made of, its own file left out. */
  dependenciesOf(summary: PageSummary): Dependencies {
    const base = this.base.of(summary.file);
    const { layouts, collections, clock } = base;
    const of = summary.lang ? ` ${summary.lang}` : "";
    const layout = layouts.get(layoutFile(summary));
    const parts: unknown[] = [
      this.keyOf(`layout ${summary.layout}`, () =>
        layout?.isScheduled
          ? [layout.template, thereKey(layout.template?.blocks ?? [], clock)]
          : layout?.template,
      ),
    ];
    for (const name of [...(summary.shares ?? []), ...(layout?.shares ?? [])].sort()) {
      const list = base.shared.get(name);
      if (list && list !== "circle")
        parts.push(
          this.keyOf(`shared ${name}${of}`, () => [
            list.schema,
            list.page.template,
            thereKey(list.page.template?.blocks ?? [], clock),
          ]),
        );
    }
    const { addresses } = this.base;
    if (addresses) parts.push(this.keyOf("addresses", () => addresses.key));
    if (summary.lang !== undefined)
      parts.push(
        this.stampOfOriginal(summary.file, summary.lang),
        // Those of the site's own language are the same for every page, and a build for other ones begins anew.
        this.keyOf(`settings${of}`, () => [base.settings.data, base.settings.untranslated]),
      );
    if (layout?.presets) parts.push([...layout.presets.byType]);
    if (clock.drafts) parts.push("drafts");
    const instants = [...(summary.instants ?? []), ...(layout?.instants ?? [])];
    const data: string[] = [];
    const ofLayout = collectionsUsedBy(base, { uses: [], layout: summary.layout });
    for (const name of [...collectionsUsedBy(base, summary)].sort()) {
      const collection = collections.get(name);
      if (collection) instants.push(...collection.instants);
      const ofRows = () => [collection?.schema, collection && rowsKey(collection)];
      const key = collection?.readBy ?? this.keyOf(`data ${name}${of}`, ofRows);
      if (ofLayout.has(name)) parts.push(key);
      else {
        parts.push(this.keyOf(`schema ${name}`, () => collection?.schema));
        data.push(key);
      }
    }
    if (instants.length > 0) parts.push(instants.map((instant) => instant <= clock.moment));
    const files = summary.addresses.flatMap(({ mentions }) => mentions.file ?? []);
    for (const file of [...bodyFiles(summary), ...files]) {
      const stat = statSync(join(this.dir, "public", file), { throwIfNoEntry: false });
      parts.push(stat && [stat.size, stat.mtimeMs]);
    }
    if (this.showsPictures(summary)) parts.push(this.keyOf("pictures", () => this.pictureStamps()));
    return { data: data.length === 0 ? "" : hashOf(data), others: hashOf(parts) };
  }

  private stampOfOriginal(file: string, lang: string): unknown {
    const original = readVersionName(file, [lang])?.original ?? file;
    const stat = statSync(join(this.dir, original), { throwIfNoEntry: false });
    return stat && [stat.size, stat.mtimeMs];
  }

  /** Pictures in texts of bodies, data and layouts are not told apart: a page with any depends on all. */
  private showsPictures({ layout, addresses }: PageSummary): boolean {
    const shell = this.keyOf(`pictures of ${layout}`, () =>
      PICTURE.test(
        JSON.stringify(
          this.base.of(layoutFile({ layout })).layouts.get(layoutFile({ layout }))?.template ?? "",
        ),
      ),
    );
    return (
      shell === SHOWS_SOME ||
      addresses.some(
        ({ mentions, bodies }) => mentions.image || mentions["markdown-image"] || bodies.length > 0,
      )
    );
  }

  private pictureStamps(): string[] {
    return [...this.base.publicFiles]
      .filter((file) => PICTURE.test(file))
      .map((file) => {
        const stat = statSync(join(this.dir, "public", file), { throwIfNoEntry: false });
        return `${file} ${stat?.size} ${stat?.mtimeMs}`;
      });
  }

  private keyOf(name: string, parts: () => unknown): string {
    const known = this.keys.get(name) ?? hashOf(parts());
    this.keys.set(name, known);
    return known;
  }

  /** The file of a page as it is now, when its page can be made: nothing is wrong with it, its layout and its data. */
  readUsable(file: string): PageFile | undefined {
    const entry = this.index.pages.get(file);
    if (!entry || entry.source?.hasErrors || !canMake(this.base.of(file), entry.summary)) return undefined;
    if (this.derived.ofSite.get(file)?.some((problem) => problem.severity === "error")) return undefined;
    const page = this.index.known?.pageOf(file, this.base.readSource(file)) ?? this.base.readPageFile(file);
    return page?.hasErrors ? undefined : page;
  }
}

/** Which of the blocks that are not always there are there by the clock. */
function thereKey(value: unknown, clock: Clock): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  const shown = (value as BlockTemplate)[SHOWN];
  return [
    ...(shown ? [isThere(shown, clock)] : []),
    ...Object.values(value).flatMap((inner) => thereKey(inner, clock)),
  ];
}
