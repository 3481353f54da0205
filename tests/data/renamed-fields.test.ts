import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";
import { mockSite, removeMockSites } from "../support/mock-site.ts";
import { told } from "../support/told.ts";

afterAll(removeMockSites);

const schema = JSON.stringify({
  type: "object",
  additionalProperties: false,
  required: ["slug", "title"],
  "x-key": "slug",
  properties: {
    slug: { type: "string" },
    title: { type: "string" },
    summary: { type: "string" },
    places: { type: "integer" },
  },
});

it.each<[name: string, file: string, wrong: string, told: string, right?: string]>([
  [
    "the key of all rows",
    "courses.yaml",
    "- id: a\n  title: One\n- id: b # two\n  title: Two\n",
    '1:3 unknown-field «id» | A row of courses has no field "id". | Did you mean "slug"? The same holds in 1 more place.',
    "- slug: a\n  title: One\n- slug: b # two\n  title: Two\n",
  ],
  [
    "a field that none of the rows needs",
    "courses.yaml",
    "- slug: a\n  title: One\n  intro: A\n- slug: b\n  title: Two\n  intro: B\n",
    '3:3 unknown-field «intro» | A row of courses has no field "intro". | Did you mean "summary"? The same holds in 1 more place.',
    "- slug: a\n  title: One\n  summary: A\n- slug: b\n  title: Two\n  summary: B\n",
  ],
  [
    "in JSON",
    "courses.json",
    '[{ "id": "a", "title": "One" },\n{ "id": "b", "title": "Two" }]\n',
    '1:5 unknown-field «id» | A row of courses has no field "id". | Did you mean "slug"? The same holds in 1 more place.',
    '[{ "slug": "a", "title": "One" },\n{ "slug": "b", "title": "Two" }]\n',
  ],
  [
    "the heading of a table",
    "courses.csv",
    "slug,name,places\na,One,8\n",
    '1:6 unknown-field «name» | A row of courses has no field "name". | Row 1, column B. Did you mean "title"?',
    "slug,title,places\na,One,8\n",
  ],
  [
    "the beginning of the heading of a table",
    "courses.csv",
    "slug,ti,places\na,One,8\n",
    '1:6 unknown-field «ti» | A row of courses has no field "ti". | Row 1, column B. Did you mean "title"?',
    "slug,title,places\na,One,8\n",
  ],
  [
    "a heading that is none of them",
    "courses.csv",
    "slug,title,teacher\na,One,Ana\n",
    '1:12 unknown-field «teacher» | A row of courses has no field "teacher". | Row 1, column C. Fields: slug, title, summary, places.',
  ],
])("a field by another word: %s", async (_, file, wrong, expected, right) => {
  const site = await mockSite({ "data/courses.schema.json": schema, [`data/${file}`]: wrong });
  expect(told(site)).toEqual([`data/${file}:${expected}`]);
  const text = readFileSync(join(site.dir, `data/${file}`), "utf8");
  const { offer } = site.problems[0]!;
  const edit = offer && { start: offer.range.start.offset, end: offer.range.end.offset, text: offer.text };
  expect(edit && applyEdits(text, [edit])).toBe(right);
  if (right)
    expect(told(await mockSite({ "data/courses.schema.json": schema, [`data/${file}`]: right }))).toEqual([]);
});
