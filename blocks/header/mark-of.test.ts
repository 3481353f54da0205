import { expect, test } from "vitest";
import { markOf } from "./mark-of.ts";

test.each([
  ["/insights", "/insights", "page"],
  ["/insights", "/insights/articles", "true"],
  ["/insights", "/insights-2024", undefined],
  ["/insights", "/", undefined],
  ["/insights/articles", "/insights", undefined],
  ["/", "/", "page"],
  ["/", "/insights", undefined],
])("an entry for %s is marked on %s as %s", (href, route, mark) => {
  expect(markOf(href, route)).toBe(mark);
});

test("a page without an address of its own marks nothing", () => {
  expect(markOf("/")).toBeUndefined();
  expect(markOf("/", "")).toBeUndefined();
});

test("home of another language is marked on itself alone", () => {
  expect(markOf("/de", "/de/karriere", "/de")).toBeUndefined();
  expect(markOf("/de", "/de", "/de")).toBe("page");
  expect(markOf("/de/karriere", "/de/karriere/berlin", "/de")).toBe("true");
});
