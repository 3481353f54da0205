import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Counter } from "../../renderer/editor/panel/controls/counter.tsx";

const says = (text: string, most: number): string =>
  renderToStaticMarkup(<Counter text={text} most={most} />);

it("counts as the check does: an emoji of one code point is one character", () => {
  expect(says("🌱".repeat(9), 10)).toContain("1 character left");
  expect(says("🌱".repeat(12), 10)).toContain("2 characters too many");
  expect(says("🌱".repeat(7), 10)).toBe("");
});
