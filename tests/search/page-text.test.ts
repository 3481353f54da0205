import { expect, it } from "vitest";
import { pageText } from "../../renderer/publish/search/page-text.ts";

it("takes the text in sections that a link can lead to", () => {
  const html = `<div data-block="hero"><section><p>Kind</p><h1>Main</h1><p>One <b>bo</b>ld &amp; <a href="/x">two</a></p></section></div>
<div id="roles" data-block="card-grid"><header><p>Eyebrow</p><h2>Roles</h2></header><ul><li><h3>First</h3><p>Text</p></li><li>Second</li></ul></div>
<div><h2>Last</h2><h3 id="deep">Deep</h3><p>Below&nbsp;it&#x27;s &#233;</p></div>`;
  expect(pageText(html).sections).toEqual([
    { anchor: "", heading: "Main", headings: [], text: "Kind\nOne bold & two" },
    { anchor: "roles", heading: "Roles", headings: ["First"], text: "Eyebrow\nFirst\nText\nSecond" },
    { anchor: "", heading: "Last", headings: [], text: "" },
    { anchor: "deep", heading: "Deep", headings: [], text: "Below it's é" },
  ]);
});

it.each([
  ["scripts", '<script type="application/json">{"a":"</div>"}</script>'],
  ["styles", "<style>p{}</style>"],
  ["drawings", "<svg><title>no</title><svg><text>no</text></svg><text>no</text></svg>"],
  ["forms", "<form><label>no<input value='>'></label></form>"],
  ["what is hidden", '<div hidden><div>no</div></div><p hidden="">no</p>'],
  ["what readers of screens pass over", '<span aria-hidden="true">no<span>no</span></span>'],
  ["navigation", '<nav aria-label="a > b"><a href="/">no</a></nav>'],
  ["what says that it is not to be searched", '<div data-unsearched="">no<div>no</div></div>'],
  ["comments", "<!-- no <p> -->"],
])("leaves out %s", (_name, html) => {
  expect(pageText(`<p>before</p>${html}<p>after</p>`).sections).toEqual([
    { anchor: "", heading: "", headings: [], text: "before\nafter" },
  ]);
});

it("keeps an attribute apart that only begins like one that hides", () => {
  expect(pageText('<p data-hidden="x">kept</p><p class="hidden">too</p>').sections[0]?.text).toBe(
    "kept\ntoo",
  );
});

it("takes no id that React has counted", () => {
  expect(pageText('<div id="_b0-R_1_"><h2>Heading</h2></div>').sections[0]?.anchor).toBe("");
});
