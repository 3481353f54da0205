import { expect, it } from "vitest";
import { applyFixes } from "../../renderer/commands/apply-fixes.ts";
import { FixHistory } from "../../renderer/commands/fix-history.ts";
import type { Problem } from "../../renderer/model.ts";
import { formatText } from "../../renderer/problems/format-text.ts";
import { createLineIndex } from "../../renderer/problems/line-index.ts";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";

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
  const next = (...problems: Problem[]): string => applyEdits(history.text, history.next(problems, false));
  const both = () => [problem(source, "a", "'a'"), problem(source, "c", "d")];
  const first = next(...both());
  expect(first).toBe("title: 'a'\nname: d\n");
  expect(next(problem(first, "'a'", "'''a'''"))).toBe(source);
  expect(next(...both())).toBe("title: a\nname: d\n");
  expect(history.failed).toEqual([{ code: "smart-quotes", line: 1, before: "a", after: "'a'" }]);
  expect(history.edits).toEqual([{ start: 15, end: 16, text: "d" }]);
});

it("does not go round in a circle", () => {
  const history = new FixHistory("title: a\n");
  history.next([problem("title: a\n", "a", "b")], false);
  const back = { ...problem(history.text, "b", "a"), code: "glued-dash" };
  expect(history.next([back], false)).toEqual([]);
  expect(history.text).toBe("title: b\n");
});

it("prints what an offer would make of its line", () => {
  const source = "  title: a\n";
  expect(
    formatText([problem(source, "a", '"a"', "offer")], { source: () => source, colour: false }),
  ).toContain('  Wrong.\n  Could be: title: "a"\n');
});
