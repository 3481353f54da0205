import { describe, expect, it } from "vitest";
import { findForeignMarkup } from "../../renderer/texts/foreign-markup.ts";

const found = (text: string) => {
  const one = findForeignMarkup(text, true);
  return one && [(one.fault.params as { how?: string }).how, text.slice(one.start, one.end), one.meant];
};

describe("what other kinds of Markdown, wikis and forums read", () => {
  it.each([
    ["## Rooms {#rooms}\n\nTwo.", "attributes", "{#rooms}", ""],
    ["## Rooms {: #rooms .wide}", "attributes", "{: #rooms .wide}", ""],
    ["Two is one.\n{: .lead }\n\nThree.", "attributes", "{: .lead }", ""],
    ["Go [there](/about){.button} now.", "attributes", "{.button}", ""],
    ["![A kettle](/a.svg){: .left width=40 }", "attributes", "{: .left width=40 }", ""],
    ["One.\n\n[TOC]\n\nTwo.", "contents", "[TOC]", undefined],
    ["[[toc]]\n\nTwo.", "contents", "[[toc]]", undefined],
    ["One.\n{:toc}", "contents", "{:toc}", undefined],
    ["One.\n\n\\newpage\n\nTwo.", "new-page", "\\newpage", undefined],
    ["It is ==open today== only.", "marked", "==open today==", "**open today**"],
    ["It is '''open''' only.", "marked", "'''open'''", "**open**"],
    ["One.\n\n== Rooms ==\n\nTwo.", "other-heading", "== Rooms ==", "## Rooms"],
    ["=== Rooms", "other-heading", "=== Rooms", "### Rooms"],
    ["h2. Rooms\n\nTwo.", "other-heading", "h2. ", "## "],
    [
      "See [https://a.example/x our map].",
      "inside",
      "[https://a.example/x our map]",
      "[our map](https://a.example/x)",
    ],
    [
      "See [our map|https://a.example/x].",
      "inside",
      "[our map|https://a.example/x]",
      "[our map](https://a.example/x)",
    ],
    ["See [our map|/about].", "inside", "[our map|/about]", "[our map](/about)"],
    ["- [ ] bread\n- [x] salt", "task", "[ ] ", ""],
    ["Bring:\n\n1. [X] salt", "task", "[X] ", ""],
    ["One ![[kettle.png]] two", "wiki-picture", "![[kettle.png]]", undefined],
    ["[b]Open[/b] today", undefined, "[/b]", undefined],
  ])("%j", (text, ...expected) => expect(found(text)).toEqual(expected));
});

describe("lists and bold words with a space too few or too many", () => {
  it.each([
    ["We bring\n\n-bread\n-salt", "glued-entries", "-", "- "],
    ["*bread\n*salt", "glued-entries", "*", "* "],
    ["1.Bread\n2.Salt", "glued-entries", "1.", "1. "],
    ["- bread\n-salt", "glued-entries", "-", "- "],
    ["1. Bread\n2.Salt", "glued-entries", "2.", "2. "],
    ["1)Bread\n2)Salt", "glued-entries", "1)", "1) "],
    ["**Note: **bring bread.", "bold", "**", undefined],
    ["It is **open ** today.", "bold", "**", undefined],
    ["** Open today ** until six.", "spaced", "** Open today **", "**Open today**"],
    ["We are ** open **.", "spaced", "** open **", "**open**"],
  ])("%j", (text, ...expected) => expect(found(text)).toEqual(expected));
});

it.each([
  "Use `{#rooms}` or `==this==` or `[TOC]`.",
  "```\n[TOC]\n== Rooms ==\n-bread\n-salt\n```",
  "a == b, and b == c",
  "x==y and y==z",
  "/find?a==b==c",
  "As [toc] says.\n\n[toc]: /about",
  "[TOC] stands for contents",
  "The set {a, b} and {.5}",
  "A title\n=====\n\nOne.",
  "'' and ''' are signs",
  "-bread alone",
  "- bread\n  -and salt",
  "1. Bread\n2.5 kilos of it",
  "- bread\n*salt* and more",
  "-3 degrees\n-5 degrees",
  "*one* word\n*two* words",
  "**one** word\n**two** words",
  "- bread\n-- and salt",
  "1.5 metres\n2.5 metres",
  "3.May\nis a day",
  "The tag h2. is one",
  "[https://a.example/x our map](https://a.example/x)",
  "**「重要」**です、**次**",
  "***both*** and **a**b**c**",
  "2 ** 3 ** 4",
  "**One!** and **„two“**",
  "**One** a ** b",
  "- [x](/about) and more",
  "- [x]: a mark",
  "As `- [ ] bread` says",
  "| a [b|c] | d |",
  "Either [a|b] or c",
])("nothing odd in %j", (text) => expect(found(text)).toBeUndefined());

it.each(["==a", "'''a", "{#a ", "[https://a ", "# a {", "-a ", "![["])(
  "says of a text full of %s what it says of a short one",
  (sign) => expect(found(sign.repeat(100_000))?.[0]).toBe(found(sign.repeat(3))?.[0]),
);
