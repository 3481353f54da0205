import { describe, expect, it } from "vitest";
import { markdownLinks } from "../../renderer/texts/markdown-links.ts";

describe("links in Markdown", () => {
  const cases: Record<string, [text: string, ...addresses: string[]]> = {
    "one in a sentence": ["See [us](/about).", "/about"],
    "several, in their order": ["[a](/one) and [b](/two)[c](/three)", "/one", "/two", "/three"],
    "one with a title": ['[us](/about "About us")', "/about"],
    "one over two lines": ["[about\nus](/about)", "/about"],
    "one with space before the address": ["[us]( /about)", "/about"],
    "one in angle brackets, spaces included": ["[us](</about us>)", "/about us"],
    "one in angle brackets that is empty": ["[us](<>)", ""],
    "one with brackets in pairs": ["[x](/a_(b)_c) (then)", "/a_(b)_c"],
    "one with an escaped bracket": ["[x](/a\\)b) c)", "/a\\)b"],
    "one with an escaped bracket within a pair": ["[x](/a(b\\)c)d) e", "/a(b\\)c)d"],
    "one without an address": ["[us]()"],
    "one whose angle bracket breaks off": ["[us](<\n>)", "<"],
    "a text in square brackets": ["Yes [or no] (perhaps)"],
    "brackets that are never opened": ["us](/about)"],
    "an escaped bracket at the end": ["[us\\](/about)"],
    "an escaped bracket at the start": ["\\[us](/about)"],
    "brackets in brackets": ["[see [1] here](/about)", "/about"],
    "an inner bracket that is not closed": ["[see [here](/about)", "/about"],
    "a picture": ["![Team](/images/team.svg)"],
    "a picture that is a link": ["[![Team](/images/team.svg)](/about)", "/about"],
    "a link after a picture": ["![Team](/images/team.svg) [us](/about)", "/about"],
    "a definition": ["[us][a]\n\n[a]: /about\n", "/about"],
    "a definition in angle brackets": ["   [a]: </about>", "/about"],
    "a definition without space": ["[a]:/about", "/about"],
    "what is indented like code": ["    [a]: /about"],
    "a definition behind other words": ["so [a]: /about"],
    "a footnote": ["[^1]: /about"],
    "a name over two lines": ["[a\nb]: /about"],
    "an address in angle brackets alone": [
      "<https://example.com/a> <MAILTO:a@b.example>",
      "https://example.com/a",
      "MAILTO:a@b.example",
    ],
    "an address with a strange beginning": ["<web+x-y.z1:go>", "web+x-y.z1:go"],
    "an element": ['<a href="https://example.com">'],
    "a beginning of one letter": ["<a:b>"],
    "a beginning with a digit": ["<1a:b>"],
    "a definition before a link": ["[a]: /one\n\n[b](/two) <x-y:three>", "/one", "/two", "x-y:three"],
    "an address alone before a link": ["<xy:one> [b](/two)", "xy:one", "/two"],
    nothing: [""],
  };
  it.each(Object.entries(cases))("%s", (_, [text, ...addresses]) =>
    expect(markdownLinks(text)).toEqual(addresses),
  );

  it("have a text of at most 1,000 characters", () => {
    expect(markdownLinks(`[${"x".repeat(999)}](/about)`)).toEqual(["/about"]);
    expect(markdownLinks(`[${"x".repeat(1_000)}](/about)`)).toEqual([]);
  });
});

describe("code, in which nothing is a link", () => {
  const cases: Record<string, [text: string, ...addresses: string[]]> = {
    "in a line": ["`[a](/one)` [b](/two)", "/two"],
    "in two signs, with one inside": ["``[a](/one) ` [b](/two)`` [c](/three)", "/three"],
    "over two lines": ["`[a](/one)\n[b](/two)` [c](/three)", "/three"],
    "with one sign that is never closed": ["` [a](/one)", "/one"],
    "with one sign, closed by two": ["`[a](/one)``", "/one"],
    "with two signs, closed by one": ["``[a](/one)`", "/one"],
    "in a fence": ["```\n[a](/one)\n```\n[b](/two)", "/two"],
    "in an empty fence": ["```\n```\n[b](/two)", "/two"],
    "in a fence with a language": ["```md\n[a](/one)\n[b](/two)\n```\n[c](/three)", "/three"],
    "in a fence of tildes": ["~~~~\n[a](/one)\n~~~\n~~~~\n[b](/two)", "/two"],
    "in a fence of tildes, with back quotes inside": ["~~~\n```\n[a](/one)\n~~~\n[b](/two)", "/two"],
    "in a fence that is closed by a longer one": ["   ~~~\n[a](/one)\n   ~~~~~ \t\n[b](/two)", "/two"],
    "not after a fence that words follow": ["~~~\n[a](/one)\n~~~ no\n[b](/two)", "/one", "/two"],
    "not in two tildes": ["~~\n[a](/one)\n~~", "/one"],
    "not in a fence that is indented like code": ["    ~~~\n[a](/one)\n    ~~~", "/one"],
    "not behind words": ["x ~~~\n[a](/one)\n~~~", "/one"],
  };
  it.each(Object.entries(cases))("%s", (_, [text, ...addresses]) =>
    expect(markdownLinks(text)).toEqual(addresses),
  );
});
