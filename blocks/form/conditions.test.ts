import { describe, expect, it } from "vitest";
import { conditionsOf, isAsked, marksOf } from "./conditions.ts";

const fields = [
  { name: "topic" },
  { name: "place", when: { field: "topic", is: ["Training", "Speaking"] } },
  { name: "hall", when: { field: "place", is: "Ours" } },
  { name: "other", when: { field: "topic", is: "Other" } },
  { name: "copy" },
  { name: "to", when: { field: "copy" } },
];
const asked = (answers: Record<string, string[]>) =>
  fields.flatMap((field) => (isAsked(field, fields, (name) => answers[name] ?? []) ? field.name : []));

describe("a field with a condition", () => {
  it.each<[Record<string, string[]>, string[]]>([
    [{}, ["topic", "copy"]],
    [{ topic: ["Training"] }, ["topic", "place", "copy"]],
    [{ topic: ["Speaking"], place: ["Ours"] }, ["topic", "place", "hall", "copy"]],
    [{ topic: ["Other"], copy: ["yes"] }, ["topic", "other", "copy", "to"]],
    [{ topic: ["Nothing", "Other"] }, ["topic", "other", "copy"]],
  ])("after %j the fields %j are asked", (answers, names) => {
    expect(asked(answers)).toEqual(names);
  });

  it("is not asked when the one that it goes by is not, whatever that holds", () => {
    expect(asked({ topic: ["Other"], place: ["Ours"] })).toEqual(["topic", "other", "copy"]);
  });
});

it("styles find each condition by its number, those above included", () => {
  const [topic, place, hall, , copy, to] = fields as [object, ...object[]] as typeof fields;
  expect(conditionsOf(fields)).toHaveLength(4);
  const marks = marksOf(fields);
  expect(marks.ofField(hall!)).toEqual({ "data-when-1": "", "data-when-2": "" });
  expect(marks.ofField(topic!)).toEqual({});
  expect(marks.ofField(to!)).toEqual({ "data-when-4": "" });
  expect(marks.ofChoice(topic!, "Speaking")).toEqual({ "data-shows-1": "" });
  expect(marks.ofChoice(topic!, "Nothing")).toEqual({});
  expect(marks.ofChoice(place!, "Ours")).toEqual({ "data-shows-2": "" });
  expect(marks.ofChoice(copy!)).toEqual({ "data-shows-4": "" });
});

it("fields of one condition share its number", () => {
  const shared = [{ name: "a" }, { name: "b", when: { field: "a" } }, { name: "c", when: { field: "a" } }];
  expect(conditionsOf(shared)).toHaveLength(1);
});
