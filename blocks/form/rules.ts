import { namesOf, type Options, type Problem } from "./common-rules.ts";
import checkConditions from "./condition-rules.ts";
import checkEndpoint from "./endpoint-rules.ts";
import checkField from "./field-rules.ts";

/** Checks of a form that its schema cannot say: names agree, limits leave something, and the receiver can take it. */
export default function checkForm(options: Options): Problem[] {
  const { fields = [], prefill = [] } = options;
  const names = namesOf(fields);
  const problems: Problem[] = [];
  fields.forEach((field, index) => {
    if (names.indexOf(field.name ?? "") < index)
      problems.push({
        path: ["fields", index, "name"],
        message: `Two fields of this form are called "${field.name}".`,
        hint: "Give each field its own name.",
      });
    problems.push(...checkField(field, ["fields", index]));
  });
  problems.push(...checkConditions(fields), ...checkEndpoint(options));
  prefill.forEach(({ field }, index) => {
    const asked = fields.find(({ name }) => name === field);
    const path = ["prefill", index, "field"];
    if (!asked)
      problems.push({
        path,
        message: `This form has no field "${field}" that could be filled in.`,
        hint: `Fields: ${names.join(", ")}.`,
      });
    else if (["consent", "file", "hidden"].includes(asked.type ?? ""))
      problems.push({
        path,
        message: `The address of the page cannot answer "${asked.label}": ${asked.type === "consent" ? "consent" : "that"} is up to the visitor.`,
        hint: "Remove this entry.",
      });
  });
  return problems;
}
