import { groupBy } from "../group-by.ts";
import type { Problem } from "../model.ts";
import { wordingOf } from "../problems/problem.ts";
import type { BodyReader } from "./check-bodies.ts";
import { addressesFrom, addressesFromLayout } from "./check-reach.ts";
import { type CheckedSite, layoutFile } from "./checked-site.ts";

/** So many pages of one folder are not forgotten one by one: what led to all of them is gone. */
const TOGETHER = 3;

/** Addresses named in one problem; the rest is counted. */
const SHOWN = 3;

/** A page file to which no path of links leads, and how many pages come with it. */
interface Lost {
  problem: Problem;
  /** Its addresses that are told, and the number of those that are not. */
  routes: readonly string[];
  more: number;
  /** Number of addresses that can be come to as soon as these can. */
  leads: number;
}

/**
 * Without the pages to which another unreachable one leads: a link to that one mends them all. Of what is left, pages
 * of one folder are one problem, at the first of them.
 *
 * @param problems In file and source order, which they keep.
 */
export function joinUnreachable(
  problems: readonly Problem[],
  site: CheckedSite,
  readBody: BodyReader,
): Problem[] {
  const lost = problems.filter(({ code }) => code === "unreachable-page");
  if (lost.length < 2) return [...problems];
  const told = new Map<Problem, Problem>();
  const folders = groupBy(beginnings(lost, site, readBody), ({ routes }) => folderOf(routes[0]!));
  for (const group of folders.values())
    for (const one of group.length < TOGETHER ? group : [together(group)])
      told.set(one.problem, withParams(one));
  return problems.flatMap((problem) =>
    problem.code === "unreachable-page" ? (told.get(problem) ?? []) : [problem],
  );
}

const folderOf = (route: string): string => route.slice(0, route.lastIndexOf("/") + 1);

/** The fewest pages from which all others can be come to, in their order. */
function beginnings(problems: readonly Problem[], site: CheckedSite, readBody: BodyReader): Lost[] {
  const next = waysBetween(problems, site, readBody);
  const led = new Set([...next].flatMap(([problem, others]) => [...others].filter((one) => one !== problem)));
  // Where pages lead to each other in a circle, the shortest address is the likeliest beginning.
  const length = (problem: Problem): number => toldOf(problem).routes[0]!.length;
  const order = [
    ...problems.filter((problem) => !led.has(problem)),
    ...problems.filter((problem) => led.has(problem)).sort((a, b) => length(a) - length(b)),
  ];
  const seen = new Set<Problem>();
  const found = new Map<Problem, Lost>();
  for (const problem of order) {
    if (seen.has(problem)) continue;
    seen.add(problem);
    let leads = 0;
    const queue = [problem];
    for (let one = queue.pop(); one; one = queue.pop())
      for (const other of next.get(one) ?? []) {
        if (seen.has(other)) continue;
        seen.add(other);
        leads += toldOf(other).routes.length + toldOf(other).more;
        queue.push(other);
      }
    found.set(problem, { problem, ...toldOf(problem), leads });
  }
  return problems.flatMap((problem) => found.get(problem) ?? []);
}

const toldOf = ({ params }: Problem) => params as unknown as Pick<Lost, "routes" | "more">;

/** To which of the pages each leads. */
function waysBetween(
  problems: readonly Problem[],
  site: CheckedSite,
  readBody: BodyReader,
): ReadonlyMap<Problem, ReadonlySet<Problem>> {
  const at = new Map<string, Problem>();
  for (const problem of problems) for (const route of routesOf(problem, site)) at.set(route, problem);
  const toProblems = (routes: Iterable<string>): Problem[] =>
    [...routes].flatMap((route) => at.get(route) ?? []);
  const ofLayouts = new Map<string, readonly Problem[]>();
  const ways = new Map<Problem, Set<Problem>>();
  for (const problem of problems) {
    const page = site.pages.get(problem.file);
    if (!page) continue;
    const routes = new Set(routesOf(problem, site));
    const shell = layoutFile(page.summary);
    let ofLayout = ofLayouts.get(shell);
    if (!ofLayout) {
      ofLayout = toProblems(addressesFromLayout(shell, site, readBody));
      ofLayouts.set(shell, ofLayout);
    }
    const own = page.summary.addresses.filter(({ route }) => routes.has(route));
    ways.set(
      problem,
      new Set([...ofLayout, ...own.flatMap((one) => toProblems(addressesFrom(one, site, readBody)))]),
    );
  }
  return ways;
}

/** The addresses of which a problem is told; of a file of which some are only counted, all. */
function routesOf(problem: Problem, site: CheckedSite): readonly string[] {
  const { routes, more } = toldOf(problem);
  if (more === 0) return routes;
  return (site.pages.get(problem.file)?.summary.addresses ?? []).map(({ route }) => route);
}

/** Pages of one folder, told at the first. */
function together(group: readonly Lost[]): Lost {
  const routes = group.flatMap((one) => one.routes);
  const sum = (count: (one: Lost) => number): number => group.reduce((all, one) => all + count(one), 0);
  return {
    problem: group[0]!.problem,
    routes: routes.slice(0, SHOWN),
    more: sum(({ more }) => more) + Math.max(0, routes.length - SHOWN),
    leads: sum(({ leads }) => leads),
  };
}

function withParams({ problem, routes, more, leads }: Lost): Problem {
  const params = { routes, more, ...(leads > 0 && { leads }) };
  return { ...problem, ...wordingOf({ code: "unreachable-page", params }), params };
}
