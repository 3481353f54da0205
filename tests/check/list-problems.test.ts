import { describe, expect, it } from "vitest";
import type { HouseRules, RuleLevel } from "../../renderer/check/house-rules.ts";
import { listProblems } from "../../renderer/check/list-problems.ts";
import type { Problem } from "../../renderer/model.ts";
import { createLineIndex } from "../../renderer/problems/line-index.ts";
import { createProblem } from "../../renderer/problems/problem.ts";
import { readSwitchOffs } from "../../renderer/yaml/switch-offs.ts";

const text = "# check-off: long-title: it is a quotation\ntitle: Home\nblocks: []\n";
const lines = createLineIndex(text);
const title = text.indexOf("title: Home");

function problem(file: string, code: string, start: number, end = start + 1): Problem {
  return createProblem(file, { code, start, end, path: [], message: "Message." }, lines);
}

/** A site with two files, of which the first switches a rule off; what is left, in one line each. */
function listed(given: {
  general?: Problem[];
  a?: Problem[];
  b?: Problem[];
  ofSite?: Problem[];
  levels?: Record<string, RuleLevel>;
  comment?: boolean;
}): string[] {
  const ofSite = new Map<string, Problem[]>();
  for (const one of given.ofSite ?? []) ofSite.set(one.file, [...(ofSite.get(one.file) ?? []), one]);
  const rules: HouseRules = { levels: new Map(Object.entries(given.levels ?? {})), problems: [] };
  const switchOffs = given.comment ? readSwitchOffs(text, lines).switchOffs : [];
  return listProblems({
    general: given.general ?? [],
    files: [
      { file: "b.yaml", problems: given.b ?? [], switchOffs: [], lines },
      { file: "a.yaml", problems: given.a ?? [], switchOffs, lines },
    ],
    ofSite,
    rules,
  }).map(({ file, code, severity, range }) => `${file}:${range.start.offset} ${severity} ${code}`);
}

it("problems stand in the order of files, and in each in that of the text", () => {
  expect(
    listed({
      general: [problem("c.yaml", "bad-schema", 0), problem("a.yaml", "bad-schema", 9)],
      a: [problem("a.yaml", "wrong-type", 5)],
      b: [problem("b.yaml", "long-title", 3)],
      ofSite: [problem("b.yaml", "broken-link", 1), problem("public/x", "unused-picture", 0, 0)],
    }),
  ).toEqual([
    "a.yaml:5 error wrong-type",
    "a.yaml:9 error bad-schema",
    "b.yaml:1 error broken-link",
    "b.yaml:3 warning long-title",
    "c.yaml:0 error bad-schema",
    "public/x:0 warning unused-picture",
  ]);
});

describe("rules of the house", () => {
  it("weigh what files and the site show, and no problem of a schema or of the folder", () => {
    expect(
      listed({
        general: [problem("a.yaml", "long-title", 1)],
        a: [problem("a.yaml", "long-title", 2), problem("a.yaml", "wrong-type", 3)],
        ofSite: [problem("b.yaml", "broken-link", 4), problem("b.yaml", "duplicate-title", 5)],
        levels: { "long-title": "error", "broken-link": "warning", "duplicate-title": "off" },
      }),
    ).toEqual([
      "a.yaml:1 warning long-title",
      "a.yaml:2 error long-title",
      "a.yaml:3 error wrong-type",
      "b.yaml:4 warning broken-link",
    ]);
  });
});

describe("a comment of a file", () => {
  it("silences its rule on its line, in that file", () => {
    const on = (file: string) => [
      problem(file, "long-title", title),
      problem(file, "duplicate-title", title),
    ];
    expect(listed({ a: on("a.yaml"), b: on("b.yaml"), comment: true })).toEqual([
      `a.yaml:${title} warning duplicate-title`,
      `b.yaml:${title} warning long-title`,
      `b.yaml:${title} warning duplicate-title`,
    ]);
    expect(listed({ ofSite: on("a.yaml"), comment: true })).toEqual([
      `a.yaml:${title} warning duplicate-title`,
    ]);
  });
  it("does nothing on the lines around, and is then called unused", () => {
    const next = text.indexOf("blocks");
    expect(
      listed({
        a: [problem("a.yaml", "long-title", title - 1), problem("a.yaml", "long-title", next)],
        comment: true,
      }),
    ).toEqual([
      "a.yaml:0 warning unused-switch-off",
      `a.yaml:${title - 1} warning long-title`,
      `a.yaml:${next} warning long-title`,
    ]);
  });
  it("is not called unused while the file has an error, nor when the house says so", () => {
    expect(listed({ a: [problem("a.yaml", "wrong-type", 50)], comment: true })).toEqual([
      "a.yaml:50 error wrong-type",
    ]);
    expect(listed({ ofSite: [problem("a.yaml", "broken-link", 50)], comment: true })).toEqual([
      "a.yaml:50 error broken-link",
    ]);
    expect(listed({ comment: true, levels: { "unused-switch-off": "off" } })).toEqual([]);
    expect(listed({ comment: true, levels: { "unused-switch-off": "error" } })).toEqual([
      "a.yaml:0 error unused-switch-off",
    ]);
  });
});

describe("what the whole site shows", () => {
  it("is left out where the file itself shows something, unless it is no part of the text", () => {
    expect(
      listed({
        general: [problem("b.yaml", "bad-schema", 8)],
        a: [problem("a.yaml", "wrong-type", 5)],
        ofSite: [
          problem("a.yaml", "broken-link", 5),
          problem("a.yaml", "bad-link", 6),
          problem("a.yaml", "unused-collection", 5, 5),
          problem("b.yaml", "broken-link", 5),
          problem("b.yaml", "broken-link", 8),
        ],
      }),
    ).toEqual([
      "a.yaml:5 error wrong-type",
      "a.yaml:5 warning unused-collection",
      "a.yaml:6 error bad-link",
      "b.yaml:5 error broken-link",
      "b.yaml:8 error bad-schema",
    ]);
  });
});

it("a problem is made whole from its draft", () => {
  const draft = { code: "long-title", start: title, end: title + 5, path: ["title"], message: "Long." };
  const range = {
    start: { line: 2, column: 1, offset: title },
    end: { line: 2, column: 6, offset: title + 5 },
  };
  const plain = {
    code: "long-title",
    severity: "warning",
    file: "a.yaml",
    range,
    path: ["title"],
    message: "Long.",
  };
  expect(createProblem("a.yaml", draft, lines)).toStrictEqual(plain);
  const fix = { start: title, end: title + 5, text: "" };
  expect(createProblem("a.yaml", { ...draft, severity: "error", hint: "Cut it.", fix }, lines)).toStrictEqual(
    {
      ...plain,
      severity: "error",
      hint: "Cut it.",
      fix: { range, text: "" },
    },
  );
  expect(createProblem("a.yaml", { ...draft, code: "unheard-of" }, lines).severity).toBe("error");
});
