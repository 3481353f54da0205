import { expect, test } from "vitest";
import { iconMap } from "../../renderer/ui/icon-map.ts";
import names from "../../renderer/ui/icon-names.json" with { type: "json" };

test("every icon name that authors may use has a drawing, and the list is sorted", () => {
  expect(Object.keys(iconMap).sort()).toEqual(names);
  expect([...names].sort()).toEqual(names);
});
