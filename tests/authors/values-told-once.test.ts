import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allMistakes } from "./families/all.ts";
import { ChangedSite } from "./measure/changed-site.ts";

let changed: ChangedSite;
beforeAll(async () => {
  changed = await ChangedSite.open();
});
afterAll(() => changed.remove());

/** Families that are right; the whole of each is run by `measure-mistakes.ts`. */
const families = ["blank texts", "dates and times"];
/** Every so many of a family are tried, to keep the test short. */
const EVERY = 3;

describe.each(families)("%s", (family) => {
  it("each mistake has one message, in its file", async () => {
    const all = allMistakes(changed.dir).filter((mistake) => mistake.family === family);
    expect(all.length).toBeGreaterThan(30);
    for (const { name, files, file } of all.filter((_, index) => index % EVERY === 0)) {
      await changed.write(files);
      const said = changed.problems.map((problem) => problem.file);
      await changed.restore();
      expect(said, name).toEqual([file]);
    }
  }, 120_000);
});
