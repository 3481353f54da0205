import { describe, expect, it } from "vitest";
import type { Schema } from "../../renderer/schema/schema-types.ts";
import { showProblem } from "../support/show-problems.ts";
import { checkText } from "./check-value.ts";

const action: Schema = {
  type: "object",
  additionalProperties: false,
  required: ["label"],
  properties: { label: { type: "string" }, href: { type: "string", "x-kind": "link" } },
};
const schema: Schema = {
  type: "object",
  additionalProperties: false,
  properties: {
    columns: {
      type: "object",
      additionalProperties: false,
      properties: { base: { type: "integer" }, md: { type: "integer" }, lg: { type: "integer" } },
    },
    size: { enum: ["tall", "compact"] },
    highlighted: { type: "boolean" },
    lanes: { type: "integer" },
    tags: { type: "array", items: { type: "string" } },
    actions: { type: "array", items: action },
    image: {
      type: "object",
      additionalProperties: false,
      required: ["src", "alt"],
      properties: { src: { type: "string", "x-kind": "image" }, alt: { type: "string" } },
    },
    summary: { type: "string" },
  },
};

describe("a misspelt name with a value of another kind", () => {
  it.each<[text: string, hint: string, offered: string]>([
    [
      "colums: 3 # wide\n",
      'Write "columns: { base: 1, md: 2, lg: 3 }".',
      "columns: { base: 1, md: 2, lg: 3 } # wide\n",
    ],
    ["Columns: 2\n", 'Write "columns: { base: 1, md: 2 }".', "columns: { base: 1, md: 2 }\n"],
    ["siz: Tall\n", 'Write "size: tall".', "size: tall\n"],
    ["higlighted: yes\n", 'Write "highlighted: true".', "highlighted: true\n"],
    ['"lane": six\n', 'Write "lanes: 6".', '"lanes": 6\n'],
    ["tag: Open air\n", 'Write "tags: [Open air]".', "tags: [Open air]\n"],
    [
      "action: { label: All, href: /all }\n",
      'Write "actions: [{ label: All, href: /all }]".',
      "actions: [{ label: All, href: /all }]\n",
    ],
    [
      "actoins:\n  label: All\n  href: /all\n",
      'There is "actions", which must be a list.',
      "actions:\n  - label: All\n    href: /all\n",
    ],
    [
      "actoins:\n  - label: All\n    href: /all\n  - labl: None\n",
      'Did you mean "actions"?',
      "actions:\n  - label: All\n    href: /all\n  - label: None\n",
    ],
    [
      "imgae: /images/lido.svg\n",
      'There is "image", which must be a group of options.',
      "image: /images/lido.svg\n",
    ],
    ["sumary: Open\n", 'Did you mean "summary"?', "summary: Open\n"],
    ["size: tall\nlenght: 3\n", "", ""],
  ])("%j", (text, hint, offered) => {
    const [problem, ...others] = checkText(schema, text).filter(({ code }) => code === "unknown-field");
    expect(others).toEqual([]);
    const edit = problem!.fix ?? problem!.offer;
    if (offered === "") expect(edit).toBeUndefined();
    else {
      expect(showProblem(text, problem!)).toContain(` | ${hint}`);
      expect(text.slice(0, edit!.start) + edit!.text + text.slice(edit!.end)).toBe(offered);
    }
  });
});
