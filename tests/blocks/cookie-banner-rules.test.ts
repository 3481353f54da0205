import { expect, it } from "vitest";
import check from "../../blocks/cookie-banner/rules.ts";

it("each category of cookies has a name of its own", () => {
  const names = (...list: string[]) => check({ categories: list.map((name) => ({ name })) });
  expect(names("essential", "analytics", "marketing")).toEqual([]);
  expect(names("essential", "analytics", "analytics").map(({ path }) => path)).toEqual([
    ["categories", 2, "name"],
  ]);
});
