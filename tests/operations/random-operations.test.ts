import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { openSite } from "../../renderer/site/open-site.ts";
import { awkwardFile, awkwardRows } from "./awkward-files.ts";
import { fileOfOtherHabits } from "./other-habits.ts";
import { Random } from "./random.ts";
import { type Tried, tryOperation, withTexts } from "./random-operations.ts";

const here = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
/** `OPERATIONS=10000 npx vitest run --project unit tests/operations` for the whole run. */
const runs = Number(process.env.OPERATIONS ?? 400);
/** `SEED=7` for other ones. */
const seed = Number(process.env.SEED ?? 1_000);

/** Some 20 ms for each, on a busy machine. */
const LIMIT = Math.max(60_000, runs * 60);

const site = await openSite({ dir: here("."), checkOnly: true });
const second = await openSite({ dir: here("examples/sites/klavierwerkstatt"), checkOnly: true });

function longRows(random: Random): string {
  return awkwardRows(random, 17_000);
}

describe("random operations", () => {
  it.each([
    ["pages, layouts, lists and data of the site", site],
    ["those of another site", second],
  ])(
    "on %s",
    (_, { files }) => {
      const names = [
        ...files.pageFiles,
        ...[...files.collections.values()].map(({ file }) => file),
        "data/site.yaml",
      ];
      const random = new Random(seed + 11);
      const tried: Tried[] = [];
      for (let run = 0; run < runs / 4; run += 1) {
        const one = tryOperation(files, random.pick(names), random.pick(names), random);
        if (one) tried.push(one);
      }
      judge(tried);
    },
    LIMIT,
  );

  it.each([
    ["on files that are awkward to change", "pages", 2, awkwardFile],
    ["on files that others write by other habits", "pages", 2, fileOfOtherHabits],
    // Of which the places of an entry are worked out alone.
    ["on long files of rows that are awkward to change", "data", 16, longRows],
  ])(
    "%s",
    (_, folder, less, make) => {
      const tried: Tried[] = [];
      for (let run = 0; run < runs / less; run += 1) {
        const random = new Random(seed + run);
        const [name, second] = [`${folder}/one.yaml`, `${folder}/two.yaml`];
        const texts = new Map([
          [name, make(random)],
          [second, make(random)],
        ]);
        const one = tryOperation(withTexts(site.files, texts), name, second, random);
        if (one) tried.push(one);
      }
      judge(tried);
    },
    LIMIT,
  );
});

/** None did anything but what was asked for, and few were refused. */
function judge(tried: readonly Tried[]): void {
  const faults = tried.filter(({ fault }) => fault !== undefined);
  const refused = tried.filter(({ refused }) => refused !== undefined);
  expect(faults.slice(0, 3)).toEqual([]);
  expect(refused.length / tried.length).toBeLessThan(0.05);
}
