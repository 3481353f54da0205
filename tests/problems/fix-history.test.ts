import { expect, it } from "vitest";
import { applyFixes } from "../../renderer/commands/apply-fixes.ts";
import { FixHistory } from "../../renderer/commands/fix-history.ts";
import type { Problem } from "../../renderer/model.ts";
import { formatText } from "../../renderer/problems/format-text.ts";
import { createLineIndex } from "../../renderer/problems/line-index.ts";

/** A problem whose correction writes `text` in place of `from`. */
function problem(source: string, from: string, text: string, kind: "fix" | "offer" = "fix"): Problem {
  const start = source.indexOf(from);
  const range = createLineIndex(source).range(start, start + from.length);
  return {
    code: "smart-quotes",
    severity: "error",
    file: "pages/index.yaml",
    range,
    path: [],
    message: "Wrong.",
    [kind]: { range, text },
  };
}

it("leaves what a person has to choose, until it is asked for", () => {
  const source = "title: a\n";
  const list = [problem(source, "a", "b", "offer")];
  expect(applyFixes(source, list).applied).toBe(0);
  expect(applyFixes(source, list, { offers: true })).toMatchObject({
    text: "title: b\n",
    written: [{ line: 1, before: "a", after: "b" }],
  });
});

it("counts a correction that changes nothing as none", () => {
  const source = "title: a\n";
  expect(applyFixes(source, [problem(source, "a", "a")])).toMatchObject({ text: source, applied: 0 });
});

it("takes a correction back that has to be corrected again", () => {
  const source = "title: a\nname: c\n";
  const history = new FixHistory(source);
  const first = history.next(source, [problem(source, "a", "'a'"), problem(source, "c", "d")], false);
  expect(first).toBe("title: 'a'\nname: d\n");
  const second = history.next(first, [problem(first, "'a'", "'''a'''")], false);
  expect(second).toBe(source);
  const third = history.next(second, [problem(source, "a", "'a'"), problem(source, "c", "d")], false);
  expect(third).toBe("title: a\nname: d\n");
  expect(history.failed).toEqual([{ code: "smart-quotes", line: 1, before: "a", after: "'a'" }]);
});

it("does not go round in a circle", () => {
  const history = new FixHistory("title: a\n");
  const there = history.next("title: a\n", [problem("title: a\n", "a", "b")], false);
  expect(history.next(there, [{ ...problem(there, "b", "a"), code: "glued-dash" }], false)).toBe(there);
});

it("prints what an offer would make of its line", () => {
  const source = "  title: a\n";
  expect(
    formatText([problem(source, "a", '"a"', "offer")], { source: () => source, colour: false }),
  ).toContain('  Wrong.\n  Could be: title: "a"\n');
});
