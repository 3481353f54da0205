import { join } from "node:path";
import { readSiteFile } from "../files/read-file.ts";
import { readText } from "../files/read-text.ts";
import { patternOf } from "../filling/route-patterns.ts";
import { groupBy } from "../group-by.ts";
import type { Problem } from "../model.ts";
import { createLineIndex } from "../problems/line-index.ts";
import { createProblem } from "../problems/problem.ts";
import { Names, wordsIn } from "../problems/suggest.ts";
import { splitLink } from "../schema/links.ts";
import type { BodyReader } from "./check-bodies.ts";
import { reachedFrom } from "./check-reach.ts";
import type { CheckedSite } from "./checked-site.ts";
import type { PageSummary } from "./page-summary.ts";
import { joinFolders, movedFolder, type Telling } from "./renamed-folders.ts";
import { folderOf, siteNames } from "./site-names.ts";

/** One link that leads nowhere is misspelt; of several with one wrong address, the page has moved. */
const SEVERAL = 2;
/** So often the same address was not mistyped each time, nearly right as it may be. */
const EVERYWHERE = 3;
/** Words of so many letters are compared by their beginnings: `cookies` and `cookie-policy`. */
const STEM = 5;

const LINKS: ReadonlySet<string> = new Set(["broken-link", "broken-redirect"]);

/** An address that links lead to and that is no page, and what was said of it. */
interface Lost {
  path: string;
  problems: Problem[];
  links: number;
  /** It is nearly the address of a page. */
  isNear: boolean;
  /** That page. */
  guess?: string;
}

/**
 * Tells of a page that has another name or folder than links to it say, once, at the page: several links lead to an
 * address where nothing is, and none to a page that is called nearly so. What follows from it is left out.
 *
 * @param problems  Of the whole site. @param readBody  Reads the texts under `public/`, whose links count as well.
 */
export function withRenamedPages(
  problems: readonly Problem[],
  site: CheckedSite,
  readBody: BodyReader,
): Problem[] {
  const all = lostAddresses(problems);
  const together = lostTogether(all, site);
  const lost = all.filter((one) => one.links >= (one.isNear ? EVERYWHERE : SEVERAL) || together.has(one));
  if (lost.length === 0) return [...problems];
  const pages = unlinkedPages(site);
  const unlinked = new LikelyPages(pages);
  const told = new Set<Problem>();
  const tellings: Telling[] = [];
  const renamed: string[] = [];
  const lostVersions = new LostVersions();
  const take = (one: Lost, page: PageSummary): void => {
    const message = tell(one, page, site.dir);
    if (!message) return;
    tellings.push({ old: one.path, page, links: one.links, problem: message });
    for (const problem of one.problems) told.add(problem);
    lostVersions.add(fileOf(one.path, page), page);
    renamed.push(...page.addresses.map(({ route }) => route));
  };
  for (const one of lost) {
    const [page, ...others] = unlinked.at(one.path);
    if (page && others.length === 0) take(one, page);
  }
  const alone = all.filter(({ path }) => tellings.every(({ old }) => old !== path));
  for (const [one, page] of new Map(movedAlong(alone, tellings, pages))) take(one, page);
  if (renamed.length === 0) return [...problems];
  const isLeft = (problem: Problem): boolean => !told.has(problem) && !lostVersions.has(problem);
  let rest = [...problems.filter(isLeft), ...joinFolders(tellings)];
  // Links lead to the page under its former name, and from it to others.
  const reached = reachedFrom(["/", ...renamed], site, readBody);
  const isReached = ({ file }: Problem): boolean =>
    (site.pages.get(file)?.summary.addresses ?? []).every(
      ({ route, shown }) => reached.has(route) || shown?.draft,
    );
  rest = rest.filter((problem) => problem.code !== "unreachable-page" || !isReached(problem));
  return rest.sort((a, b) =>
    a.file === b.file ? a.range.start.offset - b.range.start.offset : a.file < b.file ? -1 : 1,
  );
}

