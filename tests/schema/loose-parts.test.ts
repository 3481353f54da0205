import { describe, expect, it } from "vitest";
import { wordingOf } from "../../renderer/problems/problem.ts";
import { looseFaults } from "../../renderer/schema/loose-parts.ts";
import { parseSchema } from "../../renderer/schema/parse-schema.ts";

const text = { type: "string" };
const closed = { type: "object", additionalProperties: false };

/** What is told as warnings of a schema, each with the part that it is told at. */
function told(schema: object, owner: "block" | "row" = "block"): string[] {
  const json = JSON.stringify({ ...closed, ...schema });
  return looseFaults(json, parseSchema(json), owner).map((fault) => {
    const { start = 0, end = 0, code, params } = fault;
    return `${json.slice(start, end)} | ${wordingOf({ code, params }).message}`;
  });
}

const ofOption = (option: object): string[] => told({ properties: { option } });

describe("a part of a schema of which nothing is said", () => {
  const entries = "Nothing is said of the entries of this list, so that none is checked.";
  const options = "Nothing is said of what is in this group, so that nothing in it is checked.";
  it.each<[object, string]>([
    [{ type: "array" }, `"array" | ${entries}`],
    [{ type: "array", items: { description: "One." } }, `{"description":"One."} | ${entries}`],
    [{ type: "array", items: { type: "array" } }, `"array" | ${entries}`],
    [{ type: "object" }, `"object" | ${options}`],
    [{ type: "array", items: { type: "object" } }, `"object" | ${options}`],
    [
      { description: "Any." },
      '{"description":"Any."} | Nothing is said of this value, so that it is not checked. Add its "type".',
    ],
  ])("is told: %j", (option, expected) => {
    const [first = "", ...others] = ofOption(option);
    expect(others).toEqual([]);
    expect(first).toContain(expected);
  });

  it.each<[object]>([
    [{ type: "array", items: text }],
    [{ type: "array", items: { enum: ["a"] } }],
    [{ type: "object", additionalProperties: true }],
    [{ type: "object", additionalProperties: text }],
    [{ ...closed, patternProperties: { "^[a-z]+$": text } }],
    [{ anyOf: [text, { type: "number" }] }],
    [{ $ref: "common.json#/definitions/block" }],
    [{ $ref: "common.json#/definitions/body" }],
  ])("is not one that says enough: %j", (option) => {
    expect(ofOption(option)).toEqual([]);
  });
});

describe("a keyword where nothing reads it", () => {
  const ofBlock =
    'counts for nothing here: it says something of a block as a whole. It belongs beside the "properties" of the block.';
  const ofRow =
    'counts for nothing here: it says something of a row as a whole. It belongs beside the "properties" of a schema in data/.';
  it("is told at its name", () => {
    expect(ofOption({ ...text, "x-wake": "visible" })).toEqual([`x-wake | "x-wake" ${ofBlock}`]);
    expect(told({ properties: { a: text }, "x-key": "a" })).toEqual([`x-key | "x-key" ${ofRow}`]);
    expect(told({ properties: { a: text }, "x-heading": 2 })).toEqual([
      'x-heading | "x-heading" counts for nothing here: it says something of an option. It belongs to the option of a block that is meant.',
    ]);
    expect(ofOption({ type: "array", items: { ...text, "x-slot": true } })).toEqual([
      'x-slot | "x-slot" counts for nothing here: it says something of an option of the block itself. It belongs to the option around this part.',
    ]);
    expect(ofOption({ ...text, "x-list": ";" })).toHaveLength(1);
  });

  it("is told in schemas of rows as well", () => {
    const properties = { a: { ...text, "x-key": "a" }, b: { ...text, "x-heading": 2, "x-list": ";" } };
    expect(told({ properties, "x-key": "a", "x-wake": "load" }, "row")).toEqual([
      `x-wake | "x-wake" ${ofBlock}`,
      `x-key | "x-key" ${ofRow}`,
    ]);
  });
});

it("a default of what has to be written is told, as nobody gets it", () => {
  expect(told({ required: ["a"], properties: { a: { ...text, default: "A" } } })).toEqual([
    '"A" | "a" is in "required", so that nobody ever gets this default. Take it out of one of the two.',
  ]);
});

it("what several options refer to is told once, where it is written", () => {
  const definitions = { row: { type: "object", properties: { a: text } } };
  const option = { $ref: "#/definitions/row" };
  expect(told({ definitions, properties: { one: option, two: option } })).toHaveLength(1);
});
