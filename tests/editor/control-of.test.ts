import { expect, it } from "vitest";
import type { Schema } from "../../renderer/schema/schema-types.ts";
import { controlOf } from "../../renderer/serve/panel/control-of.ts";
import { wordsIn } from "../../renderer/words/words.ts";

it.each([
  ["blueprint", "Blueprint"],
  ["side-by-side", "Side by side"],
  ["agentic_world", "Agentic world"],
  ["DATA_INSIGHTS", "Data insights"],
  // Words of the site: people read them as they are written.
  ["CEO Insights", "CEO Insights"],
  ["St Mary", "St Mary"],
  ["DevOps", "DevOps"],
  ["CRM", "CRM"],
  ["Full-time", "Full-time"],
  ["iPhone", "iPhone"],
  ["Über uns", "Über uns"],
  ["العربية", "العربية"],
  ["AI/ML", "AI/ML"],
  ["", ""],
])("calls the choice %j %j", (value, label) => {
  const schema = { type: "string", enum: [value] } as unknown as Schema;
  expect(controlOf(schema, wordsIn("en"))).toEqual({ kind: "choice", choices: [{ value, label }] });
});
