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
it("an address is found behind its words, which may say the same", () => {
  const written = "a: See the [visit](visit) page.\n";
  const root = parseYaml(written).tree;
  const value = root?.kind === "map" ? root.entries.get("a")!.value : root!;
  const shown = "See the [visit](visit) page.";
  const part = { start: shown.indexOf("["), end: shown.indexOf(")") + 1 };
  const found = findInSource(written, value, { whole: shown, ...part, marks: "visit" });
  expect(found?.start).toBe(written.lastIndexOf("visit"));
});
it("a link is found though its words come from elsewhere", () => {
  const found = findInSource(text, node, link);
  expect(found && text.slice(found.start, found.end)).toBe("[${site.email}](a@b.example)");
});
it("an address that comes from elsewhere is found as it is written, at its own line", () => {
  const written = "a: |\n  One of ${site.brand}.\n\n  Write to [us](/x) or [${site.email}](${site.email}).\n";
  const root = parseYaml(written).tree;
  const value = root?.kind === "map" ? root.entries.get("a")!.value : root!;
  const shown = "One of Acme.\n\nWrite to [us](/x) or [hi@c.example](hi@c.example).\n";
  const part = { start: shown.indexOf("[hi"), end: shown.lastIndexOf(")") + 1 };
  const found = findInSource(written, value, { whole: shown, ...part, marks: "hi@c.example" });
  expect(found?.start).toBe(written.lastIndexOf("${site.email}"));
  expect(found?.end).toBe(written.lastIndexOf(")"));
});
it("and nothing is, where all of the text comes from elsewhere", () => {
  const value = parseYaml("a: ${item.text}\n").tree;
  const one = value?.kind === "map" ? value.entries.get("a")!.value : value!;
  expect(findInSource("a: ${item.text}\n", one, link)).toEqual({ start: 3, end: 15 });
});
