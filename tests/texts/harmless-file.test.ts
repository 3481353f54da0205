import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { nameLeftOut } from "../../renderer/problems/english/left-out.ts";
import { cssFetches } from "../../renderer/texts/harmless/css-fetches.ts";
import { harmlessFile } from "../../renderer/texts/harmless/harmless-file.ts";
import { pageTypeOf } from "../../renderer/texts/harmless/page-types.ts";
import { sanitizeHtml } from "../../renderer/texts/rich-text.ts";

const publicDir = join(import.meta.dirname, "../../public");
const bytes = (text: string) => new TextEncoder().encode(text);
const drawing = (inner: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>${inner}</svg>`;
/** The text as it is published, and what was taken out. */
function publish(name: string, text: string): [string, string[]] {
  const file = harmlessFile(name, bytes(text));
  if (file.kind !== "cleaned") throw new Error(JSON.stringify(file));
  return [file.text, file.removed.map(nameLeftOut)];
}

describe("the type of a page", () => {
  it.each([
    ["a.html", "html"],
    ["A.HTM", "html"],
    ["a.shtml", "html"],
    ["a.html.bak", "html"],
    ["a.html.de", "html"],
    ["a.SVG", "xml"],
    ["a.xhtml", "xml"],
    ["a.xht", "xml"],
    ["a.xml", "xml"],
    ["a.xsl", "xml"],
    ["a.rss", "xml"],
    ["a.atom", "xml"],
    ["a.rdf", "xml"],
    ["a.mathml", "xml"],
    ["a.svgz", "closed"],
    ["a.svg.gz", "closed"],
    ["a.mhtml", "closed"],
    ["a.mht", "closed"],
    ["a.eml", "closed"],
    ["data.csv.gz", "inert"],
    ["a.svg.png", "inert"],
    ["a.pdf", "inert"],
    ["a.js", "inert"],
    ["a.md", "inert"],
    [".well-known/x", "inert"],
  ])("of %s is %s", (name, type) => {
    expect(pageTypeOf(name, () => "")).toBe(type);
  });

  it("of a name that no host knows is what the file begins with", () => {
    expect(pageTypeOf("notes", () => "\ufeff\n <script>x</script>")).toBe("html");
    expect(pageTypeOf("a.unknown", () => "<!-- x -->")).toBe("html");
    expect(pageTypeOf("a.unknown", () => '<?xml version="1.0"?>')).toBe("xml");
    expect(pageTypeOf("LICENSE", () => "MIT License")).toBe("inert");
  });
});

describe("a drawing", () => {
  it.each([
    ["<script>", drawing("<script>x()</script>")],
    ["<x:script>", drawing('<g><x:script xmlns:x="http://www.w3.org/2000/svg">x()</x:script></g>')],
    ['the attribute "onload"', drawing("", ' onload="x()"')],
    ['the attribute "ONLOAD"', drawing("", ' ONLOAD="x()"')],
    ["<foreignObject>", drawing("<foreignObject><p/></foreignObject>")],
    ["<h:script>", drawing('<h:script xmlns:h="http://www.w3.org/1999/xhtml">x()</h:script>')],
    ["<iframe>", drawing('<iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="x"/>')],
    ["<a>", drawing('<a xlink:href="javascript:x()"><path d="M0 0"/></a>')],
    ["the address of <use>", drawing('<use href="https://evil.example/x.svg#x"/>')],
    ["the address of <use>", drawing('<use xmlns:p="http://www.w3.org/1999/xlink" p:href="x.svg#x"/>')],
    ["the address of <image>", drawing('<image href="https://evil.example/x.png"/>')],
    ["the address of <image>", drawing('<image href="data:image/svg+xml,x"/>')],
    ["the address of <feImage>", drawing('<filter><feImage href="//evil.example/x"/></filter>')],
    ['an animation of "href"', drawing('<animate attributeName="href" to="javascript:x()"/>')],
    ['an animation of "onclick"', drawing('<set attributeName="onclick" to="x()"/>')],
    ['"fill" that asks for another file', drawing('<path fill="url(https://evil.example/x#y)"/>')],
    ['"style" that asks for another file', drawing('<path style="mask:u\\72l(//evil.example)"/>')],
    ['"to" that asks for another file', drawing('<animate attributeName="fill" to="url(//e)"/>')],
    ["a <style> that asks for other files", drawing("<style>@import 'x.css';</style>")],
    ["a <style> that asks for other files", drawing("<style><![CDATA[a{b:url(x)}]]></style>")],
    ["<?xml-stylesheet?>", `<?xml-stylesheet href="x.xsl"?>${drawing("")}`],
    ["<discard>", drawing('<discard begin="1s"/>')],
    ["<handler>", drawing("<handler>x()</handler>")],
    ["<math>", drawing('<math xmlns="http://www.w3.org/1998/Math/MathML"/>')],
  ])("loses %s", (what, text) => {
    const [published, removed] = publish("a.svg", text);
    expect(removed).toContain(what);
    expect(published).not.toMatch(/x\(\)|evil|script|on\w+=|import|url\(x\)|x\.xsl|x\.svg/i);
    // What is published needs nothing more taken out.
    expect(publish("a.svg", published)).toEqual([published, []]);
  });

  it("keeps what draws, and what drawing programs note for themselves goes in silence", () => {
    const inner =
      '<style>.a&gt;b{fill:url(#p)}@media(prefers-color-scheme:dark){.a{fill:#fff}}</style><defs><linearGradient id="p"><stop offset="1"/></linearGradient></defs><use xlink:href="#p"/><image href="data:image/png;base64,AAAA"/><text x="1">a &amp; b</text><animateTransform attributeName="transform" type="rotate" to="9"/>';
    expect(publish("a.svg", drawing(inner))).toEqual([drawing(inner), []]);
    const noted = `<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]><svg xmlns="&ns;" xmlns:i="http://ink" i:v="1"><!-- c --><i:view/><metadata/><path d="M0&#10;0"/></svg>`;
    expect(publish("a.svg", noted)).toEqual([`${drawing('<path d="M0&#10;0"/>')}\n`, []]);
  });

  it.each([
    ["is no XML", "<svg onload=x()>"],
    ["is nested without end", `${"<g>".repeat(300)}${"</g>".repeat(300)}`],
    [
      "declares what grows",
      '<!DOCTYPE a [<!ENTITY a "&b;&b;">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>',
    ],
    ["is packed", "\u001f\u008b", "a.svgz"],
  ])("that %s is not published", (_, text, name = "a.svg") => {
    expect(harmlessFile(name, bytes(text)).kind).toBe("refused");
  });
});

it.each([
  ["url(#a)", false],
  ["fill:url('#a')", false],
  ["src:url(data:font/woff2;base64,AA)", false],
  ["url(a)", true],
  ["URL( 'a' )", true],
  ["u\\72l(a)", true],
  ["u\\000072l(a)", true],
  ["u/**/rl(a)", true],
  ["image-set('a' 1x)", true],
  ["-webkit-image-set('a' 1x)", true],
  ["@\\69mport 'a'", true],
  ["background:url(data:image/svg+xml,x)", true],
  [".image{fill:red}", false],
])("the style %s asks for something: %s", (css, asks) => {
  expect(cssFetches(css)).toBe(asks);
});

describe("a page", () => {
  it("keeps its marker and its text, and says that nothing runs", () => {
    const [published, removed] = publish(
      "a.html",
      '<!-- job: cook -->\n<h2 id="a">Cook</h2><p onclick="x()">Eat<script>x()</script></p>',
    );
    expect(published.startsWith("<!-- job: cook -->\n<meta charset")).toBe(true);
    expect(published).toContain("default-src 'none'");
    expect(published).toContain('<h2 id="a">Cook</h2><p>Eat</p>');
    expect(removed).toEqual(['the attribute "onclick"', "<script>"]);
  });

  it("stays a document when it was one", () => {
    const [published, removed] = publish(
      "a.html",
      "<!doctype html><html><head><title>A &lt; B</title></head><body><p>Text</p></body></html>",
    );
    expect(published).toContain(
      "<title>A &lt; B</title></head>\n<body>\n<p>Text</p>".replace("\n<p>", "<p>").slice(0, 40),
    );
    expect(published).toContain("<p>Text</p>");
    expect(removed).toEqual([]);
  });

  it("in XML keeps its words and loses what runs", () => {
    const xhtml =
      '<html xmlns="http://www.w3.org/1999/xhtml"><body onload="x()"><p>Text</p><script>x()</script><a href="javascript:x()">a</a></body></html>';
    const [published, removed] = publish("a.xhtml", xhtml);
    expect(published).not.toContain("x()");
    expect(published).toContain("<p xmlns");
    expect(removed).toEqual(['the attribute "onload"', "<script>", "the address of <a>"]);
  });

  it("of data keeps its data", () => {
    const data = '<users xmlns="urn:x"><user name="a">A</user></users>';
    expect(publish("a.xml", data)).toEqual([data, []]);
  });
});

it("the site's own drawings stay as they are, byte for byte, and its texts say the same", () => {
  for (const path of readdirSync(publicDir, { recursive: true, encoding: "utf8" })) {
    if (!/\.(svg|html)$/.test(path)) continue;
    const text = readFileSync(join(publicDir, path), "utf8");
    const [published, removed] = publish(path, text);
    expect([path, removed]).toEqual([path, []]);
    if (path.endsWith(".svg")) expect(published, path).toBe(text);
    else expect(sanitizeHtml(published), path).toBe(sanitizeHtml(text));
  }
});
