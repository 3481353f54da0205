import { expect, it } from "vitest";
import type { Schema } from "../../renderer/schema/schema-types.ts";
import { showProblem } from "../support/show-problems.ts";
import { checkText } from "./check-value.ts";

const schema: Schema = {
  type: "object",
  additionalProperties: false,
  properties: {
    title: { type: "string" },
    year: { type: "integer" },
    image: { type: "string", "x-kind": "image" },
  },
};

const hint = (lang: string): string =>
  `Texts in other languages stand in a file of their own beside this one, with .${lang} before its ending.`;

const told = (name: string, value: string): string => {
  const text = `title: Visit\n${name}: ${value}\n`;
  return checkText(schema, text)
    .map((problem) => showProblem(text, problem))
    .join();
};

it.each([
  ["title_de", "de"],
  ["title-fr", "fr"],
  ["title_it", "it"],
  ["titleDE", "de"],
  ["titleDe", "de"],
  ["de_title", "de"],
])("%s is the title in another language", (name, lang) => {
  expect(told(name, "Besuch")).toContain(hint(lang));
});

it.each([
  ["title_id", "a"],
  ["titleTo", "a"],
  ["title_qz", "a"],
  ["text_de", "a"],
  ["year_de", "2026"],
  ["image_de", "/images/a.svg"],
])("%s is told as another unknown name", (name, value) => {
  expect(told(name, value)).not.toContain("languages");
  expect(told(name, value)).toContain(name);
});
