import { describe, expect, it } from "vitest";
import type { Schema } from "../../renderer/schema/schema-types.ts";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";
import { showProblem } from "../support/show-problems.ts";
import { checkText } from "./check-value.ts";

const text: Schema = { type: "string" };
const link: Schema = {
  type: "object",
  additionalProperties: false,
  required: ["label", "href"],
  properties: { label: text, href: { type: "string", "x-kind": "link" } },
};
const schema: Schema = {
  type: "object",
  additionalProperties: false,
  properties: {
    body: { type: "string", "x-kind": "markdown" },
    line: { type: "string", "x-kind": "markdown-inline" },
    size: { enum: ["tall", "compact"] },
    names: { type: "array", items: text },
    photo: { type: "string", "x-kind": "image" },
    to: { type: "string", "x-kind": "link" },
    cast: { type: "array", items: { type: "string", "x-ref": "team" } },
    links: { type: "array", items: link },
    heading: text,
  },
};

type Case = [wrong: string, told: string, right?: string];

describe("a list where a text is wanted, and a text where a list is", () => {
  const isText =
    'wrong-type «- One» | "body" must be a text, not a list. | Write "body: |", so that the list is one of the text.';
  it.each<Case>([
    ["body:\n  - One\n  - Two: three, four\n", `2:3 ${isText}`],
    [
      "body:\n  - One\n  - Two, three\nheading: A\n",
      `2:3 ${isText}`,
      "body: |\n  - One\n  - Two, three\nheading: A\n",
    ],
    ["body:\n- One\n- Two\n", `2:1 ${isText}`, "body: |\n  - One\n  - Two\n"],
    [
      "line:\n  - One\nheading: A\n",
      '2:3 wrong-type «- One» | "line" must be a text, not a list. | Leave out the dash or the brackets: here stands one, not a list.',
      "line: One\nheading: A\n",
    ],
    ["line:\n  - One\n  - Two\n", '2:3 wrong-type «- One» | "line" must be a text, not a list.'],
    ["line: # of it\n  - One\n", '2:3 wrong-type «- One» | "line" must be a text, not a list.'],
    [
      "names: |\n  * One\n  * Two\nheading: A\n",
      '1:8 wrong-type «|» | "names" must be a list, not the text "* One * Two". | Delete the |, and begin each line with a dash: - One',
      "names:\n  - One\n  - Two\nheading: A\n",
    ],
    [
      "names: >-\n  1. One\n  2. Two\n",
      '1:8 wrong-type «>-» | "names" must be a list, not the text "1. One 2. Two". | Delete the >-, and begin each line with a dash: - One',
      "names:\n  - One\n  - Two\n",
    ],
    [
      "names: |\n  * One\n  and two\n",
      '1:8 wrong-type «|» | "names" must be a list, not the text "* One and two".',
    ],
    [
      'links: "[See all](/all)"\n',
      '1:8 wrong-type «"[See all](/all)"» | "links" must be a list, not the text "[See all](/all)". | Write [{ label: See all, href: /all }]',
      "links: [{ label: See all, href: /all }]\n",
    ],
    [
      "names:\n  - label: One\n  - value: 2\n    label: Two, three\n",
      '2:5 wrong-type «label: One» | Entry 1 of "names" must be a text, not a group of options. | The same holds in 1 more place. Write One',
      'names:\n  - One\n  - "Two, three"\n',
    ],
    [
      "names:\n  - { value: 1, label: One }\n  - { value: 2, label: Two }\n",
      '2:5 wrong-type «{ value: 1, label: One }» | Entry 1 of "names" must be a text, not a group of options. | The same holds in 1 more place. Write One',
      "names:\n  - One\n  - Two\n",
    ],
    [
      "photo: { src: /images/a.svg, alt: A kettle }\n",
      '1:8 wrong-type «{ src: /images/a.svg, alt: A kettle }» | "photo" must be a text, not a group of options. | Write /images/a.svg',
      "photo: /images/a.svg\n",
    ],
    [
      "photo:\n  url: /images/a.svg\n  alt: A kettle\nheading: A\n",
      '2:3 wrong-type «url: /images/a.svg» | "photo" must be a text, not a group of options. | Write /images/a.svg',
      "photo: /images/a.svg\nheading: A\n",
    ],
    [
      "to: { label: Visit, href: /visit }\n",
      '1:5 wrong-type «{ label: Visit, href: /visit }» | "to" must be a text, not a group of options. | Write /visit',
      "to: /visit\n",
    ],
    [
      "cast:\n  - id: ana\n    name: Ana\n  - id: ben\n",
      '2:5 wrong-type «id: ana» | Entry 1 of "cast" must be a text, not a group of options. | The same holds in 1 more place. Write ana',
      "cast:\n  - ana\n  - ben\n",
    ],
    [
      "heading: [item.title]\n",
      '1:10 wrong-type «[item.title]» | "heading" must be a text; a value that starts with [ is read as a list. | A binding is written ${item.title}.',
      "heading: ${item.title}\n",
    ],
    [
      "photo: { label: A kettle, alt: B }\n",
      '1:8 wrong-type «{ label: A kettle, alt: B }» | "photo" must be',
    ],
    [
      "heading: { en: Visit us, de: Besuch }\n",
      '1:10 wrong-type «{ en: Visit us, de: Besuch }» | "heading" must be a text, not a group of options.',
    ],
    [
      "names:\n  - label: One\n    href: /one\n",
      '2:5 wrong-type «label: One» | Entry 1 of "names" must be a text, not a group of options.',
    ],
    [
      "names:\n  - label: One\n    text: Two\n    title: Three\n",
      '2:5 wrong-type «label: One» | Entry 1 of "names" must be a text, not a group of options.',
    ],
  ])("%j", (wrong, told, right) => {
    const [problem, ...others] = checkText(schema, wrong);
    const edit = problem!.fix ?? problem!.offer;
    if (right === undefined)
      expect([showProblem(wrong, problem!).startsWith(told.split(" | ")[0]!), edit]).toEqual([
        true,
        undefined,
      ]);
    else {
      expect([showProblem(wrong, problem!), ...others]).toEqual([told]);
      expect(applyEdits(wrong, [edit!])).toBe(right);
      expect(checkText(schema, right)).toEqual([]);
    }
  });
});
