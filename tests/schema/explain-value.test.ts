import { describe, it } from "vitest";
import type { Schema } from "../../renderer/schema/schema-types.ts";
import { isExplained, type ValueCases } from "./check-value.ts";

describe("no value", () => {
  const cases: ValueCases = {
    "where a text is needed": [
      { type: "string" },
      "a:\n",
      '1:1 empty-value «a» | "a" has no value. | Write it after the colon, or remove the line.',
    ],
    "written as a tilde": [
      { type: "string", description: "Name of it. Bold." },
      "a: ~\n",
      '1:4 empty-value «~» | "a" has no value. | Write it after the colon, or remove the line. Name of it.',
    ],
    "written as two marks": [
      { type: "string", minLength: 1, description: "Name." },
      'a: ""\n',
      '1:4 empty-value «""» | "a" has no value. | Write it after the colon, or remove the line. Name.',
    ],
    "of a text that may be short": [
      { type: "string", minLength: 2 },
      'a: ""\n',
      '1:4 empty-value «""» | "a" has no value. | Write it after the colon, or remove the line.',
    ],
    "of a text that may be nothing": [{ type: ["string", "null"] }, "a:\n"],
    "in a list": [
      { type: "array", items: { type: "string" } },
      "a:\n  - x\n  -\n",
      '3:4 empty-value «» | Entry 2 of "a" has no value. | Write it, or remove the entry.',
    ],
    "where the word null stands": [
      { type: "number" },
      "a: null\n",
      '1:4 wrong-type «null» | "a" must be a number, not nothing.',
    ],
  };
  it.each(Object.entries(cases))("%s", isExplained);
});

describe("a value by another word", () => {
  const align: Schema = { type: "string", enum: ["start", "center", "end"] };
  const cases: ValueCases = {
    "of other tools": [
      align,
      "a: right\n",
      '1:4 not-allowed-value «right» | "a" must be "start", "center" or "end"; this row has "right". | Did you mean "end"?',
    ],
    "that none of these is": [
      align,
      "a: top\n",
      '1:4 not-allowed-value «top» | "a" must be "start", "center" or "end"; this row has "top".',
    ],
  };
  it.each(Object.entries(cases))("%s", isExplained);
});

describe("a value of another kind", () => {
  const cases: ValueCases = {
    "a text for a number": [
      { type: "number" },
      "a: three\n",
      '1:4 wrong-type «three» | "a" must be a number, not the text "three". | Write 3',
    ],
    "a text for a whole number, with a hint": [
      { type: "integer", description: "Size of it. In pixels." },
      'a: "3"\n',
      '1:4 wrong-type «"3"» | "a" must be a whole number, not the text "3". | Write 3',
    ],
    "a number for a list": [
      { type: "array", items: { type: "string" } },
      "a: 6\n",
      '1:4 wrong-type «6» | "a" must be a list, not the number 6.',
    ],
    "a list for a text": [
      { type: "string" },
      "a:\n  - x\n",
      '2:3 wrong-type «- x» | "a" must be a text, not a list. | Leave out the dash or the brackets: here stands one, not a list.',
    ],
    "a list for a choice": [
      { anyOf: [{ type: "string" }, { type: "number" }], description: "Size of it. In pixels." },
      "a:\n  - x\n  - y\n",
      '2:3 wrong-type «- x» | "a" must be a text or a number, not a list. | Size of it.',
    ],
    "one of two shapes for a choice": [
      { oneOf: [{ type: "string" }, { type: "boolean" }] },
      "a: { b: 1 }\n",
      '1:4 wrong-type «{ b: 1 }» | "a" must be a text or true or false; a value that starts with { is read as a group. | If you mean the text, put it in quotation marks: "{ b: 1 }"',
    ],
    "words in braces behind a name, with commas": [
      { type: "string" },
      "a: { text: Strings, tuning, one hour }\n",
      '1:4 wrong-type «{ text: Strings, tuning, one hour }» | "a" must be a text; a value that starts with { is read as a group. | If you mean the text, put it in quotation marks: "Strings, tuning, one hour"',
    ],
    "a group with many lines": [
      { type: "number" },
      "a:\n  b: 1\n  c: 2\n",
      '2:3 wrong-type «b: 1» | "a" must be a number, not a group of options.',
    ],
    "a text for a group": [
      { type: "object", properties: { src: {}, alt: {} } },
      "a: x\n",
      '1:4 wrong-type «x» | "a" must be a group of options (src, alt), not the text "x".',
    ],
  };
  it.each(Object.entries(cases))("%s", isExplained);
});

