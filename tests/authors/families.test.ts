import { afterAll, beforeAll, expect, it } from "vitest";
import { isVersion } from "../support/site-copy.ts";
import { allMistakes } from "./families/all.ts";
import { ChangedSite, nameOf } from "./measure/changed-site.ts";
import { type Judgement, judge } from "./measure/judge.ts";

/** Families that are told as they should be; `measure-mistakes.ts` runs every mistake of every family. */
const HELD: ReadonlySet<string> = new Set([
  "curly quotes",
  "list signs",
  "lost dashes",
  "lost first lines",
  "doubled lines",
  "indentation",
  "moved groups",
  "merge conflicts",
  "spaces and separators",
  "entities and tags",
  "look-alikes",
  "habits of JSON",
  "bindings of other languages",
  "braces and single lines",
  "encodings",
  "forms",
  "pasted from other programs",
  "themes",
  "menus",
  "tables",
  "changed blocks",
  "misnamed and copied along",
  "renamed pages",
  "names broken over two lines",
]);

/** One mistake of so many is tried here, each in some seventh of a second. */
const EVERY = 5;

/** The same of the sets that single people wrote, of which a few are known to be told less well. */
const EVERY_WRITTEN = 40;

let changed: ChangedSite;
const judgements: Judgement[] = [];
const ofWriters: Judgement[] = [];

beforeAll(async () => {
  changed = await ChangedSite.open();
  const original = await changed.texts();
  const all = allMistakes(changed.dir);
  const held = all.filter(({ family }) => HELD.has(family));
  for (const [index, mistake] of held.entries())
    if (index % EVERY === 0) judgements.push(await judge(changed, mistake, original));
  const written = all.filter(
    ({ family, files }) => family.endsWith(" writer") && !Object.keys(files).some(isVersion),
  );
  for (const [index, mistake] of written.entries())
    if (index % EVERY_WRITTEN === 0) ofWriters.push(await judge(changed, mistake, original));
}, 600_000);
afterAll(() => changed.remove());

const tell = (list: readonly Judgement[]): string[] =>
  list.map(
    ({ mistake, said, harms, misleading }) =>
      `${nameOf(mistake)}: ${said.map(({ code, line }) => `${code} at ${line}`).join(", ")} ${[...harms, ...misleading].join("; ")}`,
  );

it("none passes in silence", () => expect(tell(judgements.filter(({ isSilent }) => isSilent))).toEqual([]));
it("no fix harms", () => expect(tell(judgements.filter(({ harms }) => harms.length > 0))).toEqual([]));
it("each is told at its place", () =>
  expect(tell(judgements.filter(({ isPlaced }) => !isPlaced))).toEqual([]));
it("all but a few are told once, and lead nobody astray", () => {
  const poor = judgements.filter(({ isOne, misleading }) => !isOne || misleading.length > 0);
  expect(poor.length, tell(poor).join("\n")).toBeLessThanOrEqual(0.03 * judgements.length);
});
it("hardly any that single people wrote is told otherwise than they would have it", () => {
  const poor = ofWriters.filter(
    ({ isOne, isPlaced, isSilent, misleading, harms }) =>
      !isOne || !isPlaced || isSilent || misleading.length > 0 || harms.length > 0,
  );
  expect(ofWriters.length).toBeGreaterThan(50);
  expect(poor.length, tell(poor).join("\n")).toBeLessThanOrEqual(0.05 * ofWriters.length);
});
