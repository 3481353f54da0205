import { groupBy } from "../group-by.ts";
import type { Problem } from "../model.ts";
import { wordingOf } from "../problems/problem.ts";
import type { PageSummary } from "./page-summary.ts";

/** A page that was renamed or moved, and what is said of it. */
export interface Telling {
  /** Its former address. */
  old: string;
  page: PageSummary;
  links: number;
  problem: Problem;
}

/**
 * Pages whose addresses have changed in the same part were moved together, with their folder: one message tells of
 * all, at the first of them, and what is offered there goes into each.
 */
export function joinFolders(tellings: readonly Telling[]): Problem[] {
  const groups = groupBy(tellings, (one) =>
    one.problem.offer ? movedFolder(one).join("\n") : one.problem.file,
  );
  return [...groups.values()].flatMap((group) => {
    if (group.length < 2) return group.map(({ problem }) => problem);
    const [first, ...others] = group.toSorted((a, b) => (a.problem.file < b.problem.file ? -1 : 1));
    const { problem, page } = first!;
    const [old, now] = movedFolder(first!);
    const params = {
      ...(problem.params as { old: string; alias: string }),
      route: page.addresses[0]!.route,
      links: group.reduce((sum, { links }) => sum + links, 0),
      folder: { old: old || "/", now: now || "/", pages: group.length },
    };
    const elsewhere = others.flatMap(({ problem: { file, offer } }) => (offer ? [{ file, offer }] : []));
    return [{ ...problem, ...wordingOf({ code: "renamed-page", params }), params, elsewhere }];
  });
}

/** The part of an address that is another one now, as it was and as it is: `/old/a` and `/new/a` differ in `/old` and `/new`. */
export function movedFolder({ old, page: { addresses, each } }: Telling): [old: string, now: string] {
  const before = old.split("/");
  const now = addresses[0]!.route.split("/");
  // Links to rows may name any of them.
  if (each) {
    before.pop();
    now.pop();
  }
  while (before.length > 1 && now.length > 1 && before.at(-1) === now.at(-1)) {
    before.pop();
    now.pop();
  }
  return [before.join("/"), now.join("/")];
}
