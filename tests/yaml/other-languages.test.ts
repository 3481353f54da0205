import { describe, expect, it } from "vitest";
import { toData } from "../../renderer/schema/to-data.ts";
import { parseYaml } from "../../renderer/yaml/parse-yaml.ts";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";

/** What is said of a text, what is read of it all the same, and what its one correction makes of it. */
function read(text: string) {
  const { tree, problems } = parseYaml(text);
  const [first] = problems;
  const edit = first?.fix ?? first?.offer;
  return {
    said: problems.map((problem) => [problem.code, text.slice(problem.start, problem.end)].join(" ")),
    data: tree && toData(tree, undefined, []),
    mended: edit && applyEdits(text, [edit]),
  };
}

const object = `{\n  title: 'News',\n  blocks: [\n    { type: 'hero', heading: 'Hello' },\n  ],\n}`;
const data = { title: "News", blocks: [{ type: "hero", heading: "Hello" }] };

describe("an object that a program hands on is one mistake", () => {
  it.each([
    ["export default", `export default ${object};\n`],
    ["export default", `export default ${object}\n`],
    ["export default (", `export default (${object});\n`],
    ["module.exports =", `module.exports = ${object}\n`],
    ["const page: Page =", `const page: Page = ${object};\n`],
    ["export const page =", `\nexport const page = ${object} as const;\n`],
  ])("%s", (tag, text) => {
    const { said, mended, ...is } = read(text);
    expect(said).toEqual([`template-tag ${tag}`]);
    expect(is.data).toEqual(data);
    expect(read(mended!)).toMatchObject({ said: [], data });
  });

  it("but not what is a page of its own", () =>
    expect(read("const: one\nexport: two\n")).toMatchObject({
      said: [],
      data: { const: "one", export: "two" },
    }));
});

describe("a file of JSON under the name of YAML has slips of JSON", () => {
  it.each([
    ["no comma", `{\n  "title": "News"\n  "text": "Ours"\n}\n`, 'bad-json "text"'],
    ["no bracket", `{\n  "title": "News",\n  "tags": [\n    "a"\n}\n`, "bad-json }"],
    ["rows without a comma", `[\n  { "id": "a" }\n  { "id": "b" }\n]\n`, "bad-json {"],
  ])("%s", (_, text, expected) => {
    const { said, mended } = read(text);
    expect(said).toEqual([expected]);
    expect(read(mended!).said).toEqual([]);
  });

  it.each([`{ title: News, tags: [a, b] }\n`, `{\n  "title": "News", # new\n  'tags': [a, b,],\n}\n`])(
    "what YAML can read is none: %j",
    (text) => expect(read(text).said).toEqual([]),
  );
});

describe("lines with equals signs are one mistake", () => {
  it.each<[name: string, text: string, data: unknown]>([
    ["a whole file", "title = News\nlang = en\n", { title: "News", lang: "en" }],
    ["with spaces left out", "title=News\nlang=en\n", { title: "News", lang: "en" }],
    ["of a part", "[site]\ntitle = News\nlang = en\n", { title: "News", lang: "en" }],
    ["with texts in marks", 'title = "News: ours"\nlang = "en"\n', { title: "News: ours", lang: "en" }],
    ["below others", "a: b\ntitle = News\nlang = en\nc: d\n", { a: "b", title: "News", lang: "en", c: "d" }],
    ["an entry", "a:\n  - title = News\n    lang = en\n", { a: [{ title: "News", lang: "en" }] }],
    [
      "entries, with a line between",
      "a:\n  - title = News\n    lang = en\n\n  # two\n  - title = Jobs\n    lang = de\n",
      {
        a: [
          { title: "News", lang: "en" },
          { title: "Jobs", lang: "de" },
        ],
      },
    ],
  ])("%s", (_, text, expected) => {
    const { said, mended, ...is } = read(text);
    expect(said).toEqual([expect.stringMatching(/^missing-colon title ?=$/)]);
    expect(is.data).toEqual(expected);
    expect(read(mended!)).toMatchObject({ said: [], data: expected });
  });

  it.each([
    "a: We say\n  b = c\n  d = e\n",
    "a:\n  b = c\n  d = e\n",
    "a: |\n  b = c\n  d = e\n",
    "a:\n  - b = c\n  - d = e\n",
    "- b = c\n- d = e\n",
    "a: /find?b=c\nd: e=f\n",
    "a: b\nd: e = f\n",
  ])("what may be a text is none: %j", (text) => expect(read(text).said).toEqual([]));
});

it("thousands of such lines come to an end", () => {
  expect(read("title = News\n".repeat(6_000)).said).not.toEqual([]);
  read(`a:\n${"  - title = News\n    lang = en\n    - x\n".repeat(3_000)}`);
});
