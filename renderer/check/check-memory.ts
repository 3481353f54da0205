import type { Collection } from "../data/collection.ts";
import type { CheckedPage, CheckedSite } from "./checked-site.ts";

/** What is kept of a page in which a check has found nothing. */
interface Sound {
  page: CheckedPage;
  /** Addresses on which that depends. */
  asked: ReadonlySet<string>;
}

/**
 * What the last check of a site has found in order, so that the next one looks only at pages and files of data that
 * have changed, and at those that name an address which has. Anything else that they are checked against, such as the
 * keys of rows, makes all of them new.
 */
export class CheckMemory {
  private world: readonly unknown[] = [];
  private collections: ReadonlyMap<string, Collection> = new Map();
  /** What is wrong in data, as pages are told of it. */
  private bad = "";
  private pages: ReadonlyMap<string, CheckedPage> = new Map();
  /** What is known of each address. */
  private addresses: ReadonlyMap<string, string> = new Map();
  private sound = new Map<string, Sound>();
  /** Files of data in which nothing was wrong, with the addresses on which that depends. */
  private soundData = new Map<string, ReadonlySet<string>>();
  private moved: ReadonlySet<string> = new Set();
  /** Pages that are other ones than at the last check, as they were and are; undefined when more than pages is. */
  private changed: readonly Change[] | undefined;
  /** Checks of all pages together that found nothing, by name, with what else they went by. */
  private clean = new Map<string, readonly unknown[]>();
  private asked: Set<string> | undefined;

  /** @returns Puts everything back as it is now. */
  keep(): () => void {
    const { world, collections, bad, pages, addresses, moved, changed } = this;
    const sound = new Map(this.sound);
    const soundData = new Map(this.soundData);
    const clean = new Map(this.clean);
    return () =>
      Object.assign(this, {
        world,
        collections,
        bad,
        pages,
        addresses,
        moved,
        changed,
        sound,
        soundData,
        clean,
      });
  }

  /** Begins a check. */
  begin(site: CheckedSite): void {
    const world = worldOf(site);
    const { collections } = site;
    const addresses = addressesOf(site);
    const isSame = areSame(world, this.world);
    const changes = changesOf(this.pages, site.pages);
    const moved = isSame ? movedAddresses(changes) : undefined;
    if (!moved) this.sound.clear();
    if (!moved) this.soundData.clear();
    else this.forgetChanged(collections);
    for (const [route, known] of addresses) if (this.addresses.get(route) !== known) moved?.add(route);
    for (const route of this.addresses.keys()) if (!addresses.has(route)) moved?.add(route);
    this.changed = moved?.size === 0 ? changes : undefined;
    this.moved = moved ?? new Set();
    this.world = world;
    this.collections = new Map(collections);
    this.addresses = addresses;
    this.pages = site.pages;
  }

  /** Of files of data that have changed nothing is known, and of none where rows of one come and go. */
  private forgetChanged(now: ReadonlyMap<string, Collection>): void {
    for (const name of new Set([...now.keys(), ...this.collections.keys()])) {
      const both = [this.collections.get(name), now.get(name)];
      if (both[0] === both[1]) continue;
      if (both.some((one) => one && one.shown.size > 0)) this.soundData.clear();
      for (const one of both) if (one) this.soundData.delete(one.file);
    }
  }

  /**
   * Checks a file of data, unless nothing was wrong in it and nothing that this depends on has changed.
   *
   * @param check  Gives the number of things found.
   */
  lookAtData(file: string, check: () => number): void {
    const known = this.soundData.get(file);
    if (known && !this.hasMoved(known)) return;
    const { found, asked } = this.noting(check);
    if (found === 0) this.soundData.set(file, asked);
    else this.soundData.delete(file);
  }

  /** Goes on to pages. @param badValues  What is wrong in data, by kind and value: it is not said of pages again. */
  beginPages(badValues: ReadonlySet<string>): void {
    const bad = JSON.stringify([...badValues]);
    if (bad !== this.bad) {
      this.sound.clear();
      this.changed = undefined;
    }
    this.bad = bad;
  }

  /** Nothing was wrong with a page, and nothing that this depends on has changed. */
  isSound(page: CheckedPage): boolean {
    const known = this.sound.get(page.summary.file);
    return known?.page === page && !this.hasMoved(known.asked);
  }

  private hasMoved(asked: ReadonlySet<string>): boolean {
    for (const route of this.moved) if (asked.has(route)) return true;
    return false;
  }

  /** Runs a check and notes on which addresses depends what it finds. */
  private noting(check: () => number): { found: number; asked: ReadonlySet<string> } {
    const asked = new Set<string>();
    this.asked = asked;
    const found = check();
    this.asked = undefined;
    return { found, asked };
  }

  /** Checks a page, and keeps it when nothing is found. @param check  Gives the number of things found. */
  look(page: CheckedPage, check: () => number): void {
    const { file } = page.summary;
    const { found, asked } = this.noting(check);
    if (found === 0) this.sound.set(file, { page, asked });
    else this.sound.delete(file);
  }

