import { hash } from "node:crypto";
import type { PageDefinition } from "../model.ts";
import type { KnownAddress, LookedAddress } from "../site/look-alone.ts";
import type { ReadPage } from "../site/read-alone.ts";
import type { UnreadSite } from "../site/site.ts";
import type { ListedPage } from "./found/llms-text.ts";
import { KEPT_STYLES } from "./found-on-page.ts";
import { inTime } from "./in-time.ts";
import {
  AT_ONCE,
  asBefore,
  type LookedPart,
  type Made,
  type Order,
  type PageReport,
  type Range,
  rangesOf,
} from "./orders.ts";
import { documentPath, type Output, openOutput, payloadPath } from "./output.ts";
import { openPageRenderer, type PageRenderer, type RenderedPage } from "./render-page.ts";
import { ViewError, viewError } from "./view-error.ts";
import type { WriteJob } from "./write-job.ts";

function partOf(index: number, { contents, reads }: Pick<LookedAddress, "contents" | "reads">): LookedPart {
  return { index, contents, ...(reads && { reads: [...reads] }) };
}

/** What is known of addresses before anybody has looked at them. */
function partsOf({ addresses }: ReadPage, known: readonly KnownAddress[]): LookedPart[] {
  const indexes = new Map(addresses.map(({ route }, index) => [route, index]));
  return known.flatMap(({ contents, reads }) => {
    const index = indexes.get(contents.route);
    return index === undefined ? [] : [{ index, contents, reads }];
  });
}

/** Changes with everything that is on a page. */
function keyOf({ layout, ...page }: PageDefinition): string {
  let shell = shellKeys.get(layout.before);
  if (!shell) {
    shell = hash("sha1", JSON.stringify(layout));
    shellKeys.set(layout.before, shell);
  }
  return hash("sha1", `${shell} ${JSON.stringify(page)}`);
}

/** By the blocks before the content: many pages have the same shell. */
const shellKeys = new WeakMap<object, string>();

/** As `JSON.stringify` gives it; of styles, which are long and which many pages share, it is asked once. */
function payloadJson({ css, html, ...others }: RenderedPage["payload"]): string {
  let styles = stylesAsJson.get(css);
  if (styles === undefined) {
    styles = JSON.stringify(css);
    if (stylesAsJson.size >= KEPT_STYLES) stylesAsJson.clear();
    stylesAsJson.set(css, styles);
  }
  return `${JSON.stringify(others).slice(0, -1)},"css":${styles},"html":${JSON.stringify(html)}}`;
}

const stylesAsJson = new Map<string, string>();

/** The languages that a page is translated into, for the sitemap. */
function translationsOf({ alternates = [] }: PageDefinition): Pick<ListedPage, "alternates"> {
  const translated = alternates.filter(({ isUntranslated }) => !isUntranslated);
  return translated.length < 2 ? {} : { alternates: translated.map(({ lang, route }) => ({ lang, route })) };
}

/** Makes pages on one thread: reads files as they are ordered, and writes what they show once it is known how. */
export class PageMaker {
  private readonly waiting: {
    read: ReadPage;
    ranges: readonly Range[];
    looks: boolean;
    known: Order["known"];
    made: Made;
  }[] = [];
  private writing: { render: PageRenderer; output: Output } | undefined;

  /** Address of the page that is being made. */
  private page = "";
  /** The file that was read last. */
  private latest: { file: string; read: ReadPage } | undefined;

  /** @param patience Milliseconds after which a view that is not done is taken for one that never ends. */
  constructor(
    private readonly site: UnreadSite,
    private readonly patience = 60_000,
  ) {}

  /** Orders that are read and not made yet. */
  get count(): number {
    return this.waiting.length;
  }

  get canWrite(): boolean {
    return this.writing !== undefined;
  }

  /** Says how pages are written. */
  async start(job: WriteJob): Promise<void> {
    this.writing = { render: await openPageRenderer(job), output: openOutput(job.outDir) };
  }

