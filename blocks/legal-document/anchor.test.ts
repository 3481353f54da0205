import { expect, test } from "vitest";
import { anchorOf } from "./anchor.ts";

test("a heading becomes an anchor", () => {
  expect(anchorOf("How we use your data")).toBe("how-we-use-your-data");
  expect(anchorOf("7. Élan & speed!")).toBe("elan-speed");
  expect(anchorOf("42")).toBe("section");
});
