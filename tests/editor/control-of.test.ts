import { expect, it } from "vitest";
import type { Schema } from "../../renderer/schema/schema-types.ts";
import { controlOf, fieldOf } from "../../renderer/serve/panel/control-of.ts";
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

it.each([
  ["boolean", "True keeps it from visitors.", "On keeps it from visitors."],
  ["boolean", "false: what is missing is a warning.", "Off: what is missing is a warning."],
  ["boolean", "true: the words are bold.", "The words are bold."],
  ["boolean", "Whether no seat is left.", "Whether no seat is left."],
  ["string", "True words only.", "True words only."],
])("says what a %s is for as its switch is called: %s", (type, description, about) => {
  expect(fieldOf("it", { type, description } as Schema, false, wordsIn("en")).about).toBe(about);
});
