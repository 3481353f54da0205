import { describe, expect, it } from "vitest";
import { tidyCss } from "../../renderer/bundle/tidy-css.ts";
import { openNames, wordsIn } from "../../renderer/publish/occurring.ts";
import { needsOf } from "../../renderer/publish/style-needs.ts";
import { namesAskedBy, readStyleSheet, usedRules } from "../../renderer/publish/used-rules.ts";

/** What is left of a style sheet on a page with this HTML, whose scripts have this code. */
function used(css: string, html: string, script = "", reads: readonly string[] = []): string {
  const sheet = readStyleSheet(tidyCss(css));
  const names = openNames();
  names.ask(namesAskedBy(sheet));
  const found = new Set<string>();
  names.inHtml(html, found);
  names.inWords(wordsIn(script), found);
  return usedRules(sheet, { occurs: (name) => found.has(name), reads: (name) => reads.includes(name) });
}

describe("rules of a page", () => {
  it.each([
    ["an element", "table{color:red}", "<table>", "<p>table</p>"],
    ["an element of SVG", "linearGradient{color:red}", "<linearGradient>", "<p>"],
    ["a class", ".a.b{color:red}", '<i class="b a">', '<i class="a"></i>'],
    [
      "a class without script",
      ".a .b{color:red}",
      '<i class="a"><b class="b">',
      '<i class="a"><b class="bb">',
    ],
    ["an id", "#a{color:red}", '<i id="a">', '<i id="b">'],
    ["an attribute", "[data-a]{color:red}", '<i data-a="">', "<i data-ab>"],
    ["a value", "[data-a=x]{color:red}", '<i data-a="x">', '<i data-a="y">'],
    ["the beginning of a value", "[data-a^=x]{color:red}", '<i data-a="anything">', '<i data-b="x">'],
    ["one of some", ":is(h1,.x) i{color:red}", "<h1><i>", "<h2><i>"],
    ["an inner element", "a:has(>svg){color:red}", "<a><svg>", "<a>"],
    ["a state", "a:hover{color:red}", "<a>", "<b>"],
    ["a sign in a value", "[title]{color:red}", '<i lang="a > b" title="x">', "<i>"],
  ])("stay when the page has %s, and go when it has not", (_, css, having, lacking) => {
    expect(used(css, having)).toBe(tidyCss(css));
    expect(used(css, lacking)).toBe("");
  });

  it("stay when a script names what they need, with any value", () => {
    expect(used(".open{color:red}", "", 'element.classList.add("open")')).not.toBe("");
    expect(used("[data-is-open=yes]{color:red}", "", "element.dataset.isOpen = answer")).not.toBe("");
    expect(used("[aria-current=page]{color:red}", "", "element.ariaCurrent = where")).not.toBe("");
    expect(used(".open{color:red}", "", "element.reopened = true")).toBe("");
  });

  it("stay when they say what must not be, or what browsers set", () => {
    expect(used("i:not(.a){color:red}", "<i>")).toBe("i:not(.a){color:red}");
    expect(used("details[open]{color:red}", "<details>")).toBe("details[open]{color:red}");
  });

  it("lose the selectors that cannot match, and groups that become empty", () => {
    expect(used("a,.b{color:red}", "<a>")).toBe("a{color:red}");
    expect(used("@media print{.b{color:red}}a{color:red}", "<a>")).toBe("a{color:red}");
    expect(used("@media print{.b{color:red}a{color:red}}", "<a>")).toBe("@media print{a{color:red}}");
  });

  it("keep keyframes, fonts and texts with brackets as they are", () => {
    const css = '@keyframes a{0%{opacity:0}to{opacity:1}}a:before{content:"{;}"}';
    expect(used(css, "<a>")).toBe(css);
  });

  it("lose custom properties that nothing reads", () => {
    expect(used(":root{--a:1;--b:2;color:red}", "", "", ["--b"])).toBe(":root{--b:2;color:red}");
    expect(used(":root{--a:1}", "")).toBe("");
  });
});

it("reads what a selector needs", () => {
  expect(needsOf('a.b > [c="d"]:is(e,f.g):not(.h)::before')).toEqual([
    "a",
    ".b",
    "[c=d]",
    [["e"], ["f", ".g"]],
  ]);
});

it("writes only the prefixes that supported browsers need", () => {
  expect(tidyCss("a{display:flex;transform:none;user-select:none}")).toBe(
    "a{-webkit-user-select:none;user-select:none;display:flex;transform:none}",
  );
});
