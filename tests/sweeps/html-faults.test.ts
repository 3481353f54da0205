import { describe, expect, it } from "vitest";
import { chanceFaults, emptyFaults, headingFaults, nestingFaults } from "./html-faults.ts";

describe("elements that browsers move", () => {
  it.each([
    ["<p><div>x</div></p>", "<div> in <p>"],
    ["<p>a<ul><li>x</li></ul></p>", "<ul> in <p>"],
    ['<a href="/"><span><a href="/b">x</a></span></a>', "<a> in <span>"],
    ["<button><button>x</button></button>", "<button> in <button>"],
    ["<table><tr><td>x</td></tr></table>", "<tr> in <table>"],
    ["<table><tbody><div>x</div></tbody></table>", "<div> in <tbody>"],
    ["<p><h2>x</h2></p>", "<h2> in <p>"],
    ["<form><form>x</form></form>", "<form> in <form>"],
    ["<select><div>x</div></select>", "<div> in <select>"],
  ])("%s", (html, place) => {
    expect(nestingFaults(html)).toEqual([
      `Browsers do not leave ${place}: they read the block otherwise than it was rendered.`,
    ]);
  });

  it.each([
    "<p>a<br>b<span>c</span></p><div><p>d</p></div>",
    "<dl><div><dt>a</dt><dd>b<dl><div><dt>c</dt><dd>d</dd></div></dl></dd></div></dl>",
    "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td><p>x</p></td></tr></tbody></table>",
    '<a href="/"><h3>x</h3><p>y</p></a>',
    '<svg viewBox="0 0 1 1"><linearGradient id="a"></linearGradient><path d="M0 0"/><foreignObject><div><p>x</p></div></foreignObject></svg>',
    '<script type="application/json">{"a":"<p><div>"}</script><p>x</p>',
    '<p title="a > b">x</p><textarea><p></textarea><img alt="">',
    "<select><optgroup><option>a</option></optgroup></select>",
    "<noscript><p>x</p></noscript><template><tr><td>x</td></tr></template>",
    "<math><mi>a</mi><mo>=</mo></math><details><summary><h3>x</h3></summary></details>",
    "<!-- <p><div> --><ruby>a<rt>b</rt></ruby>",
  ])("stay silent for %s", (html) => {
    expect(nestingFaults(html)).toEqual([]);
  });
});

describe("headings", () => {
  it.each<[string, boolean, RegExp[]]>([
    ["<h2>a</h2><h3>b</h3><h2>c</h2>", false, []],
    ["<h3>a card alone</h3><h3>b</h3>", false, []],
    ["<h2>a</h2><h3>b</h3><h4>c</h4><h2>d</h2><h3>e</h3>", false, []],
    ["<h1>a</h1><h2>b</h2>", true, []],
    ["<p>h5 <header>x</header></p><hr>", false, []],
    ["<h2>a</h2><h5>b</h5>", false, [/<h5> follows <h2>: .* write <h3>/]],
    ['<h2>a</h2><h4 class="x">b</h4><h6>c</h6>', false, [/<h4> follows <h2>/]],
    ["<h1>a</h1>", false, [/has an <h1>/]],
  ])("%s", (html, hasMainHeading, expected) => {
    const faults = headingFaults(html, hasMainHeading);
    expect(faults).toHaveLength(expected.length);
    for (const [index, one] of expected.entries()) expect(faults[index]).toMatch(one);
  });
});

describe("what is other each time", () => {
  it.each<[string, () => string]>([
    ["chance", () => `<p>${Math.random()}</p>`],
    ["the clock", () => `<p>${new Date().toISOString()}</p>`],
    ["the day", () => `<p>${new Date().toLocaleDateString("en")}</p>`],
    ["the year", () => `<p>${new Date(Date.now()).getFullYear()}</p>`],
    ["an id", () => `<p id="${crypto.randomUUID()}">a</p>`],
  ])("%s", (_, render) => {
    expect(chanceFaults(render)).toHaveLength(1);
  });

  it("stays silent for a day that was written, and gives the clock back", () => {
    const clock = Date;
    expect(chanceFaults(() => `<p>${new Date("2027-03-10").toISOString()} ${Date.UTC(2027, 1)}</p>`)).toEqual(
      [],
    );
    expect(() =>
      chanceFaults(() => {
        throw new Error("boom");
      }),
    ).toThrow("boom");
    expect(Date).toBe(clock);
  });

  it("shows both", () => {
    const counts = ["1", "2"];
    const render = () => `<p class="a">Item ${counts.shift()}</p>`;
    expect(chanceFaults(render)[0]).toContain('"Item 1", then "Item 2"');
  });
});

describe("a block of which no example shows anything", () => {
  it.each<[string[], number]>([
    [['<div data-block="a"></div>'], 1],
    [['<div data-block="a"></div>', '<div data-block="a" id="b"></div>'], 1],
    [['<div data-block="a"></div>', '<div data-block="a"><p>x</p></div>'], 0],
    [['<div data-block="a"><span></span></div>'], 0],
    [['<div data-block="a">text</div>'], 0],
    [[], 0],
  ])("%j", (all, count) => {
    expect(emptyFaults(all)).toHaveLength(count);
  });
});