function lostAddresses(problems: readonly Problem[]): Lost[] {
  const all = new Map<string, Lost>();
  for (const problem of problems) {
    if (!LINKS.has(problem.code)) continue;
    const params = (problem.params ?? {}) as { link?: string; bare?: string; guess?: string; more?: number };
    const { link, bare, guess, more = 0 } = params;
    if (link === undefined || bare !== undefined || !link.startsWith("/")) continue;
    const { path } = splitLink(link);
    const near = guess === undefined ? {} : { guess: splitLink(guess).path };
    const one = all.get(path) ?? { path, problems: [], links: 0, isNear: guess !== undefined, ...near };
    one.problems.push(problem);
    // What is nearly right and stands in one place, for all rows, was mistyped in one place.
    one.links += one.isNear ? 1 : 1 + more;
    all.set(path, one);
  }
  return [...all.values()];
}

/**
 * Addresses of several pages that a folder of nearly their own has now, each under its name, while nothing is left in
 * theirs: so many slips in one word are none, few as the links to each page may be.
 */
function lostTogether(lost: readonly Lost[], site: CheckedSite): ReadonlySet<Lost> {
  const moved = lost.filter(
    ({ path, guess }) =>
      guess !== undefined &&
      lastOf(path) === lastOf(guess) &&
      siteNames(site).routesIn(folderOf(path)).length === 0,
  );
  const groups = groupBy(moved, ({ path, guess }) => `${folderOf(path)}\n${folderOf(guess!)}`);
  const isMoved = (group: readonly Lost[]): boolean =>
    group.length > 1 && group.reduce((sum, { links }) => sum + links, 0) >= EVERYWHERE;
  return new Set([...groups.values()].filter(isMoved).flat());
}

/** Pages that a folder has taken along which others tell of: a single link to each says enough then. */
function movedAlong(
  lost: readonly Lost[],
  tellings: readonly Telling[],
  pages: readonly PageSummary[],
): [Lost, PageSummary][] {
  if (lost.length === 0) return [];
  const folders = groupBy(tellings, (one) => movedFolder(one).join("\n"));
  const moves = [...folders].flatMap(([folder, group]) => (group.length > 1 ? [folder.split("\n")] : []));
  return moves.flatMap(([old = "", now = ""]) =>
    lost.flatMap((one): [Lost, PageSummary][] => {
      if (old === "" || (one.path !== old && !one.path.startsWith(`${old}/`))) return [];
      const route = now + one.path.slice(old.length);
      const page = pages.find(
        ({ each, addresses, aliases }) =>
          !each && addresses[0]!.route === route && aliases.every(({ value }) => value !== one.path),
      );
      return page ? [[one, page]] : [];
    }),
  );
}

/** Pages of the site's own language to which no page links. */
function unlinkedPages({ pages }: CheckedSite): PageSummary[] {
  const linked = new Set<string>();
  for (const { summary } of pages.values())
    for (const { mentions } of summary.addresses)
      for (const link of [...(mentions.link ?? []), ...(mentions["markdown-link"] ?? [])])
        linked.add(splitLink(link).path);
  return [...pages.values()]
    .map(({ summary }) => summary)
    .filter(
      ({ kind, lang, addresses }) =>
        kind === "page" &&
        lang === undefined &&
        addresses.length > 0 &&
        addresses.every(({ route }) => route !== "/" && route !== "/404" && !linked.has(route)),
    );
}

/** Pages that may have been at an address: by the end of its own, by the words of it, or by its title. */
class LikelyPages {
  readonly #byLast: ReadonlyMap<string, readonly PageSummary[]>;
  readonly #byStem: ReadonlyMap<string, readonly PageSummary[]>;
  readonly #lasts: Names;

  constructor(pages: readonly PageSummary[]) {
    this.#byLast = pagesBy(pages, ({ addresses }) => addresses.map(({ route }) => lastOf(route)));
    // Rows keep their names, whatever the page of all of them is called.
    const single = pages.filter(({ each }) => !each);
    this.#byStem = pagesBy(single, ({ addresses }) => addresses.flatMap((address) => [...ownStems(address)]));
    this.#lasts = new Names(single.flatMap(({ addresses }) => addresses.map(({ route }) => lastOf(route))));
  }

