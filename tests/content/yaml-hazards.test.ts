import { describe, expect, it } from "vitest";
import { createLineIndex } from "../../renderer/content/line-index.ts";
import { parseYaml } from "../../renderer/content/parse-yaml.ts";
import { readText } from "../../renderer/content/read-text.ts";

/** `line:column code «marked text»` of every problem of a file. */
function problemsOf(text: string): string[] {
  const lines = createLineIndex(text);
  return parseYaml(text).problems.map(({ code, start, end }) => {
    const { line, column } = lines.position(start);
    return `${line}:${column} ${code} «${text.slice(start, end)}»`;
  });
}

describe("what authors meet first", () => {
  const cases: Record<string, [text: string, ...expected: string[]]> = {
    "a number sign in a text": ["title: We are #1\n", "1:15 text-cut-off «#1»"],
    "a colour": ["colour: #fff\n", "1:9 text-cut-off «#fff»"],
    "a text over lines that a # cuts off": ["a: We are\n  #1 in\n  Europe\n", "2:3 text-cut-off «#1 in»"],
    "an ampersand": ["title: &amp; friends\n", "1:8 yaml-anchor «&amp; friends»"],
    "an exclamation mark": ["title: !Important news\n", "1:8 yaml-tag «!Important news»"],
    "a tag of a program": ["title: !!js/function x\n", "1:8 yaml-tag «!!js/function x»"],
    "a tag without a value": ["title: !hero\nb: 1\n", "1:8 yaml-tag «!hero»"],
    "an alias of nothing": ["a: *b\n", "1:4 yaml-alias «*b»"],
    "an alias before its anchor": ["a: *x\nb: &x 1\n", "1:4 yaml-alias «*x»", "2:4 yaml-anchor «&x 1»"],
    "a merge": ["a:\n  <<: 1\n", "2:3 yaml-alias «<<»"],
    "bold text": ["title: **bold**\n", "1:8 yaml-alias «**bold**»"],
    "a colon in a title": ["title: Careers: join us\nb: 1\n", "1:8 colon-in-text «Careers: join us»"],
    "two titles with colons and an at sign": [
      "a: Note: this\nb: Also: that\nc: @x\n",
      "1:4 colon-in-text «Note: this»",
      "2:4 colon-in-text «Also: that»",
      "3:4 reserved-character «@x»",
    ],
    "a value in braces and more": ["title: {brand} careers\n", "1:8 bracket-start «{brand} careers»"],
    "a backtick": ["title: `x`\n", "1:8 reserved-character «`x`»"],
    "a percent sign": ["title: %foo\n", "1:8 reserved-character «%foo»"],
    tabs: ["blocks:\n\t- type: hero\n\t  heading: Home\n", "2:1 tab-indentation «\t»"],
    "a tab in one line": ["a:\n  b: 1\n\tc: 2\n", "3:1 tab-indentation «\t»"],
    "a dash glued to its text": [
      "blocks:\n  -type: hero\n  -type: map\n",
      "2:3 glued-dash «-t»",
      "3:3 glued-dash «-t»",
    ],
    "a block too deep": ["blocks:\n  - type: hero\n      heading: x\n", "3:7 wrong-indentation «heading»"],
    "an option too shallow": ["blocks:\n  - type: hero\n   heading: x\n", "3:4 wrong-indentation «heading»"],
    "a list entry too shallow": ["blocks:\n    - type: a\n  - type: b\n", "3:3 wrong-indentation «-»"],
    "a name at the wrong level": ["a:\n    b: 1\n  c: 2\n", "3:3 wrong-indentation «c»"],
    "smart quotes around a colon": ["title: “Hi: there”\n", "1:8 smart-quotes «“Hi: there”»"],
    "no-break spaces as indentation": [
      "blocks:\n\u00a0\u00a0- type: x\n",
      "2:1 no-break-space «\u00a0\u00a0»",
    ],
    "a no-break space after a colon": ["a: 1\ntitle:\u00a0Home\n", "2:7 no-break-space «\u00a0»"],
    "a quotation mark not closed": ['title: "Careers\nb: 1\n', '1:8 unclosed-quote «"Careers»'],
    "a quotation mark closed by the next one": [
      'x:\n  heading: "Careers\n  text: "Join us"\n',
      '2:12 unclosed-quote «"Careers»',
    ],
    "a quotation mark closed by one further down": [
      'x:\n  heading: "Careers\n  text: Join us"\n',
      '2:12 unclosed-quote «"Careers»',
    ],
    "an apostrophe inside": ["title: 'It's here'\n", "1:8 quote-inside «'It's here'»"],
    "text behind a quotation": ['title: "Hello" world\n', '1:8 text-after-quote «"Hello" world»'],
    "the same name twice": ["a: 1\nb: 2\na: 3\n", "3:1 duplicate-name «a»"],
    "a name that programs keep": ["__proto__: 1\n", "1:1 reserved-name «__proto__»"],
    "a list as a name": ["? [a]\n: b\n", "1:3 bad-name «[a]»"],
    "no name": [": x\n", "1:1 bad-name «:»"],
    "no space after a colon": ["a: 1\ntitle:Careers\n", "2:1 missing-space «title:»"],
    "no colon": ["a: 1\ntitle\nb: 2\n", "2:1 missing-colon «title»"],
    "an equals sign": ["a = 1\nb: 2\n", "1:1 missing-colon «a = »"],
    "two documents": ["a: 1\n---\nb: 2\n", "2:1 several-documents «---»"],
    "an older YAML": ["%YAML 1.1\n---\na: yes\n", "1:1 yaml-version «%YAML 1.1»"],
    "a bracket not closed": ["a: [1, 2\nb: 3\n", "1:4 unclosed-bracket «[1, 2»"],
    "a binding in brackets": ["a: { b: ${item.x}, c: 2 }\n", "1:9 unquoted-binding «${item.x}»"],
    "text on the line of a block text": ["a: > text\n", "1:4 reserved-character «> text»"],
    "a dash on the line of a name": ["a: - x\n", "1:4 list-on-line «- x»"],
    "a backslash": ['a: "C:\\q"\n', "1:7 bad-escape «\\q»"],
    "a lone half of a character": ['a: "\\ud800"\n', '1:4 hidden-character «"\\ud800"»'],
    "deep brackets": [`a: ${"[".repeat(20_000)}`, "1:68 too-deep «[»"],
    "deep dashes": [`${"- ".repeat(3_000)}x`, "1:129 too-deep «-»"],
  };
  it.each(Object.entries(cases))("%s", (_, [text, ...expected]) => {
    expect(problemsOf(text)).toEqual(expected);
  });
});

