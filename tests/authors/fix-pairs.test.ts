import { afterAll, beforeAll, expect, it } from "vitest";
import { ChangedSite } from "./measure/changed-site.ts";
import { type PairFault, proveFixes, randomPairs } from "./measure/pairs.ts";

/** Pairs that are tried, in some tenth of a second each; `prove-fixes.ts` tries as many as it is told. */
const PAIRS = Number(process.env.PAIRS ?? 120);
const SEED = 20261122;

let changed: ChangedSite;
const faults: PairFault[] = [];

beforeAll(async () => {
  changed = await ChangedSite.open();
  const original = await changed.texts();
  for (const pair of randomPairs(changed, PAIRS, SEED))
    faults.push(...(await proveFixes(changed, pair, original)));
}, 600_000);
afterAll(() => changed.remove());

const tell = (kind: PairFault["kind"]): string[] =>
  faults.filter((fault) => fault.kind === kind).map(({ pair, harm }) => `${pair}: ${harm}`);

it("of two mistakes no fix brings in a third", () => expect(tell("a")).toEqual([]));
it("a second run changes nothing", () => expect(tell("b")).toEqual([]));
it("what visitors read stays, or the report of the fix names it", () => expect(tell("c")).toEqual([]));
