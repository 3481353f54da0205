import { RULES_FILE } from "../check/house-rules.ts";
import type { Site } from "../site/site.ts";
import { fitExamples, type OwnPicture, ownPicture } from "./fitted-examples.ts";

interface Kept {
  standsOn: readonly unknown[];
  picture: OwnPicture | undefined;
  fitted: readonly (string | undefined)[];
}

const kept = new WeakMap<Site, Kept>();

/**
 * The same as `fitExamples`, kept as long as nothing is other that it depends on: it takes as long as checking a site of
 * that many pages, and is asked for whenever somebody is about to put a block in.
 */
export function keptFits(site: Site, entries: readonly string[]): readonly (string | undefined)[] {
  const standsOn = dependencies(site, entries);
  const last = kept.get(site);
  const isSame =
    last?.standsOn.length === standsOn.length && standsOn.every((part, at) => part === last.standsOn[at]);
  // Which picture it is may change with each page, and is looked for only if some example has asked for one.
  if (isSame && (!last!.picture || isEqual(last!.picture, ownPicture(site)))) return last!.fitted;
  let picture: OwnPicture | undefined;
  const fitted = fitExamples(site, entries, (found) => {
    picture = found;
  });
  kept.set(site, { standsOn, picture, fitted });
  return fitted;
}

const isEqual = (a: OwnPicture, b: OwnPicture | undefined): boolean => a.src === b?.src && a.alt === b.alt;

/** Everything that decides about an example on a page of its own; what the site reads anew is another object. */
function dependencies(site: Site, entries: readonly string[]): unknown[] {
  const { files } = site;
  const routes = new Set(site.routes.map(({ route }) => route));
  const named = new Set(
    entries
      .flatMap((entry) => [...entry.matchAll(ADDRESS)].map(([route]) => route))
      .filter((route) => {
        return routes.has(route);
      }),
  );
  // The anchors of pages that examples lead to, and of what stands around every page.
  const texts = new Set([
    ...site.routes.flatMap(({ route, file }) => (named.has(route) ? [file] : [])),
    ...files.pageFiles.filter((file) => file.includes("/_")),
    RULES_FILE,
    "data/site.yaml",
  ]);
  return [
    entries.join("\n"),
    site.blockTypes,
    [...site.routes, ...site.away].map(({ route, kind }) => `${kind} ${route}`).join("\n"),
    [...files.publicFiles].join("\n"),
    ...[...files.collections.values()].flatMap(({ name, rows, schema }) => [name, rows, schema]),
    ...[...texts].map((file) => files.read(file)),
  ];
}

/** An address of a page in a text. */
const ADDRESS = /\/(?:[\w-]+(?:\/[\w-]+)*)?/g;
