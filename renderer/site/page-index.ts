import type { CheckedPage, CheckedRest } from "../check/checked-site.ts";
import { type LookAt, lookAhead, lookAtPage, placeAhead, placeContents } from "../check/look-at-page.ts";
import type { PlacedContents } from "../check/page-contents.ts";
import { type PageSummary, summarizePage } from "../check/page-summary.ts";
import type { BindContext } from "../filling/bind-context.ts";
import { sampleOptions } from "../filling/expand-use.ts";
import type { RoutedPage, RouteRecord } from "../filling/routes.ts";
import { readVersionName } from "../languages/version-files.ts";
import type { PageFile, PageTemplate, SharedList } from "../pages/page-file.ts";
import { isSharedFile, sharedName } from "../pages/shared-list.ts";
import type { KnownPages } from "./known-pages.ts";
import { lookAtRest } from "./look-at-rest.ts";
import type { OpenBase } from "./open-base.ts";
import { collectionsUsedBy, hasSoundShares, isTimedPage, showsSettings } from "./page-needs.ts";

/**
 * All page files of a site, layouts included. Of a page in order only its summary is kept; one of which something
 * has to be said is kept with its places.
 */
export class PageIndex {
  readonly pages = new Map<string, CheckedPage>();
  /** What is known of pages beside their summaries; missing for a site that is read once. */
  known: KnownPages | undefined;
  /** Files that were read and whose addresses nobody has looked at yet. */
  private readonly fresh = new Map<string, PageFile>();
  /** Addresses of each file, as they were looked at last. */
  private readonly asked = new Map<string, LookAt[]>();
  /** Those that show nothing now. */
  private readonly askedLater = new Map<string, LookAt[]>();

  /** Files that make no page, as they were read: to find out what is wrong in one is dear. */
  private readonly unmade = new Map<string, PageFile>();

  /** Files that have to be looked at again as they were read last. */
  private readonly stale = new Set<string>();

  private sorted: readonly string[] = [];

  constructor(private readonly base: OpenBase) {
    for (const [file, layout] of base.layouts) this.take(file, layout);
    for (const { page } of base.shared.all()) this.take(page.file, page);
    for (const version of base.versions.values()) {
      for (const [file, layout] of version.layouts) this.take(file, layout);
      for (const { page } of version.shared.all()) this.take(page.file, page);
    }
  }

  /** @returns Puts everything back as it is now; what was read of data and layouts meanwhile stays. */
  keep(): () => void {
    const maps = [this.pages, this.fresh, this.asked, this.askedLater, this.unmade] as Map<string, unknown>[];
    const kept = maps.map((map) => [...map]);
    const putBack = this.known?.keep();
    return () => {
      putBack?.();
      for (const [index, map] of maps.entries()) {
        map.clear();
        for (const [file, value] of kept[index]!) map.set(file, value);
      }
    };
  }

  /** Takes in a page that was summed up elsewhere. */
  addSummary(summary: PageSummary): void {
    this.pages.set(summary.file, { summary });
  }

  /** Reads a page file, again or for the first time; one that is gone is forgotten. */
  read(file: string): void {
    const page = this.readFile(file);
    if (page) this.take(file, page);
    else {
      this.pages.delete(file);
      this.known?.forget(file);
      for (const map of [this.fresh, this.asked, this.askedLater, this.unmade]) map.delete(file);
    }
  }

  /** Takes in a page file that was read elsewhere. */
  add(page: PageFile): void {
    this.take(page.file, page);
  }

  /** Looks at a file again that is as it was, because something that it reads has changed. */
  refresh(file: string): void {
    this.stale.add(file);
  }

  /** Addresses of a file for which something that they have read gives something else now; "all" where nobody knows. */
  affected(file: string): ReadonlySet<string> | "all" {
    return this.known?.affected(file) ?? "all";
  }

  /** What is said of a page may name rows by their number, or those that were there before. */
  isTold(file: string): boolean {
    const { source, summary } = this.pages.get(file) ?? {};
    return source !== undefined && (summary?.kind === "page" || summary?.kind === "redirect");
  }

