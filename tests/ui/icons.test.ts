import { Plus as PlusOfLucide } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { iconMap } from "../../renderer/ui/icon-map.ts";
import names from "../../renderer/ui/icon-names.json" with { type: "json" };
import lineIcon from "../../renderer/ui/line-icon.tsx";

test("every icon name that authors may use has a drawing, and the list is sorted", () => {
  expect(Object.keys(iconMap).sort()).toEqual(names);
  expect([...names].sort()).toEqual(names);
});

test("an icon in a block of its own is hidden from screen readers, as lucide's is", () => {
  const Plus = lineIcon({ node: [["path", { d: "M5 12h14" }]] });
  expect(renderToStaticMarkup(createElement(Plus))).toContain('aria-hidden="true"');
  expect(renderToStaticMarkup(createElement(PlusOfLucide))).toContain('aria-hidden="true"');
});
