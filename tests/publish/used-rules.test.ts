import { describe, expect, it } from "vitest";
import { tidyCss } from "../../renderer/bundle/tidy-css.ts";
import { wordsOf } from "../../renderer/bundle/words-of-code.ts";
import { constantTokens } from "../../renderer/publish/constant-tokens.ts";
import { openMatching } from "../../renderer/publish/matching.ts";
import { openBringing, openNames, walkTags } from "../../renderer/publish/occurring.ts";
import { needsOf } from "../../renderer/publish/style-needs.ts";
import { openFaces } from "../../renderer/publish/used-faces.ts";
import {
  addReads,
  matchedRules,
  namesAskedBy,
  printRules,
  readStyleSheet,
  selectorsOf,
} from "../../renderer/publish/used-rules.ts";

/**
 * What is left of a style sheet on a page with this HTML, whose waking blocks have a script with this code.
 *
 * @param shows It shows HTML: that of its block, or any at all.
 */
function used(
  css: string,
  html: string,
  script = "",
  reads: readonly string[] = [],
  shows?: "told" | "any",
): string {
  const sheet = readStyleSheet(tidyCss(css));
  const names = openNames();
  names.ask(namesAskedBy(sheet));
  const matching = openMatching();
  matching.ask(selectorsOf(sheet));
  const words = names.ofWords({ ...wordsOf([script]), ...(shows && { showsHtml: true }) });
  const elements = shows ? words.toldBy(html).elements : [];
  const brought = openBringing().by(words, shows === "any" ? undefined : { values: new Set(), elements });
  const walk = matching.walk(brought);
  walkTags(html, names, walk);
  const found = walk.found();
  const occurring = new Set([...brought.names, ...found.names, "html", "body", "main"]);
  const rules = matchedRules(sheet, {
    occurs: (name) => occurring.has(name),
    matches: (selector) => found.matches.has(selector),
  });
  return printRules(rules, (name) => reads.includes(name));
}