  private take(file: string, page: PageFile): void {
    this.pages.set(file, { summary: summarizePage(page, []), source: page });
    this.fresh.set(file, page);
  }

  /** Files in the order of their names. */
  get files(): readonly string[] {
    // Asked for more than once in each check, while files seldom come and go.
    const { sorted, pages } = this;
    if (sorted.length !== pages.size || !sorted.every((file) => pages.has(file)))
      this.sorted = [...pages.keys()].sort();
    return this.sorted;
  }

  /** What decides the addresses of each file. */
  get routed(): RoutedPage[] {
    return this.files.map((file) => {
      const { source, summary } = this.pages.get(file)!;
      return source ?? summary;
    });
  }

  /**
   * Looks at the addresses of all files that are new, or that have other addresses than when they were looked at.
   *
   * @param records  All addresses of the site. @param hidden  Those that show nothing now.
   */
  look(records: Iterable<RouteRecord>, hidden: Iterable<RouteRecord> = []): void {
    const byFile = ofPages(records);
    const laterByFile = ofPages(hidden);
    for (const [file, { summary }] of this.pages) {
      const { kind, addresses } = summary;
      const routes = kind === "layout" || kind === "shared" ? [this.alone(file)] : (byFile.get(file) ?? []);
      // A page that cannot be filled in was asked for addresses of which its summary knows nothing.
      const known: readonly { route?: string | undefined }[] = this.asked.get(file) ?? addresses;
      this.asked.set(file, routes);
      const later = laterByFile.get(file) ?? [];
      const knownLater: readonly { route?: string | undefined }[] =
        this.askedLater.get(file) ?? summary.later ?? [];
      this.askedLater.set(file, later);
      const isSame = areSame(routes, known) && areSame(later, knownLater);
      const fresh = this.fresh.get(file);
      const isStale = !isSame || this.stale.has(file);
      const source = fresh ?? (isStale ? this.readKnown(file) : undefined);
      if (source) this.pages.set(file, this.lookAt(source, routes, later, fresh === undefined));
    }
    this.fresh.clear();
    this.stale.clear();
  }

  /** A file as it was read last, unless it has changed since. */
  private readKnown(file: string): PageFile | undefined {
    return this.known?.pageOf(file, this.base.readSource(file)) ?? this.readFile(file);
  }

  /** How a file is looked at that has no address of its own. */
  private alone(file: string): LookAt {
    const list = this.listIn(file);
    return list ? { route: "/", use: sampleOptions(list.name, list.schema), isAlone: true } : { route: "/" };
  }

  /**
   * Reads a file in full, for the places of what it shows. One that has gone, or become another one, since it was
   * looked at is taken in as it is: whoever asks for its places looks at all of it again.
   *
   * @param addresses  Indices of those at which something has to be said, beside those that were asked for before.
   */
  place(file: string, addresses: ReadonlySet<number>): void {
    const source = this.unmade.get(file) ?? this.readFile(file);
    const known = this.pages.get(file);
    if (!source || !known) {
      this.read(file);
      return;
    }
    const wanted = new Set(addresses);
    for (const index of known.placed?.keys() ?? []) if (known.placed?.[index]) wanted.add(index);
    const page = this.withPlaces(known.summary, source, wanted);
    const rest = known.rest && this.restOf(source, this.asked.get(file) ?? [], true);
    if (!rest && [...addresses].some((index) => !page.placed?.[index])) this.read(file);
    else this.pages.set(file, { ...page, ...(rest && { rest }) });
  }

  private readFile(file: string): PageFile | undefined {
    const base = this.base.of(file);
    return this.listIn(file)?.page ?? base.layouts.get(file) ?? base.readPageFile(file);
  }

  /** The shared list that a file holds, or that it is a version of. */
  private listIn(file: string): SharedList | undefined {
    if (!isSharedFile(file)) return undefined;
    const base = this.base.of(file);
    const lang = base.language?.lang;
    const original = (lang !== undefined && readVersionName(file, [lang])?.original) || file;
    const list = base.shared.get(sharedName(original));
    return list === "circle" ? undefined : list;
  }

