import { describe, expect, it } from "vitest";
import {
  renderMarkdown,
  renderMarkdownBody,
  renderMarkdownLine,
  sanitizeHtml,
} from "../../renderer/texts/rich-text.ts";

describe("Markdown of an option", () => {
  it.each([
    [
      "# One\n\nHello **there**, *you*.\n",
      "<h1>One</h1>\n<p>Hello <strong>there</strong>, <em>you</em>.</p>",
    ],
    ["- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>"],
    [
      "| a |\n| - |\n| b |",
      "<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>b</td>\n</tr>\n</tbody>\n</table>",
    ],
    [
      "~~gone~~ www.example.com",
      '<p><del>gone</del> <a href="http://www.example.com">www.example.com</a></p>',
    ],
    ["[Up](#top) [Us](/about)", '<p><a href="#top">Up</a> <a href="/about">Us</a></p>'],
    ["[Run](javascript:alert(1))", "<p><a>Run</a></p>"],
    ["A <b>bold</b> word<script>alert(1)</script>", "<p>A bold wordalert(1)</p>"],
    ["<div>\n\na\n\n</div>", "<p>a</p>"],
    ["![Team](/images/team.svg)", '<p><img src="/images/team.svg" alt="Team"></p>'],
    ["![Team](https://example.com/team.svg)", '<p><img alt="Team"></p>'],
  ])("%j", (text, html) => expect(renderMarkdown(text)).toBe(html));
});

it("footnotes of two texts on a page have places of their own, and their links lead there", () => {
  const html = ["One[^1].\n\n[^1]: First.", "Two[^1].\n\n[^1]: Second."].map(renderMarkdown).join("\n");
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(4);
  const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links.sort()).toEqual(ids.sort());
});

describe("Markdown of one line", () => {
  it.each([
    ["Hello **there**", "Hello <strong>there</strong>"],
    ["One\n\nTwo\n\nThree", "One<br>Two<br>Three"],
    ["# 1 of us", "# 1 of us"],
    ["- a", "- a"],
    ["> a", "> a"],
    ["    a", "a"],
    ["~~~\na", "~~~\na"],
    ["***", "***"],
    ["a\n===", "a\n==="],
    ["[a]: /about", "[a]: /about"],
    ["a[^1]\n\n[^1]: b", "a[^1]<br>[^1]: b"],
    ["| a |\n| - |\n| b |", "| a |\n| - |\n| b |"],
    ["[Up](#top)", '<a href="#top">Up</a>'],
    ["a <b>c</b>", "a c"],
    ["<div>\n\na\n\n</div>", "a"],
  ])("%j", (text, html) => expect(renderMarkdownLine(text)).toBe(html));
});

describe("Markdown of a file", () => {
  it("keeps the HTML that the policy allows", () => {
    expect(renderMarkdownBody("# One\n\nA <b>bold</b> word<script>alert(1)</script>\n")).toBe(
      "<h1>One</h1>\n<p>A <b>bold</b> word</p>",
    );
    expect(renderMarkdownBody('<div class="x">\n\n*a*\n\n</div>')).toBe("<p><em>a</em></p>");
  });
});

describe("HTML of a file", () => {
  it.each([
    ["  <p>a</p>\n", "<p>a</p>"],
    ['<p id="a" class="b" style="color:red" onclick="x()">c</p>', '<p id="text-a">c</p>'],
    ['<a href="#a">b</a>', '<a href="#text-a">b</a>'],
    ['<a href="#">b</a>', '<a href="#">b</a>'],
    ['<a href="">b</a>', "<a>b</a>"],
    ['<a href="//example.com">b</a>', "<a>b</a>"],
    ['<a href="mailto:a@b.example">b</a>', '<a href="mailto:a@b.example">b</a>'],
    ['<img src="/a.svg" alt="A">', '<img src="/a.svg" alt="A">'],
    ['<img src="#a">', "<img>"],
    ['<q cite="https://example.com/a">b</q>', '<q cite="https://example.com/a">b</q>'],
    ['<q cite="#a">b</q>', "<q>b</q>"],
    ['<q cite="mailto:a@b.example">b</q>', "<q>b</q>"],
    [
      '<table><tr><th id="a">A</th></tr><tr><td headers="a b" colspan="2" rowspan="3">B</td></tr></table>',
      '<table><tbody><tr><th id="text-a">A</th></tr><tr><td headers="text-a text-b" colspan="2" rowspan="3">B</td></tr></tbody></table>',
    ],
    ['<time datetime="2026-01-01">1 January</time>', '<time datetime="2026-01-01">1 January</time>'],
    ['<p title="--><b>">a</p>', "<p>a</p>"],
    [
      '<section><ul><li><p title="]]></style>">a</p></li></ul></section>',
      "<section><ul><li><p>a</p></li></ul></section>",
    ],
    ["<div>a<svg><text>b</text></svg></div>", "a"],
  ])("%s", (text, html) => expect(sanitizeHtml(text)).toBe(html));
});