describe("keyframes", () => {
  const turn = "@keyframes turn{to{rotate:1turn}}";
  it.each([
    [".a{animation:2s linear infinite turn}"],
    [".a{animation-name:turn}"],
    [".a{--way:turn;animation:1s var(--way)}"],
    ["@media (width>=10px){.a{animation:1s turn}}"],
  ])("stay where a rule plays them, and go with it: %s", (css) => {
    const sheet = readStyleSheet(tidyCss(turn + css));
    const names = (isThere: boolean): string => {
      const rules = matchedRules(sheet, { occurs: () => isThere, matches: () => isThere });
      const reads = new Set<string>();
      addReads(rules, reads);
      return printRules(rules, (name) => reads.has(name));
    };
    expect(names(true)).toContain("@keyframes turn");
    expect(names(false)).toBe("");
  });
});

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
    ["a part of a browser's own", "i::-webkit-progress-bar{color:red}", "<i>", "<b>"],
    ["a sign in a value", "[title]{color:red}", '<i lang="a > b" title="x">', "<i>"],
  ])("stay when the page has %s, and go when it has not", (_, css, having, lacking) => {
    expect(used(css, having)).toBe(tidyCss(css));
    expect(used(css, lacking)).toBe("");
  });

  it.each([
    ["in another place", ".a b{color:red}", '<i class="a"></i><b></b>'],
    ["further in", ".a>b{color:red}", '<i class="a"><u><b></b></u></i>'],
    ["the other way round", "a b{color:red}", "<b><a></a></b>"],
    ["on two elements", ".a.b{color:red}", '<i class="a"></i><i class="b"></i>'],
  ])("go when what they need is there, but %s", (_, css, html) => expect(used(css, html)).toBe(""));

  it.each([
    ["above", ".a b{color:red}", '<i class="a"><u><b></b></u></i>'],
    ["right above", ".a>b{color:red}", '<i class="a"><b></b></i>'],
    ["beside", "b+i~u{color:red}", "<b></b><i></i><u></u>"],
    ["above what is beside", ".a>b+i{color:red}", '<p class="a"><b></b><i></i></p>'],
    ["above elements without end", ".a i{color:red}", '<p class="a"><br><img src="/a>b.png"><i></i></p>'],
    ["the page itself", "main>b,body>b{color:red}", "<b></b>"],
  ])("stay when what they need is %s", (_, css, html) => expect(used(css, html)).not.toBe(""));

  it("stay when the script of a block names what they need", () => {
    const block = (html = "") => `<div data-wake="load">${html}</div>`;
    expect(used(".open{color:red}", block(), 'element.classList.add("open")')).not.toBe("");
    expect(used("[data-is-open=yes]{color:red}", block(), 'element.dataset.isOpen = "yes"')).not.toBe("");
    expect(used("[aria-current=page]{color:red}", block(), 'element.ariaCurrent = "page"')).not.toBe("");
    expect(used("[aria-pressed=true]{color:red}", block(), "element.ariaPressed = is")).not.toBe("");
    expect(used("ul .new{color:red}", block("<ul></ul>"), 'make("li", "new")')).not.toBe("");
    // Where a script acts, things may have been moved about.
    expect(used("ul b{color:red}", block("<ul></ul><b></b>"))).not.toBe("");
  });

  it("stay when a script works out the end of what they need, and go when it would be of another name", () => {
    const block = '<div data-wake="load"></div>';
    for (const state of ["`is-${state}`", '"is-" + state', '["button", "is-" + state].join(" ")']) {
      expect(used(".is-open{color:red}", block, `jsx("button", { className: ${state} })`)).not.toBe("");
      expect(used("[data-state=is-3a]{color:red}", block, `element.dataset.state = ${state}`)).not.toBe("");
      expect(used(".was-open{color:red}", block, `jsx("button", { className: ${state} })`)).toBe("");
    }
    for (const script of ["name = `i${state}`", 'name === "is-" + state', "ask(`is-`, state)"])
      expect(used(".is-open{color:red}", block, script)).toBe("");
    for (const sought of ["`.is-${state}`", '".is-" + state + end'])
      expect(used(".is-open{color:red}", block, `element.querySelector(${sought})`)).toBe("");
  });

  it("stay when the root may come to have what they need, with or without its name", () => {
    const script = 'document.documentElement.dataset.motion = "paused"';
    for (const root of ["", ":root", "html"])
      expect(used(`${root}[data-motion=paused] i{animation:none}`, "<i></i>", script)).not.toBe("");
  });

  it("go when a script names them in passing", () => {
    const block = '<div data-wake="load"></div>';
    expect(used(".open{color:red}", block, "element.reopened = true")).toBe("");
    expect(used(".open{color:red}", block, 'element.querySelector(".open")')).toBe("");
    expect(used(".open{color:red}", block, "const open = 1")).toBe("");
    expect(used("[data-kind=a]{color:red}", block, 'if (element.dataset.kind === "a") go()')).toBe("");
    expect(used(".open{color:red}", "<i></i>", 'element.classList.add("open")')).toBe("");
  });

  it("go when a view writes the word elsewhere, at an attribute from which no other takes it", () => {
    const block = '<div data-wake="load"></div>';
    const written = 'jsx("input", { type: isOne ? "x" : "y", className: "x z", "data-kind": kind })';
    for (const css of ["[type=x]{color:red}", "[type=y]{color:red}", ".x{color:red}", ".z{color:red}"])
      expect(used(css, block, written)).not.toBe("");
    expect(used("[data-kind=x]{color:red}", block, written)).toBe("");
    expect(used("#z,.y,[role=x]{color:red}", block, written)).toBe("");
    expect(used(".x{color:red}", block, '(0, react.jsxs)("i", { className: "x" })')).not.toBe("");
    // Told to a component, which may do anything with it; chosen by the visitor; worked out.
    for (const kind of [
      'jsx(Part, { type: "x" })',
      'jsx("option", { value: "x" })',
      'jsx("i", { className: nameOf("x") })',
      'jsx("i", { children: "x" })',
    ])
      expect(used("[data-kind=x]{color:red}", block, `${kind}; jsx("i", { "data-kind": kind })`)).not.toBe(
        "",
      );
  });

  it("go when they are about elements of texts, and the texts that a view is told have none of them", () => {
    const block = (data: string, html = "") =>
      `<div data-wake="load"><h2 class="a">A</h2>${html}</div><script type="application/json">{"html":"${data}"}</script>`;
    const told = (css: string, html: string, script = "") =>
      used(`${css}{color:red}`, html, script, [], "told");
    const plain = block("Words");
    // The heading is the view's own.
    for (const css of [".rich-text h2", ".rich-text>:is(h1,h2):first-child", ".rich-text h2.a"])
      expect(told(css, plain), css).toBe("");
    for (const css of [".rich-text", ".a", "[data-wake] .rich-text", "div>.rich-text"])
      expect(told(css, plain), css).not.toBe("");
    const withList = '\\u003ch2 id=\\"x\\" class=\\"b\\">A\\u003c/h2>\\u003cul>\\u003cli>';
    for (const css of [
      ".rich-text h2",
      ".rich-text>ul>li",
      ".rich-text>*+*",
      ".rich-text h2[id]",
      ".rich-text .b",
    ])
      expect(told(css, block(withList)), css).not.toBe("");
    for (const css of [".rich-text ol", ".rich-text .a", ".rich-text ul.b"])
      expect(told(css, block(withList)), css).toBe("");
    expect(told(".rich-text ol", block("", '<div class="rich-text"><ol></ol></div>'))).not.toBe("");
  });

  it("stay when they are about elements of texts, and a view may show any, or puts some there itself", () => {
    const block = '<div data-wake="load"><h2></h2></div>';
    const css = ".rich-text h2{color:red}";
    expect(used(css, block, "", [], "any")).not.toBe("");
    expect(used(css, block, 'jsx("div", { className: "rich-text" })', [], "told")).not.toBe("");
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

  it("keep fonts and texts with brackets as they are", () => {
    const css = '@font-face{font-family:a;src:url(a.woff2)}a:before{content:"{;}"}';
    expect(used(css, "<a>")).toBe(css);
  });

  it("lose custom properties that nothing reads", () => {
    expect(used(":root{--a:1;--b:2;color:red}", "<i>", "", ["--b"])).toBe(":root{--b:2;color:red}");
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

describe("faces of a page's fonts", () => {
  const latin = "@font-face{font-family:A;src:url(a.woff2);unicode-range:U+??,U+2019}";
  const more = "@font-face{font-family:A;src:url(b.woff2);unicode-range:U+100-2BA}";
  const used = (text: string, isTypedIn = false, rules = "p{font:1rem A}", blocks = "") =>
    openFaces(latin + more)(
      latin + more + rules,
      blocks,
      [...text].map((letter) => letter.codePointAt(0) ?? 0),
      isTypedIn,
    ).replace(rules, "");

  it("are those that have its letters; one that is left need not say which", () => {
    expect(used("’")).toBe("@font-face{font-family:A;src:url(a.woff2)}");
    expect(used("ł")).toBe(latin + more);
  });

  it("are all where visitors type; the one that draws the page need not say which letters it has", () => {
    expect(used("", true)).toBe(`@font-face{font-family:A;src:url(a.woff2)}${more}`);
    expect(used("ł", true)).toBe(latin + more);
  });

  it("are those of the page alone where a script has a hundred, whatever is typed", () => {
    const parts = Array.from(
      { length: 100 },
      (_, index) => `@font-face{font-family:A;src:url(${index}.woff2);unicode-range:U+${4000 + index}}`,
    );
    const css = parts.join("") + latin;
    const rules = "p{font:1rem A}";
    expect(openFaces(css)(css + rules, "", [0x4007], true)).toBe(parts[7] + latin + rules);
  });

  it("are not there when no rule names their family, whatever is typed", () => {
    expect(used("ł", false, "p{color:red}")).toBe("");
    expect(used("ł", true, "p{color:red}")).toBe("");
    expect(used("ł", false, "p{color:red}", "i{font-family:A}")).toBe(latin + more);
  });
});

describe("tokens with one value", () => {
  const base =
    ":root{--a:1px;--b:calc(var(--a)*2);--c:red;--d:var(--c);--e:0}.dark{--c:blue}@media print{:root{--e:1}}";
  const withValues = constantTokens(base, (name) => name === "--a2");

  it("are written as what they are, also when they are made of others", () => {
    expect(withValues("i{margin:var(--a) var(--b)}")).toBe("i{margin:1px calc(1px*2)}");
  });

  it("stay when the value depends on place, theme or medium, or is set elsewhere", () => {
    expect(withValues("i{color:var(--c);fill:var(--d);order:var(--e);top:var(--f,0)}")).toBe(
      "i{color:var(--c);fill:var(--d);order:var(--e);top:var(--f,0)}",
    );
    expect(constantTokens(base, (name) => name === "--a")("i{margin:var(--b)}")).toBe("i{margin:var(--b)}");
  });
});
