import type { Target, Wish } from "../../editor/protocol.ts";
import { isTextOperation } from "../../editor/text-conflict.ts";
import type { PageOrigins, Path } from "../../origins/origin.ts";
import type { Site } from "../../site/site.ts";
import { originsOf } from "../known-origins.ts";
import { behindAll } from "./entry-moves.ts";
import { placeKey, placesOfValue, type Told, type ToldPages, toldPages } from "./told-pages.ts";

/** Why nothing is done with what is gone. */
export const GONE = "Somebody else has taken this away meanwhile. Look at the page as it is now.";

/**
 * Why nothing is done, by a page that was told before the server was started again, with what is known by its place
 * alone. A text is known by what it said as well.
 */
export const TOLD_BEFORE =
  "The server was started again meanwhile. Load this page again, and do it once more.";

/** What a target was told to be by, with everything at hand that is needed to find it again. */
interface Following {
  told: Told;
  pages: ToldPages;
  /** Of the page as it is now. */
  now: PageOrigins | undefined;
}

/**
 * What a browser means, by the page as it is now: others may have put in, moved or taken away blocks and entries since
 * the browser was told of the page.
 */
export function followWish(site: Site, wish: Wish): Wish | { refused: string } {
  if (!("at" in wish) && !("into" in wish)) return wish;
  const { index, ...others } = wish as { at?: Target; into?: Target; index?: number };
  const isFromBefore = [others.at, others.into].some((one) => toldPages(site).isOfAnotherRun(one?.told));
  if (isFromBefore && !isTextOperation(wish)) return { refused: TOLD_BEFORE };
  const at = others.at && followTarget(site, others.at);
  const into = others.into && followEntry(site, others.into, index ?? 0);
  if (at === "gone" || into === "gone") return { refused: GONE };
  return { ...wish, ...(at && { at }), ...into } as Wish;
}

/** Files of which has to be known how they are, to find what is meant. */
export function filesTold(site: Site, wish: Wish): string[] {
  const targets = [..."at into".split(" ")].map((name) => (wish as unknown as Record<string, Target>)[name]);
  const told = targets.flatMap((target) => toldPages(site).find(target?.told)?.page ?? []);
  return [...new Set(told.flatMap(({ origins }) => origins.blocks.map(({ origin }) => origin.file)))];
}

/** The same place as it is named now; "gone" when it is no longer there. */
export function followTarget(site: Site, target: Target): Target | "gone" {
  const { told: name, ...plain } = target;
  const pages = toldPages(site);
  const told = pages.find(name);
  if (!told) return plain;
  if ("settings" in plain) {
    const settings = pages.follow(told, { file: "data/site.yaml", path: plain.settings });
    return settings ? { settings: settings.path } : "gone";
  }
  if ("collection" in plain) return followRow(site, plain, { told, pages });
  const route = pages.routeNow(told) ?? plain.route;
  if (!told.page || (told.page.route !== plain.route && route !== plain.route)) return plain;
  const here = { ...plain, route };
  const now = plain.path.length === 0 ? undefined : nowOf(site, route);
  if (!now || pages.isAsTold(told, now)) return here;
  const path = pathNow(plain.path, "as" in plain ? plain.as : undefined, { told, pages, now });
  return path ? { ...here, path } : "gone";
}

/** The same of a place in a list, given by the entry that it is in front of. */
function followEntry(site: Site, into: Target, index: number): { into: Target; index: number } | "gone" {
  const pathOf = (target: Target): Path => ("settings" in target ? target.settings : target.path);
  const at = (step: number): Target =>
    "settings" in into
      ? { ...into, settings: [...into.settings, step] }
      : { ...into, path: [...into.path, step] };
  const list = pathOf(into).length === 0 ? into : followTarget(site, into);
  if (list === "gone") return "gone";
  const { told: _, ...plain } = list;
  // What it was to come in front of may be gone: then it comes behind what stood before that.
  for (let step = index; step >= 0; step -= 1) {
    const entry = followTarget(site, at(step));
    if (entry === "gone") continue;
    const path = pathOf(entry);
    const isThere = path.slice(0, -1).join("/") === pathOf(plain).join("/");
    if (isThere) return { into: plain, index: Number(path.at(-1)) + (step < index ? 1 : 0) };
  }
  return { into: plain, index: 0 };
}

type RowTarget = Extract<Target, { collection: string }>;

/** A row, which may have another key by now, and what stands in its lists. */
function followRow(
  site: Site,
  target: RowTarget,
  { told, pages }: Omit<Following, "now">,
): RowTarget | "gone" {
  const collection = site.files.collections.get(target.collection);
  if (collection && told.row?.file === collection.file && told.row.key === target.row) {
    const place = pages.follow(told, { file: collection.file, path: [...told.row.path, ...target.path] });
    const now = place && collection.rows[Number(place.path[0])];
    return now
      ? { ...target, row: String(now[collection.key]), path: place.path.slice(1) }
      : pages.follow(told, told.row)
        ? "gone"
        : target;
  }
  const row = collection?.rows.findIndex((one) => String(one[collection.key]) === target.row) ?? -1;
  if (!collection || row === -1 || target.path.length === 0) return target;
  const { file } = collection;
  if (!pages.log.hasMoved(new Set([file]), told.turn)) return target;
  // Where the row stood then is not known: it is the one that is there now.
  for (let then = 0; then < MOST_ROWS; then += 1)
    if (pages.follow(told, { file, path: [then] })?.path[0] === row) {
      const place = pages.follow(told, { file, path: [then, ...target.path] });
      return place ? { ...target, path: place.path.slice(1) } : "gone";
    }
  return target;
}

