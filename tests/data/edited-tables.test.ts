import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";
import { type Files, mockSite, removeMockSites } from "../support/mock-site.ts";
import { told } from "../support/told.ts";

afterAll(removeMockSites);

const schema = JSON.stringify({
  type: "object",
  additionalProperties: false,
  required: ["id", "title"],
  properties: {
    id: { type: "string" },
    title: { type: "string" },
    day: { enum: ["Monday", "Tuesday", "Thursday"] },
    places: { type: "integer" },
    start: { type: "string", format: "date" },
    lead: { type: "string", "x-ref": "team" },
  },
});
const head = "id,title,day,places,start,lead\n";

async function check(file: string, text: string, more: Files = {}): Promise<[string[], string | undefined]> {
  const site = await mockSite({ "data/courses.schema.json": schema, [`data/${file}`]: text, ...more });
  const written = readFileSync(join(site.dir, `data/${file}`), "utf8");
  const { offer } = site.problems[0] ?? {};
  const edit = offer && { start: offer.range.start.offset, end: offer.range.end.offset, text: offer.text };
  return [
    told(site).map((one) => one.replace(/^data\/courses\.\w+:/, "")),
    edit && applyEdits(written, [edit]),
  ];
}

it.each<[name: string, rows: string, told: string[], offered?: string]>([
  [
    "a cell is missing",
    "a,One,8,2026-09-07,ana\nb,Two,Monday,8,2026-09-07,ben\n",
    [
      "2:7 bad-table «8» | This row has 5 cells for 6 headings, so that values stand in the wrong columns. | Row 2, column C (day). Put an empty cell in front of this one, where a value is missing.",
    ],
  ],
  ["cells at the end are left out", "a,One,Monday\nb,Two\n", []],
  [
    "one value of a short row is wrong by itself",
    "a,One,Monday,many\n",
    [
      '2:14 wrong-type «many» | "places" must be a whole number, not the text "many". | Row 2, column D (places).',
    ],
  ],
  [
    "two values of a whole row are wrong by themselves",
    "a,One,Sunday,many,2026-09-07,ana\n",
    [
      '2:7 not-allowed-value «Sunday» | "day" must be "Monday", "Tuesday" or "Thursday"; this row has "Sunday". | Row 2, column C (day).',
      '2:14 wrong-type «many» | "places" must be a whole number, not the text "many". | Row 2, column D (places).',
    ],
  ],
  [
    "a day of the week that is none of them is no slip",
    "a,One,Sunday,8,2026-09-07,ana\n",
    [
      '2:7 not-allowed-value «Sunday» | "day" must be "Monday", "Tuesday" or "Thursday"; this row has "Sunday". | Row 2, column C (day).',
    ],
  ],
  [
    "days that may be two are told once",
    "a,One,Monday,8,07/09/2026,ana\nb,Two,Monday,8,08/09/2026,ben\n",
    [
      '2:16 bad-cell «07/09/2026» | "07/09/2026" can be two different days. | Row 2, column E (start). Say in the file with the fields how the table writes days: "x-table": { "dates": "MM/DD/YYYY" } or "DD/MM/YYYY". The same holds in 1 more place.',
    ],
  ],
  [
    "a day is cut short",
    "a,One,Thu.,8,2026-09-07,ana\n",
    [
      '2:7 not-allowed-value «Thu.» | "day" must be "Monday", "Tuesday" or "Thursday"; this row has "Thu.". | Row 2, column C (day). Did you mean "Thursday"?',
    ],
    "a,One,Thursday,8,2026-09-07,ana\n",
  ],
  [
    "what is cut short may be two",
    "a,One,T,8,2026-09-07,ana\n",
    [
      '2:7 not-allowed-value «T» | "day" must be "Monday", "Tuesday" or "Thursday"; this row has "T". | Row 2, column C (day).',
    ],
  ],
  [
    "a row stands there twice with one key",
    "a,One,Monday\na,Two,Monday\n",
    [
      '3:1 duplicate-key «a» | "a" is already the id of row 2; each row of courses needs its own. | Row 3, column A (id). Write another one here, or delete one of the two rows.',
    ],
  ],
])("in a table %s", async (_, rows, expected, offered) => {
  expect(await check("courses.csv", head + rows)).toEqual([expected, offered && head + offered]);
});

it("a brace that was deleted in JSON is offered", async () => {
  const right = '[\n  {\n    "id": "a",\n    "title": "One"\n  }\n]\n';
  expect(await check("courses.json", right.replace("  }\n", ""))).toEqual([
    [
      "5:1 bad-json «]» | A brace or bracket was opened above and is not closed. | Close it in front of this.",
    ],
    right,
  ]);
  expect((await check("courses.json", '[{ "id": "a", "title": "One" ]\n'))[1]).toBe(
    '[{ "id": "a", "title": "One" }]\n',
  );
});

it("a key that was cut is offered where rows and links name it by its longer form", async () => {
  const more: Files = {
    "data/team.yaml": "- id: ben\n  name: Ben\n- id: dana\n  name: Dana\n",
    "data/jobs.yaml": "[]\n",
    "pages/team/[id].yaml":
      "each: team\ntitle: ${item.name}\ndescription: Who ${item.name} is.\nblocks:\n  - type: hero\n    heading: ${item.name}\n",
    "pages/index.yaml":
      "title: Home\ndescription: What Home is.\nblocks:\n  - type: hero\n    heading: Home\n    actions: [{ label: Dana, href: /team/dana-berg }]\n",
  };
  expect((await check("courses.csv", `${head}a,One,Monday,8,2026-09-07,dana-berg\n`, more))[0]).toEqual([
    '2:27 dangling-reference «dana-berg» | team has no row with the id "dana-berg". | Row 2, column F (lead). Did you mean "dana"?',
    'pages/index.yaml:6:36 broken-link «/team/dana-berg» | The link /team/dana-berg leads to no page of this site. | Did you mean "/team/dana"?',
  ]);
});

it("a number is offered with the decimal sign that the table goes by", async () => {
  const prices = JSON.stringify({
    "x-table": { decimal: "," },
    properties: { id: { type: "string" }, price: { type: "number" } },
  });
  const files: Files = { "data/courses.schema.json": prices };
  expect(await check("courses.csv", "id;price\na;12.50\n", files)).toEqual([
    [
      '2:3 wrong-type «12.50» | "price" must be a number, not the text "12.50". | Row 2, column B (price). Write 12,5',
    ],
    "id;price\na;12,5\n",
  ]);
});

it("a list is offered as JSON has it", async () => {
  const tags = JSON.stringify({
    properties: { id: { type: "string" }, tags: { type: "array", items: { type: "string" } } },
  });
  const files: Files = { "data/courses.schema.json": tags };
  expect(await check("courses.json", '[{ "id": "a", "tags": "wood, water" }]\n', files)).toEqual([
    [
      '1:23 wrong-type «"wood, water"» | "tags" must be a list, not the text "wood, water". | Write ["wood", "water"]',
    ],
    '[{ "id": "a", "tags": ["wood", "water"] }]\n',
  ]);
});
