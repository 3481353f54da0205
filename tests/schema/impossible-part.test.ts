import { describe, expect, it } from "vitest";
import { toldInSchema } from "./told-in-schema.ts";

const text = { type: "string" };
const closed = (names: readonly string[]): object => ({
  type: "object",
  additionalProperties: false,
  properties: Object.fromEntries(names.map((name) => [name, text])),
});
const told = (option: object): string | undefined => toldInSchema({ properties: { option } });

describe("a part of a schema that no value can ever fit", () => {
  it.each<[object, string]>([
    [{ exclusiveMinimum: 5, exclusiveMaximum: 5 }, "number"],
    [{ exclusiveMinimum: 5, maximum: 5 }, "number"],
    [{ minimum: 5, exclusiveMaximum: 5 }, "number"],
    [{ type: "integer", exclusiveMinimum: 5, exclusiveMaximum: 6 }, "whole number"],
    [{ type: "integer", minimum: 0.2, maximum: 0.8 }, "whole number"],
    [{ type: "integer", minimum: 1, maximum: 4, multipleOf: 5 }, "multiple of 5"],
  ])("is told of limits that leave nothing between them: %j", (limits, what) => {
    expect(told({ type: "number", ...limits })).toContain(`| There is no ${what} between "`);
  });

  it("is told of more entries than there are places", () => {
    expect(told({ type: "array", items: [text, text], minItems: 3, additionalItems: false })).toBe(
      '3 | "minItems" asks for more entries than the 2 that have a place, so that nothing is ever right.',
    );
  });

  it.each<[object]>([[{ type: "string", format: "uri" }], [{ enum: ["auto"] }], [{ const: "auto" }]])(
    "is told of a form of oneOf that fits another one as well: %j",
    (form) => {
      const widened = 'What fits this form fits form 1 as well, and "oneOf" takes what fits a single one.';
      expect(told({ oneOf: [text, form] })).toContain(`| ${widened}`);
      expect(told({ anyOf: [text, form] })).toBeUndefined();
    },
  );

  it("is told of a closed part that refuses what the part beside it has", () => {
    const refused = (field: string) => `false | This refuses "${field}", which stands outside of this part.`;
    expect(told({ allOf: [closed(["a"]), closed(["a", "b"])] })).toContain(refused("b"));
    expect(toldInSchema({ properties: { a: text, b: text }, allOf: [closed(["a"])] })).toContain(
      refused("b"),
    );
    expect(told({ allOf: [closed(["a", "b"]), { required: ["a"] }] })).toBeUndefined();
  });

  it.each<[object]>([
    [{ type: "number", minimum: 5, maximum: 5 }],
    [{ type: "number", minimum: 0.1, maximum: 0.3, multipleOf: 0.1 }],
    [{ type: "integer", exclusiveMinimum: 0, maximum: 1 }],
    [{ oneOf: [{ type: "number" }, { type: "string", maxLength: 3 }] }],
    [
      {
        oneOf: [
          { ...text, pattern: "^a" },
          { ...text, pattern: "^b" },
        ],
      },
    ],
    [{ oneOf: [closed(["a"]), closed(["b"])] }],
  ])("is not one that takes something: %j", (option) => {
    expect(told(option)).toBeUndefined();
  });
});
