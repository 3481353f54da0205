import { expect, it } from "vitest";
import { findInSource } from "../../renderer/check/find-in-source.ts";
import { parseYaml } from "../../renderer/yaml/parse-yaml.ts";

const text = "a: |\n  One.\n\n  Write to [${site.email}](a@b.example).\n";
const { tree } = parseYaml(text);
const node = tree?.kind === "map" ? tree.entries.get("a")!.value : tree!;
const whole = "One.\n\nWrite to [hi@c.example](a@b.example).\n";
const start = whole.indexOf("[");
const link = { whole, start, end: whole.indexOf(")") + 1 };

it("an address is found though the words of its link come from elsewhere", () => {
  const found = findInSource(text, node, { ...link, marks: "a@b.example" });
  expect(found && text.slice(found.start, found.end)).toBe("a@b.example");
});
it("and nothing is, where the address comes from elsewhere as well", () => {
  expect(findInSource(text, node, { ...link, marks: "hi@c.example" })).toBeUndefined();
  expect(findInSource(text, node, link)).toBeUndefined();
});
