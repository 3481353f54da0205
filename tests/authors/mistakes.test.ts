import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Problem } from "../../renderer/model.ts";
import type { Site } from "../../renderer/site/site.ts";
import { copyOfSite, examplePages, marked, problemsWith } from "./real-site.ts";
import { type Mistake, seedBlockMistakes } from "./seed-block-mistakes.ts";
import { seedDataMistakes } from "./seed-data-mistakes.ts";
import { seedPageMistakes } from "./seed-page-mistakes.ts";

interface Outcome extends Mistake {
  problems: readonly Problem[];
}

let copy: Awaited<ReturnType<typeof copyOfSite>>;
const outcomes: Outcome[] = [];
const baselines: { type: string; problems: readonly Problem[] }[] = [];

beforeAll(async () => {
  copy = await copyOfSite();
  const site: Site = copy.site;
  writeFileSync(join(copy.dir, "pages/_bare.yaml"), "blocks:\n  - type: page\n");
  await site.update(["pages/_bare.yaml"]);
  const seeds: Mistake[] = [...seedPageMistakes(copy.dir), ...seedDataMistakes(copy.dir)];
  for (const example of examplePages()) {
    const type = site.blockTypes.get(String(example.block.type));
    if (!type) throw new Error(`No block type ${example.type}.`);
    baselines.push({
      type: example.type,
      problems: await problemsWith(site, "pages/try.yaml", example.text),
    });
    seeds.push(...seedBlockMistakes(example, type));
  }
  for (const seed of seeds) {
    const problems = await problemsWith(site, seed.file, seed.text);
    outcomes.push({ ...seed, problems });
  }
}, 300_000);
afterAll(() => copy.remove());

/** The problem that speaks of the mistake: the right code at the right place. */
const right = ({ problems, codes, marks, text, file }: Outcome): Problem | undefined =>
  problems.find(
    (problem) => problem.file === file && codes.includes(problem.code) && marked(text, problem) === marks,
  );

const tell = (outcome: Outcome): string =>
  `${outcome.name}: wanted ${outcome.codes.join("|")} «${outcome.marks}», got ${outcome.problems
    .map((problem) => `${problem.file} ${problem.code} «${marked(outcome.text, problem)}»`)
    .join("; ")}`;

describe("a corpus of seeded mistakes", () => {
  it("starts from examples without an error", () => {
    for (const { type, problems } of baselines)
      expect(
        problems.filter((problem) => problem.severity === "error"),
        type,
      ).toEqual([]);
  });

  it("has 200 or more", () => expect(outcomes.length).toBeGreaterThanOrEqual(200));

  it("finds all of them at their exact places", () => {
    expect(outcomes.filter((outcome) => !right(outcome)).map(tell)).toEqual([]);
  });

  it("says one thing for one mistake, in 95 of 100 at least", () => {
    const several = outcomes.filter(({ problems }) => problems.length !== 1);
    if (several.length > 0.05 * outcomes.length) expect(several.map(tell)).toEqual([]);
    expect(several.length).toBeLessThanOrEqual(0.05 * outcomes.length);
  });

  it("suggests nothing wrong", () => {
    const wrong = outcomes.filter((outcome) => {
      const hint = right(outcome)?.hint ?? "";
      const guess = /Did you mean "([^"]+)"/.exec(hint)?.[1];
      return guess !== undefined && guess !== outcome.meant;
    });
    expect(wrong.map((outcome) => `${tell(outcome)} ${right(outcome)?.hint}`)).toEqual([]);
  });

  it("suggests what was meant for nine slips of ten", () => {
    const slips = outcomes.filter(({ meant }) => meant);
    const helped = slips.filter((outcome) => right(outcome)?.hint?.includes(`"${outcome.meant}"`));
    expect(helped.length / slips.length).toBeGreaterThanOrEqual(0.9);
  });
});
