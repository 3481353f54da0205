import { describe, expect, it } from "vitest";
import { allowBindings } from "../../renderer/schema/allow-bindings.ts";
import type { Schema } from "../../renderer/schema/schema-types.ts";
import { showProblem } from "../support/show-problems.ts";
import { checkText } from "./check-value.ts";

const link: Schema = {
  type: "object",
  additionalProperties: false,
  required: ["label"],
  properties: {
    label: { type: "string" },
    href: { type: "string", "x-kind": "link" },
    icon: { type: "string" },
  },
};
const question: Schema = {
  type: "object",
  additionalProperties: false,
  required: ["question", "answer"],
  properties: {
    question: { type: "string" },
    answer: { type: "string", "x-kind": "markdown" },
    id: { type: "string" },
  },
};
const group: Schema = {
  type: "object",
  additionalProperties: false,
  required: ["heading", "items"],
  properties: { heading: { type: "string" }, items: { type: "array", items: link } },
};
const list = (items: Schema): Schema => ({ type: "array", items });

describe("two texts without their names", () => {
  it.each<[name: string, schema: Schema, text: string, told: string[], offered?: string]>([
    [
      "words and an address",
      list(link),
      "a:\n  - Visit: /visit # us\n",
      [
        '2:5 unknown-field «Visit» | Entry 1 of "a" has no option "Visit". | Each of the two has a name: write label: Visit, and href: in front of what stands behind it.',
      ],
      "a:\n  - label: Visit\n    href: /visit # us\n",
    ],
    [
      "between braces",
      link,
      'a: { "Our crew": https://crew.example }\n',
      [
        '1:6 unknown-field «"Our crew"» | "a" has no option "Our crew". | Each of the two has a name: write label: Our crew, and href: in front of what stands behind it.',
      ],
      'a: { label: "Our crew", href: https://crew.example }\n',
    ],
    [
      "all of a list",
      list(question),
      "a:\n  - By train: From the station.\n  - By car: You do not.\n",
      [
        '2:5 unknown-field «By train» | Entry 1 of "a" has no option "By train". | Each of the two has a name: write question: By train, and answer: in front of what stands behind it. The same holds in 1 more place.',
      ],
      "a:\n  - question: By train\n    answer: From the station.\n  - question: By car\n    answer: You do not.\n",
    ],
    [
      "above a list",
      list(group),
      "a:\n  - Practice:\n      - { label: Team, href: /team }\n  - Legal:\n      - { label: Privacy, href: /privacy }\n",
      [
        '2:5 unknown-field «Practice» | Entry 1 of "a" has no option "Practice". | Each of the two has a name: write heading: Practice, and items: in front of what stands behind it. The same holds in 1 more place.',
      ],
      "a:\n  - heading: Practice\n    items:\n      - { label: Team, href: /team }\n  - heading: Legal\n    items:\n      - { label: Privacy, href: /privacy }\n",
    ],
    [
      "above lists, without dashes",
      list(group),
      "a:\n  Practice:\n  - { label: Team, href: /team }\n  Legal:\n    - { label: Privacy, href: /privacy }\n",
      [
        '2:3 wrong-type «Practice:» | "a" must be a list, not a group of options. | Each is an entry of its own, whose parts have names: - heading: Practice',
      ],
      "a:\n  - heading: Practice\n    items:\n    - { label: Team, href: /team }\n  - heading: Legal\n    items:\n    - { label: Privacy, href: /privacy }\n",
    ],
    [
      "between brackets",
      list(link),
      "a:\n  - [Visit, /visit]\n  - [Crew, /crew]\n",
      [
        '2:5 wrong-type «[Visit, /visit]» | Entry 1 of "a" must be a group of options (label, href, icon), not a list. | The same holds in 1 more place. Write { label: Visit, href: /visit }',
      ],
      "a:\n  - { label: Visit, href: /visit }\n  - { label: Crew, href: /crew }\n",
    ],
    [
      "but a name that is no words is rather one too many",
      list(question),
      "a:\n  - remark: You do not.\n",
      ['2:5 unknown-field «remark» | Entry 1 of "a" has no option "remark". | "answer" is missing there.'],
    ],
    [
      "but a group with other names has a name too many",
      list(link),
      "a:\n  - label: Visit\n    Crew: /crew\n",
      ['3:5 unknown-field «Crew» | Entry 1 of "a" has no option "Crew". | Fields: label, href, icon.'],
    ],
    [
      "but an address alone is no answer",
      list(question),
      "a:\n  - By train: /visit\n",
      [
        '2:5 unknown-field «By train» | Entry 1 of "a" has no option "By train". | "answer" is missing there.',
      ],
    ],
  ])("%s", (_, schema, text, told, offered) => {
    const whole: Schema = { type: "object", properties: { a: schema } };
    for (const asked of [whole, allowBindings(whole)]) {
      const problems = checkText(asked, text);
      expect(problems.map((problem) => showProblem(text, problem))).toEqual(told);
      const offer = problems[0]?.offer;
      expect(offer && text.slice(0, offer.start) + offer.text + text.slice(offer.end)).toBe(offered);
    }
  });
});
