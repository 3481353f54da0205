import { afterAll, beforeAll, expect, it } from "vitest";
import { makeSameSlips } from "./measure/same-slips.ts";
import { copyOfSite } from "./real-site.ts";

/** How many are made; more with `SAME_SLIPS=250`. Each is three checks. */
const COUNT = Number(process.env.SAME_SLIPS ?? 40);

let copy: Awaited<ReturnType<typeof copyOfSite>>;
beforeAll(async () => {
  copy = await copyOfSite();
});
afterAll(() => copy.remove());

it("tells a slip that was made in two rows or blocks in both, and nothing besides", async () => {
  const odd = await makeSameSlips(copy.site, { count: COUNT, seed: 3 });
  // Of 20 some may be told as one.
  expect(odd.length / COUNT, JSON.stringify(odd, null, 2)).toBeLessThanOrEqual(0.05);
}, 600_000);
