import { describe, expect, it } from "vitest";
import { findForeignMarkup } from "../../renderer/texts/foreign-markup.ts";

const found = (text: string, isMarkdown: boolean) => {
  const one = findForeignMarkup(text, isMarkdown);
  return one && [one.fault.code, text.slice(one.start, one.end), one.meant];
};

describe("in a plain text visitors would see", () => {
  it.each([
    ["Integrity &amp; Excellence", "html-entity", "&amp;", "&"],
    ["Contact&nbsp;us", "html-entity", "&nbsp;", " "],
    ["It&#39;s", "html-entity", "&#39;", "'"],
    ["a &#x2013; b", "html-entity", "&#x2013;", "–"],
    ["<b>Contact</b> us", "html-in-text", "<b>", "Contact"],
    ["one<br/>two", "html-in-text", "<br/>", " "],
    ["Contact **us** now", "markdown-in-plain-text", "**us**", "us"],
    ["See [this](/about)", "markdown-in-plain-text", "[this](/about)", "this"],
    ["{% if x %}Hi", "template-tag", "{% if x %}", undefined],
  ])("%j", (text, ...expected) => expect(found(text, false)).toEqual(expected));
  it.each([
    "R&D",
    "A & B; C",
    "x < y and y > z",
    "<x> of it",
    "2 ** 3 ** 4",
    "file_name_with__marks",
    "[draft] (later)",
    "&unknown;",
    "5 * 3 * 2",
  ])("nothing odd in %j", (text) => expect(found(text, false)).toBeUndefined());
});

describe("in a text of Markdown visitors would see", () => {
  it.each([
    ["[a] (/b)", "[a] (/b)", "[a](/b)"],
    ["see (a)[https://example.com/x]", "(a)[https://example.com/x]", "[a](https://example.com/x)"],
    ["[a][/b]", "[a][/b]", "[a](/b)"],
    ["see [a]{/b} first", "[a]{/b}", "[a](/b)"],
    ["see [a]{/b) first", "[a]{/b)", "[a](/b)"],
    ["see [a]</b> first", "[a]</b>", "[a](/b)"],
    ["詳細は[概要]（/about#team）へ", "[概要]（/about#team）", "[概要](/about#team)"],
    ["詳細は［概要］(/about)へ", "［概要］(/about)", "[概要](/about)"],
    ["詳細は[概要](/about）へ", "[概要](/about）", "[概要](/about)"],
    ["a [link](/about in it.", "[link](/about", "[link](/about)"],
    [
      "see [the map(https://a.example/x) first",
      "[the map(https://a.example/x)",
      "[the map](https://a.example/x)",
    ],
    ["see [the map (/map) first", "[the map (/map)", "[the map](/map)"],
    ["see [the map]https://a.example/x.", "[the map]https://a.example/x", "[the map](https://a.example/x)"],
    ["see the map](/map) first", "](/map)", undefined],
    ["One.\n\nsee map](https://a.example/x)", "](https://a.example/x)", undefined],
    ["[[about]]", "[[about]]", undefined],
    ["[](/about)", "[](/about)", undefined],
  ])("half a link: %j", (text, ...expected) => expect(found(text, true)).toEqual(["half-link", ...expected]));
  it.each(["<!-- wp:paragraph -->", "<!-- /wp:list -->", "<!--more-->", "<!--StartFragment-->"])(
    "what another program marks a text with: %j",
    (comment) => {
      const expected = ["template-tag", comment, ""];
      expect(found(`One.\n\n${comment}\nTwo.`, true)).toEqual(expected);
    },
  );
  it.each([
    "<!-- a note -->\n\nOne.",
    "[a](/b)",
    "[a]( /b )",
    "[see (/map) for more]",
    "see [the\nmap](/map) first",
    "list[0](/x) and list\\](/x)",
    "[1]/2 and [x]:y",
    "![](/images/a.svg)",
    "(see [a](/b))",
    "[a](/b) (c)",
    "An option [x] (default: y)",
    "`[a] (/b)`",
    "```\n[a] (/b)\n```",
    "R &amp; D",
    "**bold**",
    '[a](/b "Title")',
    "a [b](/c){/d}",
    "［注］（詳細は後日）と[概要](/about)（/aboutの頁）",
  ])("nothing odd in %j", (text) => expect(found(text, true)).toBeUndefined());
});
