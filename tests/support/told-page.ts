import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";
import { mockSite } from "./mock-site.ts";
import { told } from "./told.ts";

/** The page that texts are tried as. */
export const TRIED = "pages/about.yaml";

/** What an author reads of a text as a page, and for each problem the text as its correction leaves it, if it has one. */
export async function toldOfPage(
  text: string,
): Promise<{ told: string[]; corrected: (string | undefined)[] }> {
  const site = await mockSite({ [TRIED]: text });
  const written = readFileSync(join(site.dir, TRIED), "utf8");
  const corrected = site.problems.map(({ fix, offer }) => {
    const edit = fix ?? offer;
    if (!edit) return undefined;
    const { start, end } = edit.range;
    return applyEdits(written, [{ start: start.offset, end: end.offset, text: edit.text }]);
  });
  return { told: told(site), corrected };
}

/** @param meant  What the one correction makes of it, of which nothing is said; missing: there is no correction. */
export async function expectTold(wrong: string, expected: string, meant?: string): Promise<void> {
  const { told: said, corrected } = await toldOfPage(wrong);
  expect(said).toEqual([`${TRIED}:${expected}`]);
  expect(corrected[0]).toBe(meant);
  if (meant) expect((await toldOfPage(meant)).told).toEqual([]);
}
