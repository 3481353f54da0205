import type { CheckedPage } from "../check/checked-site.ts";
import { type LookAt, lookAtPage, placeContents } from "../check/look-at-page.ts";
import { type PageSummary, summarizePage } from "../check/page-summary.ts";
import type { RoutedPage, RouteRecord } from "../filling/routes.ts";
import type { PageFile, PageTemplate } from "../pages/page-file.ts";
import type { OpenBase } from "./open-base.ts";

/**
 * All page files of a site, layouts included. Of a page in order only its summary is kept; one of which something
 * has to be said is kept with its places.
 */
export class PageIndex {
  readonly pages = new Map<string, CheckedPage>();
  /** Files that were read and whose addresses nobody has looked at yet. */
  private readonly fresh = new Map<string, PageFile>();
  /** Addresses of each file, as they were looked at last. */
  private readonly asked = new Map<string, LookAt[]>();

  constructor(private readonly base: OpenBase) {
    for (const [file, layout] of base.layouts) this.take(file, layout);
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
      this.fresh.delete(file);
      this.asked.delete(file);
    }
  }

  private take(file: string, page: PageFile): void {
    this.pages.set(file, { summary: summarizePage(page, []), source: page });
    this.fresh.set(file, page);
  }

  /** Files in the order of their names. */
  get files(): string[] {
    return [...this.pages.keys()].sort();
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
   * @param records  All addresses of the site.
   */
  look(records: Iterable<RouteRecord>): void {
    const byFile = new Map<string, RouteRecord[]>();
    for (const record of records) {
      if (record.kind !== "page") continue;
      const list = byFile.get(record.file);
      if (list) list.push(record);
      else byFile.set(record.file, [record]);
    }
    for (const [file, { summary }] of this.pages) {
      const { kind, addresses } = summary;
      const routes: LookAt[] = kind === "layout" ? [{ route: "/" }] : (byFile.get(file) ?? []);
      // A page that cannot be filled in was asked for addresses of which its summary knows nothing.
      const known: readonly { route?: string | undefined }[] = this.asked.get(file) ?? addresses;
      this.asked.set(file, routes);
      const isSame =
        routes.length === known.length && routes.every(({ route }, at) => route === known[at]?.route);
      const source = this.fresh.get(file) ?? (isSame ? undefined : this.readFile(file));
      if (source) this.pages.set(file, this.lookAt(source, routes));
    }
    this.fresh.clear();
  }

  /** Reads a file in full, for the places of everything that it shows. */
  place(file: string): void {
    const source = this.readFile(file);
    const known = this.pages.get(file);
    if (source && known) this.pages.set(file, this.withPlaces(known.summary, source));
  }

  private readFile(file: string): PageFile | undefined {
    return this.base.layouts.get(file) ?? this.base.readPageFile(file);
  }

  private lookAt(source: PageFile, routes: readonly LookAt[]): CheckedPage {
    const { template, kind, problems, switchOffs } = source;
    const canLook = template && kind !== "redirect" && this.canFill(source, template);
    const looks = canLook ? routes.map((at) => lookAtPage(template, at, this.base.bindContext)) : [];
    const summary = summarizePage(
      source,
      looks.map(({ contents }) => contents),
    );
    const isInOrder =
      kind !== "layout" &&
      !source.hasErrors &&
      problems.length === 0 &&
      switchOffs.length === 0 &&
      looks.every((look) => look.isInOrder);
    return isInOrder ? { summary } : this.withPlaces(summary, source);
  }

  private withPlaces(summary: PageSummary, source: PageFile): CheckedPage {
    const { template, text: _, ...rest } = source;
    const routes = summary.addresses.length > 0 ? (this.asked.get(source.file) ?? []) : [];
    const placed = template && routes.map((at) => placeContents(source, template, at, this.base.bindContext));
    return { summary, source: rest, ...(placed && { placed }) };
  }

  /** What a page is filled in from can be read. */
  private canFill(source: PageFile, template: PageTemplate): boolean {
    const { settings, collections } = this.base;
    if ([...this.base.collectionsUsedBy(source)].some((name) => collections.get(name)?.isBroken ?? true))
      return false;
    return !settings.isBroken || !JSON.stringify(template).includes("${site.");
  }
}
