import { expect, it } from "vitest";
import type { Schema } from "../../renderer/schema/schema-types.ts";
import { showProblem } from "../support/show-problems.ts";
import { checkText } from "./check-value.ts";

const text: Schema = { type: "string" };
const picture: Schema = {
  type: "object",
  additionalProperties: false,
  required: ["src", "alt"],
  properties: { src: { type: "string", "x-kind": "image" }, alt: text, focus: text },
};
const closed: Schema = {
  type: "object",
  additionalProperties: false,
  properties: { heading: text, image: picture },
};

it("options of a group that stand beside it are told once, and offered below its name", () => {
  const file = "heading: One\nsrc: /a.jpg\nalt: |\n  Two.\n\n# three\n";
  const problems = checkText(closed, file);
  expect(problems.map((one) => showProblem(file, one))).toEqual([
    '2:1 unknown-field «src» | This row has no field "src". | "src" and "alt" belong into "image": write image: above, and indent by two spaces what belongs to it.',
  ]);
  const { start, end, text: put } = problems[0]!.offer!;
  expect(file.slice(0, start) + put + file.slice(end)).toBe(
    "heading: One\nimage:\n  src: /a.jpg\n  alt: |\n    Two.\n\n# three\n",
  );
});

it("behind the dash of an entry as well", () => {
  const file = "- src: /a.jpg\n  alt: Two\n  heading: One\n";
  const { start, end, text: put } = checkText({ type: "array", items: closed }, file)[0]!.offer!;
  expect(file.slice(0, start) + put + file.slice(end)).toBe(
    "- image:\n    src: /a.jpg\n    alt: Two\n  heading: One\n",
  );
});

it("and between braces", () => {
  const file = "- { src: /a.jpg, alt: Two., heading: One }\n";
  const { start, end, text: put } = checkText({ type: "array", items: closed }, file)[0]!.offer!;
  expect(file.slice(0, start) + put + file.slice(end)).toBe(
    "- { image: { src: /a.jpg, alt: Two. }, heading: One }\n",
  );
});

it("in two entries of a list once, and neither lacks the group", () => {
  const file = "- { src: /a.jpg, alt: Two. }\n- { src: /b.jpg, alt: Three. }\n";
  const problems = checkText({ type: "array", items: { ...closed, required: ["image"] } }, file);
  expect(problems.map((one) => showProblem(file, one))).toEqual([
    '1:5 unknown-field «src» | This row has no option "src". | "src" and "alt" belong into "image": write image: { src: …, alt: … }. The same holds in 1 more place.',
  ]);
  const { start, end, text: put } = problems[0]!.offer!;
  expect(file.slice(0, start) + put + file.slice(end)).toBe(
    "- { image: { src: /a.jpg, alt: Two. } }\n- { image: { src: /b.jpg, alt: Three. } }\n",
  );
});

it("a list whose entries can be those of one list alone is that, under another name", () => {
  const schema: Schema = {
    ...closed,
    properties: {
      heading: text,
      pictures: { type: "array", items: picture },
      notes: { type: "array", items: closed },
    },
  };
  const file = "heading: One\ncolumns:\n  - { src: /a.jpg, alt: Two }\n";
  expect(checkText(schema, file).map((one) => showProblem(file, one))).toEqual([
    '2:1 unknown-field «columns» | This row has no field "columns". | Did you mean "pictures"?',
  ]);
});

it("where a line stands between them, nobody moves it", () => {
  const [problem, ...others] = checkText(closed, "src: /a.jpg\nheading: One\nalt: Two\n");
  expect(problem!.code).toBe("unknown-field");
  expect(problem!.offer).toBeUndefined();
  expect(others).toEqual([]);
});

it("a path alone in the place of a picture is told with what is to be written", () => {
  const file = "image: /a.jpg\n";
  expect(checkText(closed, file).map((one) => showProblem(file, one))).toEqual([
    '1:8 wrong-type «/a.jpg» | "image" must be a group of options (src, alt, focus), not the text "/a.jpg". | Write { src: /a.jpg, alt: … }',
  ]);
});

it("a list under another name than the one that is missing is offered as that", () => {
  const schema: Schema = {
    type: "object",
    additionalProperties: false,
    required: ["fields"],
    properties: { fields: { type: "array", items: picture } },
  };
  const file = "questions:\n  - src: /a.jpg\n    alt: One\n";
  const [problem, ...others] = checkText(schema, file);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ code: "unknown-field", offer: { start: 0, end: 9, text: "fields" } });
});

it("a value that one option alone takes says which option is meant", () => {
  const schema: Schema = {
    type: "object",
    additionalProperties: false,
    properties: {
      look: { enum: ["rows", "timeline"] },
      tone: { enum: ["tint", "ink"] },
      side: { enum: ["start", "ink"] },
    },
  };
  const hint = (file: string) =>
    checkText(schema, file).map((one) => showProblem(file, one).split(" | ").at(-1));
  expect(hint("layout: timeline\n")).toEqual(['Did you mean "look"?']);
  expect(hint("layout: ink\n")).toEqual(["Fields: look, tone, side."]);
  expect(hint("layout: timeline\nlook: rows\n")).toEqual(["Fields: look, tone, side."]);
});
