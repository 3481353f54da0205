import { expect, test } from "vitest";
import { cutText } from "./cut-text.ts";

test("100 characters stay, 101 are cut to 97 and three dots", () => {
  expect(cutText("a".repeat(100), 100)).toBe("a".repeat(100));
  expect(cutText("a".repeat(101), 100)).toBe(`${"a".repeat(97)}...`);
});

test("without a limit nothing is cut", () => {
  expect(cutText("a".repeat(5000), undefined)).toHaveLength(5000);
});
