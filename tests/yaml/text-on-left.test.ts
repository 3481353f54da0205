import { describe, expect, it } from "vitest";
import { parseYaml } from "../../renderer/yaml/parse-yaml.ts";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";
import { showProblem } from "../support/show-problems.ts";

const file = (lines: string): string => `blocks:\n  - a: |\n      One line.\n\n${lines}\n    b: 1\n`;

const indented = (lines: string): string => lines.replace(/^(?=\S)/gm, "      ");

describe("lines of a text that were pasted without its margin", () => {
  it.each([
    "Walk, do not run.",
    "Walk, do not run.\n\nNo glass at all!",
    "1. Walk, do not run.\n2. No glass.",
    "* Walk.\n* No glass.",
    "## Before you swim\n\nShower first.",
    "| Day | Time |\n| --- | --- |\n| Monday | nine |",
    "> It is warm.",
    "[Prices](/prices)",
    "**Walk**, do not run.",
    "Walk, do not run.\n\n      Here is the rest: of it.",
  ])("%j", (lines) => {
    const text = file(lines);
    const [problem, ...others] = parseYaml(text).problems;
    expect(others).toEqual([]);
    expect(showProblem(text, problem!)).toContain("wrong-indentation");
    expect(problem!.start).toBe(text.indexOf(lines));
    const mended = applyEdits(text, [problem!.offer!]);
    expect(mended).toBe(file(indented(lines)));
    expect(parseYaml(mended).problems).toEqual([]);
  });

  it("have the dashes of Markdown in place of other signs", () => {
    const text = file("•\tWalk.\n•\tNo glass.");
    const [problem] = parseYaml(text).problems;
    expect(applyEdits(text, [problem!.offer!])).toBe(file("      - Walk.\n      - No glass."));
  });

  it("may be all of it", () => {
    const text = "blocks:\n  - a: |\nOne line.\n\nAnd another one.\n    b: 1\n";
    const [problem, ...others] = parseYaml(text).problems;
    expect(others).toEqual([]);
    expect(applyEdits(text, [problem!.offer!])).toBe(
      "blocks:\n  - a: |\n      One line.\n\n      And another one.\n    b: 1\n",
    );
  });

  it.each([
    ["a greeting", file("Best wishes, Anna"), "stray-text"],
    ["below a text on one line", "a: One line.\n\nWalk, do not run.\n", "stray-text"],
    [
      "a block with another sign for its dash",
      "blocks:\n  - a: |\n      One line.\n  * type: list\n    b: 1\n",
      "list-sign",
    ],
    ["a remark", file("## The next one"), undefined],
    ["a remark above a name", file("# The next one"), undefined],
  ])("%s is none", (_, text, code) => {
    expect(parseYaml(text).problems.map((one) => one.code)).toEqual(code ? [code] : []);
  });
});

describe("code, tables and quotations in a text stay when a line of it is wrong", () => {
  const MARKDOWN =
    "```yaml\nqueue: mail\n```\n\n| a | b |\n| --- | --- |\n| c | d |\n\n> Note: it is `kept`.";
  const page = (opening: string, between = ""): string =>
    `blocks:\n  - a: ${opening}\n      One line.\n${between}\n${indented(MARKDOWN)}\n    b: 1\n`;

  it.each([
    ["the sign that opens it has words behind it", page("| Before"), "reserved-character"],
    ["a half-typed name stands in its middle", page("|", "    heading\n"), "wrong-indentation"],
    ["a line of it stands too far left", page("|", "    Walk, do not run.\n"), "wrong-indentation"],
  ])("%s", (_, text, code) => {
    const { problems } = parseYaml(text);
    expect(problems.map((one) => one.code)).toEqual([code]);
    const { fix, offer } = problems[0]!;
    const correction = fix ?? offer;
    if (correction) expect(applyEdits(text, [correction])).toContain(indented(MARKDOWN));
  });
});
