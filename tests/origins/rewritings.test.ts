import { expect, it } from "vitest";
import { ownTexts } from "../yaml/yaml-texts.ts";
import { rewritings } from "./rewritings.ts";

it("nearly every file of the site can be written in every way", () => {
  const texts = Object.values(ownTexts("pages", "data"));
  for (const [name, rewrite] of Object.entries(rewritings).slice(1)) {
    const changed = texts.filter((text) => rewrite(text) !== text).length;
    expect({ name, isMost: changed > texts.length * 0.8 }, `${changed} of ${texts.length}`).toEqual({
      name,
      isMost: true,
    });
  }
});
