import { afterAll, beforeAll, expect, it } from "vitest";
import { openSite } from "../../renderer/site/open-site.ts";
import type { Site } from "../../renderer/site/site.ts";
import { makeSlips, type SlipOutcome } from "./measure/random-slips.ts";
import { copyOfSite } from "./real-site.ts";

/** Slips that are drawn; `SLIPS=2000` tries more, `SEED=7` others. */
const COUNT = Number(process.env.SLIPS ?? 80);
const SEED = Number(process.env.SEED ?? 1);

let site: Site;
let remove: () => void;
beforeAll(async () => {
  const copy = await copyOfSite();
  ({ remove } = copy);
  site = await openSite({ dir: copy.dir, checkOnly: true });
}, 60_000);
afterAll(() => remove?.());

const shown = ({ faults, file, kind, was, now, said }: SlipOutcome): string =>
  `${faults.join(", ")}: ${file}, ${kind}: «${was}» → «${now}»: ${said.map(({ code, line }) => `${line} ${code}`).join(", ")}`;

it("a slip of a hand on any line is told once, at its line, and never corrected into something else", async () => {
  const outcomes = await makeSlips(site, { count: COUNT, seed: SEED });
  const harmed = outcomes.filter(
    ({ faults }) => faults.includes("fixed otherwise") || faults.includes("silent"),
  );
  expect(harmed.map(shown)).toEqual([]);
  // 99 of 100 in samples of thousands.
  expect(outcomes.length, outcomes.map(shown).join("\n")).toBeLessThanOrEqual(Math.ceil(COUNT / 40));
}, 120_000);
