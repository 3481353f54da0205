import { describe, expect, it } from "vitest";
import { wordingOf } from "../../renderer/problems/problem.ts";
import type { Schema } from "../../renderer/schema/schema-types.ts";
import type { Subject } from "../../renderer/schema/subject.ts";
import { showProblem } from "../support/show-problems.ts";
import { checkText } from "./check-value.ts";

const card: Schema = {
  type: "object",
  additionalProperties: false,
  required: ["heading", "href"],
  properties: {
    heading: { type: "string", description: "What it says. Shown first." },
    href: { type: "string" },
    text: { type: "string" },
    columns: { type: "integer" },
    image: {
      type: "object",
      additionalProperties: false,
      required: ["src"],
      properties: { src: { type: "string" }, alt: { type: "string" }, "focus-x": { type: "number" } },
    },
    items: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        required: ["label"],
        properties: { label: { type: "string" }, note: { type: "string" } },
      },
    },
    pair: {
      anyOf: [
        { type: "string" },
        {
          type: "object",
          additionalProperties: false,
          required: ["from"],
          properties: { from: { type: "string" }, "a/b~c": { type: "number" } },
        },
      ],
    },
  },
};
/** A card without a problem. */
const ok = "heading: x\nhref: /a\n";

describe("a name that is not known", () => {
  const cases: Record<string, [text: string, ...problems: string[]]> = {
    "with one that is near": [
      `${ok}txet: y\n`,
      `3:1 unknown-field «txet» | This row has no field "txet". | Did you mean "text"? | ${ok}text: y\n`,
    ],
    "in quotation marks": [
      `${ok}"txet": y\n`,
      `3:1 unknown-field «"txet"» | This row has no field "txet". | Did you mean "text"? | ${ok}"text": y\n`,
    ],
    "with none that is near": [
      `${ok}colour: red\n`,
      '3:1 unknown-field «colour» | This row has no field "colour". | Fields: heading, href, text, columns, image, items, pair.',
    ],
    "near one that is there already": [
      `${ok}headings: y\n`,
      '3:1 unknown-field «headings» | This row has no field "headings". | There is "heading" as well: keep one of the two.',
    ],
    "for one that is missing": [
      "headng: x\nhref: /a\n",
      `1:1 unknown-field «headng» | This row has no field "headng". | Did you mean "heading"? | ${ok}`,
    ],
    "for what other tools call the one that is missing": [
      "title: x\nurl: /a\n",
      '1:1 unknown-field «title» | This row has no field "title". | Did you mean "heading"?',
      '2:1 unknown-field «url» | This row has no field "url". | Did you mean "href"?',
    ],
    "for what could be either of two that are missing": [
      "name: x\n",
      '1:1 unknown-field «name» | This row has no field "name". | Did you mean "heading"?',
      '1:1 missing-field «n» | This row needs "href".',
    ],
    twice: [
      `${ok}txet: y\ntextt: z\n`,
      `3:1 unknown-field «txet» | This row has no field "txet". | Did you mean "text"? | ${ok}text: y\ntextt: z\n`,
      `4:1 unknown-field «textt» | This row has no field "textt". | Did you mean "text"? | ${ok}txet: y\ntext: z\n`,
    ],
    "in a group": [
      `${ok}image: { src: x, atl: y }\n`,
      `3:18 unknown-field «atl» | "image" has no option "atl". | Did you mean "alt"? | ${ok}image: { src: x, alt: y }\n`,
    ],
    "in a group, with none that is near": [
      `${ok}image: { src: x, colour: y }\n`,
      '3:18 unknown-field «colour» | "image" has no option "colour". | Fields: src, alt, focus-x.',
    ],
    "in an entry of a list": [
      `${ok}items:\n  - label: x\n  - label: y\n    notes: z\n`,
      `6:5 unknown-field «notes» | Entry 2 of "items" has no option "notes". | Did you mean "note"? | ${ok}items:\n  - label: x\n  - label: y\n    note: z\n`,
    ],
    "in an entry, for one that is missing": [
      `${ok}items:\n  - lable: x\n`,
      `4:5 unknown-field «lable» | Entry 1 of "items" has no option "lable". | Did you mean "label"? | ${ok}items:\n  - label: x\n`,
    ],
    "that lacks its colon": [
      `${ok}image: { src: x, alt A house }\n`,
      `3:18 missing-colon «alt A house» | A colon is missing after "alt". | Write "alt: A house". | ${ok}image: { src: x, alt: A house }\n`,
    ],
    "that lacks its colon, though it is needed": [
      `${ok}image: { src /x.svg }\n`,
      `3:10 missing-colon «src /x.svg» | A colon is missing after "src". | Write "src: /x.svg". | ${ok}image: { src: /x.svg }\n`,
    ],
    "of two words, with a value": [
      `${ok}image: { src: x, alt text: y }\n`,
      '3:18 unknown-field «alt text» | "image" has no option "alt text". | Fields: src, alt, focus-x.',
    ],
    "of two words, the first unknown": [
      `${ok}image: { src: x, size big }\n`,
      '3:18 unknown-field «size big» | "image" has no option "size big". | Fields: src, alt, focus-x.',
    ],
  };
  it.each(Object.entries(cases))("%s", (_, [text, ...problems]) => {
    expect(checkText(card, text).map((problem) => showProblem(text, problem))).toEqual(problems);
  });
});

