import { expect, it } from "vitest";
import { momentParts, momentText } from "../../renderer/editor/panel/controls/moment-text.ts";
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

it.each<[string, Schema, string | undefined]>([
  ["a field that says from when", { type: "string", "x-shown": "from" }, "moment"],
  [
    "a pattern of days and moments",
    { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}( [0-9]{2}:[0-9]{2})?$" },
    "moment",
  ],
  ["a pattern of moments", { type: "string", pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d$" }, "moment"],
  ["a day", { type: "string", format: "date" }, "date"],
  ["a pattern of days", { type: "string", pattern: "^[0-9-]{10}$" }, undefined],
  ["an hour", { type: "string", pattern: "^[0-9]{2}:[0-9]{2}$" }, undefined],
  ["any text on one line", { type: "string", pattern: "^[^\\n]+$" }, undefined],
  ["a number with signs", { type: "string", pattern: "^[0-9 :-]+$" }, undefined],
  ["a pattern that is none", { type: "string", pattern: "(" }, undefined],
])("has a clock beside the calendar where it may be: %s", (_, schema, form) => {
  const control = controlOf(schema, wordsIn("en"));
  expect(control.kind === "text" ? control.form : "").toBe(form);
});

it.each([
  // Text, day, time, and what becomes of it.
  ["", "2027-03-10", undefined, "2027-03-10"],
  ["2027-03-10", undefined, "09:00", "2027-03-10 09:00"],
  ["2027-03-10 09:00", "2027-04-01", undefined, "2027-04-01 09:00"],
  ["2027-03-10 09:00", undefined, "", "2027-03-10"],
  ["2027-03-10 09:00", "", undefined, ""],
  ["2027-03-10T09:00+01:00", undefined, "10:30", "2027-03-10T10:30+01:00"],
  ["2027-03-10T09:00:30Z", "2027-03-11", undefined, "2027-03-11T09:00:30Z"],
])("puts another day or time into %j", (text, day, time, expected) => {
  const parts = momentParts(text)!;
  expect(
    momentText({ ...parts, ...(day !== undefined && { day }), ...(time !== undefined && { time }) }),
  ).toBe(expected);
});

it.each(["${item.start}", "10.03.2027", "2027-03-10 9:00", "soon"])("takes %j for no moment", (text) => {
  expect(momentParts(text)).toBeUndefined();
});
