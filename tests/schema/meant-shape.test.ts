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

describe("dashes of lists", () => {
  it.each<[name: string, schema: Schema, text: string, told: string, offered?: string]>([
    [
      "lack in front of lines",
      texts,
      "a:\n  All crossings\n  One bicycle\nb: 1\n",
      '2:3 wrong-type «All crossings» | "a" must be a list, not the text "All crossings One bicycle". | Put a dash and a space in front of each line, as in: - All crossings',
      "a:\n  - All crossings\n  - One bicycle\nb: 1\n",
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
  ])("%s", (_, schema, text, told, offered) => {
    const [problem, ...others] = checkText({ type: "object", properties: { a: schema } }, text);
    expect(others).toEqual([]);
    expect(showProblem(text, problem!)).toBe(told);
    const { offer } = problem!;
    expect(offer && text.slice(0, offer.start) + offer.text + text.slice(offer.end)).toBe(offered);
  });
});
