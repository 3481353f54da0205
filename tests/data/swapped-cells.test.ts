import { afterAll, describe, expect, it } from "vitest";
import { readCollection } from "../../renderer/data/collections.ts";
import { readDataSchema } from "../../renderer/data/data-schema.ts";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";

afterAll(removeMockSites);

const text = { type: "string", description: "A text." };
const schema = JSON.stringify({
  type: "object",
  additionalProperties: false,
  required: ["id"],
  properties: {
    id: text,
    name: text,
    born: { ...text, format: "date" },
    email: { ...text, format: "email" },
    places: { type: "integer", description: "A number." },
    note: text,
  },
});
const HEAD = "id,name,born,email,places";
const ROWS = [
  "a,Ana,2001-03-04,ana@example.com,3",
  "b,Ben,2002-03-04,ben@example.com,4",
  "c,Cat,2003-03-04,,",
];

function read(lines: readonly string[]) {
  const table = `${lines.join("\n")}\n`;
  const dir = writeMockSite({ "data/guests.csv": table, "data/guests.schema.json": schema });
  const { schema: own, check } = readDataSchema(dir, "guests");
  const { problems } = readCollection(dir, "guests", own, check);
  const [first] = problems;
  return {
    told: problems.map(({ range, code, message }) => `${range.start.line} ${code} ${message}`),
    mended:
      first?.offer &&
      applyEdits(table, [
        { start: first.offer.range.start.offset, end: first.offer.range.end.offset, text: first.offer.text },
      ]),
  };
}

describe("cells that have changed places", () => {
  it.each<[name: string, row: string, columns: [string, string]]>([
    ["side by side", "d,Dan,dan@example.com,2004-03-04,5", ["born", "email"]],
    ["with another between", "d,Dan,5,dan@example.com,2004-03-04", ["born", "places"]],
    ["in quotation marks", 'd,"Dan, Hur","dan@example.com","2004-03-04",5', ["born", "email"]],
  ])("%s are one mistake of their row", (_, row, [first, second]) => {
    const { told, mended } = read([HEAD, row, ...ROWS]);
    expect(told).toEqual([
      `2 bad-table The cells of "${first}" and "${second}" have changed places in this row.`,
    ]);
    expect(read(mended!.trimEnd().split("\n")).told).toEqual([]);
  });

  it("in all rows are one mistake of the headings", () => {
    const { told, mended } = read(["id,name,email,born,places", ...ROWS.slice(0, 2)]);
    expect(told).toEqual(['1 bad-table The values of "email" and "born" stand in each other\'s column.']);
    expect(mended).toBe(`${[HEAD, ...ROWS.slice(0, 2)].join("\n")}\n`);
  });

  it.each<[name: string, row: string, count: number]>([
    ["two values that no column takes", "d,Dan,soon,nobody,5", 2],
    ["of which one fits", "d,Dan,dan@example.com,soon,5", 2],
    ["three in a ring", "d,Dan,5,2004-03-04,dan@example.com", 3],
  ])("but %s are told each", (_, row, count) => expect(read([HEAD, row, ...ROWS]).told).toHaveLength(count));
});

describe("a cell too many or too few", () => {
  const head = `${HEAD},note`;
  const rows = ROWS.map((row) => `${row},`);
  it("is one mistake of its row where all values behind it stand too far right", () => {
    expect(read([head, "d,Mr,Dan,2004-03-04,dan@example.com,5,", ...rows]).told).toEqual([
      "2 bad-table From this cell on, the values of this row stand one column too far right.",
    ]);
  });

  it("is one mistake where they stand too far left, whatever the row lacks then", () => {
    expect(read([head, "d,2004-03-04,dan@example.com,5,", ...rows]).told).toEqual([
      expect.stringMatching(/^2 bad-table This row has 5 cells for 6 headings/),
    ]);
  });

  it("is none where the values are wrong by themselves", () => {
    expect(read([head, "d,Dan,soon,nobody,many,", ...rows]).told).toHaveLength(3);
  });
});
