import { expect, it } from "vitest";
import type { FieldOptions, Options } from "./common-rules.ts";
import checkForm from "./rules.ts";

const topic = { name: "topic", label: "Topic", type: "radio", options: ["One", "Two"] };
const field = (more: FieldOptions) => ({ name: "a", label: "A", ...more });
const told = (options: Options) => checkForm(options).map(({ path, message }) => [path.join("."), message]);
const ofField = (more: FieldOptions) => told({ fields: [field(more)] });
const endpoint = { url: "https://api.example.com/a" };

it.each<[string, FieldOptions]>([
  ["a consent with a link", { type: "consent", text: "I know the [policy](/privacy)." }],
  ["a number with limits", { type: "number", min: 0, max: 0.5, step: 0.1 }],
  ["a day from today on", { type: "date", min: "today", max: "today+14" }],
  ["a day up to a day", { type: "date", min: "today", max: "2030-01-01" }],
  ["a time", { type: "time", min: "09:00", max: "09:00" }],
  ["files of a kind", { type: "file", accept: [".pdf"], maxSize: 2, multiple: true }],
  ["a hidden answer", { type: "hidden", value: "x" }],
])("%s is in order", (_, options) => {
  expect(ofField(options)).toEqual([]);
});

it.each<[FieldOptions, string, string]>([
  [{ type: "number", min: 5, max: 3 }, "min", 'No answer to "A" is possible: 5 lies above 3.'],
  [
    { type: "date", min: "today+9", max: "today+2" },
    "min",
    'No answer to "A" is possible: today+9 lies above today+2.',
  ],
  [
    { type: "date", min: "2026-05-02", max: "2026-05-01" },
    "min",
    'No answer to "A" is possible: 2026-05-02 lies above 2026-05-01.',
  ],
  [
    { type: "time", min: "17:00", max: "09:00" },
    "min",
    'No answer to "A" is possible: 17:00 lies above 09:00.',
  ],
  [{ type: "date", min: "2026-02-30" }, "min", '"2026-02-30" is no day.'],
  [{ type: "date", max: 3 }, "max", '"3" is no day.'],
  [{ type: "number", max: "today" }, "max", '"today" is no number.'],
  [{ type: "time", min: "today" }, "min", '"today" is no time of day.'],
  [{ min: 3 }, "min", '"min" has no effect on the field "A", which is of type text.'],
  [
    { type: "email", accept: [".pdf"] },
    "accept",
    '"accept" has no effect on the field "A", which is of type email.',
  ],
  [
    { type: "checkbox", text: "[a](/b)" },
    "text",
    '"text" has no effect on the field "A", which is of type checkbox.',
  ],
  [{ type: "radio" }, "", 'The field "A" is a choice without options.'],
  [{ type: "checkboxes", options: [] }, "", 'The field "A" is a choice without options.'],
  [{ type: "checkbox", options: ["x"] }, "options", 'The field "A" has options but is not a choice.'],
  [{ type: "consent" }, "", 'The field "A" asks for consent without saying to what.'],
  [
    { type: "consent", text: "I agree." },
    "text",
    "The sentence beside the box has no link to what is agreed to.",
  ],
  [{ type: "hidden" }, "", 'The hidden field "A" has no value to send.'],
  [
    { type: "hidden", value: "x", required: true },
    "required",
    '"required" has no effect on the hidden field "A": nobody can answer it.',
  ],
  [{ type: "file" }, "", 'The field "A" takes files of every kind.'],
  [{ name: "submit" }, "name", '"submit" is the name of a part of the form itself.'],
])("%j: %s", (options, place, message) => {
  expect(ofField(options)).toEqual([[["fields.0", place].filter(Boolean).join("."), message]]);
});