  /**
   * Runs a check of all pages together, unless the last one found nothing and nothing that it goes by is another one.
   *
   * @param goesBy  What it goes by of a page, addresses aside: plain data. @param also  What it goes by besides.
   * @param check  Gives the number of things found.
   */
  together(
    name: string,
    goesBy: (page: CheckedPage) => unknown,
    also: readonly unknown[],
    check: () => number,
  ): void {
    const last = this.clean.get(name);
    const isSame =
      last?.length === also.length &&
      also.every((part, at) => part === last[at]) &&
      this.changed?.every(([old, fresh]) => old && fresh && textOf(goesBy(old)) === textOf(goesBy(fresh)));
    if (isSame) return;
    if (check() === 0) this.clean.set(name, also);
    else this.clean.delete(name);
  }

  /** A check of all pages together was left out: nobody knows what it would have found. */
  leaveOut(name: string): void {
    this.clean.delete(name);
  }

  /** Notes that what is said of the page depends on an address. */
  readonly ask = (route: string): void => {
    this.asked?.add(route);
  };
}

const areSame = (now: readonly unknown[], before: readonly unknown[]): boolean =>
  now.length === before.length && now.every((part, at) => part === before[at]);

/** Everything that pages are checked against, beside each other and what is wrong in data. */
function worldOf(site: CheckedSite): unknown[] {
  const { openRoutes, openEndings, openPrefixes, contested } = site.routes;
  const { settings, publicFiles, icons, clock, zone, isComplete, hasSoundBlocks } = site;
  return [
    settings,
    publicFiles,
    icons,
    clock,
    zone,
    isComplete,
    hasSoundBlocks,
    site.pages.has("pages/404.yaml"),
    JSON.stringify([[...openRoutes], [...openEndings], openPrefixes, [...contested]]),
    ...[...site.collections.values()].map(keysOf),
  ];
}

const known = new WeakMap<Collection, string>();

/** What references to the rows of a collection are checked against. */
function keysOf(collection: Collection): string {
  const before = known.get(collection);
  if (before !== undefined) return before;
  const { name, key, rows, problems, isUnreadable } = collection;
  const wrong = problems.map(({ code, severity, path }) => [code, severity, path.length]);
  const keys = JSON.stringify([name, isUnreadable, wrong, rows.map((row) => row[key] ?? null)]);
  known.set(collection, keys);
  return keys;
}

function addressesOf({ routes: { records, times } }: CheckedSite): Map<string, string> {
  const addresses = new Map<string, string>();
  for (const [route, { kind, to = "" }] of records) addresses.set(route, `${kind} ${to}`);
  for (const [route, list] of times)
    addresses.set(route, `${addresses.get(route) ?? ""} ${JSON.stringify(list)}`);
  return addresses;
}

/** A page as it was and as it is; one of both where it came or went. */
type Change = readonly [old: CheckedPage | undefined, fresh: CheckedPage | undefined];

function changesOf(
  before: ReadonlyMap<string, CheckedPage>,
  now: ReadonlyMap<string, CheckedPage>,
): Change[] {
  const changes: Change[] = [];
  for (const [file, fresh] of now) {
    const old = before.get(file);
    if (old !== fresh) changes.push([old, fresh]);
  }
  for (const [file, old] of before) if (!now.has(file)) changes.push([old, undefined]);
  return changes;
}

/** Addresses of pages that have other places than before; undefined when more than that has changed. */
function movedAddresses(changes: readonly Change[]): Set<string> | undefined {
  const moved = new Set<string>();
  for (const [old, fresh] of changes) {
    if (writtenOf(old) !== writtenOf(fresh)) return undefined;
    // What may be there of a page with a mistake, each of its words can say.
    const isKnown = [old, fresh].every((page) => page?.summary.kind !== "page" || page.rest === undefined);
    if (isKnown && placesOf(old) === placesOf(fresh)) continue;
    for (const page of [old, fresh]) {
      if (!page) continue;
      const { kind, addresses, later = [] } = page.summary;
      if (kind !== "page" && kind !== "redirect") return undefined;
      const rest = page.rest?.addresses.map(({ contents }) => contents) ?? [];
      for (const { route } of [...addresses, ...later, ...rest]) moved.add(route);
    }
  }
  return moved;
}

const textOf = (data: unknown) => JSON.stringify(data);

function writtenOf(page: CheckedPage | undefined): string {
  return JSON.stringify(page?.summary.addresses.map(({ mentions }) => mentions.written ?? []) ?? []);
}

/** What decides which places of a page links can lead to. */
function placesOf(page: CheckedPage | undefined): string {
  if (!page) return "";
  const { kind, layout, addresses, later = [] } = page.summary;
  const places = [...addresses, ...later].map(({ route, mentions, times, shown }) => [
    route,
    mentions.anchor,
    times?.filter(([kind]) => kind === "anchor"),
    shown,
  ]);
  return JSON.stringify([kind, layout, page.source?.hasErrors === true, places]);
}
