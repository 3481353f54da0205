import { expect, it } from "vitest";
import { parseYaml } from "../../renderer/yaml/parse-yaml.ts";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";

it("tells an entry that lost its dash and became words of the one above, and offers the dash", () => {
  const text = "a:\n  - Data\n  - Cleaning\n    Transformation\n  - Charts\n";
  const [problem, ...others] = parseYaml(text).problems;
  expect(others).toEqual([]);
  expect(problem?.code).toBe("missing-dash");
  expect(applyEdits(text, [problem!.offer!])).toBe(
    "a:\n  - Data\n  - Cleaning\n  - Transformation\n  - Charts\n",
  );
});

it.each([
  ["goes on in small letters", "a:\n  - Data\n  - Cleaning\n    of records\n  - Charts\n"],
  ["is long", `a:\n  - Data\n  - ${"Cleaning of all records ".repeat(3)}\n    Then rest\n  - Charts\n`],
  ["ends with a comma", "a:\n  - Data\n  - Dear reader,\n    Anna\n  - Charts\n"],
  ["is one of several that go on", "a:\n  - Data\n    One\n  - Cleaning\n    Two\n  - Charts\n"],
])("says nothing of a text that %s", (_, text) => {
  expect(parseYaml(text).problems).toEqual([]);
});
