import { expect, it } from "vitest";
import { mapDraft } from "../../renderer/yaml/map-draft.ts";
import { applyEdits, createOffsetMap } from "../../renderer/yaml/text-edits.ts";

it("a problem before a line that was taken out does not reach over it, nor does its correction", () => {
  const source = "label: [a]\nlabel: b\ntone: ink\n";
  const round = [{ start: source.indexOf("]") + 1, end: source.indexOf("\ntone"), text: "" }];
  const edited = applyEdits(source, round);
  const span = { start: edited.indexOf("[a]"), end: edited.indexOf("[a]") + 3 };
  const found = mapDraft(
    { code: "yaml-version", path: [], ...span, fix: { ...span, text: "a" } },
    createOffsetMap([round]),
  );
  expect(source.slice(found.start, found.end)).toBe("[a]");
  expect(applyEdits(source, [found.fix!])).toBe("label: a\nlabel: b\ntone: ink\n");
});
