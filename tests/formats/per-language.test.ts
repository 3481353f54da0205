import { expect, it } from "vitest";
import { perLanguage } from "../../renderer/formats/per-language.ts";

it("makes a thing once for each language, also one that is nothing", () => {
  const made: string[] = [];
  const of = perLanguage((lang) => {
    made.push(lang);
    return lang === "la" ? undefined : { lang };
  });
  expect(of("de")).toBe(of("de"));
  expect(of("fr")).toEqual({ lang: "fr" });
  expect([of("la"), of("la")]).toEqual([undefined, undefined]);
  expect(made).toEqual(["de", "fr", "la"]);
});
