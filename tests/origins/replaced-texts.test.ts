import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { findHiddenCharacter } from "../../renderer/formats/hidden-characters.ts";
import type { PageOrigins, Path } from "../../renderer/origins/origin.ts";
import { YamlSources } from "../../renderer/origins/yaml-sources.ts";
import { openPictureBook } from "../../renderer/pictures/picture-book.ts";
import { createTextRenderer } from "../../renderer/texts/text-renderer.ts";
import { root } from "../authors/real-site.ts";
import { type SeededRandom, seededRandom } from "../bench/corpus/seeded-random.ts";
import { awkwardText } from "../yaml/awkward-texts.ts";
import { expectedValues } from "./expected-values.ts";
import { type OwnPlace, ownPlaces } from "./own-places.ts";
import { culprits, type Given, give, textsWith } from "./replace-all.ts";
import { rewritings } from "./rewritings.ts";
import { keyOf, type Shown, shownValues } from "./shown-values.ts";
import { openCopy, type SiteCopy } from "./site-copy.ts";

/**
 * Rounds, in each of which every file is written in one of the ways, by turns, and more than a thousand texts are
 * replaced at once. In three rounds each way is that of a third of the files, of pages and of data; in nine
 * (`ROUNDS=9`) every file has been written in every way.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 3);

/** A text that does not fit makes place for another; texts that none fits are few, and found soon. */
const MOST_ROUNDS = 12;

const render = await createTextRenderer(join(root, "public"), openPictureBook(root));

/** Fields that decide which rows are shown and in what order: another text there means another page. */
const DECIDING = new Set(["category", "tags", "date", "slug", "id"]);

interface ShownRoute {
  route: string;
  origins: PageOrigins;
  values: Map<string, Shown>;
}

function routesOf({ site }: SiteCopy): ShownRoute[] {
  return site.routes
    .filter(({ kind }) => kind === "page")
    .map(({ route }) => ({
      route,
      origins: site.origins.of(route)!,
      values: shownValues(site.page(route)!),
    }));
}

/** All texts that are written somewhere and shown on some page. */
function placesOf(routes: readonly ShownRoute[]): OwnPlace[] {
  const places = new Map<string, OwnPlace>();
  // An id is no text that visitors see; links lead to it.
  for (const { origins, values } of routes)
    for (const { path, origin } of origins.values)
      if (typeof values.get(keyOf(path)) === "string" && path.at(-1) !== "id")
        for (const place of ownPlaces(origin)) places.set(place.key, place);
  return [...places.values()].filter(
    ({ written }) => !(written.file.startsWith("data/") && DECIDING.has(String(written.path[1]))),
  );
}

function newText(random: SeededRandom): string {
  const text = awkwardText(random);
  return findHiddenCharacter(text) === undefined && !text.includes("${")
    ? text
    : `Words ${random.integer(1_000_000)}`;
}

/** What the texts at a path, or the one that it lies in, are filled from. */
function nearest(bound: ReadonlyMap<string, OwnPlace[]>, file: string, path: Path): OwnPlace[] {
  const start = [file, ...path, ""].join("\n");
  return [...bound].flatMap(([key, places]) =>
    `${key}\n`.startsWith(start) || start.startsWith(`${key}\n`) ? places : [],
  );
}

/** Replaces many texts at once, and holds every page against what the origins of its texts say. */
async function replaceMany(
  copy: SiteCopy,
  routes: readonly ShownRoute[],
  places: readonly OwnPlace[],
  random: SeededRandom,
  fixed: Set<string>,
): Promise<number> {
  const sources = new YamlSources((file) => copy.texts.get(file));
  const used = new Set<string>();
  let given: Given[] = [];
  for (const place of places) {
    const scalar = [place.written.file, ...place.written.path].join("\n");
    if (fixed.has(place.key) || used.has(scalar) || random.integer(4) === 0) continue;
    used.add(scalar);
    given.push(give(place, newText(random), sources));
  }
  const bound = new Map<string, OwnPlace[]>();
  for (const { origins } of routes)
    for (const { origin } of origins.values)
      if (origin.kind === "bound") {
        const key = [origin.file, ...origin.path].join("\n");
        bound.set(key, [...(bound.get(key) ?? []), ...ownPlaces(origin)]);
      }
  for (let round = 0; ; round += 1) {
    await copy.write(textsWith(given, sources));
    const errors = copy.site.problems.filter(({ severity }) => severity === "error");
    if (errors.length === 0) break;
    const alone = new Set<Given>();
    const wrong = new Set(
      errors.flatMap((problem) => {
        const found = culprits(problem, given, (file, path) => nearest(bound, file, path));
        // Of several that may be the cause, none is said to take no text.
        for (const one of found) if (found.length === 1) alone.add(one);
        return found;
      }),
    );
    // Some follow from others: what a layout with a mistake does not show, no link finds.
    if (wrong.size === 0 || round > MOST_ROUNDS)
      throw new Error(
        `Nobody has caused ${errors[0]!.file}: ${errors[0]!.code} at ${errors[0]!.path.join(".")}`,
      );
    // A text has to fit its option. What no text fits (an address, a choice) is left as it is from then on.
    given = given.flatMap((one) => {
      if (!wrong.has(one)) return one;
      if (round > 0) {
        if (alone.has(one)) fixed.add(one.place.key);
        return [];
      }
      return give(one.place, `W ${random.integer(1_000)}`, sources);
    });
  }
  const replaced = new Map(given.map(({ place, text }) => [place.key, text]));
  let shown = 0;
  for (const { route, origins, values } of routes) {
    const { expected, changed } = expectedValues(values, origins, replaced, sources, render);
    const now = shownValues(copy.site.page(route)!);
    const differences = [...new Set([...expected.keys(), ...now.keys()])]
      .filter((key) => !Object.is(expected.get(key), now.get(key)))
      .map((key) => ({ route, key, expected: expected.get(key), now: now.get(key) }));
    expect(differences).toEqual([]);
    shown += changed;
  }
  expect(shown).toBeGreaterThan(given.length);
  return given.length;
}

describe("a text that is replaced where its origin says", () => {
  let count = 0;
  /** Texts that only few other texts can take the place of: addresses, choices, names of icons. */
  const fixed = new Set<string>();
  const ways = Object.values(rewritings);
  for (let round = 0; round < ROUNDS; round += 1) {
    it(`changes on every page where it is shown, and nothing else does: round ${round + 1}`, async () => {
      let turn = round;
      const copy = await openCopy((text) => ways[turn++ % ways.length]!(text));
      try {
        expect(copy.site.problems.filter(({ severity }) => severity === "error")).toEqual([]);
        const routes = routesOf(copy);
        const places = placesOf(routes);
        count += await replaceMany(copy, routes, places, seededRandom(round), fixed);
        // Two thirds of the texts are words; most of those are replaced in each round.
        expect(fixed.size).toBeLessThan(places.length / 3);
      } finally {
        copy.remove();
      }
    }, 300_000);
  }
  afterAll(() => expect(count).toBeGreaterThan(1_000 * ROUNDS));
});