describe("a text that looks like a list or a group", () => {
  const cases: ValueCases = {
    "in square brackets": [
      { type: "string" },
      "a: [Brand]\n",
      '1:4 wrong-type «[Brand]» | "a" must be a text; a value that starts with [ is read as a list. | If you mean the text, put it in quotation marks: "[Brand]"',
    ],
    "with quotation marks in it": [
      { type: "string" },
      'a: ["Brand"]\n',
      '1:4 wrong-type «["Brand"]» | "a" must be a text; a value that starts with [ is read as a list. | If you mean the text, put it in quotation marks: \'["Brand"]\'',
    ],
    "a binding in braces": [
      { type: "string" },
      "a: {item.title}\n",
      '1:4 wrong-type «{item.title}» | "a" must be a text; a value that starts with { is read as a group. | A binding is written ${item.title}. | a: ${item.title}\n',
    ],
    "a binding below a field": [
      { type: "string" },
      "a: { outer.item.title }\n",
      '1:4 wrong-type «{ outer.item.title }» | "a" must be a text; a value that starts with { is read as a group. | A binding is written ${outer.item.title}. | a: ${outer.item.title}\n',
    ],
    "another word in braces": [
      { type: "string" },
      "a: {name.x}\n",
      '1:4 wrong-type «{name.x}» | "a" must be a text; a value that starts with { is read as a group. | If you mean the text, put it in quotation marks: "{name.x}"',
    ],
    "a binding in square brackets": [
      { type: "string" },
      "a: [item.x]\n",
      '1:4 wrong-type «[item.x]» | "a" must be a text; a value that starts with [ is read as a list. | A binding is written ${item.x}.',
    ],
    "a text that begins otherwise than all do": [
      { type: "string", pattern: "^\\+[0-9 ]{7,20}$", description: "Telephone of the office." },
      "a: 01632 960777\n",
      '1:4 wrong-format «01632 960777» | "a" cannot be "01632 960777". | It begins with +. Telephone of the office.',
    ],
    "a text that may begin in several ways": [
      { type: "string", pattern: "^a?[0-9]+$", description: "Number." },
      "a: b1\n",
      '1:4 wrong-format «b1» | "a" cannot be "b1". | Number.',
    ],
    "other words in square brackets": [
      { type: "string" },
      "a: [name.x]\n",
      '1:4 wrong-type «[name.x]» | "a" must be a text; a value that starts with [ is read as a list. | If you mean the text, put it in quotation marks: "[name.x]"',
    ],
    "a text in two languages": [
      { type: "string" },
      "a: { en: Visit us, de: Besuch }\n",
      '1:4 wrong-type «{ en: Visit us, de: Besuch }» | "a" must be a text, not a group of options. | Write it in the language of the site alone; the others stand in files beside this one, such as NAME.de.yaml.',
    ],
    "a choice of a text and a number": [
      { anyOf: [{ type: "string" }, { type: "number" }] },
      "a: [1]\n",
      '1:4 wrong-type «[1]» | "a" must be a text or a number; a value that starts with [ is read as a list. | If you mean the text, put it in quotation marks: "[1]"',
    ],
    "brackets where no text is possible": [
      { type: "number" },
      "a: [1]\n",
      '1:4 wrong-type «[1]» | "a" must be a number, not a list. | Write 1',
    ],
  };
  it.each(Object.entries(cases))("%s", isExplained);
});
