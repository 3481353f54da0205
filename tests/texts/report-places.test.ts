import { expect, it } from "vitest";
import { findHalfBinding } from "../../renderer/pages/bindings.ts";
import type { Draft } from "../../renderer/problems/draft.ts";
import type { Schema } from "../../renderer/schema/schema-types.ts";
import { reportMarkup } from "../../renderer/texts/report-markup.ts";
import { parseYaml } from "../../renderer/yaml/parse-yaml.ts";

const reading: Schema = { type: "string", "x-word": "article.reading", default: "{minutes} min read" };

function told(value: string, schema: Schema): Draft[] {
  const text = `a: "${value}"\n`;
  const { tree } = parseYaml(text);
  const node = tree?.kind === "map" ? tree.entries.get("a")!.value : tree!;
  const drafts: Draft[] = [];
  reportMarkup(value, schema, node, ["a"], { text, drafts });
  return drafts;
}

it("a place in braces that nothing fills is told, with the one that is meant", () => {
  const [one, ...others] = told("{minute} minutes", reading);
  expect([one?.code, one?.offer?.text, others.length]).toEqual(["bad-word", "{minutes}", 0]);
});
it.each(["{minutes} minutes", "minutes", "${item.readingTime} minutes"])(
  "%j is a word like another",
  (value) => expect(told(value, reading)).toEqual([]),
);
it("what is told stands where it is, though the same signs stand further up", () => {
  const value = "- **One.** A\n- ** Two.** B\n";
  const text = `a: |\n  ${value.trim().replace("\n", "\n  ")}\n`;
  const { tree } = parseYaml(text);
  const node = tree?.kind === "map" ? tree.entries.get("a")!.value : tree!;
  const drafts: Draft[] = [];
  reportMarkup(value, { type: "string", "x-kind": "markdown" }, node, ["a"], { text, drafts });
  expect(drafts.map(({ code, start }) => [code, text.slice(0, start).split("\n").length])).toEqual([
    ["half-markup", 3],
  ]);
});
it("braces in a text without places are left alone", () => {
  expect(told("{minute}", { type: "string", default: "{minutes}" })).toEqual([]);
  expect(told("{minute}", { type: "string", "x-word": "a.b", default: "Read" })).toEqual([]);
});

it.each(["$(site.brand}", "${site.brand)", "$[site.brand)", "#{site.brand]"])(
  "%s is a binding with a bracket of another kind",
  (text) => expect(findHalfBinding(`At ${text} we`)?.meant).toBe("${site.brand}"),
);