  /**
   * Reads the file of an order, which then waits to be made.
   *
   * @returns The answer, where nothing has to be made: all pages are as they were, or the file makes many, which are to
   *   be ordered in ranges.
   */
  take(order: Order): Made | undefined {
    const { file, range, looks = false, known, unaffected = [], isWritten } = order;
    const read = this.read(order);
    const { hasErrors } = read;
    const made: Made = { file, hasErrors, left: [], pages: [] };
    if (range) {
      this.waiting.push({ read, ranges: [range], looks, known, made });
      return undefined;
    }
    if (!isWritten) return { ...made, ...read.summarize() };
    const isAsBefore = asBefore(order);
    const left: number[] = [];
    for (const [index, address] of read.addresses.entries()) {
      const key = isAsBefore(address);
      if (key === undefined) left.push(index);
      else made.pages.push({ route: address.route, key });
    }
    const ranges = rangesOf(left);
    if (left.length > AT_ONCE) {
      const summary = read.begin();
      return { ...made, left: ranges, ...(summary && { summary, looked: partsOf(read, unaffected) }) };
    }
    Object.assign(made, read.summarize(unaffected));
    if (left.length === 0) return made;
    this.waiting.push({ read, ranges, looks: false, known, made });
    return undefined;
  }

  /** A file that makes many pages is read once for all of its ranges: to work out its addresses takes every row. */
  private read({ file, range }: Order): ReadPage {
    if (range && this.latest?.file === file) return this.latest.read;
    const read = this.site.read(file);
    this.latest = { file, read };
    return read;
  }

  /**
   * Makes the orders that wait longest: one, and further ones for so many milliseconds.
   *
   * @param between  Called after each order with all that is made; it may take some of that away, and let in orders.
   * @throws ViewError naming block, file and line when a view throws, or does not end.
   */
  make(milliseconds: number, between: (made: Made[]) => void = () => {}): Made[] {
    const until = performance.now() + milliseconds;
    const made: Made[] = [];
    const work = () => {
      do {
        made.push(this.makeNext());
        between(made);
      } while (this.waiting.length > 0 && performance.now() < until);
      return made;
    };
    return inTime(this.patience, work, () => this.tooLate());
  }

  private tooLate(): ViewError {
    const block = this.writing?.render.latest();
    const at = block?.at ? ` (${block.at.file}:${block.at.line})` : "";
    const what = block ? `Block "${block.type}"${at}` : `The page ${this.page}`;
    const after = Math.round(this.patience / 1000);
    return new ViewError(
      `${what} is not rendered after ${after} seconds. Look for a loop in its ${block ? "view" : "blocks"} that never ends.`,
    );
  }

  private makeNext(): Made {
    const { read, ranges, looks, known, made } = this.waiting.shift()!;
    if (looks) made.looked = [];
    for (const { from, to } of ranges)
      for (let index = from; index < to; index += 1) {
        const look = looks ? read.look(index) : undefined;
        if (look?.isInOrder === false) made.isOdd = true;
        else if (look) made.looked?.push(partOf(index, look));
        const page = read.define(index, look?.filled);
        const { route } = page;
        this.page = route;
        const key = keyOf(page);
        const isThere = Object.hasOwn(known, route) && known[route] === key;
        made.pages.push(isThere ? { route, key } : { route, key, report: this.write(page) });
      }
    return made;
  }

  private render(page: PageDefinition): RenderedPage {
    try {
      return this.writing!.render(page);
    } catch (error) {
      throw viewError(error, this.site.dir);
    }
  }

  private write(page: PageDefinition): PageReport {
    const { output } = this.writing!;
    const { route, title, description, file, lang, index } = page;
    const { html, payload, found, pictures, search, opening } = this.render(page);
    output.write(documentPath(route), html);
    if (route !== "/404") output.write(payloadPath(route), payloadJson(payload));
    const { head: _, ...kept } = found;
    const isCanonical = route === page.canonical && route !== "/404";
    const isFallback = page.untranslated && page.alternates?.some((own) => own.route === route);
    return {
      page: {
        route,
        title,
        description,
        file,
        lang,
        index,
        isCanonical,
        ...(isFallback && { isFallback: true as const }),
        ...(page.pages && page.pages.number > 1 && { goesOnFrom: page.pages.routes[0]! }),
        ...translationsOf(page),
      },
      found: kept,
      search,
      ...((pictures.made.length > 0 || pictures.originals.length > 0) && { pictures }),
      ...(page.frames && { frames: page.frames }),
      ...(page.receivers && { receivers: page.receivers }),
      ...(opening && { opening }),
    };
  }
}
