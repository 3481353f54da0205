import { describe, expect, it } from "vitest";
import { proposeSchema } from "../../renderer/data/propose-schema.ts";

const keyOf = (columns: Record<string, string[]>): string | undefined =>
  proposeSchema(
    Object.entries(columns).map(([heading, cells]) => ({ heading, cells })),
    "Staff",
    ";",
  )["x-key"];

const NAMES = ["Aino Virtanen", "Noa Levi"];

describe("the key of a table that somebody brings along", () => {
  it.each<[string, Record<string, string[]>, string]>([
    ["a column that is called so", { Name: NAMES, Slug: ["aino", "noa"] }, "slug"],
    ["it, whatever stands before", { Course: ["first-pots", "open-studio"], Code: ["A1", "B2"] }, "code"],
    ["its number", { "Webinar Nr": ["1", "2"], Title: NAMES }, "webinarNr"],
    ["what is made as one", { Page: ["first-pots", "handles"], Title: NAMES }, "page"],
    ["letters with a number", { Course: ["LIN-101", "LIN-102"], Title: NAMES }, "course"],
  ])("is %s", (_, columns, key) => {
    expect(keyOf(columns)).toBe(key);
  });

  it.each<[string, Record<string, string[]>]>([
    ["roles", { Name: NAMES, Role: ["Professor", "Lecturer"] }],
    ["rooms", { Name: NAMES, Room: ["B12", "B14"] }],
    ["prices", { Name: NAMES, Price: ["45", "60"] }],
    ["years", { Name: NAMES, Since: ["1998", "2015"] }],
    ["days", { Name: NAMES, Day: ["2027-01-12", "2027-01-13"] }],
    ["hours", { Name: NAMES, Open: ["9-12", "13-17"] }],
    ["towns", { Name: NAMES, Town: ["Baden-Baden", "Ulm"] }],
    ["a code that is there twice", { Name: NAMES, Code: ["A1", "A1"] }],
    ["a slug that is missing once", { Name: NAMES, Slug: ["aino", ""] }],
    ["an id, which needs no mention", { ID: ["a", "b"], Name: NAMES }],
  ])("is not guessed from %s", (_, columns) => {
    expect(keyOf(columns)).toBeUndefined();
  });
});

describe("a column of money is shown with its cents", () => {
  const decimalsOf = (...cells: string[]): unknown =>
    proposeSchema([{ heading: "Price", cells }], "Tickets", ";").properties?.price?.["x-decimals"];

  it.each([[["14,50", "8,00"]], [["59", "14.50"]], [["1.250,00", "29,50"]]])("%j", (cells) => {
    expect(decimalsOf(...cells)).toBe(2);
  });

  it.each([[["59", "8"]], [["14,5", "8,25"]], [["2.125", "3.5"]], [["on request", "8,00"]]])(
    "and %j is none",
    (cells) => {
      expect(decimalsOf(...cells)).toBeUndefined();
    },
  );
});
