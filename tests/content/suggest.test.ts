import { expect, it } from "vitest";
import { editDistance, suggest } from "../../renderer/content/suggest.ts";

it.each([
  ["headng", ["heading", "text", "align"], "heading"],
  ["herf", ["href", "label"], "href"],
  ["Align", ["align", "text"], "align"],
  ["card_grid", ["card-grid", "hero"], "card-grid"],
  ["teh", ["the", "tea"], undefined],
  ["left", ["start", "center"], undefined],
  ["colour", ["tone", "columns"], undefined],
  ["x", ["y"], undefined],
  ["item", ["items", "title"], "items"],
  ["jobs2", ["jobs1", "jobs3"], undefined],
  ["on", ["no"], undefined],
])("%s among %j", (wrong, candidates, expected) => expect(suggest(wrong, candidates)).toBe(expected));

it("counts a swap of neighbours as one edit", () => expect(editDistance("gird", "grid")).toBe(1));
