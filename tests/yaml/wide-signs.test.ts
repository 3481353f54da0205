import { describe, expect, it } from "vitest";
import { readYamlText } from "../../renderer/yaml/read-yaml.ts";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";

/** What is said of a text and of which signs, and the text with all fixes made. */
const read = (text: string) => {
  const { problems } = readYamlText(text);
  const edits = problems.flatMap(({ fix }) => fix ?? []);
  return [
    problems.map(({ code, start, end }) => `${code} ${text.slice(start, end)}`),
    applyEdits(text, edits),
  ];
};
const wide = (sign: string): string[] => [`look-alike ${sign}`];

describe("wide signs in the place of those of YAML", () => {
  it.each([
    ["：", "title：案内\n", "title: 案内\n"],
    ["：", "title：　案内\n", "title: 案内\n"],
    ["：", "blocks：\n  - type: hero\n", "blocks:\n  - type: hero\n"],
    ["：", "a:\n  - b: 1\n    c：d\n", "a:\n  - b: 1\n    c: d\n"],
    ["：", "a:\n  - b：1\n    c: d\n", "a:\n  - b: 1\n    c: d\n"],
    ["：", "専門：循環器\n", "専門: 循環器\n"],
    ["：", "title：{ of: About, text: 概要 }\n", "title: { of: About, text: 概要 }\n"],
    ["：", "title: { of：About, text：概要 }\n", "title: { of: About, text: 概要 }\n"],
    ["：", "title: { of: About, text：概要 }\n", "title: { of: About, text: 概要 }\n"],
    ["：", 'title: { "of"：About, text: 概要 }\n', 'title: { "of": About, text: 概要 }\n'],
    ["｛", "title: ｛ of: About, text: 概要 ｝\n", "title: { of: About, text: 概要 }\n"],
    ["｛", "title: ｛ of: About, text: 概要 }\n", "title: { of: About, text: 概要 }\n"],
    ["｝", "title: { of: About, text: 概要 ｝\n", "title: { of: About, text: 概要 }\n"],
    ["：", "title：｛of：About，text：東京、大阪｝\n", "title: {of: About, text: 東京、大阪}\n"],
    ["［", "a: ［{ b: 1 }, { b: 2 }］\n", "a: [{ b: 1 }, { b: 2 }]\n"],
    ["［", "a: ［｛ b：1，c：x：y ｝，｛ b：2 ｝］\n", "a: [{ b: 1, c: x：y }, { b: 2 }]\n"],
    ["｛", "a:\n  - ｛ b: 1 ｝\n", "a:\n  - { b: 1 }\n"],
  ])("%s is told once on a line: %j", (sign, text, mended) =>
    expect(read(text)).toEqual([wide(sign), mended]),
  );

  it("two lines are two mistakes", () =>
    expect(read("a:\n  of：About\n  text：概要\n")).toEqual([
      [...wide("："), ...wide("：")],
      "a:\n  of: About\n  text: 概要\n",
    ]));

  it.each(["，", "、", "；", "،", "؛"])("a comma %s parts names and groups", (sign) => {
    expect(read(`a: { b: 1${sign}c: 2 }\n`)).toEqual([[`missing-comma ${sign}`], "a: { b: 1, c: 2 }\n"]);
    expect(read(`a: [{ b: 1 }${sign}{ b: 2 }]\n`)).toEqual([
      [`missing-comma ${sign}`],
      "a: [{ b: 1 }, { b: 2 }]\n",
    ]);
  });

  it.each([
    ["[東京、大阪]", "[東京, 大阪]"],
    ["[العربية، الفرنسية]", "[العربية, الفرنسية]"],
    ["[ a ؛ b；c ] # d", "[ a, b, c ] # d"],
  ])("and the entries of %s, as likely meant", (written, meant) => {
    const text = `a: ${written}\n`;
    const { problems } = readYamlText(text);
    expect(problems.map(({ code }) => code)).toEqual(["missing-comma"]);
    expect(applyEdits(text, [problems[0]!.offer!])).toBe(`a: ${meant}\n`);
  });

  it.each([
    "a: 受付：10時\n",
    "a: [東京、大阪、京都へようこそ。, b]\n",
    "a: [ようこそ、大阪へ。]\n",
    "a: [مرحبا، كيف حالك؟]\n",
    'a: ["東京、大阪"]\n',
    "a: [Wir kommen wieder， und zwar schon im nächsten Sommer]\n",
    "a: 案内\n  日時：10月\n",
    "a:\n  日時：10月\n  場所：東京\n",
    "a:\n  - 日時：10月\n  - 場所：東京\n",
    "a: |\n  b：c\n",
    "a: >\n  x\n\n  ｛ b: c ｝\n",
    'a: "｛ b: c ｝"\n',
    "a: ［要予約］\n",
    "a: ［要予約］ご相談\n",
    "a: ｛仮｝の題\n",
    "a: [東京、大阪, 受付：10時]\n",
    'a: { b: 受付：10時, c: "x，y：z" }\n',
    "a: { b: 東京、大阪 }\n",
    "a: b # c：d\n",
    "# title：x\na: b\n",
    "a: ${item.x}：y\n",
    "a:\n  - b: 1\n    c: x\n      d：e\n",
  ])("but in texts they are ordinary: %j", (text) => expect(read(text)).toEqual([[], text]));
});
