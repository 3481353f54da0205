import { expect, it } from "vitest";
import { findToolTag } from "../../renderer/languages/translatable.ts";

it.each([
  '<ph id="1"/>',
  "<x id=1>",
  "<g id='2'>",
  "{1}",
  "{{2}}",
  "[[1]]",
  "[3]",
  "%s",
  "%1$s",
  "<1/>",
  "⟦1⟧",
])("knows %s as a mark of a translation tool", (tag) => {
  expect(findToolTag(`Rufen Sie an: ${tag}.`, "Call ${site.phone}.")).toBe(tag);
});

it.each(["Rufen Sie an.", "[1](/about)", "50 %sofort", "<b>an</b>", "{phone}"])(
  "knows none in %s",
  (text) => {
    expect(findToolTag(text, "Call ${site.phone}.")).toBeUndefined();
  },
);

it("takes what the original has for no mark", () => {
  expect(findToolTag("Rufen Sie [1] an", "Call ${site.phone} [1]")).toBeUndefined();
});
