import { expect, it } from "vitest";
import { readYamlText } from "../../renderer/yaml/read-yaml.ts";

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
  ["the page's own keys", `---\ntitle: About\n---\nblocks:\n  - type: hero\n`],
  ["a page above another", `---\n${page}---\n${page}`],
  ["nothing", `---\n---\n${page}`],
  ["a text below", "---\ntitle: About\n---\nWe build things.\n"],
])("%s between dashes: told as a second document", (_, text) => {
  expect(readYamlText(text).problems[0]).toMatchObject({ params: { mark: "dashes" } });
});

it("one line of dashes above a page is in order", () => {
  expect(readYamlText(`---\n${page}`).problems).toEqual([]);
});
