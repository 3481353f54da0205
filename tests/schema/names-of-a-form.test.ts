import { describe, expect, it } from "vitest";
import { lazyCheck } from "../../renderer/schema/compile-schema.ts";
import type { Schema } from "../../renderer/schema/schema-types.ts";
import { isExplained, type ValueCases } from "./check-value.ts";

const days: Schema = {
  type: "object",
  additionalProperties: false,
  patternProperties: { "^(mon|tue|wed)$": { type: "integer" } },
};

describe("a group whose names have a form", () => {
  const cases: ValueCases = {
    "has the names that its form lists": [
      days,
      "a: { mon: 1, teu: 2 }\n",
      '1:14 unknown-field «teu» | "a" has no option "teu". | Did you mean "tue"? | a: { mon: 1, tue: 2 }\n',
    ],
    "and says them all": [
      days,
      "a: { sunday: 2 }\n",
      '1:6 unknown-field «sunday» | "a" has no option "sunday". | Fields: mon, tue, wed.',
    ],
    "tells each name of another form, where it stands": [
      {
        type: "object",
        description: "Groups of keys.",
        propertyNames: { pattern: "^[A-Z]", description: "They begin with a capital." },
      },
      "a: { Going: 1, editing: 2, typing: 3 }\n",
      '1:16 wrong-format «editing» | "a" cannot have the name "editing". | They begin with a capital.',
      '1:28 wrong-format «typing» | "a" cannot have the name "typing". | They begin with a capital.',
    ],
    "tells the name that is meant": [
      { type: "object", propertyNames: { enum: ["phone", "tablet"] } },
      "a: { tabelt: 1 }\n",
      '1:6 wrong-format «tabelt» | "a" cannot have the name "tabelt". | Did you mean "tablet"?',
    ],
  };
  it.each(Object.entries(cases))("%s", isExplained);

  it("takes settings and fields as its values, as every group does", () => {
    const check = lazyCheck({ type: "object", properties: { a: days } }, { bindings: true });
    expect(check({ a: { mon: "${site.places}" } })).toEqual([]);
    expect(check({ a: { mon: "eight" } })).not.toEqual([]);
  });
});

describe("a list that has to have an entry of a kind", () => {
  const cases: ValueCases = {
    "is told once, with the entry": [
      { type: "array", items: { type: "string" }, contains: { const: "keys" } },
      "a: [phone, tablet]\n",
      '1:1 wrong-combination «a» | "a" needs the entry "keys".',
    ],
    "is told with the option of the entry": [
      { type: "array", description: "Prices.", contains: { type: "object", required: ["default"] } },
      "a: [{ b: 1 }, { c: 2 }]\n",
      '1:1 wrong-combination «a» | "a" needs an entry with "default". | Prices.',
    ],
  };
  it.each(Object.entries(cases))("%s", isExplained);
});

describe("a list in a list", () => {
  const cases: ValueCases = {
    "is told with the entry that it is": [
      { type: "array", items: { type: "array", items: { type: "number" } } },
      "a:\n  - [1, 2]\n  - [3, x]\n",
      '3:9 wrong-type «x» | Entry 2 of entry 2 of "a" must be a number, not the text "x". | Write digits alone.',
    ],
  };
  it.each(Object.entries(cases))("%s", isExplained);
});
