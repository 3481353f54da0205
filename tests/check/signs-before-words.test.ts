import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";
import { mockSite, removeMockSites } from "../support/mock-site.ts";
import { told } from "../support/told.ts";

afterAll(removeMockSites);

const page = (lines: string): string =>
  `title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    heading: About\n${lines}`;
const grid = (line: string): string =>
  page(`  - type: card-grid\n    ${line}\n    items:\n      - title: One\n`);

const COMMENT =
  "has no value: what stands behind # is a comment. | If it is the text, leave out the #; if not, write the text after the colon, or remove the line.";

it.each<[wrong: string, told: string, offered?: string]>([
  [
    grid("heading: # Our roles"),
    `7:5 empty-value «heading» | "heading" ${COMMENT}`,
    grid("heading: Our roles"),
  ],
  [
    grid("heading: ### Roles: all of them ###"),
    `7:5 empty-value «heading» | "heading" ${COMMENT}`,
    grid('heading: "Roles: all of them"'),
  ],
  [
    page("    text: # 24 roles\n"),
    `6:5 empty-value «text» | "text" ${COMMENT}`,
    page('    text: "24 roles"\n'),
  ],
  [
    grid("columns: # 3"),
    '7:5 empty-value «columns» | "columns" has no value. | Write it after the colon, or remove the line. Number of columns.',
  ],
  [
    grid("heading:"),
    '7:5 empty-value «heading» | "heading" has no value. | Write it after the colon, or remove the line. Heading of the section.',
  ],
  [
    grid("heading: - Our roles"),
    "7:14 list-on-line «- Our roles» | A dash makes an entry of a list, and a single value is wanted here. | Leave it out: Our roles",
    grid("heading: Our roles"),
  ],
])("%s", async (wrong, expected, offered) => {
  const site = await mockSite({ "pages/about.yaml": wrong });
  expect(told(site)).toEqual([`pages/about.yaml:${expected}`]);
  const text = readFileSync(join(site.dir, "pages/about.yaml"), "utf8");
  const { offer } = site.problems[0]!;
  const edit = offer && { start: offer.range.start.offset, end: offer.range.end.offset, text: offer.text };
  expect(edit && applyEdits(text, [edit])).toBe(offered);
  if (offered) expect(told(await mockSite({ "pages/about.yaml": offered }))).toEqual([]);
});

it("a comment behind a value is one", async () => {
  expect(told(await mockSite({ "pages/about.yaml": grid("heading: Roles # Our roles") }))).toEqual([]);
});
