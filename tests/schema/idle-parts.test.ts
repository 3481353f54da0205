import { describe, expect, it } from "vitest";
import { toldInSchema } from "./told-in-schema.ts";

const text = { type: "string" };
const size = { enum: ["s", "m"] };
const ofOption = (option: object): string | undefined => toldInSchema({ properties: { option, size } });

describe("a part of a schema that says nothing, or what cannot be", () => {
  it.each<[object, string]>([
    [
      { type: "array", items: text, required: ["a"] },
      'required | "required" says nothing of what is "array". Write it into "items": { … }.',
    ],
    [
      { type: "array", properties: { a: text } },
      'properties | "properties" says nothing of what is "array". Write it into "items": { … }.',
    ],
    [
      { type: "array", items: text, additionalProperties: false },
      'additionalProperties | "additionalProperties" says nothing of what is "array". Write it into "items": { … }.',
    ],
    [{ type: "integer", format: "date" }, 'format | "format" says nothing of what is "integer".'],
    [{ ...text, contains: text }, 'contains | "contains" says nothing of what is "string".'],
    [{ type: "object", items: text }, 'items | "items" says nothing of what is "object".'],
    [{ type: "integer", enum: [1, "2"] }, '"2" | "enum" has "2", which is not "integer" and so never right.'],
    [{ type: "string", const: 1 }, '1 | "const" has 1, which is not "string" and so never right.'],
    [
      { type: "integer", "x-kind": "markdown" },
      '"markdown" | The kind "markdown" is for what is "string", not "integer".',
    ],
    [
      { type: "object", "x-kind": "image" },
      '"image" | The kind "image" is for what is "string", not "object". Did you mean "picture"?',
    ],
    [
      { type: "string", "x-kind": "picture" },
      '"picture" | A text cannot be of the kind "picture". Did you mean "image"?',
    ],
    [{ type: "string", "x-kind": "body" }, '"body" | The kind "body" is for what is "array", not "string".'],
    [
      { ...text, "x-was": ["size"] },
      '"size" | "x-was" names "size", which is a name of today. Write only what there is no more.',
    ],
    [
      { ...size, "x-values-were": { s: "m" } },
      's | "x-values-were" names "s", which is a value of today. Write only what there is no more.',
    ],
    [{ if: { maximum: 3 } }, 'if | "if" says nothing without "then" beside it.'],
    [{ else: { maximum: 3 } }, 'else | "else" says nothing without "if" beside it.'],
    [{ type: "number", multipleOf: 0 }, '0 | "multipleOf" of "option" must be more than 0.'],
  ])("is told: %j", (option, expected) => {
    expect(ofOption(option)).toBe(expected);
  });

  it("is told with what there is in its place where no keyword here says the same", () => {
    expect(ofOption({ ...text, nullable: true })).toBe(
      'nullable | There is no keyword "nullable": what is not there is left out, so leave its name out of "required".',
    );
    expect(ofOption({ ...text, deprecated: true })).toContain(
      'There is no keyword "deprecated": write "x-leaves"',
    );
  });

  it("is told where two options had the same name", () => {
    expect(
      toldInSchema({ properties: { a: { ...text, "x-was": ["c"] }, b: { ...text, "x-was": ["c"] } } }),
    ).toBe('"c" | "x-was" names "c", which is an old name of "a" already. Keep it in one place.');
  });

  it("is told where a list stands for all options", () => {
    expect(toldInSchema({ properties: [text] })).toContain('"properties" must be a group in braces.');
  });
});