describe("what is missing", () => {
  const cases: Record<string, [text: string, ...problems: string[]]> = {
    "in the row": ["heading: x\n", '1:1 missing-field «h» | This row needs "href".'],
    "in the row, with what it is": [
      "href: /a\n",
      '1:1 missing-field «h» | This row needs "heading": What it says.',
    ],
    both: [
      "text: x\n",
      '1:1 missing-field «t» | This row needs "heading": What it says.',
      '1:1 missing-field «t» | This row needs "href".',
    ],
    "in a group": [`${ok}image: { alt: y }\n`, '3:1 missing-field «image» | "image" needs "src".'],
    "in an empty group": [`${ok}image: {}\n`, '3:1 missing-field «image» | "image" needs "src".'],
    "in an entry": [
      `${ok}items:\n  - label: x\n  - note: y\n    # r\n`,
      '5:5 missing-field «note» | Entry 2 of "items" needs "label".',
    ],
    "in an empty entry": [`${ok}items: [{}]\n`, '3:9 missing-field «{}» | Entry 1 of "items" needs "label".'],
    "in a choice": [`${ok}pair: { }\n`, '3:1 missing-field «pair» | "pair" needs "from".'],
  };
  it.each(Object.entries(cases))("%s", (_, [text, ...problems]) => {
    expect(checkText(card, text).map((problem) => showProblem(text, problem))).toEqual(problems);
  });
});

describe("a value", () => {
  const cases: Record<string, [text: string, ...problems: string[]]> = {
    "in a group": [
      `${ok}image:\n  src: [x]\n`,
      '4:8 wrong-type «[x]» | "src" must be a text; a value that starts with [ is read as a list. | If you mean the text, put it in quotation marks: "[x]"',
    ],
    "in an entry": [
      `${ok}items:\n  - label: x\n  - y\n`,
      '5:5 wrong-type «y» | Entry 2 of "items" must be a group of options (label, note), not the text "y". | Write { label: y }',
    ],
    "in a name with signs": [
      `${ok}pair:\n  from: x\n  a/b~c: y\n`,
      '5:10 wrong-type «y» | "a/b~c" must be a number, not the text "y". | Write digits alone.',
    ],
    "that is broken is not spoken of": [`${ok}columns: &x y\n`],
    "of the wrong kind and what is in it": [
      `${ok}items: x\nimage: [a, b]\n`,
      '4:8 wrong-type «[a, b]» | "image" must be a group of options (src, alt, focus-x), not a list.',
      '3:8 wrong-type «x» | "items" must be a list, not the text "x".',
    ],
  };
  it.each(Object.entries(cases))("%s", (_, [text, ...problems]) => {
    expect(checkText(card, text).map((problem) => showProblem(text, problem))).toEqual(problems);
  });
});

describe("a block", () => {
  const hero: Schema = {
    type: "object",
    additionalProperties: false,
    required: ["to"],
    properties: { to: {}, box: card },
  };
  const subject: Subject = {
    thing: { kind: "block", type: "hero" },
    extraNames: ["id", "source"],
  };
  const check = (text: string) => checkText(hero, text, subject, ["blocks"]);
  it("speaks of options, and knows those that every block has", () => {
    const text = "sorce: x\nheight: 1\n";
    expect(check(text).map((problem) => showProblem(text, problem))).toEqual([
      '1:1 unknown-option «sorce» | The hero block has no option "sorce". | Did you mean "source"? | source: x\nheight: 1\n',
      // One name too many and one too few are one mistake.
      '2:1 unknown-option «height» | The hero block has no option "height". | "to" is missing there.',
    ]);
  });
  it("names what is missing where the name that is there is nearly that", () => {
    const action: Schema = {
      ...{ type: "object", additionalProperties: false, required: ["href"] },
      properties: { label: { type: "string" }, href: { type: "string" } },
    };
    const told = (text: string) => wordingOf(checkText(action, text, subject)[0]!).hint;
    expect(told("label: x\nhere: /a\n")).toBe('Did you mean "href"? That is missing there.');
    expect(told("label: x\nplace: /a\n")).toBe('"href" is missing there.');
  });
  it("knows a name with letters of print in it", () => {
    const video: Schema = {
      ...{ type: "object", additionalProperties: false },
      properties: { file: { type: "string" }, title: { type: "string" } },
    };
    expect(wordingOf(checkText(video, "ﬁle: /a\n", subject)[0]!).hint).toBe('Did you mean "file"?');
  });
  it("offers a list where the name of one is nearly that", () => {
    const page: Schema = {
      ...{ type: "object", additionalProperties: false },
      properties: { aliases: { type: "array", items: { type: "string" } } },
    };
    const [problem] = checkText(page, "alias: /faq\n", subject);
    expect(wordingOf(problem!).hint).toBe('Write "aliases: [/faq]".');
    expect(problem?.offer?.text).toBe("aliases: [/faq]");
    expect(checkText(page, "alias: a b, c\n", subject)[0]?.offer?.text).toBe("aliases: [a b, c]");
  });
  it("has none of them in its groups", () => {
    const text = "to: x\nbox: { heading: x, href: /a, sorce: y }\n";
    expect(wordingOf(check(text)[0]!).hint).toBe(
      "Options: heading, href, text, columns, image, items, pair.",
    );
  });
  it("gives the path of what is wrong, from the top of the file", () => {
    const text =
      "ot: 1\nbox: { heading: x, items: [{ label: 1.5, nte: y }, 3], pair: { from: x, a/b~c: y } }\n";
    expect(check(text).map(({ path }) => path.join("  "))).toEqual([
      "blocks  ot",
      "blocks  box  items  0  nte",
      "blocks  box",
      "blocks  box  items  1",
      "blocks  box  pair  a/b~c",
    ]);
  });
});
