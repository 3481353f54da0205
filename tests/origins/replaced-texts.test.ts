import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { findHiddenCharacter } from "../../renderer/files/read-text.ts";
import type { PageOrigins, Path } from "../../renderer/origins/origin.ts";
import { YamlSources } from "../../renderer/origins/yaml-sources.ts";
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

const render = await createTextRenderer(join(root, "public"));

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

/** What the text at a path, or the one that it lies in, is filled from. */
function nearest(bound: ReadonlyMap<string, OwnPlace[]>, file: string, path: Path): OwnPlace[] {
  for (let length = path.length; length > 0; length -= 1) {
    const found = bound.get([file, ...path.slice(0, length)].join("\n"));
    if (found) return found;
  }
  return [];
}

/** Replaces many texts at once, and holds every page against what the origins of its texts say. */
async function replaceMany(
  copy: SiteCopy,
  routes: readonly ShownRoute[],
  places: readonly OwnPlace[],
  random: SeededRandom,
  fixed: Set<string>,
): Promise<{ given: number; shown: number }> {
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
        if (found.length === 0 || round > 12)
          throw new Error(
            `Nobody has caused ${problem.file}: ${problem.message} ${JSON.stringify(problem.range.start)} ${problem.path.join(".")}`,
          );
        // Of several that may be the cause, none is said to take no text.
        for (const one of found) if (found.length === 1) alone.add(one);
        return found;
      }),
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
  return { given: given.length, shown };
}

describe("a text that is replaced where its origin says", () => {
  const counts = { replaced: 0, shown: 0 };
  /** Texts that only few other texts can take the place of: addresses, choices, names of icons. */
  const fixed = new Set<string>();
  afterAll(() => console.log(JSON.stringify(counts), process.cpuUsage().user / 1e6));
  for (const [name, rewrite] of Object.entries(rewritings).slice(0, Number(process.env.FEW ?? 99))) {
    it(`changes on every page where it is shown, and nothing else does: files ${name}`, async () => {
      const copy = await openCopy(rewrite);
      try {
        expect(copy.site.problems.filter(({ severity }) => severity === "error")).toEqual([]);
        const routes = routesOf(copy);
        const places = placesOf(routes);
        for (let round = 0; round < 2; round += 1) {
          const { given, shown } = await replaceMany(copy, routes, places, seededRandom(round), fixed);
          counts.replaced += given;
          counts.shown += shown;
          appendFileSync(
            "/tmp/counts.log",
            `${name} ${places.length} ${given} ${shown} ${fixed.size} ${process.cpuUsage().user / 1e6}\n`,
          );
        }
      } finally {
        copy.remove();
      }
    }, 300_000);
  }
});
