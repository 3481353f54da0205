import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sanitizeHtml } from "../../renderer/texts/rich-text.ts";
import { type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";

/** Pieces of HTML, good and bad; each in a section of its own, so that one cannot hide another. */
const pieces = [
  "<p>Plain <b>bold</b> <em>soft</em> &amp; <code>a &lt; b</code></p>",
  '<h2 id="start">Start</h2><p><a href="#start">up</a> <a href="/about">about</a> <a href="https://a.example/?q=1&amp;r=2">out</a></p>',
  '<a href="mailto:a@b.example">mail</a><a href="tel:+44123">call</a>',
  '<img src="/images/a.svg" alt="A" width="10" height="20" onerror="x()" style="x" class="y">',
  '<img src="https://elsewhere.example/pixel.gif" alt=""><img src="data:image/gif;base64,AAAA" alt="">',
  "<table><thead><tr><th scope=col colspan=2>A</th></tr></thead><tbody><tr><td rowspan=2>1</td><td>2</td></tr></tbody></table>",
  '<ol start="3" reversed><li value="7">x</li></ol><dl><dt>t</dt><dd>d</dd></dl>',
  '<blockquote cite="https://a.example">q</blockquote><q cite="javascript:1">q</q>',
  '<time datetime="2025-01-01">then</time> <del datetime="2025-01-01">old</del> <abbr title="Two">2</abbr>',
  "<figure><img src='/a.png' alt='a'><figcaption>caption</figcaption></figure><hr><pre><code>x\n  y</code></pre>",
  '<p lang="de" dir="ltr" title="t" data-x="1" aria-label="l" role="alert" tabindex="0" contenteditable>attributes</p>',
  "<script>harm()</script><style>*{}</style><template><p>t</p></template><noscript><p>n</p></noscript><p>after</p>",
  '<a href="javascript:harm()">1</a><a href=" java&#x0A;script:harm()">2</a><a href="JaVaScRiPt:harm()">3</a><a href="vbscript:x">4</a>',
  '<a href="//evil.example">1</a><a href="\\\\evil.example">2</a><a href="/\\evil.example">3</a><a href="data:text/html,x">4</a><a href="relative">5</a>',
  "<svg onload=harm()><circle/></svg><math><mi>x</mi></math><p>after</p>",
  '<form action="/x"><input name="a"><textarea>t</textarea><select><option>o</option></select><button>b</button></form><p>after</p>',
  '<iframe src="/x">i</iframe><object data="/x">o</object><embed src="/x"><p>after</p>',
  "<custom-element><p>kept</p></custom-element><font color=red>kept</font><center>kept</center><marquee>kept</marquee>",
  '<p onclick="harm()" onmouseover=harm()>events</p><details ontoggle=harm() open><summary>s</summary>d</details>',
  '<a id="location" name="cookie" href="/x" target="_blank" rel="opener" ping="/p" download>names</a>',
  "<base href='https://evil.example/'><meta http-equiv=refresh content='0;url=x'><link rel=stylesheet href=x><p>after</p>",
  "<video src=/v.mp4 onerror=harm()></video><audio src=/a.mp3></audio><picture><source srcset='/x.png 1x'><img src='/x.png' alt='x'></picture>",
  "<p>unclosed <b>tags <i>everywhere",
  "<!-- a comment --><p>b</p><!--[if IE]><script>harm()</script><![endif]-->",
];

const source = pieces.map((piece, index) => `<section title="piece ${index}">${piece}</section>`).join("\n");

let site: SiteUnderTest;
beforeAll(async () => {
  site = await serveBuiltSite();
});
afterAll(() => site?.close());

/** What each section holds, as the browser reads it, attributes in alphabetical order. */
function readSections(page: Page, html?: string): Promise<Record<string, string>> {
  return page.evaluate((text) => {
    const print = (node: Node): string => {
      if (!(node instanceof Element))
        return node.nodeType === Node.TEXT_NODE ? JSON.stringify(node.textContent) : "";
      const attributes = [...node.attributes]
        .map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`)
        .sort();
      return `<${node.localName}${attributes.join("")}>${[...node.childNodes].map(print).join("")}</>`;
    };
    const root = text === undefined ? document : new DOMParser().parseFromString(text, "text/html");
    const scope = text === undefined ? root.querySelector("[data-body]") : root.body;
    // Removed elements leave neighbouring texts behind: they read as one.
    scope?.normalize();
    const sections = [...(scope?.querySelectorAll("section[title^=piece]") ?? [])];
    return Object.fromEntries(
      sections.map((section) => [section.getAttribute("title") ?? "", print(section)]),
    );
  }, html);
}

describe("the sanitiser of the build and the one in the browser", () => {
  it("leave the same of the same text", async () => {
    const page = await site.open("/insights");
    // The browser under test parses the build's result; that page must accept any HTML.
    const reader = await (await site.browser.newContext({ reducedMotion: "reduce" })).newPage();
    await page.route("**/content/insights/html/yogi-platform-launch.html", (route) =>
      route.fulfill({ contentType: "text/html", body: `<!-- insight: yogi-platform-launch -->\n${source}` }),
    );
    await page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "/insights/yogi-platform-launch";
      link.textContent = "go";
      link.id = "go";
      document.getElementById("main")?.prepend(link);
    });
    await page.locator("#go").click();
    await page.locator("[data-body] section").first().waitFor();
    const fetched = await readSections(page);
    const built = await readSections(reader, sanitizeHtml(source));
    expect(Object.keys(fetched)).toHaveLength(pieces.length);
    expect(fetched).toEqual(built);
    for (const text of Object.values(fetched))
      expect(text).not.toMatch(/harm|evil|javascript|<script|<svg|<form| on/);
  });
});