  /** Those whose address ends alike, or else all that are called nearly so. */
  at(path: string): PageSummary[] {
    const isOther = ({ aliases }: PageSummary): boolean => aliases.every(({ value }) => value !== path);
    const last = lastOf(path);
    const exact = (this.#byLast.get(last) ?? []).filter(isOther);
    if (exact.length > 0) return exact;
    const likely = new Set<PageSummary>();
    for (const like of this.#lasts.like(last))
      for (const page of this.#byLast.get(like) ?? []) if (!page.each) likely.add(page);
    const stems = stemsOf(last);
    // Who shares most of them shares one of any half, such as of the rarest.
    const lists = stems.map((stem) => this.#byStem.get(stem) ?? []).sort((a, b) => a.length - b.length);
    for (const page of new Set(lists.slice(0, Math.ceil(lists.length / 2)).flat()))
      if (page.addresses.some((address) => sharesMost(stems, ownStems(address)))) likely.add(page);
    return [...likely].filter(isOther);
  }
}

/** The file in which the page was, by its address. */
function fileOf(path: string, { file, each }: PageSummary): string {
  if (!each) return `pages${path}.yaml`;
  return `pages${path.slice(0, path.lastIndexOf("/"))}${file.slice(file.lastIndexOf("/"))}`;
}

/** Versions in another language of pages that were renamed, which have kept the former name, and texts that only they show. */
class LostVersions {
  readonly #originals = new Set<string>();
  #ofRows = false;

  /** @param original  The file in which the page was. */
  add(original: string, { each }: PageSummary): void {
    this.#originals.add(original);
    this.#ofRows ||= each !== undefined;
  }

  has({ code, params, file }: Problem): boolean {
    if (code === "bad-translation")
      return this.#originals.has((params as { original?: string } | undefined)?.original ?? "");
    return code === "obsolete-translation" && this.#ofRows && file.startsWith("public/");
  }
}

/** @returns undefined for a page whose file is gone meanwhile. */
function tell({ path, links }: Lost, page: PageSummary, dir: string): Problem | undefined {
  const { file, each } = page;
  const field = /\[[^\]]*\]/.exec(patternOf(file))?.[0].slice(1, -1);
  const alias = each && field ? `"${path.slice(0, path.lastIndexOf("/"))}/\${item.${field}}"` : path;
  // All pages of a folder may have moved: they are not read as YAML for the place of their first line.
  const { bytes } = readSiteFile(join(dir, file), file) ?? {};
  const { text } = bytes ? readText(bytes) : {};
  if (text === undefined) return undefined;
  const lines = createLineIndex(text);
  const start = /^(?![#\s-])/m.exec(text)?.index ?? 0;
  const end = start + (/^[\w-]+/.exec(text.slice(start))?.[0].length ?? 0);
  const offer = { start, end: start, text: `aliases: [${alias}]\n` };
  const route = page.addresses[0]!.route;
  return createProblem(
    file,
    {
      code: "renamed-page",
      params: { route, old: path, links, alias },
      start,
      end,
      path: [],
      ...(page.aliases.length === 0 && { offer }),
    },
    lines,
  );
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

const stemsOf = (text: string): string[] => wordsIn(text).map((word) => word.slice(0, STEM));

const knownStems = new WeakMap<PageSummary["addresses"][number], ReadonlySet<string>>();

/** Beginnings of the words of a page's address and title; worked out once, whatever number of links may mean the page. */
function ownStems(address: PageSummary["addresses"][number]): ReadonlySet<string> {
  let own = knownStems.get(address);
  if (!own) {
    own = new Set([...stemsOf(lastOf(address.route)), ...stemsOf(address.title)]);
    knownStems.set(address, own);
  }
  return own;
}

const sharesMost = (stems: readonly string[], own: ReadonlySet<string>): boolean =>
  stems.filter((stem) => own.has(stem)).length * 2 > stems.length;

/** Pages by each of their keys, once for each. */
function pagesBy(
  pages: readonly PageSummary[],
  keysOf: (page: PageSummary) => string[],
): Map<string, PageSummary[]> {
  const keyed = pages.flatMap((page) => [...new Set(keysOf(page))].map((key) => ({ key, page })));
  return new Map(
    [...groupBy(keyed, ({ key }) => key)].map(([key, group]) => [key, group.map(({ page }) => page)]),
  );
}
