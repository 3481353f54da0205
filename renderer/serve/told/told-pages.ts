import { randomBytes } from "node:crypto";
import { showsPage } from "../../filling/routes.ts";
import { groupBy } from "../../group-by.ts";
import { keepNewest } from "../../keep-newest.ts";
import type { RouteEntry } from "../../model.ts";
import type { Origin, PageOrigins, Path } from "../../origins/origin.ts";
import type { Site } from "../../site/site.ts";
import { FileLog } from "./file-log.ts";

/** What editors were told is kept as long as so much else was not: so many pages and forms are open at once, and more. */
const MOST_TOLD = 64;

/** What an editor was told of a page, and goes by in what it asks for. */
export interface Told {
  /** Names it in `Target`. */
  name: string;
  /** Missing for forms that are about no page. */
  page?: ToldPage;
  /** Of the form of a row: its place and its key, as they were then. */
  row?: ToldRow;
  /** When that was, as `FileLog` counts. */
  turn: number;
}

interface ToldPage {
  /** The address that it had then. */
  route: string;
  file: string;
  /** The row that it is made from, at its place then. */
  row?: { file: string; path: Path };
  origins: PageOrigins;
  /** The names of its blocks. */
  blocks: readonly string[];
}

interface ToldRow extends Place {
  key: string;
}

/** What the editors of a site were told, and where all of it is by now. */
export class ToldPages {
  readonly log: FileLog;
  private readonly told = new Map<string, Told>();
  /** By route, what was told of it last. */
  private readonly last = new Map<string, Told>();
  /** By file and key, what was told of rows last. */
  private readonly rows = new Map<string, Told>();
  private readonly run = randomBytes(6).toString("hex");
  private count = 0;

  constructor(private readonly site: Site) {
    this.log = new FileLog(site);
  }

  /** Remembers what an editor is told of a page. Its blocks have the names that they had before. */
  tell(route: string, origins: PageOrigins): Told {
    const { file = "", row } = this.site.entryOf(route) ?? {};
    const made = row === undefined ? undefined : rowOf(this.site, origins, row);
    this.log.watch(filesOf(origins).add(file));
    // Somebody may have given it another address meanwhile.
    const last = [...this.last.values()].findLast((one) => this.routeNow(one) === route);
    if (last?.page && this.isAsTold(last, origins)) {
      last.page.origins = origins;
      return this.keep(last);
    }
    const known = last && this.placesNow(last);
    const blocks = origins.blocks.map(({ origin }) => {
      return known?.get(placeKey(origin))?.shift() ?? this.newName();
    });
    const told = this.keep({
      name: this.newName(),
      page: { route, file, ...(made && { row: made }), origins, blocks },
      turn: this.log.turn,
    });
    keepNewest(this.last, route, told, MOST_TOLD);
    return told;
  }

  /**
   * The same of a form: its fields stand where its file has them now.
   *
   * @param of  The page as it was told, by which the form is asked for; missing for rows and settings.
   */
  tellForm(file: string, of?: Told): Told {
    this.log.watch([file]);
    if (of && !this.log.hasMoved(new Set([file]), of.turn)) return of;
    return this.keep({
      name: this.newName(),
      ...(of?.page && { page: this.pageNow(of) }),
      turn: this.log.turn,
    });
  }

  /** The same of the form of a row. */
  tellRow(row: ToldRow): Told {
    this.log.watch([row.file]);
    const told = this.keep({ name: this.newName(), row, turn: this.log.turn });
    keepNewest(this.rows, placeKey({ file: row.file, path: [row.key] }), told, MOST_TOLD);
    return told;
  }

  /** Where the row of a file is now that had a key when an editor was told of it last. */
  rowNow(file: string, key: string): number | undefined {
    this.log.lookAgain();
    const told = this.rows.get(placeKey({ file, path: [key] }));
    return told && (this.follow(told, told.row!)?.path[0] as number | undefined);
  }

  /** Whether a name was given by another run of the server, of which nothing is known. */
  isOfAnotherRun(name: string | undefined): boolean {
    return name !== undefined && !name.startsWith(`${this.run}.`);
  }

  /** @returns undefined for what was told by another run, or too long ago. */
  find(name: string | undefined): Told | undefined {
    this.log.lookAgain();
    const told = name === undefined ? undefined : this.told.get(name);
    return told && this.keep(told);
  }

