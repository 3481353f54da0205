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

test("paths and lines of an icon are drawn as one, what has more to it by itself", () => {
  const drawn = (...node: Parameters<typeof lineIcon>[0]["node"]) =>
    renderToStaticMarkup(createElement(lineIcon({ node }))).replace(/<\/?svg[^>]*>/g, "");
  expect(
    drawn(
      ["circle", { cx: "12", cy: "12", r: "10" }],
      ["line", { x1: "12", x2: "12", y1: "8", y2: "12", key: "a" }],
      ["line", { x1: "12", x2: "12.01", y1: "16", y2: "16", key: "b" }],
      ["line", { x1: "2", x2: "22", y1: "2", y2: "20", key: "c" }],
      ["path", { d: "m5 12 2 3", key: "d" }],
    ),
  ).toBe('<path d="M12 8V12M12 16H12.01M2 2L22 20M5 12l2 3"></path><circle cx="12" cy="12" r="10"></circle>');
  expect(drawn(["line", { x1: "1", x2: "2", y1: "3", y2: "4", "stroke-dasharray": "2" }])).toContain(
    "<line ",
  );
});

test("an icon in a block of its own is hidden from screen readers, as lucide's is", () => {
  const Plus = lineIcon({ node: [["path", { d: "M5 12h14" }]] });
  expect(renderToStaticMarkup(createElement(Plus))).toContain('aria-hidden="true"');
  expect(renderToStaticMarkup(createElement(PlusOfLucide))).toContain('aria-hidden="true"');
});
