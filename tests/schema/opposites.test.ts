import { expect, it } from "vitest";
import { switchMeant } from "../../renderer/schema/opposites.ts";

it.each([
  ["noindex", "true", ["index", "draft"], "index: false"],
  ["no-index", "false", ["index"], "index: true"],
  ["robots", "noindex, nofollow", ["index"], "index: false"],
  ["sitemap", "no", ["index"], "index: false"],
  ["published", "true", ["index", "draft"], "draft: false"],
  ["isPublished", "false", ["draft"], "draft: true"],
  ["hidden", "true", ["draft"], "draft: true"],
  ["hidden", "true", ["show"], "show: false"],
  ["optional", "true", ["required"], "required: false"],
  ["collapsed", "true", ["open"], "open: false"],
  ["disableSearch", "true", ["search"], "search: false"],
])("knows %s: %s as one of %j", (wrong, written, names, said) => {
  const meant = switchMeant(wrong, written, names);
  expect(`${meant?.name}: ${meant?.value}`).toBe(said);
});

it.each([
  ["note", "true", ["index"]],
  ["published", "true", ["index"]],
  ["north", "true", ["th", "draft"]],
  ["title", "Home", ["index", "draft"]],
])("knows nothing of %s: %s", (wrong, written, names) => {
  expect(switchMeant(wrong, written, names)).toBeUndefined();
});

it("does not guess a value that says neither", () => {
  expect(switchMeant("published", "2026-03-01", ["draft"])).toEqual({ name: "draft", isOpposite: true });
});
