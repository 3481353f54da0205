import type { BodyReader } from "../check/check-bodies.ts";
import type { CheckMemory } from "../check/check-memory.ts";
import { checkSite } from "../check/check-site.ts";
import type { CheckedPage, CheckedSite } from "../check/checked-site.ts";
import { joinUnreachable } from "../check/join-unreachable.ts";
import { listProblems } from "../check/list-problems.ts";
import { nameMeant } from "../check/meant-address.ts";
import { withRenamedFields } from "../check/renamed-fields.ts";
import { withRenamedPages } from "../check/renamed-pages.ts";
import { withRenamedSettings } from "../check/renamed-settings.ts";
import { WORDS_FILE } from "../data/words-schema.ts";
import { buildRoutes } from "../filling/build-routes.ts";
import { patternOf } from "../filling/route-patterns.ts";
import type { RouteRecord, RouteTable } from "../filling/routes.ts";
import { versionFile } from "../languages/version-files.ts";
import type { Problem, RouteEntry } from "../model.ts";
import { isSharedFile, sharedName } from "../pages/shared-list.ts";
import type { Findings } from "../problems/findings.ts";
import { withUsersNamed } from "../problems/name-users.ts";
import { THEME_FILE } from "../theme/theme-file.ts";
import type { OpenBase } from "./open-base.ts";
import type { PageIndex } from "./page-index.ts";
import { collectionsUsedBy } from "./page-needs.ts";

/** What follows from all files of a site together. */
export interface Derived {
  routes: RouteTable;
  /** Every address, sorted. */
  entries: RouteEntry[];
  /** What no file shows by itself, by file. */
  ofSite: Map<string, Problem[]>;
  /** Everything wrong with the site, in file and source order. */
  problems: Problem[];
  /** The same in each file by itself: what has one cause in several files is not told once for all of them. */
  apart: Problem[];
}

/** Works out addresses and problems of a site; pages of which something has to be said are read in full. */
export function derive(
  base: OpenBase,
  index: PageIndex,
  readBody: BodyReader,
  memory?: CheckMemory,
): Derived {
  for (;;) {
    const routes = buildRoutes(index.routed, base.bindContext, base.isBrokenCollection);
    for (const route of base.names.routes) routes.openRoutes.add(route);
    index.look(routes.records.values(), routes.hidden);
    const site = siteToCheck(base, index, routes);
    const findings = checkSite(site, readBody, memory);
    const unplaced = [...routes.findings.unplaced, ...findings.unplaced];
    if (unplaced.length === 0) return { routes, ...listAll(base, index, site, findings, readBody) };
    for (const [file, addresses] of unplaced) index.place(file, addresses);
  }
}

function siteToCheck(base: OpenBase, index: PageIndex, routes: RouteTable): CheckedSite {
  const { dir, collections, settings, publicFiles, icons } = base;
  const pages = new Map(index.files.map((file) => [file, index.pages.get(file)!]));
  return {
    dir,
    clock: base.clock,
    zone: base.zone,
    pages,
    collections,
    settings,
    routes,
    ...(base.addresses && { localRoute: (path: string) => base.addresses?.anyRoute(path) }),
    publicFiles,
    languages: base.languages,
    unreadIn: new Set([...base.versions].filter(([, one]) => isUnread(one)).map(([lang]) => lang)),
    used: usedBy(pages.values(), base),
    hasSoundNames: base.names.problems.length === 0,
    hasSoundBlocks: [...base.blockTypes.values()].every(({ isUnreadable }) => !isUnreadable),
    isComplete:
      !settings.isBroken &&
      base.problems.every(({ severity }) => severity !== "error") &&
      routes.findings.problems.size === 0 &&
      routes.findings.unplaced.size === 0 &&
      !hasErrors(collections.values()) &&
      !hasErrors(sourcesOf(index)),
    ...(icons && { icons }),
  };
}

/** More is wrong with rows of a version than that a text is not translated: nobody knows what its pages would show. */
function isUnread({ collections }: OpenBase): boolean {
  return [...collections.values()].some(({ problems }) =>
    problems.some((one) => one.severity === "error" && !isOfTranslation(one)),
  );
}