const MOST_ROWS = 20_000;

function nowOf(site: Site, route: string): PageOrigins | undefined {
  const now = originsOf(site, route);
  return now === "moved" ? undefined : now;
}

/** A path of the definition as it was told, in the definition of now. */
function pathNow(
  path: Path,
  as: "written" | "use" | "file" | undefined,
  following: Following,
): Path | undefined {
  const { origins } = following.told.page!;
  const value = as ? undefined : valueNow(path, origins, following);
  if (value) return value;
  const block = origins.blocks
    .filter((one) => startsWith(path, one.path))
    .reduce<PageOrigins["blocks"][number] | undefined>(
      (best, one) => (best && best.path.length >= one.path.length ? best : one),
      undefined,
    );
  if (!block && as === "written" && path[0] !== "blocks" && path[0] !== "layout")
    return ownKeyNow(path, following);
  if (!block) return endNow(path, origins, following);
  const own = blockNow(block, origins, following);
  if (!own) return undefined;
  const [props, ...rest] = path.slice(block.path.length);
  if (props === undefined) return own.path;
  // What a page sets for a shared list is no option of the block by which that is named.
  if (as === "use") return [...own.path, ...path.slice(block.path.length)];
  const steps = props === "props" ? rest : [props, ...rest];
  const start = block.origin.path;
  const written = following.pages.follow(following.told, {
    file: block.origin.file,
    path: [...start, ...steps],
  });
  const startNow = own.origin.path;
  if (!written || !startsWith(written.path, startNow)) return undefined;
  return [...own.path, ...(props === "props" ? ["props"] : []), ...written.path.slice(startNow.length)];
}

/** Of a key of the page itself, whose file may have another name by now. */
function ownKeyNow(path: Path, { told, pages }: Following): Path | undefined {
  return pages.follow(told, { file: told.page!.file, path })?.path;
}

/** The end of a list of blocks, of the page or its layout, behind all that it had; anything else is where it was. */
function endNow(path: Path, origins: PageOrigins, following: Following): Path | undefined {
  const list = path.slice(0, -1);
  const own = origins.blocks.filter((one) => one.path.length === path.length && startsWith(one.path, list));
  // A block that was never told of.
  if (own.length === 0) return path[0] === "blocks" && path.length > 2 ? undefined : path;
  const places = own.map((block) => blockNow(block, origins, following)?.path.at(-1) as number | undefined);
  return [...list, behindAll(places)];
}

/** Which of the blocks of now a block is; of several that one entry of a file makes, the same in their order. */
function blockNow(
  block: PageOrigins["blocks"][number],
  origins: PageOrigins,
  { told, pages, now }: Following,
): PageOrigins["blocks"][number] | undefined {
  const place = pages.follow(told, block.origin);
  if (!place) return undefined;
  const twins = origins.blocks.filter(({ origin }) => placeKey(origin) === placeKey(block.origin));
  const there = now!.blocks.filter(({ origin }) => placeKey(origin) === placeKey(place));
  return there[twins.indexOf(block)];
}

/** The same of a value, by all places that its words come from: rows that are sorted anew show it elsewhere. */
function valueNow(path: Path, origins: PageOrigins, { told, pages, now }: Following): Path | undefined {
  const value = origins.values.find((one) => isOption(one.path, path));
  if (!value) return undefined;
  const places = placesOfValue(value.origin);
  if (places.length === 0) return undefined;
  const keyThen = places.map(placeKey).join("\n");
  const keys = places.map((place) => {
    const at = pages.follow(told, place);
    return at ? placeKey(at) : "gone";
  });
  const isSame =
    (key: string) =>
    ({ origin }: PageOrigins["values"][number]) =>
      placesOfValue(origin).map(placeKey).join("\n") === key;
  const twins = origins.values.filter(isSame(keyThen));
  const there = now!.values.filter(isSame(keys.join("\n")))[twins.indexOf(value)];
  return there?.path.slice(0, there.path.length - (value.path.length - path.length));
}

/** Of Markdown, the definition has HTML one step further; of other texts, an address. */
const PREPARED: ReadonlySet<unknown> = new Set(["html", "src", "href"]);

const isOption = (value: Path, path: Path): boolean =>
  startsWith(value, path) &&
  (value.length === path.length || (value.length === path.length + 1 && PREPARED.has(value.at(-1))));

function startsWith(path: Path, start: Path): boolean {
  return start.every((step, at) => step === path[at]);
}
