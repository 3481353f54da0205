import { afterAll, beforeAll, expect, it } from "vitest";
import { openSite } from "../../renderer/site/open-site.ts";
import { type Outcome, sweep } from "./measure/sweep.ts";
import { copyOfSite } from "./real-site.ts";

/** Of some 20,000 changes this many lie between two that are tried; `SWEEP_LINES=1` tries every one. */
const EVERY = Number(process.env.SWEEP_LINES ?? 397);

let copy: Awaited<ReturnType<typeof copyOfSite>>;
let total: number;
let outcomes: Outcome[];

beforeAll(async () => {
  copy = await copyOfSite();
  const site = await openSite({ dir: copy.dir, checkOnly: true });
  ({ total, outcomes } = await sweep(site, (index) => index % EVERY === 0));
}, 3_600_000);
afterAll(() => copy.remove());

const tell = (list: readonly Outcome[]): string =>
  list
    .map(
      ({ change, file, line, text, said }) =>
        `${change} ${file}:${line} «${text.slice(0, 60)}»: ${said.map((one) => `${one.code} at ${one.file}:${one.line}`).join(", ")}`,
    )
    .join("\n");

it("a line that is lost, doubled, moved or shifted is told once, where it is, or means something else", () => {
  const wrong = outcomes.filter(({ isSilent }) => !isSilent);
  expect(wrong.length, tell(wrong)).toBeLessThanOrEqual(0.05 * total);
});
it("few of them pass in silence", () => {
  const silent = outcomes.filter(({ isSilent }) => isSilent);
  expect(silent.length, tell(silent)).toBeLessThanOrEqual(0.06 * total);
});
