import { describe, expect, it } from "vitest";
import checkForm from "./rules.ts";

const name = (text: string, more: object = {}) => ({ name: text, label: `The ${text}`, ...more });

it("a form whose names agree has no problems, and neither has an empty one", () => {
  expect(checkForm({})).toEqual([]);
  expect(checkForm({ endpoint: {}, prefill: [] })).toEqual([]);
  expect(
    checkForm({
      fields: [name("a"), name("b", { type: "select", options: ["x"] })],
      endpoint: { send: ["b", "a"] },
      prefill: [{ field: "b" }],
    }),
  ).toEqual([]);
});

describe("names", () => {
  it("every field after the first of the same name is named", () => {
    const hint = "Give each field its own name.";
    expect(checkForm({ fields: [name("a"), name("b"), name("a"), name("a")] })).toEqual([
      { path: ["fields", 2, "name"], message: 'Two fields of this form are called "a".', hint },
      { path: ["fields", 3, "name"], message: 'Two fields of this form are called "a".', hint },
    ]);
  });

  it("what is sent or filled in has to be a field, and the fields are listed", () => {
    const options = {
      fields: [name("a"), name("b")],
      endpoint: { send: ["a", "c"] },
      prefill: [{ field: "b" }, { field: "d" }],
    };
    expect(checkForm(options)).toEqual([
      {
        path: ["endpoint", "send", 1],
        message: 'This form has no field "c" that could be sent.',
        hint: "Fields: a, b.",
      },
      {
        path: ["prefill", 1, "field"],
        message: 'This form has no field "d" that could be filled in.',
        hint: "Fields: a, b.",
      },
    ]);
  });
});

describe("choices", () => {
  it.each([undefined, []])("need options (%j)", (options) => {
    expect(checkForm({ fields: [name("a", { type: "select", options })] })).toEqual([
      {
        path: ["fields", 0],
        message: 'The field "The a" is a choice without options.',
        hint: "Add options, or use type text.",
      },
    ]);
  });

  it("without any are no choice for others to go by, which is said once", () => {
    const other = name("b", { when: { field: "a", is: "x" } });
    expect(checkForm({ fields: [name("a", { type: "select" }), other] })).toHaveLength(1);
  });

  it.each(["text", undefined])("alone have options, not a field of type %s", (type) => {
    expect(checkForm({ fields: [name("a", { type, options: ["x"] })] })).toEqual([
      {
        path: ["fields", 0, "options"],
        message: 'The field "The a" has options but is not a choice.',
        hint: "Set its type to select, or remove the options.",
      },
    ]);
  });
});