/** Rows in another form were not read, whatever is the matter with single texts. */
function isOfTranslation({ code, params }: Problem): boolean {
  const form = code === "bad-translation" && params && "case" in params ? params.case : undefined;
  return code.endsWith("-translation") && form !== "rows" && form !== "block";
}

interface HasProblems {
  problems: readonly { severity: Problem["severity"] }[];
}

function hasErrors(files: Iterable<HasProblems>): boolean {
  for (const { problems } of files) if (problems.some(({ severity }) => severity === "error")) return true;
  return false;
}

/** The files of pages that were read and kept. */
function* sourcesOf(index: PageIndex): Generator<HasProblems> {
  for (const { source } of index.pages.values()) if (source) yield source;
}

/** Names of all collections that some page shows: what many pages have in common is followed once. */
function usedBy(pages: Iterable<CheckedPage>, base: OpenBase): Set<string> {
  const named = new Map<OpenBase, { uses: Set<string>; layouts: Set<string> }>();
  for (const { summary } of pages) {
    const own = base.of(summary.file);
    let of = named.get(own);
    if (!of) {
      of = { uses: new Set(), layouts: new Set() };
      named.set(own, of);
    }
    for (const name of summary.uses) of.uses.add(name);
    of.layouts.add(summary.layout);
  }
  const used = new Set<string>();
  for (const [own, { uses, layouts }] of named)
    for (const layout of layouts) for (const name of collectionsUsedBy(own, { uses, layout })) used.add(name);
  return used;
}

function listAll(
  base: OpenBase,
  index: PageIndex,
  site: CheckedSite,
  findings: Findings,
  readBody: BodyReader,
): Omit<Derived, "routes"> {
  const { routes } = site;
  const ofSite = new Map(findings.problems);
  for (const [file, list] of routes.findings.problems)
    ofSite.set(file, [...(ofSite.get(file) ?? []), ...list]);
  const problems = listProblems({
    general: base.problems,
    files: [
      { ...base.settings, file: "data/site.yaml" },
      { ...base.theme, file: THEME_FILE },
      { ...base.wordsFile, file: WORDS_FILE },
      ...base.collections.values(),
      ...[...base.versions.values()].flatMap(({ language, settings, collections }) => [
        { ...settings, switchOffs: [], file: versionFile("data/site.yaml", language!.lang) },
        ...[...collections.values()].filter(({ problems }) => problems.length > 0),
      ]),
      ...[...index.pages.values()].flatMap(({ source }) => source ?? []),
    ],
    ofSite,
    rules: base.rules,
  });
  const named = joinUnreachable(
    withRenamedFields(withRenamedSettings(withRenamedPages(problems, site, readBody), site), site),
    site,
    readBody,
  ).map((problem) => nameUsers(nameMeant(problem, site), index));
  const entries = [...routes.records.values()].map(entryOf).sort((a, b) => (a.route < b.route ? -1 : 1));
  return { entries, ofSite, apart: problems, problems: named };
}

/** An address as others are told of it. */
export function entryOf({ route, kind, file, to, row }: RouteRecord): RouteEntry {
  return {
    route,
    kind,
    file,
    ...(to !== undefined && { to }),
    ...(row !== undefined && row >= 0 && { row }),
  };
}

/** A problem of a shared list, with the pages on which it shows. */
function nameUsers(problem: Problem, index: PageIndex): Problem {
  // What is shown nowhere shows on no page.
  if (!isSharedFile(problem.file) || problem.code === "unused-list-option") return problem;
  const name = sharedName(problem.file);
  const pages = [...index.pages.values()].flatMap(({ summary, source }) => {
    const isUsed = summary.kind === "page" && (source?.shares.has(name) || summary.shares?.includes(name));
    if (!isUsed) return [];
    const { addresses, file, lang } = summary;
    // Of a version that cannot be made, its original says where it is.
    const unmade = lang === undefined ? [patternOf(file)] : [];
    return addresses.length > 0 ? addresses.map(({ route }) => route) : unmade;
  });
  return pages.length === 0 ? problem : withUsersNamed(problem, pages.sort());
}
