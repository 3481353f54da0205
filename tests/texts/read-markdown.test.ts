import { describe, expect, it } from "vitest";
import { readMarkdown, readMarkdownLine } from "../../renderer/texts/read-markdown.ts";

/** What a text links to, each with the piece of the text that it stands in. */
const links = (text: string) =>
  readMarkdown(text).links.map(({ href, start, end }) => [href, text.slice(start, end)]);

describe("links in Markdown, and where they stand", () => {
  const cases: Record<string, [text: string, ...links: [href: string, words: string][]]> = {
    "one in a sentence": ["See [us](/about).", ["/about", "[us](/about)"]],
    "several, in their order": [
      "[a](/one) and [b](/two)[c](/three)",
      ["/one", "[a](/one)"],
      ["/two", "[b](/two)"],
      ["/three", "[c](/three)"],
    ],
    "one with a title": ['[us](/about "About us")', ["/about", '[us](/about "About us")']],
    "one over two lines": ["a\n[about\nus](/about)", ["/about", "[about\nus](/about)"]],
    "one in angle brackets, spaces included": ["[us](</about us>)", ["/about us", "[us](</about us>)"]],
    "one in angle brackets that is empty": ["[us](<>)", ["", "[us](<>)"]],
    "one without an address": ["[us]()", ["", "[us]()"]],
    "one with brackets in pairs": ["[x](/a_(b)_c) (then)", ["/a_(b)_c", "[x](/a_(b)_c)"]],
    "one that nobody may follow": ["[x](javascript:y)", ["javascript:y", "[x](javascript:y)"]],
    "one with a character written out": [
      "[x](java&#115;cript:y)",
      ["javascript:y", "[x](java&#115;cript:y)"],
    ],
    "a text in square brackets": ["Yes [or no] (perhaps)"],
    "an escaped bracket": ["\\[us](/about)"],
    "brackets in brackets": ["[see [1] here](/about)", ["/about", "[see [1] here](/about)"]],
    "a picture": ["![Team](/images/team.svg)"],
    "a picture that is a link": ["[![Team](/t.svg)](/about)", ["/about", "[![Team](/t.svg)](/about)"]],
    "a definition, where it is used": ["See [us][a].\n\n[a]: /about\n", ["/about", "[us][a]"]],
    "a definition that is not used": ["[a]: /about"],
    "an address in angle brackets": [
      "a <https://example.com/a>",
      ["https://example.com/a", "<https://example.com/a>"],
    ],
    "an address that stands bare": [
      "`www.a.example` See www.a.example/b_c, not node.js.",
      ["http://www.a.example/b_c", "www.a.example/b_c"],
    ],
    "an e-mail address that stands bare": [
      "_To_ me_too@a.example.",
      ["mailto:me_too@a.example", "me_too@a.example"],
    ],
    "one in a quotation in a list": ["- a\n  > b\n  > [c](/d)\n", ["/d", "[c](/d)"]],
    "one in a heading": ["a\n\n  ## [b](/c) ##", ["/c", "[b](/c)"]],
    "one in a cell": ["| a | b |\n| - | - |\n| [x](/1) | [x](/1) |", ["/1", "[x](/1)"], ["/1", "[x](/1)"]],
    "one in a footnote": ["a[^1]\n\n[^1]: See [b](/c).\n", ["/c", "[b](/c)"]],
    "one in code": ["`[a](/one)`\n\n    [a](/one)\n\n```\n[a](/one)\n```\n[b](/two)", ["/two", "[b](/two)"]],
    "an element": ['<a href="https://example.com">'],
    nothing: [""],
  };
  it.each(Object.entries(cases))("%s", (_, [text, ...expected]) => expect(links(text)).toEqual(expected));

  it("twice the same stand in two places", () => {
    const text = "[x](/1) | [x](/1)";
    expect(readMarkdown(text).links.map(({ start }) => start)).toEqual([0, 10]);
    const table = `| a | b |\n| - | - |\n| ${text} |`;
    expect(readMarkdown(table).links.map(({ start }) => start)).toEqual([22, 32]);
  });

  it("of a line are those of a paragraph", () => {
    expect(readMarkdownLine("- [a](/b) <u>c</u>")).toMatchObject({
      html: '- <a href="/b">a</a> c',
      links: [{ href: "/b", start: 2, end: 9 }],
      leftOut: [{ html: "<u>" }, { html: "</u>" }],
    });
  });
});

it("pictures are found with their words, wherever they stand", () => {
  const text =
    "[us](/about) ![The *team*](/t.svg 'a') [![](</two words.svg>)](/x) `![a](/b.svg)` !\\[c](/d.svg)";
  expect(
    readMarkdown(text).pictures.map(({ start, end, ...rest }) => ({ ...rest, at: text.slice(start, end) })),
  ).toEqual([
    { src: "/t.svg", alt: "The *team*", isMarkdown: true, at: "![The *team*](/t.svg 'a')" },
    { src: "/two words.svg", isMarkdown: true, at: "![](</two words.svg>)" },
  ]);
});

it("headings are found with their levels, and nothing that only looks like one", () => {
  const text = "# One\n\n> ## Two ##\n\nThree\n---\n\n```\n# no\n```\n\n    # no\n\n#no\n";
  expect(readMarkdown(text).headings.map(({ level, start, end }) => [level, text.slice(start, end)])).toEqual(
    [
      [1, "# One"],
      [2, "> ## Two ##"],
      [2, "Three\n---"],
    ],
  );
});

describe("HTML in Markdown", () => {
  const leftOut = (text: string) =>
    readMarkdown(text).leftOut.map(({ html, start, end }) => {
      expect(text.slice(start, end)).toBe(html);
      return html;
    });
  it.each([
    ["We <u>work</u> hard", "<u>", "</u>"],
    ["One<br/>two", "<br/>"],
    ["left </u> over", "</u>"],
    ['> a\n\n<div class="x">\nHello\n</div>', '<div class="x">', "</div>"],
    ["a <my-part data>", "<my-part data>"],
    ["<?php echo 1 ?>", "<?php echo 1 ?>"],
    ["<!DOCTYPE html>", "<!DOCTYPE html>"],
    ["a <!-- <u> --> <b>", "<b>"],
  ])("is found in %s", (text, ...found) => expect(leftOut(text)).toEqual(found));

  it.each([
    "x < y and y > z",
    "x <y, z> w",
    "`<u>` is an element",
    "```html\n<u>\n```",
    "\\<u> as a sign",
    "<https://example.com> and <me@example.com>",
    "<!-- a note for ourselves -->",
    "[us](</about us>) and [them]( </them>)",
    "[us]: </about>",
    "I <3 you",
    "no sign at all",
  ])("is not found in %s", (text) => expect(leftOut(text)).toEqual([]));
});

it("a text is read once, and again when a thousand others have come since", () => {
  // No other test has read it: the memory is that of the process.
  const text = "Kept, and let go.";
  const first = readMarkdown(text);
  const line = readMarkdownLine(text);
  for (let other = 1; other < 1_000; other += 1) {
    readMarkdown(`Other ${other}`);
    readMarkdownLine(`Other ${other}`);
  }
  expect(readMarkdown(text)).toBe(first);
  expect(readMarkdownLine(text)).toBe(line);
  readMarkdown("One more");
  readMarkdownLine("One more");
  expect(readMarkdown(text)).not.toBe(first);
  expect(readMarkdownLine(text)).not.toBe(line);
});
