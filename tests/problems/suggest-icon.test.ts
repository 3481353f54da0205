import { expect, test } from "vitest";
import { suggestIcon } from "../../renderer/problems/suggest-icon.ts";
import icons from "../../renderer/ui/icon-names.json" with { type: "json" };

test.each([
  ["email", "mail"],
  ["E-mail", "mail"],
  ["check circle", "circle-check"],
  ["linkedin", "professional-network"],
  ["home", "house"],
  ["calender", "calendar"],
  ["braincircuit", "brain-circuit"],
  ["fa-users", "users"],
  ["fa-solid fa-envelope", "mail"],
  ["mdi:calendar", "calendar"],
])("who writes %s means %s", (written, meant) => expect(suggestIcon(written, icons)?.icon).toBe(meant));

test("nothing is made up for a word that is like no icon", () => {
  expect(suggestIcon("qqqqqq", icons)).toBeUndefined();
});

test("an icon that the site does not have is not suggested", () => {
  expect(suggestIcon("email", ["house"])).toBeUndefined();
});
