import { expect, it } from "vitest";
import { canParse } from "../../renderer/formats/can-parse.ts";

it.each([
  ["https://example.com/a", true],
  ["https://münchen.de/", true],
  ["https://example.com/größe?q=ä#ö", true],
  ["https://例え.jp/", true],
  ["https://", false],
  ["https://mün chen.de/", false],
  ["/über-uns", false],
])("%s is an address: %s", (address, isOne) => {
  expect(canParse(address)).toBe(isOne);
});

it("reads addresses from a base", () => {
  expect(canParse("/über-uns", "https://example.com")).toBe(true);
});

it("says the same of an address however often it is asked", () => {
  const answers = new Set<boolean>();
  for (let round = 0; round < 20_000; round += 1) {
    canParse(`https://example.com/${round}`);
    answers.add(canParse("https://münchen.de/"));
  }
  expect([...answers]).toEqual([true]);
});