  /** Whether everything on a page is still where it was told to be. */
  isAsTold({ page, turn }: Told, now: PageOrigins): boolean {
    if (!page || this.log.hasMoved(filesOf(page.origins), turn)) return false;
    const { blocks, values } = page.origins;
    return (
      blocks.length === now.blocks.length &&
      values.length === now.values.length &&
      blocks.every((block, at) => isSamePlace(block, now.blocks[at]!, placeKey)) &&
      values.every((value, at) => isSamePlace(value, now.values[at]!, valueKey))
    );
  }

  /** Where a place of a file is now. */
  follow({ turn }: Told, { file, path }: Place): Place | undefined {
    return this.log.follow(file, path, turn);
  }

  /** @returns the address that a page has now; undefined when it has none any more. */
  routeNow({ page, turn }: Told): string | undefined {
    if (!page) return undefined;
    const file = this.log.nameOf(page.file, turn);
    const row = page.row && this.log.follow(page.row.file, page.row.path, turn)?.path[0];
    const isIt = (entry: RouteEntry | undefined): boolean =>
      entry !== undefined && showsPage(entry) && entry.file === file && (!page.row || entry.row === row);
    if (isIt(this.site.entryOf(page.route))) return page.route;
    return this.site.files.routes.find(isIt)?.route;
  }

  /** Where the page is now that was at an address when an editor was told of it last. */
  movedFrom(route: string): string | undefined {
    this.log.lookAgain();
    const last = this.last.get(route);
    return last && this.routeNow(last);
  }

  /** The same page with everything at the places of now; what is gone stays where it was. */
  private pageNow(told: Told): NonNullable<Told["page"]> {
    const { origins, row, ...page } = told.page!;
    const at = <Origin extends Place>(origin: Origin): Origin => ({
      ...origin,
      ...this.follow(told, origin),
    });
    return {
      ...page,
      file: this.log.nameOf(page.file, told.turn),
      ...(row && { row: at(row) }),
      origins: {
        blocks: origins.blocks.map(({ path, origin }) => ({ path, origin: at(origin) })),
        values: origins.values.map(({ path, origin }) => ({
          path,
          origin: origin.kind === "own" || origin.kind === "bound" ? at(origin) : origin,
        })),
      },
    };
  }

  /** Names of the blocks of a page, by where each is now. */
  private placesNow(told: Told): Map<string, string[]> {
    const { origins, blocks } = told.page!;
    const named = origins.blocks.flatMap(({ origin }, index) => {
      const place = this.follow(told, origin);
      return place ? [{ key: placeKey(place), name: blocks[index]! }] : [];
    });
    const groups = groupBy(named, ({ key }) => key);
    return new Map([...groups].map(([key, group]) => [key, group.map(({ name }) => name)]));
  }

  private keep(told: Told): Told {
    keepNewest(this.told, told.name, told, MOST_TOLD);
    return told;
  }

  private newName(): string {
    this.count += 1;
    return `${this.run}.${this.count}`;
  }
}

const ofSites = new WeakMap<Site, ToldPages>();

export function toldPages(site: Site): ToldPages {
  const known = ofSites.get(site) ?? new ToldPages(site);
  ofSites.set(site, known);
  return known;
}

interface Place {
  file: string;
  path: Path;
}

export function placeKey({ file, path }: Place): string {
  return `${file}:${path.join("/")}`;
}

/** Where the words of a value are written; of a text with bindings, all places that they come from. */
export function placesOfValue(origin: Origin): Place[] {
  if (origin.kind !== "own" && origin.kind !== "bound") return [];
  const parts = origin.kind === "bound" ? origin.pieces : [];
  return [
    origin,
    ...parts.flatMap((piece) => ("from" in piece && piece.from ? placesOfValue(piece.from) : [])),
  ];
}

/** The row of a number from which a page is made: what a page says first comes from there. */
function rowOf(site: Site, { values }: PageOrigins, row: number): Place | undefined {
  const files = new Set([...site.files.collections.values()].map(({ file }) => file));
  const place = values
    .flatMap(({ origin }) => placesOfValue(origin))
    .find(({ file, path }) => path[0] === row && files.has(file));
  return place && { file: place.file, path: [row] };
}

const valueKey = (origin: Origin): string => [origin.kind, ...placesOfValue(origin).map(placeKey)].join("\n");

function isSamePlace<Place>(
  a: { path: Path; origin: Place },
  b: { path: Path; origin: Place },
  keyOf: (origin: Place) => string,
): boolean {
  return a.path.join("/") === b.path.join("/") && keyOf(a.origin) === keyOf(b.origin);
}

function filesOf({ blocks, values }: PageOrigins): Set<string> {
  return new Set([
    ...blocks.map(({ origin }) => origin.file),
    ...values.flatMap(({ origin }) => placesOfValue(origin).map(({ file }) => file)),
  ]);
}
