import { describe, expect, it } from "vitest";
import type { Schema } from "../../renderer/schema/schema-types.ts";
import { severalIn } from "../../renderer/schema/several-values.ts";
import { checkText } from "./check-value.ts";

const names = ["Agents", "CRM", "Data: Quality"];
const row: Schema = {
  type: "object",
  properties: { tags: { type: "array", minItems: 2, maxItems: 3, items: { type: "string", enum: names } } },
};

it.each([
  "Agents; CRM",
  "Agents, CRM",
  "Agents | CRM",
  "Agents / CRM",
  "Agents;CRM;",
  "Agents، CRM",
  "Agents؛ CRM",
  "Agents and CRM",
  "Agents & CRM",
  "Agents und CRM",
  "Agents CRM",
])("parts %s where each part is allowed", (text) => {
  expect(severalIn(text, names)).toEqual(["Agents", "CRM"]);
});

it("parts a list that a word closes", () => {
  expect(severalIn("Agents, Data: Quality, and CRM", names)).toEqual(["Agents", "Data: Quality", "CRM"]);
});

it.each(["Agents", "Agents; Robots", "Data: Quality"])("leaves %s alone", (text) => {
  expect(severalIn(text, names)).toBeUndefined();
});

describe("several values in one text of a list", () => {
  it.each([
    ["tags: [Agents; CRM]\n", "tags: [Agents, CRM]\n"],
    ['tags: ["Agents; CRM"]\n', 'tags: ["Agents", "CRM"]\n'],
    ["tags:\n  - Agents; CRM\n", "tags:\n  - Agents\n  - CRM\n"],
    ["tags: Agents; CRM\n", "tags: [Agents, CRM]\n"],
  ])("in %j are one problem, with the list", (text, mended) => {
    const problems = checkText(row, text);
    expect(problems.map(({ code }) => code)).toEqual(["not-allowed-value"]);
    const { start, end, text: put } = problems[0]!.offer!;
    expect(text.slice(0, start) + put + text.slice(end)).toBe(mended);
  });
});
