import { transform } from "lightningcss";
import { describe, expect, it } from "vitest";
import { hyphenRules } from "../../renderer/publish/hyphen-rules.ts";

describe("long words of a page", () => {
  it.each(["de", "de-AT", "DE-ch", "fi", "nl-BE", "sv", "nb", "hu"])(
    "are parted with hyphens in %s",
    (lang) => {
      const rules = hyphenRules(lang);
      expect(rules).toContain(`:lang(${lang.slice(0, 2).toLowerCase()}){hyphens:auto`);
      const { warnings } = transform({ filename: "page.css", code: Buffer.from(rules), errorRecovery: true });
      expect(warnings).toEqual([]);
    },
  );

  it.each(["en", "en-GB", "fr", "he", "zh-Hans", "ja", "den", "x-de", ""])("cost nothing in %s", (lang) => {
    expect(hyphenRules(lang)).toBe("");
  });

  it("and short ones, code and addresses stay whole", () => {
    expect(hyphenRules("de")).toContain("hyphenate-limit-chars:12 ");
    expect(hyphenRules("de")).toMatch(/:is\(code,kbd,\[href\^=mailto\\:\],.*\{hyphens:manual\}/);
  });
});