it.each<[FieldOptions["when"], string, string]>([
  [{ field: "topc" }, "field", 'This form has no field "topc" that "A" could go by.'],
  [{ field: "a" }, "field", '"A" is asked only after an answer to itself, so never.'],
  [{ field: "topic", is: "Three" }, "is", '"Topic" has no choice "Three".'],
  [{ field: "topic", is: ["Two", "Three"] }, "is.1", '"Topic" has no choice "Three".'],
  [{ field: "copy", is: "yes" }, "is", '"Copy" is a box, which is ticked or not.'],
  [{ field: "text" }, "field", '"A" goes by "Text", which is neither a choice nor a box.'],
])("the condition %j: %s", (when, place, message) => {
  const fields = [
    topic,
    { name: "copy", label: "Copy", type: "checkbox" },
    { name: "text", label: "Text" },
    field({ when }),
  ];
  expect(told({ fields })).toEqual([[`fields.3.when.${place}`, message]]);
});

it("conditions that are right, and those that wait for each other", () => {
  expect(told({ fields: [topic, field({ when: { field: "topic", is: ["One", "Two"] } })] })).toEqual([]);
  expect(told({ fields: [topic, field({ when: { field: "topic" } })] })).toEqual([]);
  const circle = [
    { ...topic, when: { field: "b", is: "x" } },
    { name: "b", label: "B", type: "select", options: ["x"], when: { field: "topic" } },
  ];
  expect(told({ fields: circle })).toEqual([
    ["fields.0.when.field", '"Topic" and "B" wait for each other, so neither is ever asked.'],
    ["fields.1.when.field", '"B" and "Topic" wait for each other, so neither is ever asked.'],
  ]);
});

it("a form has 20 different conditions at most", () => {
  const options = Array.from({ length: 21 }, (_, index) => `Choice ${index}`);
  const fields = options.map((is, index) => field({ name: `a${index}`, when: { field: "topic", is } }));
  expect(told({ fields: [{ ...topic, options }, ...fields] })).toEqual([
    ["fields", "This form has 21 different conditions; it can have 20."],
  ]);
});

it.each<[string, Options, string, string]>([
  [
    "files for JSON",
    {
      fields: [field({ type: "file", accept: [".pdf"] })],
      endpoint,
      withoutScript: "Write to us.",
    },
    "fields.0.type",
    'The files of "A" cannot be sent to a receiver that takes JSON.',
  ],
  [
    "JSON without a word to visitors without scripts",
    { fields: [topic], endpoint },
    "",
    'This form needs "withoutScript": its receiver takes JSON, which is sent with JavaScript alone.',
  ],
  [
    "a next page after JSON",
    { fields: [topic], endpoint: { ...endpoint, next: "/thanks" }, withoutScript: "Write." },
    "endpoint.next",
    "Nobody comes to this page: without JavaScript nothing is sent to a receiver that takes JSON.",
  ],
  [
    "a form of which a part stays",
    { fields: [topic, field({})], endpoint: { ...endpoint, takes: "form", send: ["topic"] } },
    "endpoint.send",
    'Browsers send all fields of such a form, "A" too.',
  ],
  [
    "a path for a receiver elsewhere",
    { fields: [topic], endpoint: { ...endpoint, takes: "form", next: "/thanks" } },
    "endpoint.next",
    "The receiver is elsewhere and does not know on which site /thanks is.",
  ],
  [
    "a trap that is a field",
    { fields: [topic], endpoint: { ...endpoint, takes: "form", trap: "topic" } },
    "endpoint.trap",
    'A field of this form is called "topic" too.',
  ],
  [
    "a field that is the trap",
    { fields: [field({ name: "homepage" })], endpoint: { ...endpoint, takes: "form" } },
    "fields.0.name",
    '"homepage" is what the receiver is told about robots by.',
  ],
  [
    "consent by address",
    {
      fields: [field({ type: "consent", text: "[a](/b)" })],
      prefill: [{ field: "a" }],
    },
    "prefill.0.field",
    'The address of the page cannot answer "A": consent is up to the visitor.',
  ],
])("%s is told", (_, options, place, message) => {
  expect(told(options)).toEqual([[place, message]]);
});
