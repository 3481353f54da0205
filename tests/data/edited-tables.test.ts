import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
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

it.each<[name: string, headings: string, told: string[]]>([
  [
    "a field that all rows need is called otherwise",
    "id,name,day,places,start,lead\n",
    [
      '1:4 unknown-field «name» | A row of courses has no field "name". | Row 1, column B. Did you mean "title"?',
    ],
  ],
  [
    "one is called by a word that tells nothing",
    "id,Kurs,day,places,start,lead\n",
    [
      '1:4 unknown-field «Kurs» | A row of courses has no field "Kurs". | Row 1, column B. Fields without a column: title.',
    ],
  ],
  [
    "two are",
    "Nr,Kurs,day,places,start,lead\n",
    [
      '1:1 unknown-field «Nr» | A row of courses has no field "Nr". | Row 1, column A. Fields without a column: id, title.',
      '1:4 unknown-field «Kurs» | A row of courses has no field "Kurs". | Row 1, column B. Fields without a column: id, title.',
    ],
  ],
  [
    "one stands there twice, and none of its cells",
    "id,title,day,day,places,start,lead\n",
    [
      '1:14 bad-table «day» | The column "day" fills the field "day" already. | Row 1, column D. Keep one of the two.',
    ],
  ],
])("headings: %s", async (_, headings, problems) => {
  const rows = "a,One,Monday,8,2026-09-07,ana\nb,Two,Tuesday,8,2026-09-07,ben\n";
  const [told] = await check("courses.csv", headings + rows);
  expect(told).toEqual(problems);
});

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
      '2:14 wrong-type «many» | "places" must be a whole number, not the text "many". | Row 2, column D (places). Write digits alone.',
    ],
  ],
  [
    "two values of a whole row are wrong by themselves",
    "a,One,Sunday,many,2026-09-07,ana\n",
    [
      '2:7 not-allowed-value «Sunday» | "day" must be "Monday", "Tuesday" or "Thursday"; this row has "Sunday". | Row 2, column C (day).',
      '2:14 wrong-type «many» | "places" must be a whole number, not the text "many". | Row 2, column D (places). Write digits alone.',
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

describe("cells that cannot be told apart are told as what they were meant to be", () => {
  const rows =
    'a,One,Monday,8,2026-09-07,ana\nb,"Two, or three",Tuesday,9,2026-09-08,ben\nc,Four,Monday,7,2026-09-09,ana\n';
  it.each<[name: string, wrong: string, told: string]>([
    [
      "a text without its quotation marks",
      head + rows.replace('"Two, or three"', "Two, or three"),
      '3:3 bad-table «Two, or three» | A "," in a text ends its cell: this row has 7 cells, and there are 6 headings. | Row 3, column B (title). Put the text into quotation marks: "Two, or three"',
    ],
    [
      "a text with one of its quotation marks",
      head + rows.replace('"Two, or three"', 'Two, or three"'),
      '3:3 bad-table «Two, or three"» | A "," in a text ends its cell: this row has 7 cells, and there are 6 headings. | Row 3, column B (title). Put the text into quotation marks: "Two, or three"',
    ],
    [
      "a text that is not closed",
      head + rows.replace('"Two, or three"', '"Two, or three'),
      '3:3 bad-table «"Two, or three» | A quotation mark opens this cell, and none closes it. | Row 3, column B (title). Close it: "Two, or three"',
    ],
    [
      "two rows on one line",
      head + rows.replace("ana\nb", "ana,b"),
      "2:31 bad-table «b» | Two rows stand on one line: it has 12 cells, and there are 6 headings. | Row 2, column G. Begin a new line in front of this cell.",
    ],
    [
      "two rows with a space between them",
      head + rows.replace("ana\nb", "ana b"),
      "2:31 bad-table «b» | Two rows stand on one line: it has 11 cells, and there are 6 headings. | Row 2, column F (lead). Begin a new line in front of this cell.",
    ],
    [
      "a row that another sign parts",
      head + rows.replace("c,Four,Monday,7,2026-09-09,ana", "c;Four;Monday;7;2026-09-09;ana"),
      "4:1 bad-table «c;Four;Monday;7;2026-09-09;ana» | The cells of this row are parted by semicolons, and those of the table by commas. | Row 4, column A (id). Part them by commas as well.",
    ],
    [
      "an empty cell too many",
      head + rows.replace("c,Four,", "c,,Four,"),
      "4:3 bad-table «,» | An empty cell is too many here: this row has 7 cells, and there are 6 headings. | Row 4, column B (title). Delete it with its sign.",
    ],
    [
      "a break in front of what could be a key",
      head + rows.replace("Monday,7", "Monday,\n7"),
      "4:1 bad-table «c,Four,Monday,» | The cells of this row stand in 2 lines; together they are as many as the headings. | Row 4, column A (id). Put the whole row on one line, or a text that has a break in it between quotation marks.",
    ],
    [
      "a heading is lost",
      head.replace("places,", "") + rows,
      '1:1 bad-table «id,title,day,start,lead» | All rows have 6 cells, and there are 5 headings. | Row 1, column A. Write "places" in front of "start".',
    ],
    [
      "all headings are lost",
      rows,
      "1:1 bad-table «a,One,Monday,8,2026-09-07,ana» | The table begins with a row, and the names of its fields are missing above it. | Row 1, column A. Write them into the first line: id,title,day,places,start,lead",
    ],
    [
      "a title above the headings",
      `Courses in autumn\n${head}${rows}`,
      "1:1 bad-table «Courses in autumn» | The first row of the table holds the names of fields, and none of these is one. | Row 1, column A. Delete what stands above the headings, or rename them. Fields: id, title, day, places, start, lead.",
    ],
    [
      "the headings twice",
      head + head + rows,
      "2:1 doubled-line «id,title,day,places,start,lead» | This line stands here twice. | Row 2, column A (id). Delete one of the two.",
    ],
    [
      "a break behind a cell",
      head + rows.replace(",Tuesday", ",\nTuesday"),
      '3:1 bad-table «b,"Two, or three",» | The cells of this row stand in 2 lines; together they are as many as the headings. | Row 3, column A (id). Put the whole row on one line, or a text that has a break in it between quotation marks.',
    ],
  ])("%s", async (_, wrong, problem) => {
    expect(await check("courses.csv", wrong)).toEqual([[problem], head + rows]);
  });

  it("as well as it can be known", async () => {
    const lost = head.replace("day,places,", "") + rows;
    expect(await check("courses.csv", lost)).toEqual([
      [
        "1:1 bad-table «id,title,start,lead» | All rows have 6 cells, and there are 4 headings. | Row 1, column A. Write the names of the fields that are missing into the first row, in their places.",
      ],
      undefined,
    ]);
    const half = head + rows.replace("One,Monday,8", "One,Monday,8,9");
    expect(await check("courses.csv", half)).toEqual([
      [
        '2:29 bad-table «ana» | This row has 7 cells, and there are 6 headings. | Row 2, column G. A text with "," in it needs quotation marks around the cell.',
      ],
      undefined,
    ]);
    const inside = head + rows.replace('"Two, or three"', '"Two, or "three""');
    expect((await check("courses.csv", inside))[1]).toBe(
      head + rows.replace('"Two, or three"', '"Two, or ""three"""'),
    );
  });
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
