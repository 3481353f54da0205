import { describe, expect, it } from "vitest";
import { findLookAlike, withoutLookAlikes } from "../../renderer/problems/look-alikes.ts";
import { wordingOf } from "../../renderer/problems/problem.ts";
import { suggest } from "../../renderer/problems/suggest.ts";

describe("signs that only look like those of ASCII", () => {
  it.each([
    ["hеading", "heading"],
    ["Νews", "News"],
    ["ｈero", "hero"],
    ["–date", "-date"],
    ["／contact", "/contact"],
    ["Büro", "Büro"],
    ["plain", "plain"],
  ])("%j reads as %j", (text, plain) => expect(withoutLookAlikes(text)).toBe(plain));
  it("are named", () => {
    expect(findLookAlike("hеading")).toEqual({ sign: "е", codePoint: "0435", like: "e" });
    expect(findLookAlike("heading")).toBeUndefined();
  });
  it("are no slip of another word", () => expect(suggest("hеading", ["heading", "reading"])).toBe("heading"));
  it("are named beside a suggestion that would read the same", () => {
    const fault = { code: "unknown-icon", params: { icon: "scаle", guess: "scale" } } as const;
    expect(wordingOf(fault).hint).toBe('Did you mean "scale"? "а" (U+0430) only looks like "a".');
    expect(wordingOf({ ...fault, params: { icon: "scle", guess: "scale" } }).hint).toBe(
      'Did you mean "scale"?',
    );
  });
});
