import { afterAll, describe, expect, it } from "vitest";
import { markdownOfHtml } from "../../renderer/texts/html-to-markdown.ts";
import { parseYaml } from "../../renderer/yaml/parse-yaml.ts";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";
import { mockSite, removeMockSites, summary } from "../support/mock-site.ts";

afterAll(removeMockSites);

const inLines = (text: string): string => `text: |\n  ${text.replaceAll("\n", "\n  ")}\nmore: 1\n`;

function mended(file: string): string | undefined {
  const { tree } = parseYaml(file);
  const edit = markdownOfHtml(file, tree?.kind === "map" ? tree.entries.get("text")!.value : tree!);
  return edit && applyEdits(file, [edit]);
}

describe("HTML in a text of several lines", () => {
  it.each([
    ["We are <b>open</b> and <i>warm</i>.", "We are **open** and *warm*."],
    ["<strong>Open </strong>today, <del>not</del> <em>now</em>", "**Open** today, ~~not~~ *now*"],
    ["<b>All <i>day</i></b>", "**All *day***"],
    [
      'See <a class="x" href="/prices" target="_blank">the <b>prices</b></a>.',
      "See [the **prices**](/prices).",
    ],
    ["See <A HREF='/prices'>them</A>, <a name=here>or</a> not.", "See [them](/prices), or not."],
    ["<p>One.</p>\n<p>Two.</p>", "One.\n  \n  Two."],
    ["<p>One.</p><p>Two<br>lines.</p>", "One.\n\n  Two\\\n  lines."],
    ["One.<br/>\nTwo.<br>", "One.\\\n  Two."],
    ["<h2>Before</h2>\nSwim.", "## Before\n\n  Swim."],
    ["<h1>Before</h1><p>Swim.</p>", "## Before\n\n  Swim."],
    ["<ul>\n<li>One</li>\n<li><b>Two</b></li>\n</ul>", "- One\n  - **Two**"],
    ["We have:\n<ol><li>One<li>Two</ol>", "We have:\n  1. One\n  2. Two"],
    ["<ul><li>One</li></ul><p>Two</p>", "- One\n\n  Two"],
    ['<img alt="The pool" src="/images/pool.svg">', "![The pool](/images/pool.svg)"],
    ['<p class="MsoNormal"><span lang=EN>One</span> <font color="red">two</font><o:p></o:p></p>', "One two"],
    ["Press <code>F5</code>", "Press `F5`"],
    ["One\n\n<hr>\n\nTwo", "One\n\n  ---\n\n  Two"],
  ])("%j becomes %j", (html, markdown) => {
    expect(mended(inLines(html))?.replace(/^ +$/gm, "")).toBe(
      `text: |\n  ${markdown.replace(/^ +$/gm, "")}\nmore: 1\n`,
    );
  });

  it.each([
    "10 m<sup>2</sup>",
    '<iframe src="https://video.example/1"></iframe>',
    "<table><tr><td>One</td></tr></table>",
    "We are <b>open.",
    "We are open.</b>",
    "<b>We <i>are</b> open</i>",
    "<ul><li>One<ul><li>Two</li></ul></li></ul>",
    '<a href="/two words">One</a>',
    '<img src="/images/pool.svg">',
    "Write `<b>` for <b>bold</b>",
    "A \\<b> and <b>two</b>",
    "Words <p>One.</p>",
    "<b>One <p>two</p></b>",
    "1 < 2 and 3 > 2",
  ])("%j has none that is certain", (html) => expect(mended(inLines(html))).toBeUndefined());
});

describe("HTML in a text of one line", () => {
  it.each([
    ["text: We are <b>open</b>\n", 'text: "We are **open**"\n'],
    ["text: <b>We</b> are open # now\n", 'text: "**We** are open" # now\n'],
    ['text: "We <a href=\\"/a\\">are</a>: open"\n', 'text: "We [are](/a): open"\n'],
    ["text: 'It''s <b>warm</b>'\n", "text: 'It''s **warm**'\n"],
    ["text: <p>We are <span>open</span></p>\n", 'text: "We are open"\n'],
    ["{ text: <i>We</i>, more: 1 }\n", '{ text: "*We*", more: 1 }\n'],
    ["text: >\n  We are\n  <b>open</b>\n", "text: >\n  We are\n  **open**\n"],
    ["text: We are<br>open\n", undefined],
    ["text: <p>One</p><p>Two</p>\n", undefined],
    ["text: <h2>One</h2>\n", undefined],
    ["text: <ul><li>One</li></ul>\n", undefined],
    ["text: '<b>It''s</b> warm'\n", undefined],
    ["text: >\n  One<br>two\n", undefined],
  ])("%j", (file, right) => expect(mended(file)).toBe(right));
});

describe("on a page", () => {
  const page = (text: string): string =>
    `title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    heading: About\n  - type: prose\n    text: |\n      ${text}\n`;

  it("is one message, and offered", async () => {
    const site = await mockSite({
      "pages/about.yaml": page('<p class="MsoNormal"><b>We</b> are open.<o:p></o:p></p>'),
    });
    expect(summary(site)).toEqual(['pages/about.yaml:8:7 html-in-text «<p class="MsoNormal">»']);
    expect(site.problems[0]!.offer?.text).toBe("**We** are open.");
    expect(summary(await mockSite({ "pages/about.yaml": page("**We** are open.") }))).toEqual([]);
  });

  it("is not offered where the words come from a row", async () => {
    const site = await mockSite({
      "data/team.yaml": "- id: ana\n  name: Ana\n",
      "pages/about.yaml": page("Ask <b>us</b>, ${site.brand}."),
    });
    expect(site.problems.map(({ code, offer }) => [code, offer?.text])).toEqual([
      ["html-in-text", undefined],
    ]);
  });
});
