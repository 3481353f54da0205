import { describe, expect, it } from "vitest";
import { toldInSchema } from "./told-in-schema.ts";

const told = (option: object): string | undefined =>
  toldInSchema({ properties: { option } })?.replace("| This default is not what the option takes: ", "| ");

const list = { type: "array", items: { type: "string" } };
const unit = {
  type: "object",
  additionalProperties: false,
  required: ["a"],
  properties: { a: { type: "number" } },
};

describe("a value that its own option refuses", () => {
  it.each([
    [{ type: "integer", minimum: 1, default: 0 }, "0 | at least 1."],
    [{ type: "number", exclusiveMaximum: 1, default: 1 }, "1 | less than 1."],
    [{ type: "string", maxLength: 1, default: "Far" }, '"Far" | at most 1 character.'],
    [
      { type: "string", pattern: "^#[0-9a-f]{6}$", default: "red" },
      '"red" | what fits the pattern ^#[0-9a-f]{6}$.',
    ],
    [{ type: "string", format: "date", default: "soon" }, '"soon" | a text of the format "date".'],
    [{ ...list, minItems: 2, default: ["a"] }, '["a"] | at least 2 entries.'],
    [{ ...list, default: ["a", 1] }, '["a",1] | string at [1].'],
    [{ ...unit, default: { b: 1 } }, '{"b":1} | a group with "a".'],
    [{ ...unit, default: { a: 1, b: 1 } }, '{"a":1,"b":1} | a group without "b".'],
    [{ const: "a", default: "b" }, '"b" | "a".'],
    [{ anyOf: [{ type: "string" }, { type: "number" }], default: true }, "true | one of its forms."],
    [{ $ref: "common.json#/definitions/tone", default: "dark" }, '"dark" | one of "plain", "tint", "ink".'],
    [
      { type: "array", items: { ...unit, properties: { a: { type: "number", maximum: 9, default: 10 } } } },
      "10 | at most 9.",
    ],
  ])("is told at it: %j", (option, expected) => {
    expect(told(option)).toBe(expected);
  });

  it("is told where it is a choice that other keywords refuse", () => {
    const beside = (keyword: string, value: string, wanted: string) =>
      `${value} | "${keyword}" has ${value}, which is never right: what stands beside it takes ${wanted}.`;
    expect(told({ type: "string", enum: ["small", "gargantuan"], maxLength: 5 })).toBe(
      beside("enum", '"gargantuan"', "at most 5 characters"),
    );
    expect(told({ enum: ["b", "c"], const: "a" })).toBe(beside("const", '"a"', 'one of "b", "c"'));
    expect(told({ type: "integer", enum: [1, 2], minimum: 2 })).toBe(beside("enum", "1", "at least 2"));
    expect(told({ type: "string", enum: ["2027-01-01"], format: "date" })).toBeUndefined();
  });

  it("is told where it is written, also in what options refer to", () => {
    const definitions = { unit: { ...unit, properties: { a: { type: "number", maximum: 9, default: 10 } } } };
    const option = { type: "array", items: { $ref: "#/definitions/unit" } };
    expect(toldInSchema({ definitions, properties: { option } })).toBe(
      "10 | This default is not what the option takes: at most 9.",
    );
  });

  it.each([
    [{ type: "integer", minimum: 1, maximum: 3, default: 1 }],
    [{ type: "string", maxLength: 9, default: "${site.phone}" }],
    [{ ...list, default: [] }],
    [{ $ref: "common.json#/definitions/tone", default: "tint" }],
  ])("is not one that it takes: %j", (option) => {
    expect(told(option)).toBeUndefined();
  });
});
