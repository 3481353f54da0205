import { describe, expect, it } from "vitest";
import type { Schema } from "../../renderer/schema/schema-types.ts";
import { showProblem } from "../support/show-problems.ts";
import { checkText } from "./check-value.ts";

const texts: Schema = { type: "array", items: { type: "string" } };
const group: Schema = {
  type: "object",
  properties: { label: { type: "string" }, href: { type: "string" } },
};
const groups: Schema = { type: "array", items: group };

type Case = [name: string, schema: Schema, text: string, told: string, offered?: string];

/** There is one problem with the value, told so, and this is what is offered. */
function isMeant(...[, schema, text, told, offered]: Case): void {
  const [problem, ...others] = checkText({ type: "object", properties: { a: schema } }, text);
  expect(others).toEqual([]);
  expect(showProblem(text, problem!)).toBe(told);
  const { offer } = problem!;
  expect(offer && text.slice(0, offer.start) + offer.text + text.slice(offer.end)).toBe(offered);
}

describe("dashes of lists", () => {
  it.each<Case>([
    [
      "lack in front of lines",
      texts,
      "a:\n  All crossings\n  One bicycle\nb: 1\n",
      '2:3 wrong-type «All crossings» | "a" must be a list, not the text "All crossings One bicycle". | Put a dash and a space in front of each line, as in: - All crossings',
      "a:\n  - All crossings\n  - One bicycle\nb: 1\n",
    ],
    [
      "are numbers",
      groups,
      "a:\n  1:\n    label: Ask\n    href: /ask\n  2: { label: Go, href: /go }\n",
      '2:3 wrong-type «1:» | "a" must be a list, not a group of options. | Write a dash in place of each "1:", in front of the first line of its entry: - label:',
      "a:\n  - label: Ask\n    href: /ask\n  - { label: Go, href: /go }\n",
    ],
    [
      "are names with numbers",
      groups,
      "a:\n  item-1:\n    label: Ask\n  item-2:\n    label: Go\n",
      '2:3 wrong-type «item-1:» | "a" must be a list, not a group of options. | Write a dash in place of each "item-1:", in front of the first line of its entry: - label:',
      "a:\n  - label: Ask\n  - label: Go\n",
    ],
    [
      "lack in front of the one thing of a list",
      groups,
      "a:\n  label: Ask\n\n  href: /ask\n",
      '2:3 wrong-type «label: Ask» | "a" must be a list, not a group of options. | A list of one is written so: - label:',
      "a:\n  - label: Ask\n\n    href: /ask\n",
    ],
    [
      "lack in front of braces",
      groups,
      "a: { label: Ask, href: /ask }\n",
      '1:4 wrong-type «{ label: Ask, href: /ask }» | "a" must be a list, not a group of options. | A list of one is written so: [{ label: … }]',
      "a: [{ label: Ask, href: /ask }]\n",
    ],
    [
      "are too many where one thing is wanted",
      group,
      "a:\n  - label: Ask\n    href: /ask\n",
      '2:3 wrong-type «- label: Ask» | "a" must be a group of options (label, href), not a list. | Leave out the dash or the brackets: here stands one, not a list.',
      "a:\n    label: Ask\n    href: /ask\n",
    ],
    [
      "became a text by the sign in front of them",
      texts,
      "a: |\n  - One\n  - Two\n",
      '1:4 wrong-type «|» | "a" must be a list, not the text "- One - Two". | Delete the |, which makes one text of the lines below.',
      "a:\n  - One\n  - Two\n",
    ],
    [
      "and brackets are too many",
      group,
      "a: [{ label: Ask, href: /ask }]\n",
      '1:4 wrong-type «[{ label: Ask, href: /ask }]» | "a" must be a group of options (label, href), not a list. | Leave out the dash or the brackets: here stands one, not a list.',
      "a: { label: Ask, href: /ask }\n",
    ],
    [
      "are no matter where several things stand",
      group,
      "a:\n  - label: Ask\n  - label: Tell\n",
      '2:3 wrong-type «- label: Ask» | "a" must be a group of options (label, href), not a list.',
    ],
    [
      "are no matter where a list of texts is a group",
      texts,
      "a:\n  label: Ask\n",
      '2:3 wrong-type «label: Ask» | "a" must be a list, not a group of options.',
    ],
  ])("%s", isMeant);
});

const level: Schema = { type: "string", enum: ["First time", "Some practice"] };
const fact: Schema = {
  type: "array",
  items: {
    type: "object",
    additionalProperties: false,
    required: ["term", "text"],
    properties: { term: { type: "string" }, text: { type: "string" }, icon: { type: "string" } },
  },
};

describe("a list and what it is of", () => {
  it.each<Case>([
    [
      "one value of a choice between brackets",
      level,
      "a: [Some practice] # all\n",
      '1:4 wrong-type «[Some practice]» | "a" must be a text, not a list. | Write Some practice',
      "a: Some practice # all\n",
    ],
    [
      "one value of a choice behind a dash",
      level,
      "a:\n  - Some practice\nb: 1\n",
      '2:3 wrong-type «- Some practice» | "a" must be a text, not a list. | Write Some practice',
      "a: Some practice\nb: 1\n",
    ],
    [
      "one value of a choice, with a remark that stays",
      level,
      "a:\n  - Some practice # or more\n",
      '2:3 wrong-type «- Some practice # or more» | "a" must be a text, not a list. | Write Some practice',
    ],
    [
      "two of them, of which nobody knows which is meant",
      level,
      "a: [Some practice, First time]\n",
      '1:4 wrong-type «[Some practice, First time]» | "a" must be a text; a value that starts with [ is read as a list.',
    ],
    [
      "names and values in the place of groups of two texts",
      fact,
      'a:\n  Founded: 1998 # spring\n  "Open: daily": 9 to 5\n',
      '2:3 wrong-type «Founded: 1998 # spring» | "a" must be a list, not a group of options. | Each is an entry of its own, whose parts have names: - term: Founded',
      'a:\n  - term: Founded\n    text: 1998 # spring\n  - term: "Open: daily"\n    text: 9 to 5\n',
    ],
    [
      "names that are some of the group's",
      fact,
      "a:\n  term: Founded\n  year: 1998\n",
      '2:3 wrong-type «term: Founded» | "a" must be a list, not a group of options. | A list of one is written so: - term:',
      "a:\n  - term: Founded\n    year: 1998\n",
    ],
  ])("%s", isMeant);
});