  /** @param isKnown  Its text is as it was when it was looked at last. */
  private lookAt(
    source: PageFile,
    routes: readonly LookAt[],
    later: readonly LookAt[],
    isKnown: boolean,
  ): CheckedPage {
    const { known } = this;
    const { template, kind, problems, switchOffs } = source;
    const canLook = template && kind !== "redirect" && this.canFill(source, template);
    const base = this.base.of(source.file);
    const { bindContext } = base;
    const isTimed = isTimedPage(base, source);
    const look = (at: LookAt, context: BindContext) => lookAtPage(template!, { ...at, isTimed }, context);
    if (!canLook) known?.forget(source.file);
    this.unmade.delete(source.file);
    if (source.hasErrors && source.rest) this.unmade.set(source.file, source);
    const looks = !canLook
      ? []
      : known
        ? known.look(source, routes, { context: bindContext, look, isTimed, reuse: isKnown })
        : routes.map((at) => look(at, bindContext));
    const summary = summarizePage(
      source,
      looks.map(({ contents }) => contents),
      canLook ? later.map((at) => lookAhead(template, at, bindContext)) : [],
    );
    const isInOrder =
      kind !== "layout" &&
      kind !== "shared" &&
      !source.hasErrors &&
      problems.length === 0 &&
      switchOffs.length === 0 &&
      looks.every((look) => look.isInOrder);
    const rest = canLook ? undefined : this.restOf(source, routes, false);
    if (isInOrder && !rest?.addresses.some(({ placed }) => placed)) return { summary, ...(rest && { rest }) };
    // Of many addresses the others are placed where the check has something to say of them.
    const told = looks.flatMap((look, index) => (look.isInOrder && looks.length > 1 ? [] : [index]));
    return { ...this.withPlaces(summary, source, new Set(told)), ...(rest && { rest }) };
  }

  /** What a page shows that cannot be made. @param isPlaced  With the places of everything. */
  private restOf(source: PageFile, routes: readonly LookAt[], isPlaced: boolean): CheckedRest | undefined {
    const read = source.rest?.page ?? source;
    const isFilled = read.template !== undefined && this.canFill(read, read.template);
    return lookAtRest(source, routes, this.base.of(source.file), { isFilled, isPlaced });
  }

  /** @param wanted  Indices of the addresses whose places are needed. */
  private withPlaces(summary: PageSummary, source: PageFile, wanted: ReadonlySet<number>): CheckedPage {
    const { template, text: _, rest: __, ...rest } = source;
    const routes = summary.addresses.length > 0 ? (this.asked.get(source.file) ?? []) : [];
    const base = this.base.of(source.file);
    const { bindContext } = base;
    const isTimed = isTimedPage(base, source);
    const placed: PlacedContents[] = [];
    if (template)
      for (const index of wanted)
        if (routes[index])
          placed[index] = placeContents(source, template, { ...routes[index], isTimed }, bindContext);
    const later = summary.later ? (this.askedLater.get(source.file) ?? []) : [];
    const placedLater = template && later.map((at) => placeAhead(source, template, at, bindContext));
    return { summary, source: rest, placed, ...(placedLater && { placedLater }) };
  }

  /** What a page is filled in from can be read. */
  private canFill(source: PageFile, template: PageTemplate): boolean {
    const base = this.base.of(source.file);
    const { settings, collections } = base;
    if (!hasSoundShares(base, source)) return false;
    if ([...collectionsUsedBy(base, source)].some((name) => collections.get(name)?.isBroken ?? true))
      return false;
    return !settings.isBroken || !showsSettings(base, source, template);
  }
}

/** Addresses that show a page, by its file. */
function ofPages(records: Iterable<RouteRecord>): Map<string, RouteRecord[]> {
  const byFile = new Map<string, RouteRecord[]>();
  for (const record of records) {
    if (record.kind !== "page") continue;
    const list = byFile.get(record.file);
    if (list) list.push(record);
    else byFile.set(record.file, [record]);
  }
  return byFile;
}

function areSame(routes: readonly LookAt[], known: readonly { route?: string | undefined }[]): boolean {
  return routes.length === known.length && routes.every(({ route }, at) => route === known[at]?.route);
}
