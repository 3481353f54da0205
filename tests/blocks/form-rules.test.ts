import { describe, expect, it } from "vitest";
import checkForm from "../../blocks/form/rules.ts";
import { contactForm } from "./form-props.ts";

const messages = (options: object) =>
  checkForm(options as never).map(({ path, message }) => [path.join("."), message]);

describe("the rules of a form", () => {
  it("find nothing wrong with the contact form", () => {
    expect(messages(contactForm)).toEqual([]);
  });

  it("point at names that do not agree", () => {
    const { endpoint } = contactForm;
    expect(
      messages({
        ...contactForm,
        endpoint: { ...endpoint, send: ["firstName", "zip"] },
        prefill: [{ param: "subject", field: "topic" }],
      }),
    ).toEqual([
      ["endpoint.send.1", 'This form has no field "zip" that could be sent.'],
      ["prefill.0.field", 'This form has no field "topic" that could be filled in.'],
    ]);
  });

  it("point at two fields of one name and at choices without options", () => {
    expect(
      messages({
        fields: [
          { name: "a", label: "A", type: "select" },
          { name: "a", label: "B", type: "text", options: ["x"] },
        ],
      }),
    ).toEqual([
      ["fields.0", 'The field "A" is a choice without options.'],
      ["fields.1.name", 'Two fields of this form are called "a".'],
      ["fields.1.options", 'The field "B" has options but is not a choice.'],
    ]);
  });

  it("tell of one mistake once, and say what is meant", () => {
    const topic = { name: "topic", label: "Your topic", type: "select", options: ["News", "Something else"] };
    const told = (fields: object[]) =>
      checkForm({ fields } as never).map(({ path, meant }) => [path.join("."), meant]);
    const other = (when: object) => ({ name: "other", label: "Namely", when });
    expect(told([topic, other({ field: "Your topic", is: "News" })])).toEqual([
      ["fields.1.when.field", "topic"],
    ]);
    expect(told([topic, other({ field: "topic", is: "something else" })])).toEqual([
      ["fields.1.when.is", "Something else"],
    ]);
    expect(told([{ ...topic, type: "text" }, other({ field: "topic", is: "News" })])).toEqual([
      ["fields.0.options", undefined],
    ]);
    const twice = [{ ...topic, name: "other" }, other({ field: "topic", is: "News" })];
    expect(told(twice)).toEqual([["fields.1.name", undefined]]);
  });
});
