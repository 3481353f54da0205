import { describe, expect, it } from "vitest";
import type { Schema } from "../../renderer/schema/schema-types.ts";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";
import { checkText } from "./check-value.ts";

const schema: Schema = {
  type: "object",
  additionalProperties: false,
  properties: {
    wide: { type: "boolean" },
    limit: { type: "integer" },
    price: { type: "number" },
    name: { type: "string", pattern: "^[A-Za-z]\\w*$" },
    size: { enum: ["tall", "compact"] },
    day: { type: "string", format: "date" },
    heading: { type: "string" },
    tags: { type: "array", items: { type: "string" } },
  },
};

function offered(text: string): string | undefined {
  const [problem, ...others] = checkText(schema, text);
  expect(others).toEqual([]);
  const edit = problem?.fix ?? problem?.offer;
  return edit && applyEdits(text, [edit]);
}

describe("a sign of another language behind a value", () => {
  it.each([
    ["wide: true,", "wide: true"],
    ["wide: false;", "wide: false"],
    ["wide: yes,", "wide: true"],
    ["limit: 3,", "limit: 3"],
    ['limit: 2"', "limit: 2"],
    ["price: 2.5,", "price: 2.5"],
    ["name: firstName,", "name: firstName"],
    ["name: firstName”", "name: firstName"],
    ["size: tall,", "size: tall"],
    ["day: 2026-11-26;", 'day: "2026-11-26"'],
  ])("%j is offered without it", (wrong, right) => {
    expect(offered(`${wrong}\n`)).toBe(`${right}\n`);
  });

  it.each(["wide: maybe,", "limit: some, more", "name: two words,", "day: soon,"])(
    "is not taken away from %j, which is none without it either",
    (wrong) => {
      expect(offered(`${wrong}\n`)).toBeUndefined();
    },
  );
});
