import { expect, it } from "vitest";
import type { Draft } from "../../renderer/problems/draft.ts";
import { joinLostNames } from "../../renderer/yaml/lost-names.ts";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";

/** What the schema and the grammar say of a group whose first text stands on the line of its name. */
function found(text: string, options: string[]): Draft[] {
  const start = text.indexOf("Post");
  const below = text.indexOf("learnings");
  return [
    {
      code: "wrong-type",
      params: {
        case: "value",
        name: { kind: "option", name: "summary" },
        of: { kind: "row" },
        wanted: { types: ["object"], options },
        found: "Post",
      },
      start,
      end: start + 4,
      path: ["summary"],
    } as Draft,
    { code: "wrong-indentation", params: { margin: 2, wanted: 0 }, start: below, end: below + 9, path: [] },
  ];
}

it("names what a text of a group may be called, and offers the only one", () => {
  const text = "summary: Post\n  learnings: A\n  next: B\nother: 1\n";
  const [one, ...more] = joinLostNames(text, found(text, ["objective", "learnings", "next"]));
  expect([one?.code, one?.params, more]).toMatchObject([
    "wrong-type",
    { case: "lost-name", options: ["objective"] },
    [],
  ]);
  expect(applyEdits(text, [one!.offer!])).toBe(
    "summary:\n  objective: Post\n  learnings: A\n  next: B\nother: 1\n",
  );
});

it("offers none where several are left, and leaves alone what is no name of the group", () => {
  const text = "summary: Post\n  learnings: A\n";
  const [one] = joinLostNames(text, found(text, ["objective", "learnings", "next"]));
  expect([one?.params, one?.offer]).toMatchObject([{ options: ["objective", "next"] }, undefined]);
  expect(joinLostNames(text, found(text, ["objective"])).map(({ code }) => code)).toEqual([
    "wrong-type",
    "wrong-indentation",
  ]);
});