describe("what is fine", () => {
  const cases: Record<string, string> = {
    "a comment behind a value": "source: jobs   # data/jobs.yaml\n",
    "a comment line": "# yaml-language-server: $schema=../site.schema.json\ntitle: Home\n",
    "a binding": "title: ${site.brand}\n",
    "three dashes at the top": "---\na: 1\n",
    "carriage returns": "a: 1\r\nb:\r\n  - c: 2\r\n",
    "a byte order mark": "\ufeffa: 1\n",
    "a colon without a space": "time: 12:30\nhref: https://example.com\n",
    "a number sign inside a word": "language: C# and F#\n",
    "no-break spaces inside a text": "price: 10\u00a0000 m\n",
    "an emoji of several parts": "mood: 👩‍💻\n",
    "a block of text that looks like YAML": "text: |\n  title: x\n  - y: z\n",
  };
  it.each(Object.entries(cases))("%s", (_, text) => expect(problemsOf(text)).toEqual([]));
});

it("reports what stands behind a mistake in the grammar, and nothing that follows from it", () => {
  const text = 'title: Careers: join us\nblocks:\n  -type: hero\n    heading: "Open\n    text: @all\n';
  expect(problemsOf(text)).toEqual([
    "1:8 colon-in-text «Careers: join us»",
    "3:3 glued-dash «-t»",
    '4:14 unclosed-quote «"Open»',
    "5:11 reserved-character «@all»",
  ]);
});

it("counts columns without the byte order mark and lines by their breaks", () => {
  expect(problemsOf("\ufefftitle: @x\r\nb: @y\r\n")).toEqual([
    "1:8 reserved-character «@x»",
    "2:4 reserved-character «@y»",
  ]);
});

describe("bytes", () => {
  it("names line and column of a byte that is not UTF-8", () => {
    const { text, shown, problems } = readText(Buffer.from("title: ok\nname: Caf\xe9\n", "latin1"));
    expect(text).toBeUndefined();
    expect(createLineIndex(shown).position(problems[0]!.start)).toMatchObject({ line: 2, column: 10 });
    expect(problems[0]!.message).toContain("byte E9");
  });
  it("finds characters that nobody sees", () => {
    const { problems } = readText(Buffer.from("a: x\u200by\u202e\u0000\n"));
    expect(problems.map((problem) => problem.message)).toEqual([
      "There is an invisible character here (a zero-width space, U+200B).",
      "There is an invisible character here (a mark that turns the direction of the text, U+202E).",
      "There is an invisible character here (a zero byte, U+0000).",
    ]);
  });
  it("refuses more than 1 MB", () => {
    expect(readText(Buffer.alloc(1_048_577, 97)).problems.map((problem) => problem.code)).toEqual([
      "file-too-large",
    ]);
  });
});
