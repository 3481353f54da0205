import { expect, it } from "vitest";
import { dropFollowers } from "../../renderer/yaml/drop-followers.ts";
import { readYamlText } from "../../renderer/yaml/read-yaml.ts";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";

const page = "title: About\nblocks:\n  - type: hero\n    heading: About\n";

it.each([
  ["a layout", "layout: page\n"],
  ["names that the page has as well", "layout: page\ntitle: Pasted\ndate: 2020-01-01\n"],
  ["a list", "tags:\n  - a\n  - b\npermalink: /x/\n"],
  ["a list at the margin, and a remark", "# Old\ntags:\n- a\n"],
])("keys of another system above a page: %s", (_, keys) => {
  const front = `---\n${keys}---\n`;
  for (const above of ["", "\n"]) {
    const { problems, tree } = readYamlText(`${above}${front}${page}`);
    expect(problems).toEqual([
      {
        code: "several-documents",
        params: { mark: "front" },
        start: above.length,
        end: above.length + 3,
        path: [],
        offer: { start: above.length, end: above.length + front.length, text: "" },
      },
    ]);
    // The page below is read.
    expect(tree?.kind === "map" && [...tree.entries.keys()]).toEqual(["title", "blocks"]);
  }
});

it.each([
  ["behind a remark", "# $schema=../site.schema.json\n", `---\ntitle: Front\n---\n`],
  ["without the dashes before them", "", `title: Front\nlayout: post\n---\n`],
  ["ended by dots", "", `---\ntitle: Front\n...\n`],
  [
    "with names that no page can have",
    "",
    `---\ntitle: Front\nmeta title: x\nog:image: y\nübersicht: z\n---\n`,
  ],
  ["with mistakes of their own", "", `---\ntitle:Front\ntags: “a”\n---\n`],
])("keys of another system above a page, %s: one message", (_, above, front) => {
  for (const end of ["\n", "\r\n"]) {
    const [remark, keys, below] = [above, front, page].map((text) => text.replaceAll("\n", end));
    const text = `${remark}${keys}${below}`;
    const { problems, tree } = readYamlText(text);
    expect(dropFollowers(text, problems).map(({ code, params }) => ({ code, params }))).toEqual([
      { code: "several-documents", params: { mark: "front" } },
    ]);
    expect(applyEdits(text, [problems[0]!.offer!])).toBe(`${remark}${below}`);
    expect(tree?.kind === "map" && [...tree.entries.keys()]).toEqual(["title", "blocks"]);
  }
});

it("what is wrong in a page below keys of another system is told as well", () => {
  const text = `---\nlayout: post\n---\n${page.replace("heading: ", "heading ")}`;
  const told = dropFollowers(text, readYamlText(text).problems);
  expect(told.map(({ code }) => code)).toEqual(["several-documents", "missing-colon"]);
});

it("a last line of dashes is offered to be left out", () => {
  const ended = `${page}---\n`;
  const [problem, ...others] = readYamlText(ended).problems;
  expect(others).toEqual([]);
  expect(applyEdits(ended, [problem!.offer!])).toBe(page);
});

it.each([
  ["the page's own keys", `---\ntitle: About\n---\nblocks:\n  - type: hero\n`],
  ["a page above another", `---\n${page}---\n${page}`],
  ["nothing", `---\n---\n${page}`],
  ["a redirect", `---\nredirect: /x\n---\n${page}`],
])("%s between dashes: told as a second document", (_, text) => {
  expect(readYamlText(text).problems[0]).toMatchObject({ params: { mark: "dashes" } });
});

it("one line of dashes above a page is in order", () => {
  expect(readYamlText(`---\n${page}`).problems).toEqual([]);
});
