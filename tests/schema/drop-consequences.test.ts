import Ajv from "ajv";
import { describe, expect, it } from "vitest";
import { dropConsequences } from "../../renderer/schema/drop-consequences.ts";

/** What is left of the errors of a value, as `place keyword params`. */
function left(schema: object, value: unknown): string[] {
  const validate = new Ajv({ allErrors: true, verbose: true, strict: false }).compile(schema);
  validate(value);
  return dropConsequences(validate.errors ?? []).map(
    ({ instancePath, keyword, params }) =>
      `${instancePath || "/"} ${keyword} ${Object.values(params)[0]}${params.or ? ` or ${params.or}` : ""}`,
  );
}

const link = {
  type: "object",
  additionalProperties: false,
  required: ["text", "href"],
  properties: { text: { type: "string", minLength: 2 }, href: { type: "string" } },
};
const image = {
  type: "object",
  additionalProperties: false,
  required: ["src"],
  properties: { src: { type: "string" }, alt: { type: "string" } },
};
const cell = { properties: { cell: { oneOf: [{ type: "string", minLength: 3 }, link] } } };
const either = { properties: { a: { anyOf: [link, image] } } };

const shape = (kind: string, name: string) => ({
  type: "object",
  additionalProperties: false,
  required: ["kind", name],
  properties: { kind: { const: kind }, [name]: { type: "string" } },
});
const media = { oneOf: [shape("film", "src"), shape("list", "items")] };

describe("of a choice between shapes", () => {
  it.each([
    ["the shape whose kind fits is spoken of", cell, { cell: { text: "Go" } }, ["/cell required href"]],
    ["another such shape", cell, { cell: "ab" }, ["/cell minLength 3"]],
    [
      "all of what is wrong with it",
      cell,
      { cell: { txt: "Go" } },
      ["/cell required text", "/cell required href", "/cell additionalProperties txt"],
    ],
    [
      "what is inside of it",
      cell,
      { cell: { text: "G", href: 1 } },
      ["/cell/text minLength 2", "/cell/href type string"],
    ],
    ["the choice itself, when no kind fits", cell, { cell: 1 }, ["/cell oneOf null"]],
    [
      "the shape with the fewest faults, when several fit",
      either,
      { a: { srk: "x", alt: "y" } },
      ["/a required src", "/a additionalProperties srk"],
    ],
    ["the first of two that are as good", either, { a: {}, b: 1 }, ["/a required src"]],
    [
      "any name that would do, when that is all that each shape lacks",
      { oneOf: [{ required: ["file"] }, { required: ["link"] }] },
      {},
      ["/ required file or link"],
    ],
    ["nothing when it is right", either, { a: { src: "x" } }, []],
    [
      "a group, when the other shape is one value",
      { anyOf: [{ const: "none" }, link] },
      { text: "Go" },
      ["/ required href"],
    ],
    [
      "the shape that a word in it names, whatever else is wrong with that",
      media,
      { kind: "list", src: "a", loop: true },
      ["/ required items", "/ additionalProperties src", "/ additionalProperties loop"],
    ],
    ["the word, when it names none", media, { kind: "flim", src: "a" }, ["/kind enum film,list"]],
    ["the shape with the fewest faults, when the word is missing", media, { src: "a" }, ["/ required kind"]],
    [
      "what is wrong beside the choice as well",
      { minProperties: 3, anyOf: [{ type: "string" }, link] },
      { text: "Go" },
      ["/ required href", "/ minProperties 3"],
    ],
    ["a kind by its value", { anyOf: [{ const: 1 }, { const: 2 }] }, 3, ["/ anyOf undefined"]],
    [
      "the choice itself, when several kinds fit a plain value",
      {
        anyOf: [
          { type: "string", minLength: 3 },
          { type: "string", pattern: "x" },
        ],
      },
      "a",
      ["/ anyOf undefined"],
    ],
    ["the choice itself, of nothing", { anyOf: [{ enum: [1] }, { enum: [2] }] }, null, ["/ anyOf undefined"]],
    [
      "a choice in a choice",
      {
        anyOf: [
          { type: "string" },
          { type: "object", properties: { b: { oneOf: [{ type: "string" }, link] } } },
        ],
      },
      { b: { text: "Go" } },
      ["/b required href"],
    ],
    [
      "each of several",
      { properties: { a: { anyOf: [{ type: "string" }, link] }, b: { anyOf: [{ type: "string" }, image] } } },
      { a: { text: "Go" }, b: {} },
      ["/a required href", "/b required src"],
    ],
    [
      "a choice and its neighbour",
      { properties: { a: { anyOf: [{ type: "string" }, link] }, ab: { type: "string" } } },
      { a: 1, ab: 2 },
      ["/a anyOf undefined", "/ab type string"],
    ],
  ])("%s", (_, schema, value, expected) => expect(left(schema, value)).toEqual(expected));
});

describe("of several errors of one value", () => {
  it.each([
    ["the type alone", { type: "string", enum: ["a"] }, 1, ["/ type string"]],
    ["the type alone, whatever else is missing", { type: "string", required: ["a"] }, {}, ["/ type string"]],
    ["the first other one", { type: "string", minLength: 3, pattern: "x" }, "a", ["/ minLength 3"]],
    [
      "all that is missing or too much",
      { required: ["a", "b"], additionalProperties: false, minProperties: 3 },
      { c: 1, d: 2 },
      [
        "/ minProperties 3",
        "/ required a",
        "/ required b",
        "/ additionalProperties c",
        "/ additionalProperties d",
      ],
    ],
    [
      "one of two that are the same",
      { allOf: [{ required: ["a"] }, { required: ["a"] }] },
      {},
      ["/ required a"],
    ],
    [
      "nothing below what is wrong as a whole is lost",
      { type: "object", properties: { a: { type: "string" }, b: { maxLength: 1 } } },
      { a: 1, b: "xy" },
      ["/a type string", "/b maxLength 1"],
    ],
  ])("%s", (_, schema, value, expected) =>
    expect([...left(schema, value)].sort()).toEqual([...expected].sort()),
  );
});
